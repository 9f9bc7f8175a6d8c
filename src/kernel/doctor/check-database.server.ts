import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { databaseFile } from "../backup/backup.server.ts";
import { loose, openDatabase, servingLimits } from "../db/database.server.ts";
import { foreignDatabase, knownMigrations } from "../db/migrations.server.ts";
import { isPooled } from "../db/pooler.server.ts";
import { operatorSentence } from "../process/operator-fault.server.ts";
import { latestPast } from "../process/stamps.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Database");
const clock = findingsAbout("Clock");
const mostApart = 60_000; // ms

/** What was read from a database. `at` is the time of its own clock, if it has one. */
type Facts = { applied: string[]; newest: string | null; damage?: string | undefined; at?: Date | undefined };

/** Checks that the database answers, is intact and of this version, and that its times agree with this machine's clock. */
export async function checkDatabase(context: CheckContext): Promise<Finding[]> {
  const { config } = context;
  const file = join(config.dataDir, databaseFile);
  const reason = whyUnread(context);
  if (reason) return [warning(reason)];
  try {
    const facts = config.databaseUrl ? await readPostgres(config.databaseUrl) : readSqlite(file);
    return [...versionFindings(facts), ...clockFindings(facts, context.now())];
  } catch (error) {
    return [fault(operatorSentence(error) ?? `The database cannot be read: ${String(error)}`)];
  }
}

/** Why the database in a file is not read: it is not there yet, or is another user's. Undefined for one that can be. */
export function whyUnread({ config, uid }: CheckContext): string | undefined {
  if (config.databaseUrl) return undefined;
  const file = join(config.dataDir, databaseFile);
  if (!existsSync(file)) return `${file} does not exist. The first start creates it.`;
  // Reading would open, and perhaps create, the database's log as the wrong user.
  const isForeign = uid !== undefined && statSync(file).uid !== uid;
  return isForeign ? `${file} was not checked, because it belongs to another user.` : undefined;
}

function readSqlite(file: string): Facts {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const rows = (table: string, column: string) =>
      hasTable(database, table) ? database.prepare(`select ${column} as found from ${table}`).all() : [];
    const verdict = database.pragma("quick_check(1)", { simple: true });
    return {
      applied: textsOf(rows("kysely_migration", "name")),
      newest: textsOf(rows("revisions", "max(at)"))[0] ?? null,
      damage: verdict === "ok" ? undefined : String(verdict),
    };
  } finally {
    database.close();
  }
}

const hasTable = (database: Database.Database, name: string) =>
  database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined;

const textsOf = (rows: unknown[]) =>
  rows.flatMap((row) => {
    const found: unknown = row && typeof row === "object" ? Reflect.get(row, "found") : undefined;
    return typeof found === "string" ? [found] : [];
  });

async function readPostgres(databaseUrl: string): Promise<Facts> {
  const database = openDatabase({
    databaseUrl,
    file: "",
    limits: servingLimits,
    isPooled: await isPooled(databaseUrl),
  });
  try {
    const db = loose(database.reads);
    const { rows } = await sql<{ at: string }>`select clock_timestamp()::timestamptz::text as at`.execute(db);
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    const has = (name: string) => tables.some((table) => table.name === name);
    const applied = has("kysely_migration")
      ? await db.selectFrom("kysely_migration").select("name").execute()
      : [];
    const newest = has("revisions")
      ? await db
          .selectFrom("revisions")
          .select((eb) => eb.fn.max("at").as("at"))
          .executeTakeFirst()
      : undefined;
    return {
      applied: applied.map(({ name }) => String(name)),
      newest: newest?.at ? String(newest.at) : null,
      at: new Date(rows[0]?.at ?? ""),
    };
  } finally {
    await database.close();
  }
}

function versionFindings({ applied, damage }: Facts): Finding[] {
  if (damage)
    return [
      fault(`The database file is damaged (${damage}). Stop the server and restore the newest backup.`),
    ];
  if (applied.length === 0) return [warning("The database is empty. The first start creates its tables.")];
  const known = knownMigrations();
  const foreign = applied.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !applied.includes(name));
  if (foreign.length > 0) return [fault(foreignDatabase(foreign))];
  if (missing.length > 0)
    return [
      warning(`${missing.length} migrations are pending. The next start runs them, so make a backup first.`),
    ];
  return [ok("The database answers and has all migrations of this version.")];
}

function clockFindings({ newest, at }: Facts, now: Date): Finding[] {
  const apart = at ? Math.abs(at.getTime() - now.getTime()) : 0;
  if (apart > mostApart)
    return [
      clock.fault(
        `The clocks of this machine and PostgreSQL differ by ${Math.round(apart / 1000)} seconds. Synchronise both with NTP.`,
      ),
    ];
  if (newest && newest > latestPast(now).toISOString())
    return [
      clock.fault(
        `The newest change is dated ${newest}, which is in the future. This machine's clock is slow now or was fast then. Synchronise it with NTP.`,
      ),
    ];
  return [clock.ok("No stored time is in the future.")];
}
