import { Hono } from "hono";
import { z } from "zod";
import { clientAddress } from "../kernel/client-address.server.ts";
import { AppError } from "../kernel/errors.ts";
import { limitFor } from "../kernel/hidden-visitors.server.ts";
import { type ApiEnv, readJson } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { hit } from "../kernel/rate-limit.server.ts";
import { letIn, refuse } from "./let-in.server.ts";
import { originOf, signInField } from "./passkey-wire.server.ts";
import { signInOptions, verifySignIn } from "./passkeys.server.ts";
import { findActiveUser } from "./store.server.ts";
import { issueTicket, takeTicket } from "./tickets.server.ts";

export const passkeySignInBody = z.object({ ticket: z.string().min(1).max(100), response: signInField });
const questionsPerHour = { limit: 60, windowSeconds: 60 * 60 };

/** Sign-in by passkey, mounted at `/api/auth/sign-in/passkey`: it is both factors, since the device must know its user. */
export function passkeySignInApi(kernel: Kernel) {
  const api = new Hono<ApiEnv>();

  api.post("/options", async (c) => {
    // Each question leaves a row for five minutes.
    const address = clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers: c.req.raw.headers });
    const { allowed, retryAfter } = await hit(
      kernel,
      `passkey ${address}`,
      limitFor(kernel, address, questionsPerHour),
    );
    if (!allowed) throw new AppError("too-many", { retryAfter });
    const options = await signInOptions(originOf(kernel, c));
    const { challenge } = options;
    return c.json({
      ticket: await issueTicket(kernel, "passkey-sign-in", { userId: null, challenge }),
      options,
    });
  });

  api.post("/", async (c) => {
    const { ticket, response } = await readJson(c.req.raw, passkeySignInBody);
    const asked = await takeTicket(kernel, "passkey-sign-in", ticket);
    if (!asked) throw new AppError("unauthorized");
    const userId = await verifySignIn(kernel, originOf(kernel, c), asked.challenge, response);
    const user = userId === undefined ? undefined : await findActiveUser(kernel.reads, userId);
    return user ? letIn(kernel, c, user) : refuse(kernel, userId ?? null);
  });

  return api;
}
