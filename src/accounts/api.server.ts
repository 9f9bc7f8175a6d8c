import { Hono } from "hono";
import { z } from "zod";
import { clientAddress } from "../kernel/client-address.server.ts";
import { AppError } from "../kernel/errors.ts";
import { type ApiEnv, readJson, requireSession } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { clearHits, hit, takeBack } from "../kernel/rate-limit.server.ts";
import { isClosedDemoPassword } from "./demo-account.server.ts";
import { verifyPassword } from "./password.server.ts";
import { endSession, startSession } from "./session.server.ts";
import { findForSignIn, foldEmail, type User } from "./store.server.ts";

const credentialsSchema = z.object({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1024),
});
type Credentials = z.infer<typeof credentialsSchema>;

const perAccount = { limit: 5, windowSeconds: 15 * 60 };
const perAddress = { limit: 30, windowSeconds: 60 * 60 };

/** Sign-in, sign-out and the own session, mounted at `/api/auth`. The session is the cookie alone; requirement RUN-04. */
export function accountsApi(kernel: Kernel) {
  const api = new Hono<ApiEnv>();

  api.post("/sign-in/email", async (c) => {
    const credentials = await readCredentials(c.req.raw);
    const address = clientAddress(kernel, { remoteAddress: c.env.remoteAddress, headers: c.req.raw.headers });
    const attempt = await countAttempt(kernel, credentials, address);
    const user = await checkCredentials(kernel, credentials);
    if (!user) {
      kernel.log.warn("sign-in refused");
      throw new AppError("unauthorized");
    }
    await attempt.succeeded();
    const { session, setCookie } = await startSession(kernel, user, c.req.raw);
    kernel.log.info({ userId: user.id, sessionId: session.sessionId }, "signed in");
    c.header("set-cookie", setCookie);
    return c.json(session.user);
  });

  api.post("/sign-out", async (c) => {
    c.header("set-cookie", await endSession(kernel, c.req.raw));
    return c.body(null, 204);
  });

  api.get("/session", async (c) => c.json((await requireSession(kernel, c.req.raw)).user));

  return api;
}

/** A body that is no pair of credentials is a 400, an empty one of any type included. */
async function readCredentials(request: Request): Promise<Credentials> {
  const isEmpty = !request.headers.has("content-type") || request.headers.get("content-length") === "0";
  if (isEmpty) throw new AppError("bad-request");
  const parsed = credentialsSchema.safeParse(await readJson(request, z.unknown()));
  if (!parsed.success) throw new AppError("bad-request");
  return parsed.data;
}

/**
 * Counts the attempt before the password is looked at, so that guesses sent together are all counted, and takes it back
 * when it succeeds: the limits are of failures. Unknown accounts count alike; requirement SEC-03.
 */
async function countAttempt(kernel: Kernel, { email }: Credentials, address: string) {
  const accountKey = `sign-in ${address} ${foldEmail(email)}`;
  const addressKey = `sign-in ${address}`;
  for (const [key, limit] of [[accountKey, perAccount] as const, [addressKey, perAddress] as const]) {
    const { allowed, retryAfter } = await hit(kernel, key, limit);
    if (allowed) continue;
    kernel.log.warn("sign-in refused: too many failures");
    throw new AppError("too-many", { retryAfter });
  }
  return {
    async succeeded() {
      await clearHits(kernel, accountKey);
      await takeBack(kernel, addressKey);
    },
  };
}

async function checkCredentials(kernel: Kernel, { email, password }: Credentials): Promise<User | undefined> {
  const account = await findForSignIn(kernel.reads, email);
  const matches = await verifyPassword(account?.passwordHash, password);
  return matches && !isClosedDemoPassword(kernel.config, email, password) ? account?.user : undefined;
}
