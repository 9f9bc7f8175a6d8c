import type { Db } from "./database.server.ts";

/** The number that every publish raises: the page cache's key and part of the ETag. */
export type ContentVersion = {
  current(): number;
  /** Told by the write path after its commit, so that this process knows at once. */
  note(version: number): void;
  stop(): void;
};

const pollEvery = 250; // ms: other processes show a change within a second; requirement SURV-08.

/** Follows the version row of the database, which other processes raise too. */
export async function followContentVersion(db: Db): Promise<ContentVersion> {
  let current = await readContentVersion(db);
  const note = (version: number) => {
    if (version > current) current = version;
  };
  const timer = setInterval(() => readContentVersion(db).then(note, () => {}), pollEvery);
  timer.unref();
  return { current: () => current, note, stop: () => clearInterval(timer) };
}

async function readContentVersion(db: Db) {
  const row = await db.selectFrom("site_state").select("content_version").executeTakeFirstOrThrow();
  return Number(row.content_version);
}

/** Raises the version inside a transaction. First statement of a publishing write: on PostgreSQL its row lock orders the commits. */
export async function raiseContentVersion(transaction: Db): Promise<number> {
  const row = await transaction
    .updateTable("site_state")
    .set((eb) => ({ content_version: eb("content_version", "+", 1) }))
    .returning("content_version")
    .executeTakeFirstOrThrow();
  return Number(row.content_version);
}
