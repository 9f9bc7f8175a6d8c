import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "../kernel/errors.ts";
import { type ApiEnv, readJson, requireProof, wordInPath } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { textField } from "../kernel/wire.ts";
import { write } from "../kernel/write.server.ts";
import { noteAccountEvent } from "./account-events.server.ts";
import { originOf, registrationField } from "./passkey-wire.server.ts";
import { addPasskey, registrationOptions, verifyRegistration } from "./passkeys.server.ts";
import { beginRecoveryCodes, dropUnneededRecoveryCodes } from "./second-factor.server.ts";
import { renewSession } from "./session.server.ts";
import { issueTicket, takeTicket } from "./tickets.server.ts";

export const passkeyNameBody = z.object({ name: textField(60).min(1, "required") });
export const newPasskeyBody = passkeyNameBody.extend({
  ticket: z.string().min(1).max(100),
  response: registrationField,
});

/** The own passkeys, mounted at `/api/account/passkeys`; requirement SEC-04. Each call needs a recent proof. */
export function passkeysApi(kernel: Kernel) {
  const api = new Hono<ApiEnv>();

  api.post("/options", async (c) => {
    const { user } = await requireProof(kernel, c.req.raw);
    const options = await registrationOptions(kernel, originOf(kernel, c), user);
    const ticket = { userId: user.id, challenge: options.challenge };
    return c.json({ ticket: await issueTicket(kernel, "passkey-registration", ticket), options });
  });

  api.post("/", async (c) => {
    const { user, sessionId } = await requireProof(kernel, c.req.raw);
    const { name, ticket, response } = await readJson(c.req.raw, newPasskeyBody);
    const asked = await takeTicket(kernel, "passkey-registration", ticket);
    if (asked?.userId !== user.id) throw new AppError("conflict");
    const credential = await verifyRegistration(originOf(kernel, c), asked.challenge, response);
    if (!credential) throw new AppError("invalid");
    const { codes, setCookie } = await write(kernel, user, async (change) => {
      await addPasskey(change, user.id, name, credential);
      await noteAccountEvent(change, "passkey-added", user.id);
      const codes = await beginRecoveryCodes(change, user.id);
      return { codes, setCookie: await renewSession(kernel, change, sessionId, c.req.raw) };
    });
    c.header("set-cookie", setCookie);
    return c.json({ codes }, 201);
  });

  api.put("/:id", async (c) => {
    const { user } = await requireProof(kernel, c.req.raw);
    const { name } = await readJson(c.req.raw, passkeyNameBody);
    const id = wordInPath(c, "id");
    await write(kernel, user, async (change) => {
      const passkey = change.db.updateTable("passkeys").set({ name }).where("id", "=", id);
      const renamed = await passkey.where("user_id", "=", user.id).returning("id").executeTakeFirst();
      if (!renamed) throw new AppError("not-found");
      await noteAccountEvent(change, "passkey-renamed", user.id);
    });
    return c.body(null, 204);
  });

  api.delete("/:id", async (c) => {
    const { user } = await requireProof(kernel, c.req.raw);
    const id = wordInPath(c, "id");
    await write(kernel, user, async (change) => {
      const passkey = change.db.deleteFrom("passkeys").where("id", "=", id);
      const removed = await passkey.where("user_id", "=", user.id).returning("id").executeTakeFirst();
      if (!removed) throw new AppError("not-found");
      await dropUnneededRecoveryCodes(change, user.id);
      await noteAccountEvent(change, "passkey-removed", user.id);
    });
    return c.body(null, 204);
  });

  return api;
}
