import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { callerAddress } from "../../kernel/http/client-address.server.ts";
import { type Api, type ApiEnv, readJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { factorsOf, takeCode } from "../factors/second-factor.server.ts";
import { codeField } from "../factors/totp.server.ts";
import { endSession } from "../sessions/session.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import { halfAnswer, profileAnswer } from "../users/answers.ts";
import { findActiveUser, findForSignIn, foldEmail, passwordHashOf } from "../users/store.server.ts";
import { countAttempt, limitOfAddress, perAccount } from "./attempts.server.ts";
import { completeSignIn, rejectSignIn } from "./complete-sign-in.server.ts";
import { isClosedDemoPassword } from "./demo-account.server.ts";
import { linkApi } from "./link-api.server.ts";
import { passkeySignInApi } from "./passkey-sign-in-api.server.ts";
import { verifyPassword } from "./password.server.ts";
import { issueChallenge, readChallenge, takeChallenge } from "./sign-in-challenges.server.ts";
import { digest } from "./token.server.ts";

const credentialsSchema = z.object({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1024),
});
type Credentials = z.infer<typeof credentialsSchema>;

const secondStepBody = z.object({
  ticket: z.string().min(1).max(100),
  code: codeField,
});

/** Sign-in, sign-out and the caller's session, mounted at `/api/auth`. The cookie alone is the session; requirement RUN-04. */
export function accountsApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  api.route("/sign-in/passkey", passkeySignInApi(kernel));
  api.route("/link", linkApi(kernel));
  addPassword(api, kernel);
  addSecondStep(api, kernel);
  addSession(api, kernel);
  return api;
}

/** The first step. With a second factor it answers a ticket, which is good only for the second step. */
function addPassword(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /sign-in/email",
    summary:
      "Signs in and returns the profile; for a user with a second factor, returns a ticket for the next step",
    open: true,
    body: credentialsSchema,
    answers: {
      200: profileAnswer,
      202: halfAnswer,
    },
    refuses: { 401: "The e-mail or the password is wrong", 429: "Too many failed attempts" },
    handle: async (c) => {
      const credentials = await readCredentials(c.req.raw);
      const address = callerAddress(kernel, c);
      const attempt = await countAttempt(kernel, {
        address: { key: `sign-in ${address}`, limit: limitOfAddress(kernel, address) },
        account: { key: `sign-in ${address} ${foldEmail(credentials.email)}`, limit: perAccount },
      });
      const account = await findForSignIn(kernel.reads, credentials.email);
      const isRight = await checkPassword(kernel, credentials, account?.passwordHash);
      if (!account?.passwordHash || !isRight) return rejectSignIn(kernel, account?.user.id ?? null);
      await attempt.succeeded();
      const { user, passwordHash } = account;
      const factors = await factorsOf(kernel.reads, user.id);
      if (!factors) return completeSignIn(kernel, c, user, passwordHash);
      // The digest of the hash makes the ticket invalid once the password changes.
      const half = { userId: user.id, challenge: digest(passwordHash) };
      const ticket = await issueChallenge(kernel, "second-factor", half);
      return c.json({ ticket, ...factors }, 202);
    },
  });
}

function addSecondStep(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /sign-in/code",
    summary: "Signs in with a code, and returns the profile",
    open: true,
    body: secondStepBody,
    answers: { 200: profileAnswer },
    refuses: { 401: "The code or the ticket is wrong", 429: "Too many failed attempts" },
    handle: async (c, { body }) => {
      const { ticket, code } = await body();
      const { userId, challenge } = (await readChallenge(kernel, "second-factor", ticket)) ?? {};
      const user = userId == null ? undefined : await findActiveUser(kernel.reads, userId);
      const passwordHash = user && (await passwordHashOf(kernel.reads, user.id));
      if (!user || !passwordHash || digest(passwordHash) !== challenge) throw new AppError("unauthorized");
      // The caller knows the password, so guesses count per account, from whatever address.
      const account = { key: `second-factor ${user.id}`, limit: perAccount };
      const attempt = await countAttempt(kernel, { account }, user.id);
      const kind = await write(kernel, user, async (change) => {
        const taken = await takeCode(change, user.id, code);
        if (taken === "recovery") await noteAccountEvent(change, "recovery-code-used", user.id);
        return taken;
      });
      if (!kind) return rejectSignIn(kernel, user.id);
      // Of two simultaneous calls only one gets the ticket; the code is used up in any case.
      if (!(await takeChallenge(kernel, "second-factor", ticket))) throw new AppError("unauthorized");
      await attempt.succeeded();
      return completeSignIn(kernel, c, user, passwordHash);
    },
  });
}

function addSession(api: Api, kernel: Kernel) {
  // Open to anybody, so that signing out without a session is no error.
  route(api, {
    call: "POST /sign-out",
    summary: "Ends the session",
    open: true,
    handle: async (c) => {
      c.header("set-cookie", await endSession(kernel, c.req.raw));
    },
  });

  route(api, {
    call: "GET /session",
    summary: "The profile of the signed-in user",
    answers: { 200: profileAnswer },
    handle: (c, { session }) => c.json(session.user),
  });
}

/** Reads e-mail and password. Throws `bad-request` for any other body, also for an empty one of any type. */
async function readCredentials(request: Request): Promise<Credentials> {
  const isEmpty = !request.headers.has("content-type") || request.headers.get("content-length") === "0";
  if (isEmpty) throw new AppError("bad-request");
  const parsed = credentialsSchema.safeParse(await readJson(request, z.unknown()));
  if (!parsed.success) throw new AppError("bad-request");
  return parsed.data;
}

/** Whether the password is right. Takes equally long without an account, so that times do not tell accounts apart. */
async function checkPassword(
  kernel: Kernel,
  { email, password }: Credentials,
  passwordHash: string | null | undefined,
) {
  const matches = await verifyPassword(passwordHash, password);
  return matches && !isClosedDemoPassword(kernel.config, email, password);
}
