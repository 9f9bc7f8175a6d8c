import { sql } from "kysely";
import type { Settings } from "../content/settings/schema.ts";
import { readSettings } from "../content/settings/store.server.ts";
import type { Db } from "../kernel/database.server.ts";
import { isoDay } from "../kernel/format.ts";
import { type Kernel, system } from "../kernel/kernel.server.ts";
import { write } from "../kernel/write.server.ts";
import { destroyRows, type OwnRow, type Row } from "./person-store.server.ts";
import { personalPlaces } from "./personal-places-store.server.ts";

const atOnce = 200;

/** Until when things count as past: ISO in UTC, and the day of it in Riyadh. */
type Limit = { before: string; day: string };

/**
 * Destroys personal data whose time is over, by the rule that the privacy text tells (docs/decisions/0035): requests,
 * messages and registrations so many months after the last contact; contracted clients with their won requests so many
 * months after the end of the contract; accepted quotes after their own years; the revisions of all these, mail and the log
 * of reads after the same months. Requirements LEGAL-01, PRIV-03; a chore of the housekeeping.
 */
export async function destroyPastRetention(kernel: Kernel) {
  const limits = limitsOf(kernel.now(), await readSettings(kernel.reads));
  for (const find of [findClients, findRequests, findQuotes]) {
    // In parts, so that no write lock lasts long.
    while ((await destroyPart(kernel, (db) => find(db, limits))) === atOnce);
  }
  await unlinkProjects(kernel.db);
  const { before } = limits.retention;
  await kernel.db.deleteFrom("outbox").where("created_at", "<", before).execute();
  await kernel.db.deleteFrom("personal_reads").where("hour", "<", before).execute();
  await kernel.db
    .deleteFrom("revisions")
    .where("at", "<", before)
    .where("resource", "in", ["sessions", ...personalPlaces.map(({ table }) => table), "request_notes"])
    .execute();
}

type Limits = { retention: Limit; financial: Limit };

function limitsOf(now: Date, { retentionMonths, financialYears }: Settings): Limits {
  const limitOf = (months: number) => {
    const before = monthsBefore(now, months).toISOString();
    return { before, day: isoDay(before) };
  };
  return { retention: limitOf(retentionMonths), financial: limitOf(12 * financialYears) };
}

/** So many months earlier; the last day of a month that does not have this one. */
export function monthsBefore(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== moment.getUTCDate()) then.setUTCDate(0);
  return then;
}

type Find = (db: Db) => Promise<OwnRow[]>;

/** Accepted quotes stay when their request goes: they have a time of their own. */
async function destroyPart(kernel: Kernel, find: Find): Promise<number> {
  if ((await find(kernel.reads)).length === 0) return 0; // nearly always: no lock is taken for it
  return write(kernel, system, async ({ db, touchDesk }) => {
    await touchDesk(); // the first lock of every write at the desk
    const found = await find(db);
    for (const own of found) {
      const rows = own.place.table === "clients" ? [...(await requestsOf(db, own.row)), own] : [own];
      for (const { place, row } of rows)
        await db
          .deleteFrom("revisions")
          .where("resource", "=", place.table)
          .where("record_id", "=", String(row.id))
          .execute();
      await destroyRows(db, rows, { exceptAcceptedQuotes: true });
    }
    return found.length;
  });
}

async function requestsOf(db: Db, { id }: Row): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom("project_requests")
    .selectAll()
    .where("client_id", "=", Number(id))
    .execute();
  return rows.map(at("project_requests"));
}

/**
 * Clients whose contract, if there was one, has ended long enough ago: inactive, no project that goes on, no accepted quote
 * and no contact since. A registration is a client without any of these.
 */
async function findClients(db: Db, { retention }: Limits): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom("clients")
    .selectAll()
    .where("status", "=", "inactive")
    .where("updated_at", "<", retention.before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("projects")
            .select("projects.id")
            .whereRef("projects.client_id", "=", "clients.id")
            .where("projects.deleted_at", "is", null)
            .where(goesOn(retention)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("project_requests")
            .select("project_requests.id")
            .whereRef("project_requests.client_id", "=", "clients.id")
            .where(wasInContact(retention)),
        ),
      ),
    )
    .orderBy("id")
    .limit(atOnce)
    .execute();
  return rows.map(at("clients"));
}

/** A project ends on its end date; without one a completed project ended with its last change, and any other goes on. */
const goesOn = ({ before, day }: Limit) =>
  sql<boolean>`case when projects.end_date <> '' then projects.end_date >= ${day}
    else projects.status <> 'completed' or projects.updated_at >= ${before} end`;

/** The last contact is the last change of the request, its last note, or the acceptance of a quote. */
const wasInContact = ({ before }: Limit) =>
  sql<boolean>`(project_requests.updated_at >= ${before}
    or exists (select 1 from request_notes
      where request_notes.request_id = project_requests.id and request_notes.created_at >= ${before})
    or exists (select 1 from quotes
      where quotes.request_id = project_requests.id and quotes.state = 'accepted' and quotes.answered_at >= ${before}))`;

/** Requests and messages, but for those of a contract whose client is still there: they go with the client. */
async function findRequests(db: Db, { retention }: Limits): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom("project_requests")
    .selectAll()
    .where("updated_at", "<", retention.before)
    .where(({ not }) => not(wasInContact(retention)))
    .where(({ not }) => not(belongsToClient))
    .orderBy("id")
    .limit(atOnce)
    .execute();
  return rows.map(at("project_requests"));
}

const belongsToClient = sql<boolean>`(exists (select 1 from clients where clients.id = project_requests.client_id)
  and (project_requests.status = 'won' or exists (
    select 1 from quotes where quotes.request_id = project_requests.id and quotes.state = 'accepted')))`;

/** Accepted quotes past their years; and others whose request was thrown away. */
async function findQuotes(db: Db, { financial }: Limits): Promise<OwnRow[]> {
  const rows = await db
    .selectFrom("quotes")
    .selectAll()
    .where(
      sql<boolean>`case when state = 'accepted' then answered_at < ${financial.before}
        else not exists (select 1 from project_requests where project_requests.id = quotes.request_id) end`,
    )
    .orderBy("id")
    .limit(atOnce)
    .execute();
  return rows.map(at("quotes"));
}

/** Projects stay, as work that was published, without the way to a client who is no more. */
async function unlinkProjects(db: Db) {
  await db
    .updateTable("projects")
    .set({ client_id: null })
    .where("client_id", "is not", null)
    .where("client_id", "not in", (eb) => eb.selectFrom("clients").select("clients.id"))
    .execute();
}

function at(table: string) {
  const place = personalPlaces.find((place) => place.table === table);
  if (!place) throw new Error(`${table} is no personal place`);
  return (row: Row): OwnRow => ({ place, row });
}
