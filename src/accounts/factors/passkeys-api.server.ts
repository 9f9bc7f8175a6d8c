import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Api, type ApiEnv, wordInPath } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { renewSession } from "../sessions/session.server.ts";
import { issueChallenge, takeChallenge } from "../sign-in/sign-in-challenges.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import { passkeyQuestion, recoveryCodesAnswer } from "../users/answers.ts";
import { originOf, registrationField } from "./passkey-wire.server.ts";
import { addPasskey, registrationOptions, verifyRegistration } from "./passkeys.server.ts";
import { beginRecoveryCodes, dropUnneededRecoveryCodes } from "./second-factor.server.ts";

const passkeyNameBody = z.object({ name: text({ max: 60, required: true }).schema(z) });
const newPasskeyBody = passkeyNameBody.extend({
  ticket: z.string().min(1).max(100),
  response: registrationField,
});

/** The caller's passkeys, mounted at `/api/account/passkeys`; requirement SEC-04. Each call needs a recent proof of identity. */
export function passkeysApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  addRegistration(api, kernel);
  addChanges(api, kernel);
  return api;
}

/** A passkey is added in two calls: the first answers options for the browser, the second stores the browser's response. */
function addRegistration(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /options",
    summary: "Returns the browser's options for a new passkey, with a ticket for adding it",
    proof: true,
    answers: { 200: passkeyQuestion },
    handle: async (c, { session: { user } }) => {
      const options = await registrationOptions(kernel, originOf(kernel, c), user);
      const ticket = { userId: user.id, challenge: options.challenge };
      return c.json({ ticket: await issueChallenge(kernel, "passkey-registration", ticket), options });
    },
  });

  route(api, {
    call: "POST /",
    summary: "Adds a passkey; with the first factor, returns recovery codes",
    proof: true,
    body: newPasskeyBody,
    answers: { 201: recoveryCodesAnswer },
    refuses: { 409: "The ticket is used, expired or another user's, or the passkey is stored already" },
    handle: async (c, { session, body }) => {
      const { user, sessionId } = session;
      const { name, ticket, response } = await body();
      const asked = await takeChallenge(kernel, "passkey-registration", ticket);
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
    },
  });
}

function addChanges(api: Api, kernel: Kernel) {
  route(api, {
    call: "PUT /{id}",
    summary: "Renames a passkey",
    proof: true,
    body: passkeyNameBody,
    handle: async (c, { session: { user }, body }) => {
      const { name } = await body();
      const id = wordInPath(c, "id");
      await write(kernel, user, async (change) => {
        const passkey = change.db.updateTable("passkeys").set({ name }).where("id", "=", id);
        const renamed = await passkey.where("user_id", "=", user.id).returning("id").executeTakeFirst();
        if (!renamed) throw new AppError("not-found");
        await noteAccountEvent(change, "passkey-renamed", user.id);
      });
    },
  });

  route(api, {
    call: "DELETE /{id}",
    summary: "Removes a passkey",
    proof: true,
    handle: async (c, { session: { user } }) => {
      const id = wordInPath(c, "id");
      await write(kernel, user, async (change) => {
        const passkey = change.db.deleteFrom("passkeys").where("id", "=", id);
        const removed = await passkey.where("user_id", "=", user.id).returning("id").executeTakeFirst();
        if (!removed) throw new AppError("not-found");
        await dropUnneededRecoveryCodes(change, user.id);
        await noteAccountEvent(change, "passkey-removed", user.id);
      });
    },
  });
}
