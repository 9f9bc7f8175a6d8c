import type { Db, Tables } from "../../kernel/db/database.server.ts";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { endSessionsOf } from "../sessions/session.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import type { LinkKind } from "../users/answers.ts";
import { createUser, findActiveUser, hasUsers, setPassword } from "../users/store.server.ts";
import type { User } from "../users/users.ts";
import { hashPassword } from "./password.server.ts";
import { digest, newToken } from "./token.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    account_links: { token_hash: string; user_id: number | null; kind: LinkKind; expires_at: string };
  }
}

export type AccountLink = { kind: LinkKind; user: User | undefined };

const hour = 60 * 60_000;
const lifetimes: Record<LinkKind, number> = { invite: 24 * hour, reset: hour, first: 24 * hour };

/** Makes a link that sets a password once; requirements SEC-05, AUSR-01. Returns its token; the database holds only a digest. */
export async function makeLink(change: Write, kind: LinkKind, userId: number | null): Promise<string> {
  const expiresAt = new Date(Date.parse(change.at) + lifetimes[kind]).toISOString();
  const token = await storeLink(change, { user_id: userId, kind, expires_at: expiresAt });
  await noteAccountEvent(change, "link-made", userId);
  return token;
}

/** The name of a link, its token's digest: it identifies the link but cannot be used to open it. */
export const nameOfLink = digest;

export type LinkCopy = { token: string; expiresAt: string };

/**
 * Copies a link under a new token, for a mail that is sent after the link was made. The copy expires with the original, and
 * using one ends both. Undefined when the original was used, deleted or has expired.
 */
export async function copyLink(change: Write, userId: number, name: string): Promise<LinkCopy | undefined> {
  // Locks the user: `arriveByLink` locks the same row, and deletes all links that exist by then.
  await change.db
    .updateTable("users")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", userId)
    .execute();
  const row = await change.db
    .selectFrom("account_links")
    .select(["user_id", "kind", "expires_at"])
    .where("token_hash", "=", name)
    .where("user_id", "=", userId)
    .where("expires_at", ">", change.at)
    .executeTakeFirst();
  return row && { token: await storeLink(change, row), expiresAt: row.expires_at };
}

/** Deletes a link whose mail could not be sent. */
export async function dropLink({ db }: Write, token: string) {
  await db.deleteFrom("account_links").where("token_hash", "=", digest(token)).execute();
}

async function storeLink(change: Write, link: Omit<Tables["account_links"], "token_hash">): Promise<string> {
  const token = newToken();
  await change.db
    .insertInto("account_links")
    .values({ ...link, token_hash: digest(token) })
    .execute();
  return token;
}

/** The address of a link. The token follows `#`, so that it reaches no server and no log. */
export function linkAddress(origin: string, token: string) {
  return `${origin}/admin#welcome=${token}`;
}

/**
 * Whether anybody has an account. Asked here, because a store that is an entry of the bundle by itself is evaluated before the
 * descriptions that it needs.
 */
export const hasAccounts = (kernel: Kernel): Promise<boolean> => hasUsers(kernel.reads);

/**
 * Makes a link that creates an owner, once, within 24 hours; requirement SEC-05. Whoever can run commands on the server can
 * make one at any time, so an agency that has locked itself out can get in again.
 */
export async function firstAdminLink(kernel: Kernel, origin: string): Promise<string> {
  const token = await write(kernel, system, (change) => makeLink(change, "first", null));
  return linkAddress(origin, token);
}

/** The kind of a link and its user (none for the first owner). Throws `not-found` when the link is unknown, expired or used. */
export async function readLink(db: Db, token: string, now: Date): Promise<AccountLink> {
  const row = await db
    .selectFrom("account_links")
    .select(["kind", "user_id"])
    .where("token_hash", "=", digest(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const { kind } = row;
  const user = row.user_id == null ? undefined : await findActiveUser(db, row.user_id);
  if (kind !== "first" && !user) throw new AppError("not-found");
  return { kind, user };
}

export type Arrival = { token: string; password: string; name: string; email: string };

/**
 * Uses up a link: sets the password of its user, or creates the first owner. Also ends every other link and every session of
 * the account; a second factor stays. Returns the e-mail to sign in with. Throws `not-found`.
 */
export async function arriveByLink(kernel: Kernel, arrival: Arrival): Promise<string> {
  const passwordHash = await hashPassword(arrival.password);
  return write(kernel, system, async (change) => {
    const { kind, user } = await readLink(change.db, arrival.token, new Date(change.at));
    const used = await change.db
      .deleteFrom("account_links")
      .where("token_hash", "=", digest(arrival.token))
      .returning("kind")
      .executeTakeFirst();
    if (!used) throw new AppError("not-found"); // a simultaneous call used the link
    const arrived = user ?? (await createUser(change, { ...arrival, access: "owner", passwordHash: null }));
    await setPassword(change, arrived.id, passwordHash);
    await endSessionsOf(change, arrived.id);
    const others = change.db.deleteFrom("account_links");
    await (kind === "first"
      ? others.where("user_id", "is", null)
      : others.where("user_id", "=", arrived.id)
    ).execute();
    await noteAccountEvent(change, "link-used", arrived.id);
    return arrived.email;
  });
}
