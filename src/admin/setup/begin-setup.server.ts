import { hasUsers } from "../../accounts/users/store.server.ts";
import { noContact } from "../../content/settings/settings.text.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { noteSetup, readSetupNotes } from "../../content/settings/setup-notes.server.ts";
import { saveSettings } from "../../content/settings/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { firstGreeting, unnamedAgency } from "./kinds/any.text.ts";
import { publishFirstTexts } from "./offer.server.ts";

/**
 * Starts the set-up of an empty site: one whose server starts without an account and without the demo. A site with data has an
 * account, so it never gets the set-up; requirement SETUP-01.
 */
export async function beginSetup(kernel: Kernel) {
  if (kernel.config.demo || (await hasUsers(kernel.reads))) return;
  if ((await readSetupNotes(kernel.reads)).begunAt) return;
  await write(kernel, system, async (tx) => {
    await saveSettings(tx, { ...unknownYet, ...yearsOf(tx.at) });
    await publishFirstTexts(tx, null);
    await noteSetup(tx, { begunAt: tx.at });
  });
}

/** Settings that are empty until the owner enters them. */
const unknownYet: Partial<Settings> = {
  ...noContact,
  agencyName: unnamedAgency,
  legalName: "",
  openingHours: [],
  workingHours: "",
  chatGreeting: firstGreeting,
};

function yearsOf(at: string) {
  const year = new Date(at).getUTCFullYear();
  return { foundedYear: year, copyrightYear: year };
}

/**
 * Returns a function that tells whether visitors are kept out, because the set-up has begun and not ended. The function reads the
 * state again with each new content version until the site is open; an open site never closes again.
 */
export function closedUntilSetUp(kernel: Kernel): () => Promise<boolean> {
  let isOpen = kernel.config.demo;
  let known = { version: -1, isClosed: true };
  return async () => {
    if (isOpen) return false;
    const version = kernel.contentVersion.current();
    if (known.version !== version) {
      const { begunAt, finishedAt } = await readSetupNotes(kernel.reads);
      known = { version, isClosed: begunAt !== undefined && finishedAt === undefined };
    }
    isOpen = !known.isClosed;
    return known.isClosed;
  };
}
