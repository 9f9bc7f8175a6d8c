import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { historyEntry, readHistory } from "../../kernel/db/revisions.server.ts";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Api, ApiContext, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import { hasRecentAuth } from "../../kernel/http/staff-router.server.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { ifVersion } from "../../kernel/resource/calls/if-match.server.ts";
import { olderVersion } from "../../kernel/resource/calls/item-calls.server.ts";
import { onServer } from "../../kernel/resource/on-server.server.ts";
import { answerSchema, bodySchemas } from "../../kernel/resource/schemas.ts";
import { wireOf } from "../../kernel/resource/wire.ts";
import { queueTestMail, readTestMail } from "./mail-check.server.ts";
import { type Settings, type SettingsAnswer, settings } from "./settings.ts";
import { readSettings, readVersionedSettings, saveSettings, settingsOfRevision } from "./store.server.ts";
import type { MailState, TestMail } from "./wire.ts";

const settingsBody = bodySchemas(settings, onServer).update;
const settingsAnswer = answerSchema(settings)
  .required()
  .extend({ id: z.literal("site") });
/** The values of old revisions are not checked, since settings may be missing or have had another shape. */
const historyAnswer = historyEntry(z.record(z.string(), z.unknown())).array();
const mailAnswer: z.ZodType<MailState> = z.object({ isConfigured: z.boolean(), from: z.string().nullable() });
const testMailAnswer: z.ZodType<TestMail> = z.object({
  id: z.number().int(),
  state: z.enum(["waiting", "sent", "failing"]),
  reason: z.string().nullable(),
});

/**
 * `/api/settings`: the settings of the site, for staff; requirements ASET-01, API-06. Only a change of the notification
 * addresses needs a recent proof of identity, since personal data is mailed to them; SEC-01.
 */
export function settingsApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addSettings(api, kernel);
  addHistory(api, kernel);
  addMail(api, kernel);
  return api;
}

function addSettings(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
    summary: "Returns the settings",
    answers: { 200: settingsAnswer },
    handle: async (c) => answer(c, await readVersionedSettings(kernel.reads)),
  });

  route(api, {
    call: "PUT /",
    summary: "Changes the settings that the body names",
    body: settingsBody,
    answers: { 200: settingsAnswer },
    refuses: olderVersion(settingsAnswer),
    handle: async (c, { session, body }) => {
      const changes = wireOf(settings).fromWire(await body());
      const options = { ifVersion: ifVersion(c) };
      const saved = await write(kernel, session.user, async (tx) => {
        await refuseUnproved(kernel, tx, session, changes);
        return saveSettings(tx, changes, options);
      });
      return answer(c, saved);
    },
  });
}

function addHistory(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /site/history",
    summary: "Lists the changes of the settings, newest first",
    answers: { 200: historyAnswer },
    handle: async (c) => c.json(await readHistory(kernel.reads, { resource: "settings" })),
  });

  route(api, {
    call: "POST /site/history/{revision}/restore",
    summary: "Restores the values that the settings had after a revision",
    answers: { 200: settingsAnswer },
    handle: async (c, { session }) => {
      const revision = Number(c.req.param("revision"));
      const saved = await write(kernel, session.user, async (tx) => {
        const changes = await settingsOfRevision(tx.db, revision);
        await refuseUnproved(kernel, tx, session, changes);
        return saveSettings(tx, changes);
      });
      return answer(c, saved);
    },
  });
}

function addMail(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /mail",
    summary: "Returns whether mail can be sent, and from which address",
    answers: { 200: mailAnswer },
    handle: (c) => {
      const { smtpUrl, mailFrom } = kernel.config;
      return c.json({ isConfigured: smtpUrl !== undefined, from: mailFrom ?? null });
    },
  });

  route(api, {
    call: "POST /test-mail",
    summary: "Sends a test mail",
    answers: { 202: testMailAnswer },
    refuses: { 409: "There is no mail server or no notification address" },
    handle: async (c, { actor }) => c.json(await queueTestMail(kernel, actor), 202),
  });

  route(api, {
    call: "GET /test-mail/{id}",
    summary: "Returns the state of a test mail",
    answers: { 200: testMailAnswer },
    handle: async (c) => c.json(await readTestMail(kernel.reads, Number(c.req.param("id")))),
  });
}

async function refuseUnproved(
  kernel: Kernel,
  tx: Write,
  session: Session,
  { notificationEmails }: Partial<Settings>,
) {
  if (notificationEmails === undefined || hasRecentAuth(kernel, session)) return;
  await tx.bumpContentVersion(); // locks the settings, so that they cannot change after the comparison
  const { notificationEmails: now } = await readSettings(tx.db);
  if (notificationEmails.join("\n") !== now.join("\n")) throw new AppError("proof-needed");
}

function answer(c: ApiContext, saved: SettingsAnswer) {
  c.header("ETag", `"${saved.version}"`);
  return c.json(saved);
}
