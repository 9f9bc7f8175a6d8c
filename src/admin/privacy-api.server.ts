import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { AppError, invalid } from "../kernel/errors.ts";
import { fieldMessages } from "../kernel/field-messages.text.ts";
import { isoDay } from "../kernel/format.ts";
import type { Api, ApiEnv } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { route } from "../kernel/route.server.ts";
import { isRowId } from "../kernel/stored.ts";
import { calendarDay, textField } from "../kernel/wire.ts";
import { write } from "../kernel/write.server.ts";
import { readPerson } from "./person.server.ts";
import { correctPerson, erasePerson, exportPerson, findPerson } from "./person-desk.server.ts";
import { privacyText } from "./privacy.text.ts";
import { type PersonalRead, type PrivacyRequest, privacyKinds } from "./privacy.ts";
import { addToRegister, closeInRegister, listRegister } from "./privacy-register.server.ts";
import { listReads } from "./reads-store.server.ts";
import { screenField } from "./screen-field.server.ts";

const readsShown = 100;

const contactField = textField(320).min(1);
const whose = z.object({ contact: contactField });
const erasure = whose.extend({ confirmation: textField(320) });
const correction = whose.extend({
  name: textField().min(1).optional(),
  phone: textField(60).min(1).optional(),
  email: textField(320).pipe(z.email()).optional(),
});
const request = z.object({
  kind: z.enum(privacyKinds),
  contact: contactField,
  receivedOn: calendarDay.optional(),
});

const rowsOfTable = z.object({ table: z.string(), rows: z.number().int() });
const edition = z.string().nullable();
const personRecord = z.object({
  table: z.string(),
  screen: screenField.nullable(),
  id: z.number().int(),
  name: z.string(),
  contacts: z.array(z.string()),
  createdAt: z.string(),
  isDeleted: z.boolean(),
  consent: z.object({ at: z.string(), edition, marketingAt: z.string().nullable() }).nullable(),
  notice: z.object({ at: z.string(), edition }).nullable(),
});
const foundPerson = z.object({
  contact: z.string(),
  records: z.array(personRecord),
  mentions: z.array(rowsOfTable),
  house: z.array(rowsOfTable),
});
/** A row as it is stored: each table has columns of its own. */
const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const exportedPerson = z.object({
  contact: z.string(),
  exportedAt: z.string(),
  records: z.array(
    z.object({
      kind: z.string(),
      record: storedRow,
      belongings: z.array(z.object({ table: z.string(), rows: z.array(storedRow) })),
      history: z.array(storedRow),
    }),
  ),
  mentions: z.array(z.object({ kind: z.string(), texts: storedRow })),
});
const registered: z.ZodType<PrivacyRequest> = z.object({
  id: z.number().int(),
  kind: z.enum(privacyKinds),
  contact: z.string().nullable(),
  receivedOn: z.string(),
  dueOn: z.string(),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
});
const read: z.ZodType<PersonalRead> = z.object({
  hour: z.string(),
  actorName: z.string(),
  resource: z.string(),
  action: z.string(),
  recordId: z.string(),
  times: z.number().int(),
});

/**
 * The privacy desk. A person is looked for by a body and never by an address, which logs and histories keep. Taking data
 * away and destroying it need a recent proof of identity; requirements PRIV-02, PRIV-03.
 */
export function privacyApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addPersonCalls(api, kernel);
  addRegister(api, kernel);
  route(api, {
    method: "get",
    path: "/reads",
    summary: "Who read personal data",
    answers: { 200: z.array(read) },
    handle: async (c) => c.json(await listReads(kernel.reads, readsShown)),
  });
  return api;
}

function addPersonCalls(api: Api, kernel: Kernel) {
  route(api, {
    method: "post",
    path: "/find",
    summary: "What is known of a person",
    body: whose,
    answers: { 200: foundPerson },
    handle: async (c, { actor, body }) => c.json(await findPerson(kernel, actor, personOf(await body()))),
  });

  route(api, {
    method: "post",
    path: "/export",
    summary: "The same, whole",
    proof: true,
    body: whose,
    answers: { 200: exportedPerson },
    handle: async (c, { actor, body }) => c.json(await exportPerson(kernel, actor, personOf(await body()))),
  });

  route(api, {
    method: "post",
    path: "/correct",
    summary: "Corrects a person in all records; answers how many were changed",
    body: correction,
    answers: { 200: z.object({ changed: z.number().int() }) },
    handle: async (c, { actor, body }) => {
      const { contact, ...changes } = await body();
      return c.json({ changed: await correctPerson(kernel, actor, personOf({ contact }), changes) });
    },
  });

  route(api, {
    method: "post",
    path: "/erase",
    summary: "Destroys everything about a person; answers what stands in texts of the house still",
    proof: true,
    body: erasure,
    answers: { 200: z.object({ house: z.array(rowsOfTable) }) },
    refuses: { 404: "Nobody" },
    handle: async (c, { actor, body }) => {
      const { contact, confirmation } = await body();
      const person = personOf({ contact });
      if (readPerson(confirmation)?.contact !== person.contact)
        throw invalid({ confirmation: privacyText.erase.mismatch });
      return c.json({ house: await erasePerson(kernel, actor, person) });
    },
  });
}

function addRegister(api: Api, kernel: Kernel) {
  route(api, {
    method: "get",
    path: "/requests",
    summary: "The register of what people ask about their data",
    answers: { 200: z.array(registered) },
    handle: async (c) => c.json(await listRegister(kernel)),
  });

  route(api, {
    method: "post",
    path: "/requests",
    summary: "A new entry of the register",
    body: request,
    answers: { 201: registered },
    handle: async (c, { actor, body }) => {
      const { kind, contact, receivedOn } = await body();
      const today = isoDay(kernel.now());
      if (receivedOn && receivedOn > today) throw invalid({ receivedOn: fieldMessages.date });
      const entry = { kind, contact: personOf({ contact }).contact, receivedOn: receivedOn ?? today };
      return c.json(await write(kernel, actor, (write) => addToRegister(write, entry)), 201);
    },
  });

  route(api, {
    method: "post",
    path: "/requests/{id}/done",
    summary: "Closes an entry, and forgets whose it was",
    answers: { 200: registered },
    refuses: { 409: "It is done" },
    handle: async (c, { actor }) => {
      const id = Number(c.req.param("id"));
      if (!isRowId(id)) throw new AppError("not-found");
      return c.json(await write(kernel, actor, (write) => closeInRegister(write, id)));
    },
  });
}

function personOf({ contact }: { contact: string }) {
  const person = readPerson(contact);
  if (!person) throw invalid({ contact: privacyText.find.invalid });
  return person;
}
