import { OpenAPIHono } from "@hono/zod-openapi";
import type { Db } from "../../kernel/db/database.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { noticesAnswer, noticesBody, type OwnNotices } from "./answers.ts";
import { chooseNotices, findNoticed } from "./choices-store.server.ts";
import { addDevices } from "./devices-api.server.ts";
import { listDevices } from "./devices-store.server.ts";
import { addFeed } from "./feed-api.server.ts";
import { feedPath } from "./feed-store.server.ts";
import { vapidKeys } from "./vapid.server.ts";

/** The notification addresses of the settings, which accounts cannot read. */
export type ReadListed = (db: Db) => Promise<readonly string[]>;

/** What the caller is told of, and how; mounted at `/api/account/notices`. Requirement NOTICE-01. */
export function noticesApi(kernel: Kernel, readListed: ReadListed) {
  const api = new OpenAPIHono<ApiEnv>();
  const read = async (userId: number): Promise<OwnNotices> => {
    const user = await findNoticed(kernel.db, userId, await readListed(kernel.db));
    if (!user) throw new AppError("not-found");
    const { channels, quiet, digest } = user.choices;
    return {
      channels,
      quiet,
      digest: { ...digest, days: [...digest.days] },
      devices: await listDevices(kernel.db, userId),
      calendar: await feedPath(kernel.db, userId, await linkSecret(kernel)),
      pushKey: (await vapidKeys(kernel)).publicKey,
      canMail: kernel.config.smtpUrl !== undefined,
    };
  };

  route(api, {
    call: "GET /",
    summary: "Returns what the caller is told of, by which ways, and when",
    peopleOnly: true,
    answers: { 200: noticesAnswer },
    handle: async (c, { session: { user } }) => c.json(await read(user.id)),
  });

  route(api, {
    call: "PUT /",
    summary: "Changes what the caller is told of: only what the body names",
    peopleOnly: true,
    body: noticesBody,
    answers: { 200: noticesAnswer },
    handle: async (c, { session: { user }, actor, body }) => {
      const changes = await body();
      await write(kernel, actor, (tx) => chooseNotices(tx, user.id, changes));
      return c.json(await read(user.id));
    },
  });
  addDevices(api, kernel);
  addFeed(api, kernel);
  return api;
}
