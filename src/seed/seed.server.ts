import packageSeeds from "../../seeds/packages.json";
import hostingPackages from "../../seeds/packages-server.json";
import quoteRequests from "../../seeds/quote-requests.json";
import renewalSeeds from "../../seeds/renewals.json";
import templateSeeds from "../../seeds/reply-templates.json";
import serviceSeeds from "../../seeds/services.json";
import taskSeeds from "../../seeds/tasks.json";
import { ensureDemoAccount } from "../accounts/sign-in/demo-account.server.ts";
import type { Media } from "../content/media/media.ts";
import { mediaTable } from "../content/media/store.server.ts";
import { packages } from "../content/packages/packages.ts";
import { hostingPackagesTable, packagesTable } from "../content/packages/store.server.ts";
import { renewals } from "../content/sales/renewals/renewals.ts";
import { renewalsTable } from "../content/sales/renewals/table.server.ts";
import { monthFields } from "../content/sales/report/targets/sales-targets.ts";
import { saveTargets } from "../content/sales/report/targets/targets-store.server.ts";
import { parseServiceKeys } from "../content/sales/requests/asked.ts";
import { addNote } from "../content/sales/requests/desk.server.ts";
import { freshRequest, type RequestStatus, requestStatuses } from "../content/sales/requests/requests.ts";
import { projectRequestsTable } from "../content/sales/requests/store.server.ts";
import { replyTemplates } from "../content/sales/requests/templates/reply-templates.ts";
import { replyTemplatesTable } from "../content/sales/requests/templates/store.server.ts";
import { tasksTable } from "../content/sales/tasks/store.server.ts";
import { tasks } from "../content/sales/tasks/tasks.ts";
import { services } from "../content/services/services.ts";
import { servicesTable } from "../content/services/store.server.ts";
import { saveSettings } from "../content/settings/store.server.ts";
import { matchingRevisions } from "../kernel/db/revisions.server.ts";
import { createRecord, type NewRecord, type Write, write } from "../kernel/db/write.server.ts";
import { byName } from "../kernel/objects.ts";
import { type Kernel, system } from "../kernel/process/kernel.server.ts";
import { linkSecret } from "../kernel/process/link-secret.server.ts";
import { seededOf } from "../kernel/resource/resource.ts";
import { isoDayAfter } from "../kernel/text/format.ts";
import { storedPhone } from "../kernel/text/phone.server.ts";
import { seedArticles } from "./seed-articles.server.ts";
import { seedFaqs, seedPeople } from "./seed-people.server.ts";
import { copyDemoPictures } from "./seed-pictures.server.ts";
import { messageSeeds, seedPortfolio } from "./seed-portfolio.server.ts";
import { type SeededRequest, seedQuotes } from "./seed-quotes.server.ts";
import { seedVisits } from "./seed-visits.server.ts";

/** Of no real taxpayer, in the form of the authority: 15 digits that begin and end with 3. */
const demoVatNumber = "310000000000003";

/**
 * Fills an empty database with the demo records, in demo mode only. One transaction writes them all, so after a start that
 * was interrupted the next start begins anew; requirements RUN-01, RUN-04.
 */
export async function seedDemo(kernel: Kernel) {
  if (!kernel.config.demo) return;
  if (await isEmpty(kernel.reads)) {
    const pictures = await copyDemoPictures(kernel);
    const secret = await linkSecret(kernel);
    await write(kernel, system, async (tx) => {
      // Checked again inside the transaction, so that of two processes that start at once only one seeds.
      if (!(await isEmpty(tx.db))) return;
      await saveSettings(tx, { vatNumber: demoVatNumber });
      await seedOffer(tx);
      await seedFaqs(tx);
      await seedWork(tx, pictures, secret);
      await seedVisits(tx);
    });
  }
  await ensureDemoAccount(kernel);
}

/** Stores what the agency offers: services and packages. */
export async function seedOffer(tx: Write) {
  await seedServices(tx);
  await seedPackages(tx);
}

/**
 * Stores the agency's past work, its clients and team, and the open items of its desk. The tables of clients and members
 * must never have had a record, because the other records refer to them by the first ids. `secret` is that of the links of quotes.
 */
export async function seedWork(tx: Write, pictures: readonly NewRecord<Media>[], secret: string) {
  for (const picture of pictures) await createRecord(tx, mediaTable, picture);
  await seedPortfolio(tx);
  await seedPeople(tx);
  await seedArticles(tx);
  await seedTasks(tx);
  await seedRenewals(tx);
  await seedQuotes(tx, await seedRequests(tx), secret);
  await seedTemplates(tx);
  await saveTargets(tx, tx.at.slice(0, 4), targetSeeds, {});
}

/** True when no record was ever written. */
async function isEmpty(db: Kernel["db"]) {
  return (await matchingRevisions(db).select("id").limit(1).executeTakeFirst()) === undefined;
}

async function seedServices(tx: Write) {
  for (const { id: _, ...service } of serviceSeeds)
    await createRecord(tx, servicesTable, seededOf(services, service));
}

async function seedPackages(tx: Write) {
  // A package includes one before it, by the number in the file.
  const ids = new Map<number | undefined, number>();
  for (const { id, includesId, ...item } of packageSeeds) {
    const includes = { includesId: ids.get(includesId) ?? null };
    const stored = await createRecord(tx, packagesTable, seededOf(packages, { ...item, ...includes }));
    ids.set(id, stored.id);
  }
  for (const { id: _, ...item } of hostingPackages)
    await createRecord(tx, hostingPackagesTable, seededOf(packages, item));
}

/** Stores the tasks, due some days from now, so that a demo always has tasks ahead. */
async function seedTasks(tx: Write) {
  for (const { dueInDays, ...task } of taskSeeds) {
    const dueDate = isoDayAfter(tx.at, dueInDays);
    await createRecord(tx, tasksTable, seededOf(tasks, { ...task, dueDate }));
  }
}

/** Stores what projects renew some days from now, each with the task that reminds of it. */
async function seedRenewals(tx: Write) {
  for (const { dueInDays, ...renewal } of renewalSeeds) {
    const nextDay = isoDayAfter(tx.at, dueInDays);
    await createRecord(tx, renewalsTable, seededOf(renewals, { ...renewal, nextDay }));
  }
}

/** The same target for each month of the year. */
const targetSeeds = byName(monthFields, () => 15_000);

async function seedTemplates(tx: Write) {
  for (const template of templateSeeds)
    await createRecord(tx, replyTemplatesTable, seededOf(replyTemplates, template));
}

/** Stores the requests with their own times of arrival, the oldest first, so that ids and times have the same order. */
async function seedRequests(tx: Write): Promise<SeededRequest[]> {
  const stored: SeededRequest[] = [];
  const byArrival = [
    ...quoteRequests.map(quoteSeed),
    ...messageSeeds.map((message) => ({ ...message, notes: "" })),
  ].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  for (const { createdAt, ...request } of byArrival) {
    const then = { ...tx, at: new Date(createdAt).toISOString() };
    const { notes, ...values } = request;
    const created = { ...freshRequest(then.at), ...values };
    const { id } = await createRecord(then, projectRequestsTable, created);
    stored.push({ ...created, id });
    if (notes) await addNote(then, id, "note", notes);
  }
  return stored;
}

const quoteSeed = (request: (typeof quoteRequests)[number]) => ({
  kind: "quote" as const,
  name: request.name,
  companyName: request.companyName,
  requestedServices: parseServiceKeys(request.requestedServices),
  phone: storedPhone(request.phone),
  email: request.email,
  message: request.message,
  // Staff have opened every request whose status is not new.
  ...(request.status !== "new" && { status: statusOf(request.status), news: null }),
  notes: request.notes,
  createdAt: request.createdAt,
  expectedValue: request.expectedValue,
  answeredAt: utcOf(request.answeredAt),
  closedAt: utcOf(request.closedAt),
});

const utcOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

function statusOf(status: string): RequestStatus {
  return requestStatuses.find((known) => known === status) ?? "new";
}
