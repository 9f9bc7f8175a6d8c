import { resourceClient } from "../../admin-kit/resource-client.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { articles } from "./articles.ts";

export const articleClient = resourceClient(articles);

/** Under this key lies everything that the cache knows of the articles. */
export const articlesKey = "articles";

/** A member of the team as the team's call answers it, as far as an article names it. */
export type AuthorChoice = { id: number; name: string };

export const listAuthors = () => callApi<AuthorChoice[]>("GET", "/api/team-members");
