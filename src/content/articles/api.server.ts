import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { articles } from "./articles.ts";
import { articlesTable } from "./store.server.ts";

export const articlesApi = serveResource(articles, { table: articlesTable });
