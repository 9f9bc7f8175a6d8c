import { z } from "zod";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { Api } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import { wireOf } from "../../../kernel/resource/wire.ts";
import { projects } from "../../projects/projects.ts";
import { newProjectId, projectsTable } from "../../projects/store.server.ts";
import { clientsApi } from "../clients/api.server.ts";
import { type ClientInput, clients } from "../clients/clients.ts";
import { lockAccepted } from "../quotes/store.server.ts";
import { quotesTable } from "../quotes/table.server.ts";
import { projectRequestsTable } from "../requests/store.server.ts";
import { convert } from "./conversion.server.ts";

const { name, company, address } = clients.fields;
const { title, category, startDate, endDate } = projects.fields;

/** Adds the call that makes a client of a request; requirement AREQ-02. */
export function addRequestConversion(api: Api, kernel: Kernel) {
  const { answerSchema, createSchema } = clientsApi;
  const wire = wireOf(clients);
  route(api, {
    call: "POST /{id}/client",
    summary: "Creates a client from a won request",
    peopleOnly: true,
    body: createSchema,
    answers: { 201: answerSchema },
    refuses: { 409: "The request has a client already" },
    handle: async (c, { actor, body }) => {
      const id = idOf(projectRequestsTable, c);
      const known = wire.fromWire(await body());
      const client = await write(kernel, actor, (tx) => convertRequest(tx, id, known));
      return c.json({ ...wire.toWire(client), projects: 0, totalValue: 0 }, 201);
    },
  });
}

async function convertRequest(tx: Write, id: number, client: Partial<ClientInput>) {
  await tx.bumpInboxVersion(); // takes a lock, so that the second of two simultaneous calls waits
  const request = await findRecord(tx.db, projectRequestsTable, id);
  if (!request) throw new AppError("not-found");
  if (request.clientId !== null) throw new AppError("conflict");
  return convert(tx, { request, client });
}

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

const convertAnswer = z.object({ clientId: z.number().nullable(), projectId: z.string() });

/**
 * Adds the call that makes the client and the project of an accepted quote. A second call, even a simultaneous one, returns what
 * the first one created; DESK-02.
 */
export function addQuoteConversion(api: Api, kernel: Kernel) {
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
}

async function convertQuote(
  tx: Write,
  id: number,
  { clientId, name, company, address, ...asked }: z.infer<typeof convertBody>,
): Promise<z.infer<typeof convertAnswer>> {
  const quote = await lockAccepted(tx, id);
  if (quote.projectId !== null) {
    const made = await findRecord(tx.db, projectsTable, quote.projectId);
    return { clientId: made?.clientId ?? null, projectId: quote.projectId };
  }
  const request = await findRecord(tx.db, projectRequestsTable, quote.requestId);
  const { customerEmail: email, customerPhone: phone, customerVatNumber: vatNumber } = quote;
  const client = request?.clientId ?? clientId ?? { name, company, address, email, phone, vatNumber };
  const project = { id: newProjectId(new Date(tx.at)), ...asked };
  const { id: converted } = await convert(tx, { request, client, sold: { quote, project } });
  return { clientId: converted, projectId: project.id };
}
