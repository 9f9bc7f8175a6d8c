import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";

/**
 * What is stored about the set-up of a new site; times are ISO in UTC. Whatever can be read from the site itself (a logo, a
 * service) is not stored here; decision 0055.
 */
export type SetupNotes = {
  /** When a server first started without an account and without the demo. Without this time the site has no set-up. */
  begunAt?: string;
  /** The step that was reached. */
  step?: string;
  /** The kind of agency whose texts were published. */
  kind?: string;
  /** The ids of the records that the set-up made, by the source they were made from. */
  records?: Readonly<Record<string, number>>;
  demoAt?: string;
  /** When the set-up was finished: since then visitors see the site. */
  finishedAt?: string;
  mailTriedAt?: string;
  privacyReadAt?: string;
  /** When somebody hid the checklist of remaining steps. */
  putAwayAt?: string;
};

// Stored in the table of settings, but no setting: it has no form and no history, and is not read with the settings.
const key = "setup";

/** The stored notes; empty on a site that began with data. */
export async function readSetupNotes(db: Db): Promise<SetupNotes> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row ? JSON.parse(row.value) : {};
}

/** Reads the notes and locks them for the transaction, so that of two simultaneous calls the second sees what the first stored. */
export async function lockSetupNotes(tx: Write): Promise<SetupNotes> {
  await tx.db
    .insertInto("settings")
    .values({ key, value: "{}" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("settings.value") })),
    )
    .execute();
  return readSetupNotes(tx.db);
}

/** Adds to the notes; keys that are not named stay. */
export async function noteSetup(tx: Write, more: SetupNotes) {
  const notes = { ...(await lockSetupNotes(tx)), ...more };
  await tx.db
    .updateTable("settings")
    .set({ value: JSON.stringify(notes) })
    .where("key", "=", key)
    .execute();
}
