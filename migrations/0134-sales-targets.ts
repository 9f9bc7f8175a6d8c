import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { addSearchIndex, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

const months = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

/** Adds the sales targets of the months of a year, in riyals; requirement SALES-01. */
export async function up(db: LooseDb) {
  const table = db.schema
    .createTable("sales_targets")
    .addColumn("id", "text", (column) => column.primaryKey());
  const withMonths = months.reduce((built, month) => built.addColumn(month, "double precision"), table);
  await storedColumns(withMonths).execute();
  await addSearchIndex(db, "sales_targets");
}
