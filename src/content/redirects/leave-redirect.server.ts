import { createRecord, deleteRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { restOfLink } from "../../kernel/text/site-path.ts";
import { redirectFrom, redirectsTable, redirectsTo } from "./store.server.ts";

/**
 * Leads the old address of a page to its new one. What led to the old one leads to the new one at once, so that no chain
 * begins, and the new address leads nowhere else any more. Paths are in their one spelling; requirement ADDR-01.
 */
export async function leaveRedirect(tx: Write, from: string, to: string) {
  const elsewhere = await redirectFrom(tx.db, to);
  if (elsewhere) await deleteRecord(tx, redirectsTable, elsewhere.id);
  const former = await redirectFrom(tx.db, from);
  if (former) await deleteRecord(tx, redirectsTable, former.id);
  for (const { id, target } of await redirectsTo(tx.db, from))
    await updateRecord(tx, redirectsTable, id, { target: to + restOfLink(target) });
  await createRecord(tx, redirectsTable, {
    fromPath: from,
    target: to,
    targetPath: to,
    origin: "moved",
  });
}
