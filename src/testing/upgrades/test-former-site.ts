import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { FieldValues } from "../../content/page-content/sections/section.ts";
import {
  type DatabaseHandle,
  isSqlite,
  type LooseDb,
  loose,
  openDatabase,
} from "../../kernel/db/database.server.ts";
import { migrate } from "../../kernel/db/migrations.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { type databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

/**
 * A site of an earlier edition, as it stood before its upgrade: its rows, and what its calls and pages said. It was filled through that
 * edition's own calls: each section published twice, then drafted with reordered lists, some of them scheduled and all shared, with drafts
 * of records, an own page of a block, and an article that waits.
 */
export type FormerSite = {
  migrations: string[];
  /** When it was filled (ISO). */
  at: string;
  rows: { [table: string]: { [column: string]: string | number | null }[] };
  /** The public texts of each section. */
  published: { [section: string]: FieldValues };
  /** The words of each page's main part. */
  pages: { [path: string]: string[] };
};

export function readFormerSite(name: string): FormerSite {
  const packed = readFileSync(new URL(`${name}.json.br`, import.meta.url));
  return JSON.parse(brotliDecompressSync(packed).toString());
}

type MigrationModule = { up(db: LooseDb): Promise<void> };
const modules = import.meta.glob<MigrationModule>("../../../migrations/*.ts", { eager: true });

/** Makes an empty database into the former site, with its migrations alone. */
async function fill({ db }: Pick<DatabaseHandle, "db">, { migrations, rows }: FormerSite) {
  const former = Object.entries(modules).flatMap(([path, module]) => {
    const name = path.replace(/^.*\/|\.ts$/g, "");
    return migrations.includes(name) ? [[name, module] as const] : [];
  });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(former) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  for (const [table, of] of Object.entries(rows)) {
    await loose(db).deleteFrom(table).execute();
    for (const row of of) await loose(db).insertInto(table).values(row).execute();
    const last = Math.max(0, ...of.map(({ id }) => Number(id) || 0));
    if (!isSqlite(db) && of.some(({ id }) => typeof id === "number"))
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db); // numbers go on from here
  }
}

/** The former site after its upgrade, signed in, on a database of its own. */
export async function upgradedSite(database: (typeof databases)[number], site: FormerSite): Promise<Kernel> {
  const given = { database, session: testSession, now: () => new Date(site.at) };
  if (database === "sqlite") {
    const copyOf = mkdtempSync(join(tmpdir(), "shurfa-former-"));
    const handle = openDatabase({ databaseUrl: undefined, file: join(copyOf, "shurfa.db") });
    await fill(handle, site);
    await handle.close();
    return testKernel({ ...given, copyOf });
  }
  const kernel = await testKernel(given);
  await sql`drop schema public cascade`.execute(kernel.db);
  await sql`create schema public`.execute(kernel.db);
  const handle = openDatabase({ databaseUrl: kernel.config.databaseUrl, file: "" });
  await fill(handle, site);
  await migrate(handle);
  await handle.close();
  return kernel;
}
