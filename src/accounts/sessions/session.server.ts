import { randomUUID } from "node:crypto";
import type { Db, Generated } from "../../kernel/db/database.server.ts";
import { noteDeed, type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { latestPast } from "../../kernel/process/stamps.ts";
import { forgetDevicesOf, passDevice } from "../notices/devices-store.server.ts";
import { digest, newToken } from "../sign-in/token.server.ts";
import { profileOf } from "../users/store.server.ts";
import type { Profile } from "../users/users.ts";
import { isOpenAt } from "./open-sessions-store.server.ts";
import { endedCookie, presentedToken, sessionCookie } from "./session-cookie.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    sessions: {
      id: string;
      token_hash: string;
      user_id: number;
      created_at: string;
      last_seen_at: string;
      proved_at: Generated<string>;
      expires_at: string;
      user_agent: string;
    };
  }
}

const minute = 60 * 1000;
const absoluteLimit = 12 * 60 * minute;
const seenEvery = minute;
const sessionsPerUser = 5;

/**
 * Opens a session for an authenticated user, always with a new token, and ends the one that the request presented. Only the
 * newest 5 sessions of a user stay. A browser that showed this user notices goes on; one that showed them to somebody else ends.
 * Throws `unauthorized` when the user was disabled, or the password no longer matches `passwordHash`: checking a password takes a
 * while, and a change of it must end sign-ins that began before.
 */
export async function startSession(
  kernel: Kernel,
  user: Profile,
  request: Request,
  passwordHash?: string,
): Promise<{ session: Session; setCookie: string }> {
  const token = newToken();
  const sessionId = randomUUID();
  const presented = presentedToken(kernel, request);
  const reauthenticatedAt = await write(kernel, { id: user.id, name: user.name }, async (change) => {
    await lockActiveUser(change, user.id, passwordHash);
    if (presented) await replace(change, presented, { userId: user.id, sessionId });
    await forgetExpired(change);
    await endOldest(change, user.id, sessionsPerUser - 1);
    const expiresAt = new Date(Date.parse(change.at) + absoluteLimit).toISOString();
    await change.db
      .insertInto("sessions")
      .values({
        id: sessionId,
        token_hash: digest(token),
        user_id: user.id,
        created_at: change.at,
        last_seen_at: change.at,
        proved_at: change.at,
        expires_at: expiresAt,
        user_agent: (request.headers.get("user-agent") ?? "").slice(0, 300),
      })
      .execute();
    // The audit trail names a session by its public id; no row holds its token.
    await noteDeed(change, "sessions", "sign-in", sessionId);
    return change.at;
  });
  const setCookie = sessionCookie(kernel, request, token, absoluteLimit / 1000);
  return { session: { sessionId, reauthenticatedAt, user: profileOf(user) }, setCookie };
}

/**
 * The session of a request's cookie. Null when there is none, when it was idle for 60 minutes or is 12 hours old, when it was
 * opened or used while the clock was ahead, and when its user is disabled or deleted; requirement SEC-01. With
 * `prolong: false` the call does not count as a use of the session.
 */
export async function authenticate(
  kernel: Kernel,
  request: Request,
  { prolong = true }: { prolong?: boolean } = {},
): Promise<Session | null> {
  const token = presentedToken(kernel, request);
  if (!token) return null;
  const now = kernel.now().getTime();
  const row = await kernel.reads
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "sessions.id as sessionId",
      "sessions.last_seen_at as seenAt",
      "sessions.proved_at as reauthenticatedAt",
    ])
    .select(["users.id", "users.name", "users.email", "users.role", "users.access", "users.avatar"])
    .where("sessions.token_hash", "=", digest(token))
    .where(isOpenAt(kernel.now()))
    .where("users.disabled_at", "is", null)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, seenAt, reauthenticatedAt, ...user } = row;
  if (prolong && now - Date.parse(seenAt) >= seenEvery) await noteSeen(kernel, sessionId);
  return { sessionId, reauthenticatedAt, user };
}

/** Ends the session of a request on the server. Returns the `Set-Cookie` value that removes the cookie. */
export async function endSession(kernel: Kernel, request: Request): Promise<string> {
  const token = presentedToken(kernel, request);
  // Also one that ran out: its browser may still be shown notices.
  const session = token && (await findPresented(kernel.reads, token));
  if (session) {
    const { id, userId, name } = session;
    await write(kernel, { id: userId, name }, async (change) => {
      await endSessionsOf(change, userId, { only: id });
      await noteDeed(change, "sessions", "sign-out", id);
    });
  }
  return endedCookie(kernel, request);
}

/** The session of a token, open or not. */
const findPresented = (db: Db, token: string) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "users.id as userId", "users.name"])
    .where("token_hash", "=", digest(token))
    .executeTakeFirst();

/** Ends the session of a token, in whose browser another begins. */
async function replace(change: Write, token: string, next: { userId: number; sessionId: string }) {
  const before = await findPresented(change.db, token);
  if (!before) return;
  if (before.userId === next.userId)
    await passDevice(change.db, next.userId, { from: { session: before.id }, to: next.sessionId });
  await endSessionsOf(change, before.userId, { only: before.id });
}

/** Gives a session a new token, which ends the old cookie, and a proof of identity. Returns the `Set-Cookie` value. */
export async function renewSession(kernel: Kernel, change: Write, sessionId: string, request: Request) {
  const token = newToken();
  const row = await change.db
    .updateTable("sessions")
    .set({ token_hash: digest(token), proved_at: change.at })
    .where("id", "=", sessionId)
    .returning("expires_at")
    .executeTakeFirst();
  if (!row) throw new AppError("unauthorized");
  const left = Math.round((Date.parse(row.expires_at) - Date.parse(change.at)) / 1000);
  return sessionCookie(kernel, request, token, left);
}

/** Ends the sessions of a user, and the notices in their browsers: all, all but one, or only one. Returns how many were ended. */
export async function endSessionsOf(
  change: Write,
  userId: number,
  which: { except?: string; only?: string } = {},
): Promise<number> {
  const { except, only } = which;
  await forgetDevicesOf(change.db, userId, which);
  let ended = change.db.deleteFrom("sessions").where("user_id", "=", userId);
  if (except !== undefined) ended = ended.where("id", "!=", except);
  if (only !== undefined) ended = ended.where("id", "=", only);
  return (await ended.returning("id").execute()).length;
}

/** The row lock makes simultaneous sign-ins of one user wait for each other on PostgreSQL, so that the limit of 5 holds. */
async function lockActiveUser(change: Write, userId: number, passwordHash: string | undefined) {
  let lock = change.db
    .updateTable("users")
    .set({ last_sign_in_at: change.at })
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .where("deleted_at", "is", null);
  if (passwordHash !== undefined) lock = lock.where("password_hash", "=", passwordHash);
  const row = await lock.returning("id").executeTakeFirst();
  if (!row) throw new AppError("unauthorized");
}

async function forgetExpired({ db, at }: Write) {
  for (const table of ["sessions", "sign_in_tickets", "account_links"] as const)
    await db.deleteFrom(table).where("expires_at", "<=", at).execute();
  const latest = latestPast(new Date(at)).toISOString();
  await db.deleteFrom("sessions").where("created_at", ">", latest).execute();
}

async function endOldest(change: Write, userId: number, keep: number) {
  const sessions = await change.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const surplus = sessions.slice(keep).map(({ id }) => id);
  for (const only of surplus) await endSessionsOf(change, userId, { only });
}

async function noteSeen(kernel: Kernel, sessionId: string) {
  try {
    const seen = { last_seen_at: kernel.now().toISOString() };
    await kernel.db.updateTable("sessions").set(seen).where("id", "=", sessionId).execute();
  } catch (error) {
    // Reading must go on when the disk is full; the next request tries again. Requirement SURV-02.
    kernel.log.warn({ err: error }, "the last use of a session could not be stored");
  }
}
