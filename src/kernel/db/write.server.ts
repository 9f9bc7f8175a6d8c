import { AppError, invalid } from "../errors.ts";
import type { Actor, Kernel } from "../process/kernel.server.ts";
import { periodFaults } from "../resource/periods.ts";
import { decodeRow, encodeRow, type RecordTable } from "../resource/record-table.server.ts";
import { raiseInboxVersion, raiseVersion } from "./content-version.server.ts";
import { type Db, isUndone, loose, type NewRowIn, runAtCommit } from "./database.server.ts";
import { groupCommit } from "./group-commit.server.ts";
import { insertRecord } from "./insert-record.server.ts";
import { insertRow } from "./prepared.server.ts";
import { findRecord, searchTextOf } from "./records.server.ts";
import type { RevisionAction } from "./revision-actions.ts";
import type { AnyRecord, Stored } from "./stored.ts";
import { freeValues, refuseTaken } from "./unique-fields.server.ts";

export type NewRecord<T extends AnyRecord> = Omit<T, keyof Stored> & Partial<Pick<T, "id">>;

/** One transaction of the write path. Store functions that write take it as their first argument. */
export type Write = {
  db: Db;
  actor: Actor;
  /** The time of the write, ISO in UTC: one time for the row, its revision and its outbox row. */
  at: string;
  /** Raises the content version, once per transaction. */
  bumpContentVersion(): Promise<void>;
  /** Raises the inbox version, once per transaction, so that every open admin reads its notifications again. */
  bumpInboxVersion(): Promise<void>;
  /** Called for each revision, so that its consequences are stored in the same transaction. */
  onRevision(tx: Write, revised: Revised): Promise<void>;
};

/** What a revision is about, with the record before and after; the revisions of personal records do not keep these. */
export type Revised = {
  resource: string;
  recordId: string;
  action: RevisionAction;
  before: AnyRecord | null;
  after: AnyRecord | null;
};

type WriteOptions = {
  /**
   * For a change that only adds rows, such as a visitor's form: on PostgreSQL the inbox version is raised with the commit, and
   * this process learns the new number by polling, like the others. Raised first, its row would be locked for the whole
   * transaction, and with a distant database visitors who send at once would be served one after the other. A change of existing
   * rows must not use this option: it must take the lock of the version first, so that two transactions cannot deadlock.
   */
  inboxVersionAtCommit?: boolean;
};

/**
 * The one write path: everything that `change` does through the functions below is one transaction of rows, revisions, outbox
 * rows and the content version. Nothing is kept when `change` throws, and the answer comes after the commit.
 */
export async function write<Result>(
  kernel: Kernel,
  actor: Actor,
  change: (tx: Write) => Promise<Result>,
  { inboxVersionAtCommit = false }: WriteOptions = {},
): Promise<Result> {
  let raised: Raised = {};
  const result = await inTransaction(kernel, async (db) => {
    const before = raisedIn.get(db) ?? {};
    raised = before;
    const raise = async (column: keyof Raised) => {
      if (!raised[column]) {
        raised = { ...raised, [column]: raiseVersion(db, column) };
        raisedIn.set(db, raised);
      }
      await raised[column];
    };
    const at = kernel.now().toISOString();
    const bumpContentVersion = () => raise("content_version");
    const bumpInboxVersion = () =>
      inboxVersionAtCommit && kernel.database.kind === "postgres"
        ? runAtCommit(db, raiseInboxVersion)
        : raise("desk_version");
    try {
      const { onRevision } = kernel;
      return await change({ db, actor, at, bumpContentVersion, bumpInboxVersion, onRevision });
    } catch (error) {
      raisedIn.set(db, before); // its savepoint is rolled back, and the versions that it raised with it
      throw error;
    }
  });
  const { content_version: content, desk_version: inbox } = raised;
  if (content) kernel.contentVersion.note(await content);
  if (inbox) kernel.contentVersion.noteInboxVersion(await inbox);
  return result;
}

type Raised = { readonly content_version?: Promise<number>; readonly desk_version?: Promise<number> };

/** The versions that a transaction has raised so far: changes that become visible together need only one number. */
const raisedIn = new WeakMap<Db, Raised>();

/** On SQLite a change shares a transaction with the other waiting changes; PostgreSQL groups commits by itself. */
function inTransaction<Result>(
  { database, db }: Kernel,
  change: (db: Db) => Promise<Result>,
): Promise<Result> {
  return database.kind === "sqlite" ? groupCommit(db, change) : again(() => db.transaction().execute(change));
}

const mostTries = 3;

/** Runs a transaction again that PostgreSQL undid because it stood in a circle with another one; SURV-02. */
async function again<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      // A lock that was not granted in time has cost seconds already; its caller is answered 503.
      if (tries === mostTries || !isUndone(error)) throw error;
      await new Promise((later) => setTimeout(later, Math.random() * 50 * tries));
    }
  }
}

/**
 * Stores a new record. Throws `invalid` for a period that ends before it starts and for a unique value that another record
 * has, `conflict` when the database refuses its id or another unique value as taken.
 */
export async function createRecord<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  input: NewRecord<T>,
): Promise<T> {
  await touch(tx, table);
  refusePeriods(table, null, input);
  await refuseTaken(tx.db, table, input);
  const row = await insertRecord(tx, table, input);
  const record = decodeRow(table, row);
  await appendRevision(tx, table, "create", record.id, null, record);
  return record;
}

/**
 * Changes the named fields. Throws `not-found`, `invalid` for a period that would end before it starts or a unique value that
 * another record has, or `precondition-failed` with the current record.
 */
export async function updateRecord<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  id: T["id"],
  changes: Partial<T> | ((before: T) => Promise<Partial<T>>),
  { ifVersion }: { ifVersion?: number | undefined } = {},
): Promise<T> {
  await touch(tx, table);
  const before = await lockRecord(tx, table, id);
  if (ifVersion !== undefined && before.version !== ifVersion) {
    throw new AppError("precondition-failed", { current: before });
  }
  const given = typeof changes === "function" ? await changes(before) : changes;
  const changed: T = { ...before, ...given, id, version: before.version + 1, updatedAt: tx.at };
  refusePeriods(table, before, changed);
  await refuseTaken(tx.db, table, changed, id);
  const after = (await table.prepare?.(tx, changed, before)) ?? changed;
  await loose(tx.db)
    .updateTable(table.name)
    .set({ ...encodeRow(table, after), search_text: searchTextOf(table, after) })
    .where("id", "=", id)
    .execute();
  await appendRevision(tx, table, "update", id, before, after);
  return after;
}

/** Marks a record as deleted: undo and the trash still read it, and the cleanup removes the row 30 days later. */
export async function deleteRecord<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  id: T["id"],
): Promise<T> {
  await touch(tx, table);
  const before = await lockRecord(tx, table, id);
  await loose(tx.db).updateTable(table.name).set({ deleted_at: tx.at }).where("id", "=", id).execute();
  await appendRevision(tx, table, "delete", id, before, null);
  return before;
}

/** Undoes a delete; a unique value that was taken since gets a number. Throws `not-found` if there is no such deleted record. */
export async function undeleteRecord<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  id: T["id"],
): Promise<T> {
  await touch(tx, table);
  // Somebody has looked at it: deleted again, a suspected post is like any other.
  const fresh = encodeRow(table, { suspectedAt: null, ...(await freeValues(tx.db, table, id)) });
  const row = await loose(tx.db)
    .updateTable(table.name)
    .set((eb) => ({ ...fresh, deleted_at: null, updated_at: tx.at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const found = decodeRow(table, row);
  const record = await storePrepared(tx, table, found);
  await appendRevision(tx, table, "restore", id, null, record);
  return record;
}

/** Stores what `prepare` makes of a record that is back, such as values that follow from what changed meanwhile. */
async function storePrepared<T extends AnyRecord>(tx: Write, table: RecordTable<T>, record: T): Promise<T> {
  const prepared = (await table.prepare?.(tx, record, record)) ?? record;
  if (prepared === record) return record;
  await loose(tx.db)
    .updateTable(table.name)
    .set({ ...encodeRow(table, prepared), search_text: searchTextOf(table, prepared) })
    .where("id", "=", record.id)
    .execute();
  return prepared;
}

function refusePeriods<T extends AnyRecord>(table: RecordTable<T>, before: T | null, after: object) {
  const faults = periodFaults(table.periods ?? [], before, after);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Raises the versions of those who must learn of a change: the site's pages and the inbox. */
async function touch(tx: Write, table: { onSite: boolean; onDesk?: boolean }) {
  if (table.onSite) await tx.bumpContentVersion();
  if (table.onDesk) await tx.bumpInboxVersion();
}

/** Reads a record for a change, and keeps others from changing it meanwhile; throws `not-found`. The empty update takes its row lock on PostgreSQL; SQLite has one writer anyway. */
export async function lockRecord<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  id: T["id"],
): Promise<T> {
  await loose(tx.db)
    .updateTable(table.name)
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", id)
    .execute();
  const record = await findRecord(tx.db, table, id);
  if (!record) throw new AppError("not-found");
  return record;
}

/** Notes in the audit trail that somebody did something to a record that holds no values of its own. */
export const noteDeed = (tx: Write, table: string, action: RevisionAction, recordId: string | number) =>
  appendRevision(tx, { name: table, personal: false }, action, recordId, null, null);

/** Appends who did what to the audit trail; of personal records it stores the names of changed fields, never values. */
export async function appendRevision<T extends AnyRecord>(
  tx: Write,
  table: Pick<RecordTable<T>, "name" | "personal">,
  action: RevisionAction,
  recordId: T["id"],
  before: T | null,
  after: T | null,
) {
  const keep = (record: T | null) => (record && !table.personal ? JSON.stringify(record) : null);
  await insertRow(tx.db, "revisions", {
    resource: table.name,
    record_id: String(recordId),
    action,
    actor_id: tx.actor.id,
    actor_name: tx.actor.name,
    at: tx.at,
    fields: JSON.stringify(changedFields(before, after)),
    before: keep(before),
    after: keep(after),
  } satisfies NewRowIn<"revisions">);
  await tx.onRevision(tx, { resource: table.name, recordId: String(recordId), action, before, after });
}

function changedFields<T extends AnyRecord>(before: T | null, after: T | null): string[] {
  const bookkeeping = new Set(["version", "createdAt", "updatedAt", "deletedAt"]);
  const fields = Object.keys({ ...before, ...after }).filter((field) => !bookkeeping.has(field));
  if (!before || !after) return fields;
  const jsonOf = (record: object, field: string) => JSON.stringify(Reflect.get(record, field));
  return fields.filter((field) => jsonOf(before, field) !== jsonOf(after, field));
}
