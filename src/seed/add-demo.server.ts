import { faqsTable } from "../content/faqs/store.server.ts";
import { countActiveServices } from "../content/services/store.server.ts";
import { lockSetupNotes, noteSetup } from "../content/settings/setup-notes.server.ts";
import { countRecords } from "../kernel/db/records.server.ts";
import { matchingRevisions } from "../kernel/db/revisions.server.ts";
import { write } from "../kernel/db/write.server.ts";
import { AppError } from "../kernel/errors.ts";
import type { Actor, Kernel } from "../kernel/process/kernel.server.ts";
import { linkSecret } from "../kernel/process/link-secret.server.ts";
import { seedOffer, seedWork } from "./seed.server.ts";
import { seedFaqs } from "./seed-people.server.ts";
import { copyDemoPictures } from "./seed-pictures.server.ts";

/** The demo's records refer to clients and members by the first ids, so these tables must never have had a record. */
const firstOfTheirKind = ["clients", "team_members"];

/**
 * Adds the demo's records to a site that is being set up, once: its work, people and desk, and its services and questions only
 * where there are none. Visits are never added, because such figures could not be removed again. Throws `conflict` once the
 * site has, or ever had, clients or members of its own; requirement SETUP-01.
 */
export async function addDemo(kernel: Kernel, actor: Actor) {
  const [pictures, secret] = [await copyDemoPictures(kernel), await linkSecret(kernel)];
  await write(kernel, actor, async (tx) => {
    const { demoAt } = await lockSetupNotes(tx);
    if (demoAt !== undefined) return;
    for (const resource of firstOfTheirKind)
      if (await matchingRevisions(tx.db, { resource }).select("id").limit(1).executeTakeFirst())
        throw new AppError("conflict");
    if ((await countActiveServices(tx.db)) === 0) await seedOffer(tx);
    if ((await countRecords(tx.db, faqsTable)) === 0) await seedFaqs(tx);
    await seedWork(tx, pictures, secret);
    await noteSetup(tx, { demoAt: tx.at });
  });
}
