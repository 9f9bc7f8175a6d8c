import { createRecord, deleteRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { restOfLink } from "../../kernel/text/site-path.ts";
import { redirectFrom, redirectsTable, redirectsTo } from "./store.server.ts";

/**
 * Redirects the old address of a page to its new one. Redirects to the old address are changed to the new one, so that no
 * chain arises, and a redirect from the new address is deleted. Paths must be normalised; requirement ADDR-01.
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
