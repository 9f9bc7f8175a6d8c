import { Hono } from "hono";
import { z } from "zod";
import { AppError, invalid } from "../kernel/errors.ts";
import { fieldMessages } from "../kernel/field-messages.text.ts";
import { type ApiEnv, readJson, requireSession, wordInPath } from "../kernel/http.server.ts";
import { type Kernel, type Session, visitor } from "../kernel/kernel.server.ts";
import { imageField, textField } from "../kernel/wire.ts";
import { updateRecord, write } from "../kernel/write.server.ts";
import { noteAccountEvent } from "./account-events.server.ts";
import { accountText } from "./accounts.text.ts";
import { countAttempt, perAccount } from "./attempts.server.ts";
import { codesApi } from "./codes-api.server.ts";
import { readOwnAccount } from "./own-account.server.ts";
import { passkeysApi } from "./passkeys-api.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { newPasswordField, refuseOwnEmail } from "./password-rules.server.ts";
import { endSessionsOf, renewSession } from "./session.server.ts";
import { passwordHashOf, profileOf, setPassword, usersTable } from "./store.server.ts";

export const profileBody = z
  .object({
    name: textField(120).min(1, "required"),
    avatar: imageField.refine((path) => path === null || path.startsWith("/uploads/"), "unsafeLink"),
  })
  .partial();
const oldPasswordField = z.string().min(1, "required").max(1024);
export const changeOfPasswordBody = z.object({ current: oldPasswordField, password: newPasswordField });
export const proofBody = z.object({ password: oldPasswordField });

/** The own account, mounted at `/api/account`; requirements AUSR-01, SEC-01, SEC-02. */
export function accountApi(kernel: Kernel) {
  const api = new Hono<ApiEnv>();
  api.route("/", codesApi(kernel));
  api.route("/passkeys", passkeysApi(kernel));

  api.get("/", async (c) => c.json(await readOwnAccount(kernel, await requireSession(kernel, c.req.raw))));

  api.put("/", async (c) => {
    const { user } = await requireSession(kernel, c.req.raw);
    const changes = await readJson(c.req.raw, profileBody);
    const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    return c.json(
      profileOf(await write(kernel, user, (change) => updateRecord(change, usersTable, user.id, defined))),
    );
  });

  /** Proves who is there, for ten minutes: what the API client asks for when a call answers `proof-needed`. */
  api.post("/proof", async (c) => {
    const session = await requireSession(kernel, c.req.raw);
    const { password } = await readJson(c.req.raw, proofBody);
    await checkOwnPassword(session, "password", password);
    const provedAt = kernel.now().toISOString();
    await kernel.db
      .updateTable("sessions")
      .set({ proved_at: provedAt })
      .where("id", "=", session.sessionId)
      .execute();
    return c.body(null, 204);
  });

  /** Needs the old password, ends all other sessions, and gives this one a new token. */
  api.post("/password", async (c) => {
    const session = await requireSession(kernel, c.req.raw);
    const { user, sessionId } = session;
    const { current, password } = await readJson(c.req.raw, changeOfPasswordBody);
    await checkOwnPassword(session, "current", current);
    if (current.normalize("NFKC") === password.normalize("NFKC"))
      throw invalid({ password: fieldMessages.passwordSame });
    refuseOwnEmail(password, user.email);
    const passwordHash = await hashPassword(password);
    const setCookie = await write(kernel, user, async (change) => {
      await setPassword(change, user.id, passwordHash);
      await endSessionsOf(change, user.id, { except: sessionId });
      await change.db.deleteFrom("account_links").where("user_id", "=", user.id).execute();
      await noteAccountEvent(change, "password-changed", user.id);
      return renewSession(kernel, change, sessionId, c.req.raw);
    });
    c.header("set-cookie", setCookie);
    return c.body(null, 204);
  });

  /** Ends one of the own sessions. */
  api.delete("/sessions/:id", async (c) => {
    const { user } = await requireSession(kernel, c.req.raw);
    await endSessions(user, { only: wordInPath(c, "id") });
    return c.body(null, 204);
  });

  /** Ends all own sessions but this one. */
  api.delete("/sessions", async (c) => {
    const { user, sessionId } = await requireSession(kernel, c.req.raw);
    await endSessions(user, { except: sessionId });
    return c.body(null, 204);
  });

  async function endSessions(user: Session["user"], which: { only?: string; except?: string }) {
    await write(kernel, user, async (change) => {
      const ended = await endSessionsOf(change, user.id, which);
      if (ended === 0 && which.only !== undefined) throw new AppError("not-found");
      if (ended > 0) await noteAccountEvent(change, "session-ended", user.id);
    });
  }

  /** A wrong one is the field's error (422), not the end of the session, and counts like a failed sign-in. */
  async function checkOwnPassword({ user }: Session, field: string, password: string) {
    const account = { key: `proof ${user.id}`, limit: perAccount };
    const attempt = await countAttempt(kernel, { account }, user.id);
    if (!(await verifyPassword(await passwordHashOf(kernel.reads, user.id), password))) {
      await write(kernel, visitor, (change) => noteAccountEvent(change, "proof-failed", user.id));
      throw invalid({ [field]: accountText.wrongPassword });
    }
    await attempt.succeeded();
  }

  return api;
}
