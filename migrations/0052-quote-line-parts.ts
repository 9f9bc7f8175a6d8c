import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds to each line of a quote its features, and whether it is optional, that is, not in the total; requirement DESK-02. */
export async function up(db: LooseDb) {
  const rows = await db.selectFrom("quotes").select(["id", "items"]).execute();
  for (const { id, items } of rows) {
    const lines: object[] = JSON.parse(String(items));
    const parted = lines.map((line) => ({ ...line, features: [], isOptional: false }));
    await db
      .updateTable("quotes")
      .set({ items: JSON.stringify(parted) })
      .where("id", "=", id)
      .execute();
  }
}
