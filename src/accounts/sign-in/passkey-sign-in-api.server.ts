import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { AppError } from "../../kernel/errors.ts";
import { callerAddress } from "../../kernel/http/client-address.server.ts";
import { limitFor } from "../../kernel/http/hidden-visitors.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { refuseBeyond } from "../../kernel/http/rate-limit.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { originOf, signInField } from "../factors/passkey-wire.server.ts";
import { signInOptions, verifySignIn } from "../factors/passkeys.server.ts";
import { passkeyQuestion, profileAnswer } from "../users/answers.ts";
import { findActiveUser } from "../users/store.server.ts";
import { completeSignIn, rejectSignIn } from "./complete-sign-in.server.ts";
import { issueChallenge, takeChallenge } from "./sign-in-challenges.server.ts";

const passkeySignInBody = z.object({ ticket: z.string().min(1).max(100), response: signInField });
const questionsPerHour = { limit: 60, windowSeconds: 60 * 60 };

/** Sign-in by passkey, mounted at `/api/auth/sign-in/passkey`. A passkey is both factors: the device must verify its user. */
export function passkeySignInApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "POST /options",
    summary: "Returns the browser's options for a sign-in with a passkey, with a ticket for it",
    open: true,
    answers: { 200: passkeyQuestion },
    refuses: { 429: "Too many calls from this address" },
    handle: async (c) => {
      // Limited, because each call stores a ticket for five minutes.
      const address = callerAddress(kernel, c);
      const limit = limitFor(kernel, address, questionsPerHour);
      await refuseBeyond(kernel, [{ key: `passkey ${address}`, limit }]);
      const options = await signInOptions(originOf(kernel, c));
      const { challenge } = options;
      return c.json({
        ticket: await issueChallenge(kernel, "passkey-sign-in", { userId: null, challenge }),
        options,
      });
    },
  });

  route(api, {
    call: "POST /",
    summary: "Signs in with a passkey, and returns the profile",
    open: true,
    body: passkeySignInBody,
    answers: { 200: profileAnswer },
    refuses: { 401: "The ticket or the passkey is not valid" },
    handle: async (c, { body }) => {
      const { ticket, response } = await body();
      const asked = await takeChallenge(kernel, "passkey-sign-in", ticket);
      if (!asked) throw new AppError("unauthorized");
      const userId = await verifySignIn(kernel, originOf(kernel, c), asked.challenge, response);
      const user = userId === undefined ? undefined : await findActiveUser(kernel.reads, userId);
      return user ? completeSignIn(kernel, c, user) : rejectSignIn(kernel, userId ?? null);
    },
  });

  return api;
}
