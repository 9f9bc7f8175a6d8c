import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ApiContext } from "../../kernel/http/http.server.ts";
import { type Kernel, visitor } from "../../kernel/process/kernel.server.ts";
import { startSession } from "../sessions/session.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import type { User } from "../users/users.ts";

/**
 * Opens a session once all factors are checked, and answers the profile with the cookie. `passwordHash` is the hash that the
 * password was checked against; leave it out when no password was asked for.
 */
export async function completeSignIn(kernel: Kernel, c: ApiContext, user: User, passwordHash?: string) {
  const { session, setCookie } = await startSession(kernel, user, c.req.raw, passwordHash);
  kernel.log.info({ userId: user.id, sessionId: session.sessionId }, "signed in");
  c.header("set-cookie", setCookie);
  return c.json(session.user);
}

/** Notes a failed sign-in in the log and the audit trail, and throws `unauthorized`. `userId` is null for an unknown account. */
export async function rejectSignIn(kernel: Kernel, userId: number | null): Promise<never> {
  kernel.log.warn("sign-in refused");
  await write(kernel, visitor, (change) => noteAccountEvent(change, "sign-in-failed", userId));
  throw new AppError("unauthorized");
}
