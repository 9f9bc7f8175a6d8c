import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { describeCalls } from "../kernel/crud-openapi.server.ts";
import { actorOf } from "../kernel/crud-resource.server.ts";
import { AppError, invalid } from "../kernel/errors.ts";
import { fieldMessages } from "../kernel/field-messages.text.ts";
import { isoDay } from "../kernel/format.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  readJson,
  requireProof,
  requireSession,
} from "../kernel/http.server.ts";
import type { Actor, Kernel } from "../kernel/kernel.server.ts";
import { isRowId } from "../kernel/stored.ts";
import { calendarDay, textField } from "../kernel/wire.ts";
import { write } from "../kernel/write.server.ts";
import { readPerson } from "./person.server.ts";
import { correctPerson, erasePerson, exportPerson, findPerson } from "./person-desk.server.ts";
import { privacyText } from "./privacy.text.ts";
import { privacyKinds } from "./privacy.ts";
import { addToRegister, closeInRegister, listRegister } from "./privacy-register.server.ts";
import { listReads } from "./reads-store.server.ts";

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

/**
 * The privacy desk. A person is looked for by a body and never by an address, which logs and histories keep. Taking data
 * away and destroying it need a recent proof of identity; requirements PRIV-02, PRIV-03.
 */
export function privacyApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);
  const proved = async (c: ApiContext): Promise<Actor> => {
    const { user } = await requireProof(kernel, c.req.raw);
    return { id: user.id, name: user.name };
  };

  api.post("/find", async (c) => {
    const actor = await actorOf(kernel, c);
    return c.json(await findPerson(kernel, actor, personOf(await readJson(c.req.raw, whose))));
  });

  api.post("/export", async (c) => {
    const actor = await proved(c);
    return c.json(await exportPerson(kernel, actor, personOf(await readJson(c.req.raw, whose))));
  });

  api.post("/correct", async (c) => {
    const actor = await actorOf(kernel, c);
    const { contact, ...changes } = await readJson(c.req.raw, correction);
    return c.json({ changed: await correctPerson(kernel, actor, personOf({ contact }), changes) });
  });

  api.post("/erase", async (c) => {
    const actor = await proved(c);
    const { contact, confirmation } = await readJson(c.req.raw, erasure);
    const person = personOf({ contact });
    if (readPerson(confirmation)?.contact !== person.contact)
      throw invalid({ confirmation: privacyText.erase.mismatch });
    return c.json({ house: await erasePerson(kernel, actor, person) });
  });

  api.get("/requests", async (c) => {
    await requireSession(kernel, c.req.raw);
    return c.json(await listRegister(kernel));
  });

  api.post("/requests", async (c) => {
    const actor = await actorOf(kernel, c);
    const { kind, contact, receivedOn } = await readJson(c.req.raw, request);
    const today = isoDay(kernel.now());
    if (receivedOn && receivedOn > today) throw invalid({ receivedOn: fieldMessages.date });
    const entry = { kind, contact: personOf({ contact }).contact, receivedOn: receivedOn ?? today };
    return c.json(await write(kernel, actor, (write) => addToRegister(write, entry)), 201);
  });

  api.post("/requests/:id/done", async (c) => {
    const actor = await actorOf(kernel, c);
    const id = Number(c.req.param("id"));
    if (!isRowId(id)) throw new AppError("not-found");
    return c.json(await write(kernel, actor, (write) => closeInRegister(write, id)));
  });

  api.get("/reads", async (c) => {
    await requireSession(kernel, c.req.raw);
    return c.json(await listReads(kernel.reads, readsShown));
  });

  return api;
}

function personOf({ contact }: { contact: string }) {
  const person = readPerson(contact);
  if (!person) throw invalid({ contact: privacyText.find.invalid });
  return person;
}

function describe(api: Api) {
  describeCalls(api, "privacy", [
    ["post", "/find", 200, whose, "What is known of a person"],
    ["post", "/export", 200, whose, "The same, whole"],
    ["post", "/correct", 200, correction, "How many records were corrected"],
    ["post", "/erase", 200, erasure, "What stands in texts of the house still"],
    ["get", "/requests", 200, null, "The register"],
    ["post", "/requests", 201, request, "The new entry"],
    ["post", "/requests/{id}/done", 200, null, "The entry without the person"],
    ["get", "/reads", 200, null, "Who read personal data"],
  ]);
}
