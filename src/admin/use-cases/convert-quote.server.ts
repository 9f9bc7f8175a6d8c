import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { newProjectId } from "../../content/projects/api.server.ts";
import { type Project, projects } from "../../content/projects/projects.ts";
import { projectsTable } from "../../content/projects/store.server.ts";
import { type Client, clients } from "../../content/sales/clients/clients.ts";
import { clientsTable } from "../../content/sales/clients/store.server.ts";
import { paymentsOf, type Quote, sumsOf } from "../../content/sales/quotes/quotes.ts";
import { lockAccepted, noteProject } from "../../content/sales/quotes/store.server.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { addNote, changeRequest } from "../../content/sales/requests/desk.server.ts";
import { projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { tasksTable } from "../../content/sales/tasks/store.server.ts";
import { tasks } from "../../content/sales/tasks/tasks.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { formatPrice, isoDay, isoDayAfter } from "../../kernel/text/format.ts";
import { riyadhMoment } from "../../kernel/text/riyadh-moment.ts";
import { convertQuoteText as text } from "./convert-quote.text.ts";

const { name, company, address } = clients.fields;
const { title, category, startDate, endDate } = projects.fields;

const convertBody = z.object({
  /** An existing client; null creates a new client from the quote's customer. */
  clientId: z.number().int().min(1).nullable().default(null),
  name: name.schema(z),
  company: company.schema(z),
  address: address.schema(z),
  title: title.schema(z),
  category: category.schema(z),
  startDate: startDate.schema(z),
  endDate: endDate.schema(z),
});

type Given = z.infer<typeof convertBody>;

const convertAnswer = z.object({ clientId: z.number().nullable(), projectId: z.string() });

/**
 * `POST /{id}/project`: creates the client and the project of an accepted quote in one transaction. The project has the quote's
 * value without tax and is hidden from the site. A second call, even a simultaneous one, returns what the first one created; DESK-02.
 */
export function convertQuoteApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "POST /{id}/project",
    summary: "Creates the client and the project of an accepted quote, once",
    peopleOnly: true,
    body: convertBody,
    answers: { 200: convertAnswer },
    refuses: { 409: "The quote is not accepted" },
    handle: async (c, { actor, body }) => {
      const id = idOf(quotesTable, c);
      const given = await body();
      return c.json(await write(kernel, actor, (tx) => convertQuote(tx, id, given)));
    },
  });
  return api;
}

async function convertQuote(tx: Write, id: number, given: Given): Promise<z.infer<typeof convertAnswer>> {
  const quote = await lockAccepted(tx, id);
  if (quote.projectId !== null) {
    const made = await findRecord(tx.db, projectsTable, quote.projectId);
    return { clientId: made?.clientId ?? null, projectId: quote.projectId };
  }
  const request = await findRecord(tx.db, projectRequestsTable, quote.requestId);
  const client = await clientFor(tx, quote, request?.clientId ?? given.clientId, given);
  const project = await createProject(tx, quote, client, given);
  await noteProject(tx, id, project.id);
  await createPayments(tx, quote, project, request?.assigneeId ?? null);
  if (request && request.clientId === null) {
    await changeRequest(tx, request.id, { clientId: client.id, status: "won" });
    await addNote(tx, request.id, "client", String(client.id));
  }
  return { clientId: client.id, projectId: project.id };
}

/** The chosen client, or a new one created from the customer. Throws `not-found` when the chosen client does not exist. */
async function clientFor(tx: Write, quote: Quote, chosen: number | null, given: Given): Promise<Client> {
  if (chosen !== null) {
    const client = await findRecord(tx.db, clientsTable, chosen);
    if (!client) throw new AppError("not-found");
    return client;
  }
  const { name, company, address } = given;
  return createRecord(tx, clientsTable, {
    ...blankOf(clients, { today: isoDay(tx.at) }),
    ...{ name, company, address },
    email: quote.customerEmail,
    phone: quote.customerPhone,
  });
}

/**
 * Creates tasks of the project for the payments of the quote, for the assignee of its request: the first is due now, the rest
 * after the delivery. Each rings at nine on its day.
 */
async function createPayments(
  tx: Write,
  { total, firstShare, restDays }: Quote,
  project: Project,
  assigneeId: number | null,
) {
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

/** Nine in the morning of a day in Riyadh. */
const nineOn = (day: string) => riyadhMoment(day, "09:00")?.toISOString() ?? null;

function createProject(tx: Write, quote: Quote, client: Client, given: Given) {
  const { title, category, startDate, endDate } = given;
  const riyals = sumsOf(quote).net / 100;
  return createRecord(tx, projectsTable, {
    ...blankOf(projects, { today: isoDay(tx.at) }),
    id: newProjectId(new Date(tx.at)),
    ...{ title, category, startDate, endDate },
    status: "planning",
    client: client.company || client.name,
    clientId: client.id,
    value: formatPrice(riyals),
    valueAmount: riyals,
    isActive: false,
  });
}
