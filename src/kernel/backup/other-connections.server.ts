import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import type { Config } from "../process/config.server.ts";
import { databaseFile } from "./backup.server.ts";
import { StoreError } from "./store-error.server.ts";

/** Throws `StoreError` while any other process has the database of a configuration open, as a running server has. */
export async function assertNoOtherConnections(config: Config) {
  if (config.databaseUrl) await assertNoOthersOnPostgres(config.databaseUrl);
  else assertNoOthersOnSqlite(join(config.dataDir, databaseFile));
}

const stopIt = "Stop the servers and every other program that uses it, and try again.";

/** While the file has a write-ahead log, every process that has it open holds a lock; a server always creates the log. */
function assertNoOthersOnSqlite(file: string) {
  if (!existsSync(file)) return;
  const connection = new Database(file, { timeout: 1000 });
  try {
    connection.pragma("journal_mode = DELETE");
  } catch (error) {
    if (!(error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY"))) throw error;
    throw new StoreError(`${file} is in use. ${stopIt}`);
  } finally {
    connection.close();
  }
}

const others = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function assertNoOthersOnPostgres(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    let count = 0;
    // A connection that has just ended is still counted for a moment; the connections of a server stay.
    for (let look = 0; look < 5; look++) {
      count = (await client.query(others)).rows[0]?.count;
      if (count === 0) return;
      await pause(200);
    }
    throw new StoreError(`The PostgreSQL database has ${count} other connections. ${stopIt}`);
  } finally {
    await client.end();
  }
}
