import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type DatabaseHandle, type LooseDb, loose, type SqlValue } from "../db/database.server.ts";
import { noProgress, type Progress } from "./progress.server.ts";

type Row = Record<string, SqlValue>;

/** What a table holds: how many rows, and a digest of their values that does not depend on their order. */
export type TableSum = { rows: number; digest: string };
export type TableSums = Record<string, TableSum>;

/** What is read at once: a few wide rows or many narrow ones, because memory has to hold them. */
const batch = { rows: 200, characters: 1_000_000 };

/** The tables with their columns, parents before the tables that refer to them. Bookkeeping of migrations is left out. */
export async function listTables(
  handle: DatabaseHandle,
  db: LooseDb = loose(handle.db),
): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const parents = await foreignKeys(handle, db);
  const ordered = new Map<string, string[]>();
  const place = (name: string) => {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table || ordered.has(name)) return;
    for (const { child, parent } of parents) if (child === name && parent !== name) place(parent);
    ordered.set(name, table.columns.map((column) => column.name).sort());
  };
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) place(name);
  return ordered;
}

/** Runs reads on one snapshot of the whole database: they do not see what others write meanwhile. */
export function inSnapshot<Result>(
  handle: DatabaseHandle,
  read: (db: LooseDb) => Promise<Result>,
): Promise<Result> {
  const transaction = loose(handle.reads).transaction();
  if (handle.kind === "sqlite") return transaction.execute(read);
  return transaction.setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

/** Reads a table inside a transaction, some hundred rows at a time, or fewer where they are wide. */
export async function* rowsOf(handle: DatabaseHandle, db: LooseDb, table: string): AsyncGenerator<Row[]> {
  if (handle.kind === "sqlite") {
    let rows: Row[] = [];
    let characters = 0;
    for await (const row of db.selectFrom(table).selectAll().stream()) {
      rows.push(row);
      characters += widthOf(row);
      if (rows.length < batch.rows && characters < batch.characters) continue;
      yield rows;
      [rows, characters] = [[], 0];
    }
    if (rows.length > 0) yield rows;
    return;
  }
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  // The widest of the rows before tells how many of its like may come at once.
  for (let count = 20; ; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(count)} from all_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows;
    const widest = Math.max(...rows.map(widthOf));
    count = Math.max(1, Math.min(batch.rows, Math.floor(batch.characters / widest)));
  }
  await sql`close all_rows`.execute(db);
}

const widthOf = (row: Row) =>
  Object.values(row).reduce<number>((sum, value) => sum + String(value ?? "").length, 1);

/** How many rows all of these tables have. */
export async function countRows(db: LooseDb, tables: Iterable<string>): Promise<number> {
  let all = 0;
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    all += Number(rows[0]?.count);
  }
  return all;
}

/** Counts and digests of all tables; equal on both databases when they hold the same. */
export async function sumTables(
  handle: DatabaseHandle,
  db: LooseDb,
  progress: Progress = noProgress,
): Promise<TableSums> {
  const tables = [...(await listTables(handle, db)).keys()];
  const all = await countRows(db, tables);
  const sums: TableSums = {};
  let done = 0;
  for (const table of tables) {
    const sum = new RowSum();
    for await (const rows of rowsOf(handle, db, table)) {
      sum.add(rows);
      done += rows.length;
      progress("rows compared", done, all);
    }
    sums[table] = sum.result();
  }
  return sums;
}

/** Sums up rows that are added in batches, in any order. */
export class RowSum {
  #rows = 0;
  readonly #digest = Buffer.alloc(32);

  add(rows: Row[]) {
    for (const row of rows) {
      const values = Object.keys(row)
        .sort()
        .map((column) => [column, row[column]]);
      const digest = createHash("sha256").update(JSON.stringify(values)).digest();
      // Every row has a key of its own, so no two of them cancel each other out.
      for (const [index, byte] of digest.entries()) this.#digest[index] = (this.#digest[index] ?? 0) ^ byte;
      this.#rows++;
    }
  }

  result(): TableSum {
    return { rows: this.#rows, digest: this.#digest.toString("hex") };
  }
}

async function foreignKeys(handle: DatabaseHandle, db: LooseDb) {
  type Key = { child: string; parent: string };
  const query =
    handle.kind === "sqlite"
      ? sql<Key>`select m.name as child, k."table" as parent from sqlite_master m
          join pragma_foreign_key_list(m.name) k where m.type = 'table'`
      : sql<Key>`select conrelid::regclass::text as child, confrelid::regclass::text as parent
          from pg_constraint where contype = 'f'`;
  return (await query.execute(db)).rows;
}
