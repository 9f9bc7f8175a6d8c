import { readSettings } from "../content/settings/store.server.ts";
import type { Db } from "../kernel/database.server.ts";
import { type Kernel, system } from "../kernel/kernel.server.ts";
import { write } from "../kernel/write.server.ts";
import { destroyRows, type OwnRow } from "./person-store.server.ts";
import { personalPlaces } from "./personal-places-store.server.ts";

const atOnce = 200;

/**
 * Destroys personal data whose time is over: requests and messages without contact for the months of the settings, except
 * those that became contracts; clients without a contract; their revisions; mail, whether it was sent or given up; the log
 * of reads. Requirement PRIV-03; a chore of the housekeeping.
 */
export async function destroyPastRetention(kernel: Kernel) {
  const { retentionMonths } = await readSettings(kernel.reads);
  const limit = new Date(kernel.now());
  limit.setUTCMonth(limit.getUTCMonth() - retentionMonths);
  const before = limit.toISOString();
  for (const find of [findRequests, findClients]) {
    // In parts, so that no write lock lasts long.
    while ((await destroyPart(kernel, (db) => find(db, before))) === atOnce);
  }
  await kernel.db.deleteFrom("outbox").where("created_at", "<", before).execute();
  await kernel.db.deleteFrom("personal_reads").where("hour", "<", before).execute();
  await kernel.db
    .deleteFrom("revisions")
    .where("at", "<", before)
    .where("resource", "in", ["sessions", ...personalPlaces.map(({ table }) => table), "request_notes"])
    .execute();
}

async function destroyPart(kernel: Kernel, find: (db: Db) => Promise<OwnRow[]>): Promise<number> {
  return write(kernel, system, async ({ db }) => {
    const rows = await find(db);
    for (const { place, row } of rows)
      await db
        .deleteFrom("revisions")
        .where("resource", "=", place.table)
        .where("record_id", "=", String(row.id))
        .execute();
    await destroyRows(db, rows);
    return rows.length;
  });
}

/** The last contact is the last change of the request, or the last note. */
async function findRequests(db: Db, before: string): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom("project_requests")
    .selectAll()
    .where("updated_at", "<", before)
    .where("status", "!=", "won")
    .where("id", "not in", (eb) =>
      eb.selectFrom("request_notes").select("request_id").where("created_at", ">=", before),
    )
    .limit(atOnce)
    .execute();
  return rows.map((row) => ({ place: placeOf("project_requests"), row }));
}

/** A client is without a contract when inactive and named by no project. */
async function findClients(db: Db, before: string): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom("clients")
    .selectAll()
    .where("updated_at", "<", before)
    .where("status", "=", "inactive")
    .where("opening_projects", "=", 0)
    .where("id", "not in", (eb) =>
      eb.selectFrom("projects").select("client_id").where("client_id", "is not", null),
    )
    .limit(atOnce)
    .execute();
  return rows.map((row) => ({ place: placeOf("clients"), row }));
}

function placeOf(table: string) {
  const place = personalPlaces.find((place) => place.table === table);
  if (!place) throw new Error(`${table} is no personal place`);
  return place;
}
