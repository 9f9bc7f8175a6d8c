import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { freePort, startPostgres } from "../scripts/test-database.ts";
import type { Measured, Part } from "./part.ts";
import { requestWords } from "./seed-lists.text.ts";
import { signIn } from "./seed-lists.ts";
import { seedRequests } from "./seed-requests.ts";
import { type Bench, withBench } from "./site.ts";
import { bareQuery, type Call, caller, timesOfBare } from "./yardstick.ts";

/*
 * The search over everything with 100,000 records, on SQLite and on PostgreSQL: 95 of 100 answers take at most six times
 * a bare query, for frequent words, rare words, words without a hit, and parts of words. Requirement ADM-02.
 */

const size = 100_000;
const rounds = 10;
const mostOfBare = 6;
const queries = [...requestWords.searched, "zzzz", "visitor4711", "visitor99999", "5512", "m", "w"];

export const search: Part = {
  title: `Search everywhere: ${size} records`,
  run: () => withBench(measureSearch),
};

async function measureSearch(bench: Bench): Promise<Measured[]> {
  const { origin } = await bench.startSite();
  const file = join(bench.folder, "shurfa.db");
  const cookie = await signIn(origin);
  seedRequests(file, size);
  const bare = await bareQuery(bench);
  const measured = [await measure("SQLite", origin, cookie, bare)];
  const postgres = await startPostgres();
  try {
    const port = await freePort();
    const own = `http://localhost:${port}`;
    await bench.start(["build/server/index.js"], {
      PORT: String(port),
      DATA_DIR: join(bench.folder, "of-postgres"),
      DATABASE_URL: postgres.address,
      DEMO: "1",
      LOG_LEVEL: "silent",
      RATE_LIMIT: "off",
    });
    const ownCookie = await signIn(own);
    await copyRequests(file, postgres.address);
    measured.push(await measure("PostgreSQL", own, ownCookie, bare));
  } finally {
    await postgres.remove();
  }
  return measured;
}

function measure(database: string, origin: string, cookie: string, bare: Call): Promise<Measured> {
  const asked = Array.from({ length: rounds }, () =>
    queries.map((query) => caller(`${origin}/api/search?q=${encodeURIComponent(query)}`, { cookie })),
  ).flat();
  return timesOfBare(`search everywhere, ${database}`, asked, bare, mostOfBare);
}

/** Copies the seeded requests of the SQLite file to PostgreSQL. */
async function copyRequests(file: string, address: string) {
  const database = new Database(file, { readonly: true });
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  // foreign name: a column of the table
  const rows = database.prepare("select * from project_requests where email like 'visitor%'").all();
  for (let start = 0; start < rows.length; start += 5000) {
    const part = JSON.stringify(rows.slice(start, start + 5000));
    await client.query(
      "insert into project_requests overriding system value select * from json_populate_recordset(null::project_requests, $1)",
      [part],
    );
  }
  await client.query("vacuum analyze project_requests"); // as autovacuum would do within a minute
  await client.end();
  database.close();
}
