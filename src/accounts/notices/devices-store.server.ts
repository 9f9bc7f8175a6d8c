import type { Db, Generated } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    push_devices: {
      id: Generated<number>;
      user_id: number;
      endpoint: string;
      public_key: string;
      auth_secret: string;
      user_agent: string;
      created_at: string;
      /** The session in which the browser allowed notices or was last signed in; null for one that was kept before this was noted. */
      session_id: string | null;
    };
  }
}

/** What a browser gives a server that may send to it; Push API. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

const mostDevices = 10;

/** The browsers of a user, the newest first. */
export async function listDevices(db: Db, userId: number) {
  const rows = await db
    .selectFrom("push_devices")
    .select(["id", "endpoint", "user_agent as userAgent", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows;
}

/** Keeps a browser of a user; one that was another user's is theirs from then on. The oldest beyond ten is forgotten. */
export async function keepDevice(
  tx: Write,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, keys }: Subscription,
  userAgent: string,
): Promise<void> {
  const own = {
    user_id: userId,
    session_id: sessionId,
    public_key: keys.p256dh,
    auth_secret: keys.auth,
    user_agent: userAgent.slice(0, 300),
  };
  await tx.db
    .insertInto("push_devices")
    .values({ ...own, endpoint, created_at: tx.at })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(own))
    .execute();
  const beyond = (await listDevices(tx.db, userId)).slice(mostDevices).map(({ id }) => id);
  if (beyond.length > 0) await tx.db.deleteFrom("push_devices").where("id", "in", beyond).execute();
}

/** Forgets a browser of a user. Throws `not-found`. */
export async function forgetDevice(tx: Write, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("push_devices")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not-found");
}

/**
 * Forgets the browsers of a user whose sessions were ended, by whomever: all, all but that of one session, or only that one. A session
 * that ran out ends none, because notices are for the time at which nobody has the admin open. NOTICE-01
 */
export async function forgetDevicesOf(
  db: Db,
  userId: number,
  { except, only }: { except?: string; only?: string } = {},
): Promise<void> {
  let ended = db.deleteFrom("push_devices").where("user_id", "=", userId);
  if (except !== undefined)
    ended = ended.where((eb) => eb.or([eb("session_id", "is", null), eb("session_id", "!=", except)]));
  if (only !== undefined) ended = ended.where("session_id", "=", only);
  await ended.execute();
}

/** Lets a browser of a user end with another session than before: the one that has just begun in it. */
export async function passDevice(
  db: Db,
  userId: number,
  { from, to }: { from: { session: string } | { endpoint: string }; to: string },
): Promise<boolean> {
  const moved = db.updateTable("push_devices").set({ session_id: to }).where("user_id", "=", userId);
  const { numUpdatedRows } = await ("session" in from
    ? moved.where("session_id", "=", from.session)
    : moved.where("endpoint", "=", from.endpoint)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a browser that its push service no longer knows, unless it was kept anew meanwhile. */
export async function dropDevice(db: Db, { id, endpoint }: { id: number; endpoint: string }): Promise<void> {
  await db.deleteFrom("push_devices").where("id", "=", id).where("endpoint", "=", endpoint).execute();
}

/** A browser of a user with its keys; undefined for one that is gone or another's. */
export async function findDevice(db: Db, userId: number, id: number): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom("push_devices")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && { endpoint: row.endpoint, keys: { p256dh: row.public_key, auth: row.auth_secret } };
}
