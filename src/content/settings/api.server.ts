import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { actorOf } from "../../kernel/crud-resource.server.ts";
import { ifMatch } from "../../kernel/crud-routes.server.ts";
import { AppError } from "../../kernel/errors.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  hasRecentProof,
  readJson,
  requireSession,
} from "../../kernel/http.server.ts";
import type { Kernel, Session } from "../../kernel/kernel.server.ts";
import { storedPhone } from "../../kernel/phone.server.ts";
import { type Write, write } from "../../kernel/write.server.ts";
import { queueTestMail, readTestMail } from "./mail-check.server.ts";
import type { Settings } from "./schema.ts";
import { readSettings, readVersionedSettings, saveSettings, settingsOfRevision } from "./store.server.ts";
import { type SettingsAnswer, settingsBody } from "./wire.ts";

/**
 * `/api/settings`: the settings of the site, for staff; requirements ASET-01, API-06. Whoever changes the addresses that
 * requests are mailed to takes personal data away: of all settings these alone need a recent proof of identity; SEC-01.
 */
export function settingsApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);

  api.get("/", async (c) => {
    await requireSession(kernel, c.req.raw);
    return answer(c, await readVersionedSettings(kernel.reads));
  });

  api.put("/", async (c) => {
    const session = await requireSession(kernel, c.req.raw);
    const changes = normal(await readJson(c.req.raw, settingsBody));
    const ifVersion = ifMatch(c);
    const settings = await write(kernel, session.user, async (write) => {
      await refuseUnproved(write, session, changes);
      return saveSettings(write, changes, { ifVersion });
    });
    return answer(c, settings);
  });

  api.get("/site/history", async (c) => {
    await requireSession(kernel, c.req.raw);
    const rows = await kernel.reads
      .selectFrom("revisions")
      .selectAll()
      .where("resource", "=", "settings")
      .orderBy("id", "desc")
      .limit(200)
      .execute();
    return c.json(
      rows.map((row) => ({
        id: Number(row.id),
        at: row.at,
        actor: row.actor_name,
        action: row.action,
        fields: JSON.parse(String(row.fields)),
        before: row.before && JSON.parse(String(row.before)),
        after: row.after && JSON.parse(String(row.after)),
      })),
    );
  });

  api.post("/site/history/:revision/restore", async (c) => {
    const session = await requireSession(kernel, c.req.raw);
    const revision = Number(c.req.param("revision"));
    const settings = await write(kernel, session.user, async (write) => {
      const changes = await settingsOfRevision(write.db, revision);
      await refuseUnproved(write, session, changes);
      return saveSettings(write, changes);
    });
    return answer(c, settings);
  });

  async function refuseUnproved(write: Write, session: Session, { notificationEmails }: Partial<Settings>) {
    if (notificationEmails === undefined || hasRecentProof(kernel, session)) return;
    await write.touchSite(); // the lock of the settings, so that what is compared stays
    const { notificationEmails: now } = await readSettings(write.db);
    if (notificationEmails.join("\n") !== now.join("\n")) throw new AppError("proof-needed");
  }

  api.get("/mail", async (c) => {
    await requireSession(kernel, c.req.raw);
    const { smtpUrl, mailFrom } = kernel.config;
    return c.json({ isConfigured: smtpUrl !== undefined, from: mailFrom ?? null });
  });

  api.post("/test-mail", async (c) => {
    const actor = await actorOf(kernel, c);
    return c.json(await queueTestMail(kernel, actor), 202);
  });

  api.get("/test-mail/:id", async (c) => {
    await requireSession(kernel, c.req.raw);
    return c.json(await readTestMail(kernel.reads, Number(c.req.param("id"))));
  });
  return api;
}

/** Phones are stored in one spelling; requirement AR-03. */
function normal(body: z.infer<typeof settingsBody>): Partial<Settings> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const changes: Partial<Settings> = Object.fromEntries(given);
  for (const name of ["phone", "chatNumber"] as const)
    if (changes[name] !== undefined) changes[name] = storedPhone(changes[name]);
  return changes;
}

function answer(c: ApiContext, settings: SettingsAnswer) {
  c.header("ETag", `"${settings.version}"`);
  return c.json(settings);
}

function describe(api: Api) {
  const json = (schema: z.ZodType) => ({ "application/json": { schema } });
  const settings = settingsBody.required().extend({ id: z.literal("site"), version: z.number().int() });
  const entry = z.object({ id: z.number(), at: z.string(), actor: z.string(), fields: z.array(z.string()) });
  const mail = z.object({ isConfigured: z.boolean(), from: z.string().nullable() });
  const sent = z.object({ id: z.number(), state: z.enum(["waiting", "sent", "failing"]) });
  const refused = { 401: problem("No session"), 403: problem("Another site") };
  const calls = [
    ["get", "/", "The settings", settings],
    ["put", "/", "The settings as they are now", settings],
    ["get", "/site/history", "Who changed what, newest first", z.array(entry)],
    ["post", "/site/history/{revision}/restore", "The settings as they were then", settings],
    ["get", "/mail", "Whether mail can be sent", mail],
    ["post", "/test-mail", "A test mail is on its way", sent],
    ["get", "/test-mail/{id}", "What became of it", sent],
  ] as const;
  for (const [method, path, description, schema] of calls) {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, z.string()]);
    api.openAPIRegistry.registerPath({
      method,
      path,
      tags: ["settings"],
      request: {
        ...(params.length > 0 && { params: z.object(Object.fromEntries(params)) }),
        ...(method === "put" && { body: { content: json(settingsBody) } }),
      },
      responses: {
        [path === "/test-mail" ? 202 : 200]: { description, content: json(schema) },
        ...refused,
        ...(method === "put" && { 412: problem("An older version"), 422: problem("Wrong fields") }),
      },
    });
  }
}
