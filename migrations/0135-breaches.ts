import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

const texts = ["title", "happened_at", "what", "people", "data", "effects", "measures", "advice"];

/** Adds the register of breaches of personal data; requirement PRIV-04. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("breaches")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("noticed_at", "text")
    .addColumn("people_count", "integer")
    .addColumn("authority_told_at", "text")
    .addColumn("people_told_at", "text");
  const withTexts = texts.reduce(
    (built, column) => built.addColumn(column, "text", (text) => text.notNull()),
    table,
  );
  await storedColumns(withTexts).execute();
  await addSearchIndex(db, "breaches");
}
