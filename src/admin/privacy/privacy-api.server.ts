import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { allOwnFields } from "../../content/sales/own-fields/store.server.ts";
import { isRowId } from "../../kernel/db/stored.ts";
import { write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { calendarDay } from "../../kernel/resource/kinds/day.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { mostNamed } from "./naming/named-texts-store.server.ts";
import { readPerson } from "./person.server.ts";
import { correctPerson, erasePerson, exportPerson, findPerson } from "./person-desk.server.ts";
import { privacyText } from "./privacy.text.ts";
import {
  exportedPerson,
  foundPerson,
  personalRead,
  privacyRequestAnswer,
  readablePerson,
  rowKey,
  rowsOfTable,
} from "./privacy-answers.ts";
import { addToRegister, closeInRegister, listRegister } from "./privacy-register.server.ts";
import { privacyRequests } from "./privacy-requests.ts";
import { addProcessing } from "./processing/processing-api.server.ts";
import { personInWords } from "./readable-person.server.ts";
import { listReads } from "./reads-store.server.ts";

const readsShown = 100;

const { kind } = privacyRequests.fields;
const contactField = text({ max: 320, required: true }).schema(z);
const whose = z.object({ contact: contactField });
const erasure = whose.extend({
  confirmation: text({ max: 320 }).schema(z),
  /** The texts of others that mean this person: the name is taken out of them. */
  nameIn: z.array(rowKey).max(mostNamed).default([]),
});
const correction = whose.extend({
  name: text({ required: true }).schema(z).optional(),
  phone: text({ max: 60, required: true }).schema(z).optional(),
  email: text({ max: 320 }).schema(z).pipe(z.email()).optional(),
});
const request = whose.extend({ kind: kind.schema(z), receivedOn: calendarDay(z).optional() });

/**
 * The privacy desk. A person's contact is sent in the body and never in the URL, because logs and histories keep URLs. Exporting
 * and destroying data need a recent proof of identity; requirements PRIV-02, PRIV-03.
 */
export function privacyApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addPersonCalls(api, kernel);
  addRegister(api, kernel);
  addProcessing(api, kernel);
  route(api, {
    call: "GET /reads",
    summary: "Who read personal data",
    answers: { 200: z.array(personalRead) },
    handle: async (c) => c.json(await listReads(kernel.reads, readsShown)),
  });
  return api;
}

function addPersonCalls(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /find",
    summary: "Finds the records about a person",
    body: whose,
    answers: { 200: foundPerson },
    handle: async (c, { actor, body }) => c.json(await findPerson(kernel, actor, personOf(await body()))),
  });

  route(api, {
    call: "POST /export",
    summary: "Exports the records about a person as a file",
    proof: true,
    body: whose,
    answers: { 200: exportedPerson },
    handle: async (c, { actor, body }) => c.json(await exportPerson(kernel, actor, personOf(await body()))),
  });

  route(api, {
    call: "POST /readable",
    summary: "Returns the exported records as readable text; also logged as an export",
    proof: true,
    body: whose,
    answers: { 200: readablePerson },
    handle: async (c, { actor, body }) =>
      c.json(
        personInWords(
          await exportPerson(kernel, actor, personOf(await body())),
          await allOwnFields(kernel.reads),
        ),
      ),
  });

  route(api, {
    call: "POST /correct",
    summary: "Corrects a person in all records; returns how many were changed",
    body: correction,
    answers: { 200: z.object({ changed: z.number().int() }) },
    handle: async (c, { actor, body }) => {
      const { contact, ...changes } = await body();
      return c.json({ changed: await correctPerson(kernel, actor, personOf({ contact }), changes) });
    },
  });

  route(api, {
    call: "POST /erase",
    summary:
      "Destroys everything about a person; returns which of the agency's own texts still mention the person",
    proof: true,
    body: erasure,
    answers: { 200: z.object({ house: z.array(rowsOfTable) }) },
    refuses: { 404: "Nothing is stored about this person" },
    handle: async (c, { actor, body }) => {
      const { contact, confirmation, nameIn } = await body();
      const person = personOf({ contact });
      if (readPerson(confirmation)?.contact !== person.contact)
        throw invalid({ confirmation: privacyText.erase.mismatch });
      return c.json({ house: await erasePerson(kernel, actor, person, nameIn) });
    },
  });
}

function addRegister(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /requests",
    summary: "The register of requests about personal data",
    answers: { 200: z.array(privacyRequestAnswer) },
    handle: async (c) => c.json(await listRegister(kernel)),
  });

  route(api, {
    call: "POST /requests",
    summary: "Adds an entry to the register",
    body: request,
    answers: { 201: privacyRequestAnswer },
    handle: async (c, { actor, body }) => {
      const { kind, contact, receivedOn } = await body();
      const today = isoDay(kernel.now());
      if (receivedOn && receivedOn > today) throw invalid({ receivedOn: fieldMessages.date });
      const entry = { kind, contact: personOf({ contact }).contact, receivedOn: receivedOn ?? today };
      return c.json(await write(kernel, actor, (tx) => addToRegister(tx, entry)), 201);
    },
  });

  route(api, {
    call: "POST /requests/{id}/done",
    summary: "Closes an entry and removes the person's contact from it",
    answers: { 200: privacyRequestAnswer },
    refuses: { 409: "The entry is already closed" },
    handle: async (c, { actor }) => {
      const id = Number(c.req.param("id"));
      if (!isRowId(id)) throw new AppError("not-found");
      return c.json(await write(kernel, actor, (tx) => closeInRegister(tx, id)));
    },
  });
}

function personOf({ contact }: { contact: string }) {
  const person = readPerson(contact);
  if (!person) throw invalid({ contact: privacyText.find.invalid });
  return person;
}
