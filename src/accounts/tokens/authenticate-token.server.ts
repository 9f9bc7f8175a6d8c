import { AppError } from "../../kernel/errors.ts";
import { readRefusal } from "../../kernel/http/rate-limit.server.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { presentedToken } from "../sessions/session-cookie.server.ts";
import { countAttempt, limitOfAddress } from "../sign-in/attempts.server.ts";
import { isClosedDemo } from "../sign-in/demo-account.server.ts";
import { findToken, noteUsed } from "./store.server.ts";
import { tokenActor } from "./tokens.text.ts";

const usedEvery = 60_000; // ms
const never = new Date(0).toISOString();

/**
 * The session of a program that presents a token; null when the request brings none. It acts as whoever made the token, who
 * must still be able to sign in, under a name that says so, and has proved no identity. Throws `unauthorized` for a token that
 * does not hold, `bad-request` beside a session, since nobody can mean both, and `too-many` once an address has presented
 * too many that never were: limited as failed sign-ins are. One that has expired or was revoked is no guess and not counted,
 * or a forgotten program would shut out its neighbours. Requirement TOKEN-01.
 */
export async function authenticateToken(
  kernel: Kernel,
  request: Request,
  address: string,
): Promise<Session | null> {
  const presented = bearerOf(request);
  if (presented === undefined) return null;
  if (presentedToken(kernel, request)) throw new AppError("bad-request");
  const guesses = { key: `token ${address}`, limit: limitOfAddress(kernel, address) };
  const refusal = await readRefusal(kernel, [guesses]);
  if (refusal) throw new AppError("too-many", { retryAfter: refusal.retryAfter });
  const found = await findToken(kernel.reads, presented);
  if (!found) {
    await countAttempt(kernel, { account: guesses });
    throw doesNotHold();
  }
  const { tokenId, tokenName, scopes, expiresAt, lastUsedAt, revokedAt, disabledAt, removedAt, ...user } =
    found;
  const now = kernel.now();
  const isOver = revokedAt !== null || expiresAt === null || expiresAt <= now.toISOString();
  if (isOver || disabledAt !== null || removedAt !== null) throw doesNotHold();
  if (await isClosedDemo(kernel, user)) throw doesNotHold();
  if (lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= usedEvery)
    await tryToNote(kernel, tokenId);
  return {
    sessionId: "",
    reauthenticatedAt: never,
    user: { ...user, name: tokenActor(tokenName, user.name) },
    scopes: JSON.parse(scopes),
  };
}

/** What stands behind `Bearer`. Other schemes are those of a proxy in front, and none of ours. */
function bearerOf(request: Request): string | undefined {
  const [scheme = "", presented = ""] = (request.headers.get("authorization") ?? "").trim().split(/ +/);
  return scheme.toLowerCase() === "bearer" ? presented : undefined;
}

const doesNotHold = () => new AppError("unauthorized", { challenge: 'Bearer error="invalid_token"' });

async function tryToNote(kernel: Kernel, tokenId: number) {
  try {
    await noteUsed(kernel, tokenId);
  } catch (err) {
    // On a full disk reads go on: the use is merely noted later. Requirement SURV-02.
    kernel.log.warn({ err }, "use of a token not noted");
  }
}
