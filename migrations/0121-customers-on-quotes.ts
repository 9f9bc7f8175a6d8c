import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Keeps the tax number of clients, and tax number and address of the customer of a quote, which its document prints. PAPER-02 */
export async function up(db: LooseDb) {
  for (const [table, column] of [
    ["clients", "vat_number"],
    ["quotes", "customer_vat_number"],
    ["quotes", "customer_address"],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
      .execute();
}
