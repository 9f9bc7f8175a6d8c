import { resourceClient } from "../../admin-kit/resource-client.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { articles } from "./articles.ts";

export const articleClient = resourceClient(articles);

/** The first part of the cache keys of all queries for articles. */
export const articlesKey = "articles";

/** The fields of a team member, as the team's call answers it, that the choice of an author needs. */
export type AuthorChoice = { id: number; name: string };

export const listAuthors = () => callApi<AuthorChoice[]>("GET", "/api/team-members");
