import type { Db, Tables } from "../../kernel/db/database.server.ts";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Config } from "../../kernel/process/config.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { endSessionsOf } from "../sessions/session.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";
import type { LinkKind } from "../users/answers.ts";
import { createUser, findActiveUser, setPassword } from "../users/store.server.ts";
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

/** Makes a link that sets a password once; requirements SEC-05, AUSR-01. Answers its token, which is in no row. */
export async function makeLink(change: Write, kind: LinkKind, userId: number | null): Promise<string> {
  const expiresAt = new Date(Date.parse(change.at) + lifetimes[kind]).toISOString();
  const token = await storeLink(change, { user_id: userId, kind, expires_at: expiresAt });
  await noteAccountEvent(change, "link-made", userId);
  return token;
}

/** What names a link without opening it. */
export const nameOfLink = digest;

export type LinkCopy = { token: string; expiresAt: string };

/**
 * The same link once more, under another token, for the mail that goes out later than the link was made: it ends when the
 * first ends, and is used up with it. Undefined when the first is used, dead or out of date.
 */
export async function copyLink(change: Write, userId: number, name: string): Promise<LinkCopy | undefined> {
  // Whoever arrives at this moment locks the user too, and takes away every link that is there by then.
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

/** Takes back a link that reached nobody. */
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

/** The address of a link. The token stands behind `#`, so that no server and no log along the way sees it. */
export function linkAddress(origin: string, token: string) {
  return `${origin}/admin#welcome=${token}`;
}

/** Where links lead that leave by mail or by the command line, where no request tells the address. */
export function ownOrigin({ publicUrl, port }: Pick<Config, "publicUrl" | "port">) {
  return publicUrl ?? `http://localhost:${port}`;
}

/**
 * A link that makes an administrator, once, within 24 hours; requirement SEC-05. Whoever may run commands beside the
 * database gets one at any time: it is also the way back for an agency that has locked itself out.
 */
export async function firstAdminLink(kernel: Kernel, origin: string): Promise<string> {
  const token = await write(kernel, system, (change) => makeLink(change, "first", null));
  return linkAddress(origin, token);
}

/** What a link is for. Throws `not-found` for one that is unknown, expired or used. */
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
 * Uses a link up: sets the password of its user, or creates the first owner. Every other link of the account and
 * every session ends with it; a second factor stays. Answers the e-mail to sign in with.
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
    if (!used) throw new AppError("not-found"); // two at once: the other one got it
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
