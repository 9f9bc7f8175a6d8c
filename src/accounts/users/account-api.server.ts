import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { partOf } from "../../kernel/db/stored.ts";
import { updateRecord, write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { type Api, type ApiEnv, wordInPath } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import { type Kernel, type Session, visitor } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { codesApi } from "../factors/codes-api.server.ts";
import { passkeysApi } from "../factors/passkeys-api.server.ts";
import { endSessionsOf, renewSession } from "../sessions/session.server.ts";
import { countAttempt, perAccount } from "../sign-in/attempts.server.ts";
import { hashPassword, verifyPassword } from "../sign-in/password.server.ts";
import { newPasswordField, refuseOwnEmail } from "../sign-in/password-rules.server.ts";
import { noteAccountEvent } from "./account-events.server.ts";
import { accountText } from "./accounts.text.ts";
import { ownAccountAnswer, profileAnswer } from "./answers.ts";
import { readOwnAccount } from "./own-account.server.ts";
import { passwordHashOf, profileOf, setPassword, usersTable } from "./store.server.ts";
import { type User, users } from "./users.ts";

const { name, avatar } = users.fields;
const profileBody = z.object({ name: name.schema(z), avatar: avatar.schema(z) }).partial();
const oldPasswordField = z.string().min(1, "required").max(1024);
const changeOfPasswordBody = z.object({ current: oldPasswordField, password: newPasswordField });
const proofBody = z.object({ password: oldPasswordField });

/** The caller's account, mounted at `/api/account`; requirements AUSR-01, SEC-01, SEC-02. */
export function accountApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  api.route("/", codesApi(kernel));
  api.route("/passkeys", passkeysApi(kernel));
  addOwnAccount(api, kernel);
  addProof(api, kernel);
  addPassword(api, kernel);
  addSessions(api, kernel);
  return api;
}

function addOwnAccount(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
    summary: "Returns the caller's factors and open sessions",
    answers: { 200: ownAccountAnswer },
    handle: async (c, { session }) => c.json(await readOwnAccount(kernel, session)),
  });

  route(api, {
    call: "PUT /",
    summary: "Changes the caller's profile",
    body: profileBody,
    answers: { 200: profileAnswer },
    handle: async (c, { session: { user }, body }) => {
      const changes = partOf<User>(await body());
      return c.json(
        profileOf(await write(kernel, user, (change) => updateRecord(change, usersTable, user.id, changes))),
      );
    },
  });
}

/** The call that gives a proof of identity: the API client makes it when another call is refused with `proof-needed`. */
function addProof(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /proof",
    summary: "Proves the caller's identity for ten minutes",
    body: proofBody,
    refuses: { 429: "Too many failed attempts" },
    handle: async (_c, { session, body }) => {
      const { password } = await body();
      await checkOwnPassword(kernel, session, "password", password);
      const reauthenticatedAt = kernel.now().toISOString();
      await kernel.db
        .updateTable("sessions")
        .set({ proved_at: reauthenticatedAt })
        .where("id", "=", session.sessionId)
        .execute();
    },
  });
}

function addPassword(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /password",
    summary: "Changes the caller's password, ends all other sessions and gives this one a new token",
    body: changeOfPasswordBody,
    refuses: { 429: "Too many failed attempts" },
    handle: async (c, { session, body }) => {
      const { user, sessionId } = session;
      const { current, password } = await body();
      await checkOwnPassword(kernel, session, "current", current);
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
    },
  });
}

function addSessions(api: Api, kernel: Kernel) {
  route(api, {
    call: "DELETE /sessions/{id}",
    summary: "Ends one of the caller's sessions",
    handle: (c, { session: { user } }) => endSessions(kernel, user, { only: wordInPath(c, "id") }),
  });

  route(api, {
    call: "DELETE /sessions",
    summary: "Ends all of the caller's other sessions",
    handle: (_c, { session: { user, sessionId } }) => endSessions(kernel, user, { except: sessionId }),
  });
}

async function endSessions(kernel: Kernel, user: Session["user"], which: { only?: string; except?: string }) {
  await write(kernel, user, async (change) => {
    const ended = await endSessionsOf(change, user.id, which);
    if (ended === 0 && which.only !== undefined) throw new AppError("not-found");
    if (ended > 0) await noteAccountEvent(change, "session-ended", user.id);
  });
}

/** Throws `invalid` with an error at `field` for a wrong password: a 401 would end the session. Counts like a failed sign-in. */
async function checkOwnPassword(kernel: Kernel, { user }: Session, field: string, password: string) {
  const account = { key: `proof ${user.id}`, limit: perAccount };
  const attempt = await countAttempt(kernel, { account }, user.id);
  if (!(await verifyPassword(await passwordHashOf(kernel.reads, user.id), password))) {
    await write(kernel, visitor, (change) => noteAccountEvent(change, "proof-failed", user.id));
    throw invalid({ [field]: accountText.wrongPassword });
  }
  await attempt.succeeded();
}
