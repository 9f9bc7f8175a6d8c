import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import type { SiteProcess } from "../e2e/support/site-process.ts";

/** How often the database holds a request of each name, and how many requests have no outbox row. */
export type Stored = { names: Map<string, number>; withoutMessage: number };

const allRequests = "select id, name from project_requests";
const messages = "select payload from outbox";

export function storedInSqlite(site: SiteProcess): Stored {
  const database = new Database(join(site.dataDir, "shurfa.db"), { readonly: true });
  try {
    return tell(database.prepare(allRequests).all(), database.prepare(messages).all());
  } finally {
    database.close();
  }
}

export async function storedInPostgres(address: string): Promise<Stored> {
  const connection = new pg.Client({ connectionString: address });
  await connection.connect();
  try {
    return tell((await connection.query(allRequests)).rows, (await connection.query(messages)).rows);
  } finally {
    await connection.end();
  }
}

/** The acknowledged names that are missing, and those that are stored more than once. */
export function lost({ names }: Stored, acknowledged: string[]) {
  return {
    missing: acknowledged.filter((name) => !names.has(name)),
    doubled: acknowledged.filter((name) => (names.get(name) ?? 0) > 1),
  };
}

function tell(requests: unknown[], outbox: unknown[]): Stored {
  const told = new Set((outbox as { payload: string }[]).map(({ payload }) => JSON.parse(payload).id));
  const names = new Map<string, number>();
  let withoutMessage = 0;
  for (const { id, name } of requests as { id: number; name: string }[]) {
    if (!/^[\w-]+$/.test(name)) continue; // a demo record
    names.set(name, (names.get(name) ?? 0) + 1);
    if (!told.has(id)) withoutMessage++;
  }
  return { names, withoutMessage };
}
