import { OpenAPIHono } from "@hono/zod-openapi";
import { encode } from "uqr";
import { z } from "zod";
import { write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { renewSession } from "../sessions/session.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import { recoveryCodesAnswer, secretAnswer } from "../users/answers.ts";
import { makeRecoveryCodes } from "./recovery-codes.server.ts";
import { beginRecoveryCodes, dropUnneededRecoveryCodes, factorsOf } from "./second-factor.server.ts";
import { codeField, newTotpSecret, stepOfCode, totpAddress } from "./totp.server.ts";

const codeBody = z.object({ code: codeField });

/**
 * The caller's authenticator app and recovery codes, mounted at `/api/account`; requirement SEC-04. Each call needs a recent
 * proof of identity. Adding a factor gives the session a new token; the first factor also answers recovery codes, once.
 */
export function codesApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  addApp(api, kernel);
  addAppOff(api, kernel);
  addRecoveryCodes(api, kernel);
  return api;
}

/** An app is connected in two calls: the first answers its secret, the second checks a code made from it. */
function addApp(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /totp",
    summary: "Creates a secret for an authenticator app; it takes effect when a code is confirmed",
    proof: true,
    answers: { 200: secretAnswer },
    handle: async (c, { session: { user } }) => {
      const secret = newTotpSecret();
      await kernel.db.updateTable("users").set({ totp_pending: secret }).where("id", "=", user.id).execute();
      const issuer = await kernel.agencyName();
      const address = totpAddress(secret, { issuer, email: user.email });
      return c.json({ secret, address, qr: qrOf(address) });
    },
  });

  route(api, {
    call: "POST /totp/confirm",
    summary: "Confirms the authenticator app by a code; with the first factor, returns recovery codes",
    proof: true,
    body: codeBody,
    answers: { 200: recoveryCodesAnswer },
    refuses: { 409: "There is no secret to confirm" },
    handle: async (c, { session, body }) => {
      const { user, sessionId } = session;
      const { code } = await body();
      const { codes, setCookie } = await write(kernel, user, async (change) => {
        const row = await change.db
          .selectFrom("users")
          .select("totp_pending")
          .where("id", "=", user.id)
          .executeTakeFirst();
        if (typeof row?.totp_pending !== "string") throw new AppError("conflict");
        const step = stepOfCode(row.totp_pending, code, new Date(change.at));
        if (!step) throw invalid({ code: fieldMessages.codeWrong });
        await change.db
          .updateTable("users")
          .set({ totp_secret: row.totp_pending, totp_pending: null, totp_since: change.at, totp_last: step })
          .where("id", "=", user.id)
          .execute();
        await noteAccountEvent(change, "totp-on", user.id);
        const codes = await beginRecoveryCodes(change, user.id);
        return { codes, setCookie: await renewSession(kernel, change, sessionId, c.req.raw) };
      });
      c.header("set-cookie", setCookie);
      return c.json({ codes });
    },
  });
}

function addAppOff(api: Api, kernel: Kernel) {
  route(api, {
    call: "DELETE /totp",
    summary: "Disconnects the authenticator app",
    proof: true,
    handle: (_c, { session: { user } }) =>
      write(kernel, user, async (change) => {
        await change.db
          .updateTable("users")
          .set({ totp_secret: null, totp_pending: null, totp_since: null })
          .where("id", "=", user.id)
          .execute();
        await dropUnneededRecoveryCodes(change, user.id);
        await noteAccountEvent(change, "totp-off", user.id);
      }),
  });
}

function addRecoveryCodes(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /recovery-codes",
    summary: "Replaces the recovery codes",
    proof: true,
    answers: { 200: recoveryCodesAnswer },
    refuses: { 409: "There is no second factor" },
    handle: async (c, { session: { user } }) => {
      if (!(await factorsOf(kernel.reads, user.id))) throw new AppError("conflict");
      const codes = await write(kernel, user, async (change) => {
        await noteAccountEvent(change, "recovery-codes-made", user.id);
        return makeRecoveryCodes(change, user.id);
      });
      return c.json({ codes });
    },
  });
}

/** The dark modules of a QR code as one SVG path, so that no markup made by a library is inserted into the page. */
function qrOf(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
