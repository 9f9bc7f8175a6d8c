import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { changeRows } from "../src/kernel/db/migration-columns.server.ts";
import { storedPhone } from "../src/kernel/text/phone.server.ts";
import { foldForSearch } from "../src/kernel/text/search.ts";

/** Stores phones that can be read now as one number; the others stay as they were typed. Requirement AR-03 */
export async function up(db: LooseDb) {
  await changePhones(db, "project_requests", "phone");
  await changePhones(db, "clients", "phone");
  await changePhones(db, "team_members", "phone");
  await changePhones(db, "quotes", "customer_phone");
  for (const { key, value } of await settings(db)) {
    const typed: unknown = JSON.parse(String(value));
    const read = typeof typed === "string" ? storedPhone(typed) : typed;
    if (read === typed) continue;
    const found = { value: JSON.stringify(read) };
    await db.updateTable("settings").set(found).where("key", "=", String(key)).execute();
  }
}

const settings = (db: LooseDb) =>
  db.selectFrom("settings").select(["key", "value"]).where("key", "in", ["phone", "chatNumber"]).execute();

function changePhones(db: LooseDb, table: string, column: string) {
  return changeRows(db, table, [column, "search_text"], ({ [column]: phone, search_text }) => {
    const read = storedPhone(String(phone));
    const [before, after] = [foldForSearch(String(phone)), foldForSearch(read)];
    const lines = String(search_text).split("\n");
    const found = lines.map((line) => (line === before && before !== "" ? after : line));
    return { [column]: read, search_text: found.join("\n") };
  });
}
