import { createECDH } from "node:crypto";
import { z } from "zod";
import { pushMessage, queueMessage } from "../../kernel/background/outbox.server.ts";
import { isRowId } from "../../kernel/db/stored.ts";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Api, type ApiContext, wordInPath } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { may } from "../../kernel/roles.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import { findDevice, forgetDevice, keepDevice, listDevices, passDevice } from "./devices-store.server.ts";

/** Bytes as browsers write them: base64url without padding, of so many bytes. */
const bytes = (count: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === count, "invalid");

const publicKey = bytes(65).refine((key) => {
  try {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    pair.computeSecret(key, "base64url"); // refuses what is no point of the curve
    return true;
  } catch {
    return false;
  }
}, "invalid");

/** The subscription of a browser. Its address is checked again at each call, as those of webhooks are. */
const subscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({ p256dh: publicKey, auth: bytes(16) }),
});

function idIn(c: ApiContext): number {
  const id = Number(wordInPath(c, "id"));
  if (!isRowId(id)) throw new AppError("not-found");
  return id;
}

/** Adds the calls about the browsers in which the caller allowed notices; NOTICE-01. */
export function addDevices(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /devices",
    summary: "Keeps the caller's browser, which allowed notices",
    peopleOnly: true,
    body: subscriptionBody,
    handle: async (c, { session: { user, sessionId }, actor, body }) => {
      if (!may(user.access, "read", "sales")) throw new AppError("forbidden"); // there is no news for them
      const subscription = await body();
      const isPrivate = kernel.config.webhookHosts.includes(new URL(subscription.endpoint).hostname);
      if (!subscription.endpoint.startsWith("https:") && !isPrivate) throw new AppError("invalid");
      await write(kernel, actor, async (tx) => {
        const known = (await listDevices(tx.db, user.id)).some(
          ({ endpoint }) => endpoint === subscription.endpoint,
        );
        await keepDevice(tx, { userId: user.id, sessionId }, subscription, c.req.header("user-agent") ?? "");
        if (!known) await noteAccountEvent(tx, "device-added", user.id);
      });
    },
  });

  route(api, {
    call: "PUT /devices",
    summary: "Lets the caller's browser end with the present session; 404 for one that is not the caller's",
    peopleOnly: true,
    body: subscriptionBody.pick({ endpoint: true }),
    handle: async (_c, { session: { user, sessionId }, actor, body }) => {
      const { endpoint } = await body();
      const isOwn = await write(kernel, actor, (tx) =>
        passDevice(tx.db, user.id, { from: { endpoint }, to: sessionId }),
      );
      if (!isOwn) throw new AppError("not-found");
    },
  });

  route(api, {
    call: "DELETE /devices/{id}",
    summary: "Forgets one of the caller's browsers",
    peopleOnly: true,
    handle: async (c, { session: { user }, actor }) => {
      await write(kernel, actor, async (tx) => {
        await forgetDevice(tx, user.id, idIn(c));
        await noteAccountEvent(tx, "device-removed", user.id);
      });
    },
  });

  route(api, {
    call: "POST /devices/{id}/test",
    summary: "Sends a notice to one of the caller's browsers",
    peopleOnly: true,
    handle: async (c, { session: { user }, actor }) => {
      const device = idIn(c);
      if (!(await findDevice(kernel.reads, user.id, device))) throw new AppError("not-found");
      await write(kernel, actor, (tx) => queueMessage(tx, pushMessage, { user: user.id, device, ids: "" }));
    },
  });
}
