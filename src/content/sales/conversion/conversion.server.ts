import { findRecord } from "../../../kernel/db/records.server.ts";
import { createRecord, type Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { excerpt } from "../../../kernel/text/arabic.ts";
import { dayOfMonth } from "../../../kernel/text/days.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import { formatPrice, isoDay, isoDayAfter } from "../../../kernel/text/format.ts";
import { type Project, projects } from "../../projects/projects.ts";
import { projectsTable } from "../../projects/store.server.ts";
import { type Client, type ClientInput, clients } from "../clients/clients.ts";
import { clientsTable } from "../clients/store.server.ts";
import { partsOf } from "../quotes/payments.ts";
import type { Quote } from "../quotes/quotes.ts";
import { noteProject } from "../quotes/store.server.ts";
import { countedLines, paymentsOf, periodsIn, recurringSums, sumsOf } from "../quotes/sums.ts";
import { dayAfterPeriods } from "../renewals/renewal-days.ts";
import { longestTitle, renewals } from "../renewals/renewals.ts";
import { renewalsTable } from "../renewals/table.server.ts";
import { addNote, changeRequest } from "../requests/desk.server.ts";
import type { ProjectRequest } from "../requests/requests.ts";
import { nineOn } from "../tasks/snooze.ts";
import { tasksTable } from "../tasks/store.server.ts";
import { tasks } from "../tasks/tasks.ts";
import { conversionText as text } from "./conversion.text.ts";

type Conversion = {
  /** Undefined when the request of the quote is gone. */
  request: ProjectRequest | undefined;
  /** The id of a client, or what is known of a new one. */
  client: number | Partial<ClientInput>;
  /** The accepted quote, and what is known of its project; without it no project is made. */
  sold?: Sold;
};

type Sold = { quote: Quote; project: Pick<Project, "id" | "title" | "category" | "startDate" | "endDate"> };

/**
 * Makes a client of a request and, of its accepted quote, a project with the tasks of its payments and its renewals. A request without
 * a client is linked to this one, and won. Throws `not-found` for a client that does not exist. The caller holds the lock of the desk.
 * Requirements AREQ-02, DESK-02.
 */
export async function convert(tx: Write, { request, client: given, sold }: Conversion): Promise<Client> {
  const client = typeof given === "number" ? await findClient(tx, given) : await createClient(tx, given);
  if (sold) {
    const project = await createProject(tx, sold, client);
    await noteProject(tx, sold.quote.id, project.id);
    await createPayments(tx, sold.quote, project, request?.assigneeId ?? null);
    await createRenewals(tx, sold.quote, project, request?.assigneeId ?? null);
  }
  if (request && request.clientId === null) {
    await changeRequest(tx, request.id, { clientId: client.id, status: "won" });
    await addNote(tx, request.id, "client", String(client.id));
  }
  return client;
}

async function findClient(tx: Write, id: number): Promise<Client> {
  const client = await findRecord(tx.db, clientsTable, id);
  if (!client) throw new AppError("not-found");
  return client;
}

function createClient(tx: Write, known: Partial<ClientInput>): Promise<Client> {
  return createRecord(tx, clientsTable, { ...blankOf(clients, { today: isoDay(tx.at) }), ...known });
}

/** The project has the quote's value without tax, and is hidden from the site. */
function createProject(tx: Write, { quote, project }: Sold, client: Client): Promise<Project> {
  const riyals = sumsOf(quote).net / 100;
  return createRecord(tx, projectsTable, {
    ...blankOf(projects, { today: isoDay(tx.at) }),
    ...project,
    status: "planning",
    client: client.company || client.name,
    clientId: client.id,
    value: formatPrice(riyals),
    valueAmount: riyals,
    isActive: false,
  });
}

/**
 * Creates tasks of the project for the payments of the quote, for the assignee of its request: the first is due now, the rest
 * after the delivery. Each rings at nine on its day.
 */
async function createPayments(tx: Write, quote: Quote, project: Project, assigneeId: number | null) {
  const { total, firstShare, restDays } = quote;
  if (quote.parts.length > 0) return createParts(tx, quote, project, assigneeId);
  const payments = paymentsOf(total, firstShare);
  if (!payments) return;
  const task = { ...blankOf(tasks), clientId: project.clientId, projectId: project.id, assigneeId };
  const due = (dueDate: string | null) => ({ dueDate, remindAt: dueDate && nineOn(dueDate) });
  const first = formatPrice(payments.first / 100);
  await createRecord(tx, tasksTable, { ...task, title: text.first(first), ...due(isoDay(tx.at)) });
  if (payments.rest === 0) return;
  const dueDate = project.endDate ? isoDayAfter(project.endDate, restDays) : null;
  const title = text.rest(formatPrice(payments.rest / 100));
  await createRecord(tx, tasksTable, { ...task, title, ...due(dueDate) });
}

/** The same for a total of several parts: what lies between the first and the last has no day. */
async function createParts(tx: Write, quote: Quote, project: Project, assigneeId: number | null) {
  const task = { ...blankOf(tasks), clientId: project.clientId, projectId: project.id, assigneeId };
  const parts = partsOf(quote.total, quote);
  for (const [place, { when, amount }] of parts.entries()) {
    const isLast = place > 0 && place === parts.length - 1;
    const dueDate = place === 0 ? isoDay(tx.at) : isLast ? project.endDate || null : null;
    const title = text.part(place + 1, when, formatPrice(amount / 100));
    await createRecord(tx, tasksTable, { ...task, title, dueDate, remindAt: dueDate && nineOn(dueDate) });
  }
}

/**
 * Creates a renewal of the project for what the quote asks each month and each year, for the assignee of its request: the first day is
 * one period after the acceptance. DESK-06
 */
async function createRenewals(tx: Write, quote: Quote, project: Project, assigneeId: number | null) {
  const from = isoDay(quote.answeredAt ?? tx.at);
  const anchorDay = dayOfMonth(from);
  const lines = new Map(periodsIn(countedLines(quote)).map(({ period, lines }) => [period, lines]));
  for (const { period, total } of recurringSums(quote)) {
    const titles = lines.get(period)?.map(({ title }) => title) ?? [];
    await createRecord(tx, renewalsTable, {
      ...blankOf(renewals),
      ...{ projectId: project.id, quoteId: quote.id, assigneeId, period, anchorDay },
      title: excerpt(titles.join(joiners.comma), longestTitle),
      amount: total / 100,
      nextDay: dayAfterPeriods({ nextDay: from, anchorDay, period }, 1),
    });
  }
}
