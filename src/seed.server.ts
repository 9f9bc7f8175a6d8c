import packages from "../seeds/packages.json";
import hostingPackages from "../seeds/packages-server.json";
import quoteRequests from "../seeds/quote-requests.json";
import services from "../seeds/services.json";
import tasks from "../seeds/tasks.json";
import { ensureDemoAccount } from "./accounts/demo-account.server.ts";
import { blankPackage } from "./content/packages/schema.ts";
import { hostingPackagesTable, packagesTable } from "./content/packages/store.server.ts";
import { addNote } from "./content/project-requests/desk.server.ts";
import {
  freshDesk,
  noNotice,
  parseServiceKeys,
  type RequestStatus,
  requestStatuses,
} from "./content/project-requests/schema.ts";
import { projectRequestsTable } from "./content/project-requests/store.server.ts";
import { blankService, type ServiceInput } from "./content/services/schema.ts";
import { servicesTable } from "./content/services/store.server.ts";
import type { Priority } from "./content/tasks/schema.ts";
import { tasksTable } from "./content/tasks/store.server.ts";
import { isoDay } from "./kernel/format.ts";
import { type Kernel, system } from "./kernel/kernel.server.ts";
import { storedPhone } from "./kernel/phone.server.ts";
import { createRecord, type Write, write } from "./kernel/write.server.ts";
import { seedText } from "./seed.text.ts";
import { seedPeople } from "./seed-people.server.ts";
import { drawProjectCovers, messageSeeds, seedPortfolio, storeCover } from "./seed-portfolio.server.ts";
import { seedVisits } from "./seed-visits.server.ts";

/** Fills an empty database with the demo records, in demo mode only; requirements RUN-01, RUN-04. */
export async function seedDemo(kernel: Kernel) {
  if (!kernel.config.demo) return;
  if (await isEmpty(kernel.reads)) {
    const images = await drawServiceImages(kernel);
    const covers = await drawProjectCovers(kernel);
    await write(kernel, system, async (write) => {
      // Asked again inside the transaction: of two processes that start at once, one seeds.
      if (!(await isEmpty(write.db, images.size + covers.size))) return;
      await seedServices(write, images);
      await seedPackages(write);
      await seedPortfolio(write, covers);
      await seedPeople(write);
      await seedTasks(write);
      await seedVisits(write);
    });
    await seedRequests(kernel);
  }
  await ensureDemoAccount(kernel);
}

/** True when nothing was ever written, but for the pictures that the seeding itself has just stored. */
async function isEmpty(db: Kernel["db"], ownRevisions = 0) {
  const row = await db
    .selectFrom("revisions")
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirst();
  return Number(row?.total) <= ownRevisions;
}

/** A drawn cover as a real picture file for each service that has no drawing of its own on the pages. */
async function drawServiceImages(kernel: Kernel) {
  const images = new Map<number, string>();
  for (const { id, title } of services.filter(({ order }) => order > 3)) {
    images.set(id, await storeCover(kernel, `service-${id}`, `service-${id}`, title));
  }
  return images;
}

async function seedServices(write: Write, images: Map<number, string>) {
  for (const { id, deliveryTime, revisions, ...service } of services) {
    const lines = [deliveryTime && seedText.delivery.replace("{time}", deliveryTime), revisions];
    await createRecord(write, servicesTable, {
      ...blankService(0),
      ...(service as ServiceInput),
      image: images.get(id) ?? null,
      // The wire has no field for delivery time and revisions; requirement SVC-01.
      features: [...lines.filter((line) => line !== null), ...service.features],
    });
  }
}

async function seedPackages(write: Write) {
  for (const { id: _, ...item } of packages) {
    await createRecord(write, packagesTable, { ...blankPackage(0), ...item });
  }
  for (const { id: _, iconHint, gradient, ...item } of hostingPackages) {
    const iconHtml = `<span class="gradient-${gradient}"><i data-icon="${iconHint}"></i></span>`;
    await createRecord(write, hostingPackagesTable, { ...blankPackage(0), ...item, iconHtml });
  }
}

/** Due some days from now, so that there is always something ahead. */
async function seedTasks(write: Write) {
  for (const { dueInDays, priority, ...task } of tasks) {
    const dueDate = isoDay(new Date(Date.parse(write.at) + dueInDays * 24 * 60 * 60_000));
    await createRecord(write, tasksTable, { ...task, priority: priority as Priority, dueDate });
  }
}

/** Requests keep their own times of arrival, oldest first so that their ids count up with them. */
async function seedRequests(kernel: Kernel) {
  const byArrival = [
    ...quoteRequests.map(quoteSeed),
    ...messageSeeds.map((message) => ({ ...message, notes: "" })),
  ].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  for (const { createdAt, ...request } of byArrival) {
    const then = { ...kernel, now: () => new Date(createdAt) };
    await write(then, system, async (write) => {
      const { notes, ...values } = request;
      const blank = { ...freshDesk(write.at), ...noNotice };
      const { id } = await createRecord(write, projectRequestsTable, { ...blank, ...values });
      if (notes) await addNote(write, id, "note", notes);
    });
  }
}

const quoteSeed = (request: (typeof quoteRequests)[number]) => ({
  kind: "quote" as const,
  name: request.name,
  companyName: request.companyName,
  requestedServices: parseServiceKeys(request.requestedServices),
  phone: storedPhone(request.phone),
  email: request.email,
  message: request.message,
  // What was dealt with was opened before.
  ...(request.status !== "new" && { status: statusOf(request.status), news: null }),
  notes: request.notes,
  createdAt: request.createdAt,
});

function statusOf(status: string): RequestStatus {
  return requestStatuses.find((known) => known === status) ?? "new";
}
