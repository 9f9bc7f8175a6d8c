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
 * The session of a program that presents a token; null for a request without one. The program acts as the user who made the
 * token, under a name that tells both, and without a proof of identity; that user must not be disabled or removed.
 * Throws `unauthorized` for an invalid token, `bad-request` for a request with a session cookie too, and `too-many` once an
 * address has presented too many unknown tokens, with the limits of failed sign-ins. An expired or revoked token is not
 * counted, since a forgotten program must not lock out others at its address. Requirement TOKEN-01.
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
  if (expiresAt === null || expiresAt <= now.toISOString() || revokedAt !== null) throw doesNotHold();
  if (disabledAt !== null || removedAt !== null) throw doesNotHold();
  if (await isClosedDemo(kernel, user)) throw doesNotHold();
  if (lastUsedAt === null || Math.abs(now.getTime() - Date.parse(lastUsedAt)) >= usedEvery)
    await tryToNote(kernel, tokenId);
  return {
    sessionId: "",
    reauthenticatedAt: never,
    user: { ...user, name: tokenActor(tokenName, user.name) },
    scopes: JSON.parse(scopes),
    token: { id: tokenId, expiresAt },
  };
}

/** The token of a `Bearer` header. Other schemes are ignored: they belong to a proxy in front of the server. */
function bearerOf(request: Request): string | undefined {
  const [scheme = "", presented = ""] = (request.headers.get("authorization") ?? "").trim().split(/ +/);
  return scheme.toLowerCase() === "bearer" ? presented : undefined;
}

const doesNotHold = () => new AppError("unauthorized", { challenge: 'Bearer error="invalid_token"' });

async function tryToNote(kernel: Kernel, tokenId: number) {
  try {
    await noteUsed(kernel, tokenId);
  } catch (err) {
    // Reading must go on when the disk is full; the next request tries again. Requirement SURV-02.
    kernel.log.warn({ err }, "the last use of a token could not be stored");
  }
}
