import type { Db } from "./database.server.ts";

/** Two numbers of one row: every publish raises the first, the page cache's key; every change at the desk the second. */
export type ContentVersion = {
  current(): number;
  /** Told by the write path after its commit, so that this process knows at once. */
  note(version: number): void;
  /** Of requests and messages: what the bell shows is older than this number or not; requirement SURV-03. */
  desk(): number;
  noteDesk(version: number): void;
  stop(): void;
};

const pollEvery = 250; // ms: other processes show a change within a second; requirement SURV-08.

/** Follows the version row of the database, which other processes raise too. */
export async function followContentVersion(db: Db): Promise<ContentVersion> {
  let { content, desk } = await readVersions(db);
  const note = (version: number) => {
    if (version > content) content = version;
  };
  const noteDesk = (version: number) => {
    if (version > desk) desk = version;
  };
  const follow = async () => {
    const read = await readVersions(db);
    note(read.content);
    noteDesk(read.desk);
  };
  const timer = setInterval(() => follow().catch(() => {}), pollEvery);
  timer.unref();
  return { current: () => content, note, desk: () => desk, noteDesk, stop: () => clearInterval(timer) };
}

async function readVersions(db: Db) {
  const row = await db
    .selectFrom("site_state")
    .select(["content_version", "desk_version"])
    .executeTakeFirstOrThrow();
  return { content: Number(row.content_version), desk: Number(row.desk_version) };
}

/** Raises a version inside a transaction. First statement of a write: on PostgreSQL its row lock orders the commits. */
export async function raiseVersion(
  transaction: Db,
  column: "content_version" | "desk_version",
): Promise<number> {
  const row = await transaction
    .updateTable("site_state")
    .set((eb) => ({ [column]: eb(column, "+", 1) }))
    .returning(column)
    .executeTakeFirstOrThrow();
  return Number(row[column]);
}
