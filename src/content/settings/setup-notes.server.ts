import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";

/**
 * What a site remembers of its first hour, times as ISO in UTC. What can be read from the site itself (a logo, a service) stands
 * here never; decision 0055.
 */
export type SetupNotes = {
  /** When a server first started without an account and without the demo: only such a site has a set-up. */
  begunAt?: string;
  /** The step that was reached. */
  step?: string;
  /** The kind of agency whose texts were published. */
  kind?: string;
  /** The records that the set-up made, by what they were made of; their ids. */
  records?: Readonly<Record<string, number>>;
  demoAt?: string;
  /** Since then visitors see the site. */
  finishedAt?: string;
  mailTriedAt?: string;
  privacyReadAt?: string;
  /** When the list of what is left to do was put away. */
  putAwayAt?: string;
};

// Beside the settings, and none of them: it has no form, no history, and nobody reads it with them.
const key = "setup";

/** What is remembered; nothing on a site that began with data. */
export async function readSetupNotes(db: Db): Promise<SetupNotes> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row ? JSON.parse(row.value) : {};
}

/** The same, with the row locked until the transaction ends: of two who press at once, the second sees what the first did. */
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

/** Remembers more; what is not named stays. */
export async function noteSetup(tx: Write, more: SetupNotes) {
  const notes = { ...(await lockSetupNotes(tx)), ...more };
  await tx.db
    .updateTable("settings")
    .set({ value: JSON.stringify(notes) })
    .where("key", "=", key)
    .execute();
}
