import { z } from "zod";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { articles } from "./articles.ts";
import { articlesTable, countByState } from "./store.server.ts";

const count = z.number().int();

export const articlesApi = serveResource(articles, {
  table: articlesTable,
  summary: {
    schema: z.object({ draft: count, scheduled: count, published: count, total: count }),
    count: countByState,
  },
});
