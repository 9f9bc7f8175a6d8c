import articleSeeds from "../../seeds/articles.json";
import { articles } from "../content/articles/articles.ts";
import { articlesTable } from "../content/articles/store.server.ts";
import { createRecord, type Write } from "../kernel/db/write.server.ts";
import { seededOf } from "../kernel/resource/resource.ts";

/** Stores the articles of the demo, which members of its team have written. */
export async function seedArticles(tx: Write) {
  for (const { body, ...article } of articleSeeds)
    await createRecord(
      tx,
      articlesTable,
      seededOf(articles, { ...article, body: body.join(""), state: "published" }),
    );
}
