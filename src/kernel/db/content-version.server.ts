import { performance } from "node:perf_hooks"; // the global one is a slower getter, and each cache hit reads it
import type { Db, Generated } from "./database.server.ts";
import { prepared } from "./prepared.server.ts";

declare module "./database.server.ts" {
  interface Tables {
    site_state: {
      id: number;
      content_version: number;
      desk_version: Generated<number>;
      presence_version: Generated<number>;
    };
  }
}

/**
 * The three numbers of the version row. Every publish raises the content version, which page caches compare; every change
 * of requests, messages and quotes raises the inbox version; everybody who enters or leaves a record raises the third.
 */
export type ContentVersion = {
  current(): number;
  /** Called by the write path after its commit, so that this process knows the new number at once. */
  note(version: number): void;
  /** Calls back whenever the number rises; before the write is answered if this process published. */
  onRise(listener: (version: number) => void): void;
  /**
   * Undefined while the number is certainly less than a second old. Otherwise (the database is slow, or the process was held
   * up) a promise that resolves when the number is known again, or after a second without an answer of the database.
   */
  confirm(): Promise<void> | undefined;
  /** The inbox version: notifications that were read at a lower number are out of date; requirement SURV-03. */
  inboxVersion(): number;
  noteInboxVersion(version: number): void;
  /** Raised when somebody enters a record, begins to edit it, or leaves it; requirement DESK-07. */
  presenceVersion(): number;
  notePresenceVersion(version: number): void;
  stop(): void;
};

// ms; other processes show a change within a second: requirement SURV-08.
const pollEvery = 250;
const surelyFresh = 700;
const longestWait = 1000;

/** Follows the version row of the database, which other processes raise too. */
export async function followContentVersion(db: Db): Promise<ContentVersion> {
  let { content, inbox, presence } = await readVersions(db);
  let knownAt = performance.now();
  let asking: Promise<void> | undefined;
  const listeners: ((version: number) => void)[] = [];

  function note(version: number) {
    if (version <= content) return;
    content = version;
    for (const listener of listeners) listener(version);
  }
  function noteInboxVersion(version: number) {
    if (version > inbox) inbox = version;
  }
  function notePresenceVersion(version: number) {
    if (version > presence) presence = version;
  }
  async function follow() {
    const read = await readVersions(db);
    note(read.content);
    noteInboxVersion(read.inbox);
    notePresenceVersion(read.presence);
  }
  function ask(): Promise<void> {
    const askedAt = performance.now();
    asking ??= follow()
      // Without the database nobody can publish, so the known version stays valid.
      .catch(() => {})
      .finally(() => {
        asking = undefined;
        knownAt = askedAt;
      });
    return asking;
  }
  const timer = setInterval(ask, pollEvery);
  timer.unref();
  return {
    current: () => content,
    note,
    onRise: (listener) => void listeners.push(listener),
    confirm: () => (performance.now() - knownAt < surelyFresh ? undefined : atMost(longestWait, ask())),
    inboxVersion: () => inbox,
    noteInboxVersion,
    presenceVersion: () => presence,
    notePresenceVersion,
    stop: () => clearInterval(timer),
  };
}

function atMost(milliseconds: number, promise: Promise<void>) {
  return Promise.race([promise, new Promise<void>((done) => setTimeout(done, milliseconds).unref())]);
}

async function readVersions(db: Db) {
  const row = await db
    .selectFrom("site_state")
    .select(["content_version", "desk_version", "presence_version"])
    .executeTakeFirstOrThrow();
  return { content: row.content_version, inbox: row.desk_version, presence: row.presence_version };
}

/** Raises the inbox version on PostgreSQL; for `runAtCommit`. */
export const raiseInboxVersion = "update site_state set desk_version = desk_version + 1";

/** Raises a version inside a transaction. It is a write's first statement: on PostgreSQL its row lock orders the commits. */
export async function raiseVersion(
  transaction: Db,
  column: "content_version" | "desk_version",
): Promise<number> {
  const [row] = await raise[column](transaction);
  if (!row) throw new Error("the row of site_state is missing");
  return row.version;
}

const raising = (column: "content_version" | "desk_version") =>
  prepared((db) =>
    db
      .updateTable("site_state")
      .set(column, (eb) => eb(column, "+", 1))
      .returning(`${column} as version`),
  );
const raise = { content_version: raising("content_version"), desk_version: raising("desk_version") };

/** Raises the presence version; outside the write path, so that no write waits for it. */
export async function raisePresenceVersion(db: Db): Promise<number> {
  const row = await db
    .updateTable("site_state")
    .set((eb) => ({ presence_version: eb("presence_version", "+", 1) }))
    .returning("presence_version")
    .executeTakeFirstOrThrow();
  return row.presence_version;
}
