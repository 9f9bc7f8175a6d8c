import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { wordsShownSoFar } from "./texts/0082-kept-words.text.ts";
import { wordsOfPagesSoFar } from "./texts/0082-words-of-pages.text.ts";

/**
 * Stores the words that a running site shows on its pages, so that no upgrade changes what its visitors were
 * told; requirement LEGAL-01. A new site, which has no user yet, begins with the words of its own edition: `keepWords`.
 */
export async function up(db: LooseDb) {
  if (!(await db.selectFrom("users").select("id").limit(1).executeTakeFirst())) return;
  for (const [section, fields] of Object.entries({ ...wordsShownSoFar, ...wordsOfPagesSoFar }))
    for (const [field, content] of Object.entries(fields))
      await db
        .insertInto("page_texts")
        .values({ section, field, content: JSON.stringify(content) })
        .onConflict((conflict) => conflict.columns(["section", "field"]).doNothing())
        .execute();
}
