import { sql } from "kysely";
import {
  type DatabaseHandle,
  type DatabasePlace,
  type LooseDb,
  loose,
  openDatabase,
} from "../db/database.server.ts";
import { migrate } from "../db/migrations.server.ts";
import { noProgress, type Progress } from "./progress.server.ts";
import { StoreError } from "./store-error.server.ts";
import {
  countRows,
  inSnapshot,
  listTables,
  RowSum,
  rowsOf,
  sumTables,
  type TableSums,
} from "./tables.server.ts";

const mostParameters = 20_000; // of one statement; SQLite takes 32,766, PostgreSQL 65,535

/**
 * Copies every row of one database into another in one transaction, and reads the copy back. The target must be empty and is
 * migrated first. Throws `StoreError` when the target holds content or a table came out different; then, and when
 * `beforeCommit` throws, the target keeps no row. New ids continue after those of the source. Answers what was copied;
 * requirements RUN-03, SURV-06.
 */
export async function copyDatabase(
  from: DatabaseHandle,
  place: DatabasePlace,
  {
    beforeCommit = async () => {},
    progress = noProgress,
  }: { beforeCommit?: (copied: TableSums) => Promise<void>; progress?: Progress } = {},
): Promise<TableSums> {
  const to = openDatabase(place);
  try {
    await migrate(to);
    return await copyRows(from, to, beforeCommit, progress);
  } finally {
    await to.close();
  }
}

function copyRows(
  from: DatabaseHandle,
  to: DatabaseHandle,
  beforeCommit: (copied: TableSums) => Promise<void>,
  progress: Progress,
): Promise<TableSums> {
  return inSnapshot(from, (source) =>
    loose(to.db)
      .transaction()
      .execute(async (target) => {
        const tables = await matchingTables(from, source, to, target);
        await assertEmpty(target);
        for (const table of [...tables.keys()].reverse()) await target.deleteFrom(table).execute();
        const all = await countRows(source, tables.keys());
        const sums: TableSums = {};
        let done = 0;
        for (const [table, columns] of tables) {
          const sum = new RowSum();
          for await (const rows of rowsOf(from, source, table)) {
            sum.add(rows);
            const size = Math.floor(mostParameters / columns.length);
            for (let start = 0; start < rows.length; start += size)
              await target
                .insertInto(table)
                .values(rows.slice(start, start + size))
                .execute();
            done += rows.length;
            progress("rows copied", done, all);
          }
          sums[table] = sum.result();
          if (columns.includes("id")) await carryCounter(from, source, to, target, table);
        }
        assertSame(sums, await sumTables(to, target, progress));
        await beforeCommit(sums);
        return sums;
      }),
  );
}

/** Throws when two databases do not hold the same rows. */
export function assertSame(expected: TableSums, found: TableSums) {
  for (const [table, sum] of Object.entries(expected)) {
    const copy = found[table];
    if (copy?.rows !== sum.rows || copy.digest !== sum.digest)
      throw new StoreError(`The copy of table ${table} differs: ${copy?.rows ?? 0} of ${sum.rows} rows.`);
  }
}

async function matchingTables(from: DatabaseHandle, source: LooseDb, to: DatabaseHandle, target: LooseDb) {
  const [ours, theirs] = [await listTables(from, source), await listTables(to, target)];
  for (const [table, columns] of ours) {
    if (theirs.get(table)?.join() !== columns.join())
      throw new StoreError(
        `The columns of table ${table} differ in the two databases. Start this version on the source once, so that it is migrated, and try again.`,
      );
  }
  return ours;
}

async function assertEmpty(target: LooseDb) {
  for (const table of ["revisions", "users", "media"]) {
    if (await target.selectFrom(table).select("id").limit(1).executeTakeFirst())
      throw new StoreError("The target database already has content. Choose an empty one.");
  }
}

/** Copies a table's id counter, so that the id of a permanently deleted record is not given again in the new database. */
async function carryCounter(
  from: DatabaseHandle,
  source: LooseDb,
  to: DatabaseHandle,
  target: LooseDb,
  table: string,
) {
  const last = await lastId(from, source, table);
  if (last === undefined || last < 1) return;
  if (to.kind === "postgres") {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(target);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(target);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(target);
}

/** The highest id that a table has ever given; undefined when the database does not count its ids. */
async function lastId({ kind }: DatabaseHandle, db: LooseDb, table: string): Promise<number | undefined> {
  if (kind === "sqlite") {
    const { rows } = await sql<{
      seq: number;
    }>`select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq;
  }
  const { rows } = await sql<{ name: string | null }>`
    select pg_get_serial_sequence(${table}, 'id') as name`.execute(db);
  const name = rows[0]?.name;
  if (!name) return undefined;
  const counter = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as last from ${sql.raw(name)}`.execute(db);
  return Number(counter.rows[0]?.last);
}
