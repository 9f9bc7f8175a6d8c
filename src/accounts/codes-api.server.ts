import { Hono } from "hono";
import { encode } from "uqr";
import { z } from "zod";
import { AppError, invalid } from "../kernel/errors.ts";
import { fieldMessages } from "../kernel/field-messages.text.ts";
import { type ApiEnv, readJson, requireProof } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { write } from "../kernel/write.server.ts";
import { noteAccountEvent } from "./account-events.server.ts";
import { makeRecoveryCodes } from "./recovery-codes.server.ts";
import { beginRecoveryCodes, dropUnneededRecoveryCodes, factorsOf } from "./second-factor.server.ts";
import { renewSession } from "./session.server.ts";
import { codeField, newTotpSecret, stepOfCode, totpAddress } from "./totp.server.ts";

export const codeBody = z.object({ code: codeField });

/**
 * The own authenticator app and recovery codes, mounted at `/api/account`; requirement SEC-04. Each call needs a recent
 * proof, and a factor that begins gives the session a new token. Recovery codes are answered once, with the first factor.
 */
export function codesApi(kernel: Kernel) {
  const api = new Hono<ApiEnv>();

  /** Begins: a secret that counts only once a code of it was seen. */
  api.post("/totp", async (c) => {
    const { user } = await requireProof(kernel, c.req.raw);
    const secret = newTotpSecret();
    await kernel.db.updateTable("users").set({ totp_pending: secret }).where("id", "=", user.id).execute();
    const address = totpAddress(secret, user.email);
    return c.json({ secret, address, qr: qrOf(address) });
  });

  api.post("/totp/confirm", async (c) => {
    const { user, sessionId } = await requireProof(kernel, c.req.raw);
    const { code } = await readJson(c.req.raw, codeBody);
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
  });

  api.delete("/totp", async (c) => {
    const { user } = await requireProof(kernel, c.req.raw);
    await write(kernel, user, async (change) => {
      await change.db
        .updateTable("users")
        .set({ totp_secret: null, totp_pending: null, totp_since: null })
        .where("id", "=", user.id)
        .execute();
      await dropUnneededRecoveryCodes(change, user.id);
      await noteAccountEvent(change, "totp-off", user.id);
    });
    return c.body(null, 204);
  });

  api.post("/recovery-codes", async (c) => {
    const { user } = await requireProof(kernel, c.req.raw);
    const { totp, passkeys } = await factorsOf(kernel.reads, user.id);
    if (!totp && passkeys === 0) throw new AppError("conflict");
    const codes = await write(kernel, user, async (change) => {
      await noteAccountEvent(change, "recovery-codes-made", user.id);
      return makeRecoveryCodes(change, user.id);
    });
    return c.json({ codes });
  });

  return api;
}

/** The modules of a QR code as one path, so that nobody has to put markup of a library into a page. */
function qrOf(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
