import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { plainText } from "../src/kernel/resource/kinds/rich-text.ts";
import { foldForSearch } from "../src/kernel/text/search.ts";

/** Adds the bodies of articles to the searched texts. Requirement ART-01 */
export async function up(db: LooseDb) {
  const articles = await db.selectFrom("articles").select(["id", "title", "summary", "body"]).execute();
  for (const { id, title, summary, body } of articles) {
    const words = [String(title), String(summary), plainText(String(body))];
    const found = { search_text: words.map(foldForSearch).join("\n") };
    await db.updateTable("articles").set(found).where("id", "=", id).execute();
  }
}
