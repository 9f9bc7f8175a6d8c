import { findPastShares } from "../../content/page-content/drafts/shares.server.ts";
import { hasProjectAfter, unlinkProjects } from "../../content/projects/store.server.ts";
import { clientExists, clientId, findPastClients } from "../../content/sales/clients/store.server.ts";
import { findPastQuotes, wasAccepted } from "../../content/sales/quotes/list-store.server.ts";
import { findPastMails } from "../../content/sales/requests/answers/take-up-store.server.ts";
import {
  belongsToClient,
  findPastRequests,
  hasRequestWhere,
  listRequestsOfClient,
  wasInContact,
} from "../../content/sales/requests/retention-store.server.ts";
import { requestId } from "../../content/sales/requests/store.server.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { forgetMessages } from "../../kernel/background/outbox.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { forgetRevisions } from "../../kernel/db/revisions.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { destroyRows, type OwnRow, type Row } from "./person-store.server.ts";
import { personalDataRegister } from "./personal-data-register-store.server.ts";
import { forgetReads } from "./reads-store.server.ts";

const atOnce = 200;

/** The time before which data is past its retention: ISO in UTC, and that day in Riyadh. */
type Limit = { before: string; day: string };

/**
 * Destroys personal data past its retention, by the rule that the privacy text states (decision 35). Requests, messages and
 * registrations go `retentionMonths` after the last contact; contracted clients with their won requests `retentionMonths` after
 * the end of the contract; accepted quotes after `financialYears`; what guests said about drafts `retentionMonths` after the end of their
 * link; mails without a request `retentionMonths` after they came; the revisions of all these, mail and the log of reads after
 * `retentionMonths`. Requirements LEGAL-01, PRIV-03; part of the regular cleanup.
 */
export async function destroyPastRetention(kernel: Kernel) {
  const limits = limitsOf(kernel.now(), await readSettings(kernel.reads));
  for (const find of [findClients, findRequests, findQuotes, findLinks, findMails]) {
    // Rows are destroyed in parts, so that no write lock lasts long.
    while ((await destroyPart(kernel, (db) => find(db, limits))) === atOnce);
  }
  // Projects are published work and stay, without the link to a deleted client.
  await unlinkProjects(kernel.db, clientExists);
  const { before } = limits.retention;
  await forgetMessages(kernel.db, before);
  await forgetReads(kernel.db, before);
  const resource = ["sessions", ...personalDataRegister.map(({ table }) => table), "request_notes"];
  await forgetRevisions(kernel.db, { resource, before });
}

type Limits = { retention: Limit; financial: Limit };

function limitsOf(now: Date, { retentionMonths, financialYears }: Settings): Limits {
  const limitOf = (months: number) => {
    const before = monthsBefore(now, months).toISOString();
    return { before, day: isoDay(before) };
  };
  return { retention: limitOf(retentionMonths), financial: limitOf(12 * financialYears) };
}

/** The moment `months` earlier in UTC; the last day of the month when the month is too short. */
export function monthsBefore(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== moment.getUTCDate()) then.setUTCDate(0);
  return then;
}

type Find = (db: Db) => Promise<OwnRow[]>;

/** Destroys what `find` returns and answers how many; accepted quotes have a period of their own and stay. */
async function destroyPart(kernel: Kernel, find: Find): Promise<number> {
  if ((await find(kernel.reads)).length === 0) return 0; // the usual case, which needs no write lock
  return write(kernel, system, async ({ db, bumpInboxVersion }) => {
    await bumpInboxVersion(); // the first lock of every write of requests and quotes
    const found = await find(db);
    for (const own of found) {
      const rows = own.place.table === "clients" ? [...(await requestsOf(db, own.row)), own] : [own];
      for (const { place, row } of rows)
        await forgetRevisions(db, { resource: place.table, recordId: String(row.id) });
      await destroyRows(db, rows, { exceptAcceptedQuotes: true });
    }
    return found.length;
  });
}

async function requestsOf(db: Db, { id }: Row): Promise<OwnRow[]> {
  return (await listRequestsOfClient(db, Number(id))).map(at("project_requests"));
}

/**
 * Clients whose contract, if any, ended before the limit: inactive, without a project, an accepted quote or a contact since. A
 * registration is a client that never had any of these.
 */
async function findClients(db: Db, { retention }: Limits): Promise<OwnRow[]> {
  const kept = [hasProjectAfter(retention, clientId), hasRequestWhere(wasLately(retention), clientId)];
  return (await findPastClients(db, retention.before, kept, atOnce)).map(at("clients"));
}

/** Whether the last contact is recent: the last change of the request, its last note, or the acceptance of a quote. */
const wasLately = ({ before }: Limit) => wasInContact(before, wasAccepted(requestId, before));

/** Requests and messages past their retention, without those of a contract, which are destroyed with the client. */
async function findRequests(db: Db, { retention }: Limits): Promise<OwnRow[]> {
  const kept = [wasLately(retention), belongsToClient(clientExists, wasAccepted(requestId))];
  return (await findPastRequests(db, retention.before, kept, atOnce)).map(at("project_requests"));
}

/** Accepted quotes past their years, and other quotes whose request was deleted. */
async function findQuotes(db: Db, { financial }: Limits): Promise<OwnRow[]> {
  return (await findPastQuotes(db, financial.before, atOnce)).map(at("quotes"));
}

/** Links to drafts that ended before the limit, with what was said by them. */
async function findLinks(db: Db, { retention }: Limits): Promise<OwnRow[]> {
  return (await findPastShares(db, retention.before, atOnce)).map(at("page_shares"));
}

/** Mails that nobody placed in a request. */
async function findMails(db: Db, { retention }: Limits): Promise<OwnRow[]> {
  return (await findPastMails(db, retention.before, atOnce)).map(at("unplaced_mails"));
}

function at(table: string) {
  const place = personalDataRegister.find((place) => place.table === table);
  if (!place) throw new Error(`the table ${table} is not in the register of personal data`);
  return (row: Row): OwnRow => ({ place, row });
}
