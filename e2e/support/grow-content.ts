import { join } from "node:path";
import Database from "better-sqlite3";

/** The tables that grow over the years: those that the site shows, and those that collect data behind it. */
export const growingTables = [
  "services",
  "packages",
  "packages_server",
  "faqs",
  "vision_items",
  "projects",
  "reviews",
  "team_members",
  "clients",
  "project_requests",
  "revisions",
  "media",
] as const;

/** Copies every row of the growing tables until there are `factor` times as many; the site's caches are out of date then. */
export function growContent(dataDir: string, factor: number, tables: readonly string[] = growingTables) {
  const database = new Database(join(dataDir, "shurfa.db"));
  try {
    database.transaction(() => {
      for (const table of tables) repeatRows(database, table, factor - 1);
      database.exec("update site_state set content_version = content_version + 1");
    })();
    database.pragma("wal_checkpoint(TRUNCATE)");
    database.exec("analyze");
  } finally {
    database.close();
  }
}

function repeatRows(database: Database.Database, table: string, times: number) {
  const columns = database.pragma(`table_info(${table})`) as { name: string; type: string }[];
  const id = columns.find(({ name }) => name === "id");
  const counted = id?.type.toLowerCase() === "integer";
  const names = columns.map(({ name }) => name).filter((name) => !(counted && name === "id"));
  // Text keys and paths get a random suffix, because they must be unique even if the content is grown repeatedly.
  const value = (name: string) =>
    name === "id" || name === "path" ? `${name} || '-' || lower(hex(randomblob(6)))` : name;
  database.exec(`
    insert into ${table} (${names.map(quoted).join()})
    with recursive n(x) as (select 1 union all select x + 1 from n where x < ${times})
    select ${names.map((name) => value(quoted(name))).join()} from ${table}, n`);
}

const quoted = (name: string) => (name === "id" || name === "path" ? name : `"${name}"`);
