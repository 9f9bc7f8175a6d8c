import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Kernel } from "./kernel.server.ts";
import { prepared } from "./prepared.server.ts";
import type { Write } from "./write.server.ts";

type LimitKernel = Pick<Kernel, "config" | "db" | "now">;

/** At most `limit` hits in a window that begins with its first hit. Windows are at most a day long. */
export type Limit = { limit: number; windowSeconds: number };
/** `retryAfter`: seconds until the window ends, at least 1. `isFirstRefusal` once a window, for what is told of a refusal. */
export type LimitAnswer = { allowed: boolean; isFirstRefusal: boolean; retryAfter: number };

const longestWindow = 24 * 60 * 60;

/**
 * Counts one hit on a key and tells whether it is still within the limit. One statement, so hits that arrive together
 * are all counted, whichever process takes them. Never call it inside a transaction of the write path.
 */
export async function hit(
  kernel: LimitKernel,
  key: string,
  { limit, windowSeconds }: Limit,
): Promise<LimitAnswer> {
  if (!kernel.config.rateLimit) return { allowed: true, isFirstRefusal: false, retryAfter: 1 };
  const now = Math.floor(kernel.now().getTime() / 1000);
  const isOver = sql<boolean>`rate_limits.window_start <= excluded.window_start - ${windowSeconds}`;
  const row = await kernel.db
    .insertInto("rate_limits")
    .values({ key: storedKey(key), window_start: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        window_start: sql<number>`case when ${isOver} then excluded.window_start else rate_limits.window_start end`,
      }),
    )
    .returning(["window_start", "hits"])
    .executeTakeFirstOrThrow();
  const hits = Number(row.hits);
  if (hits === 1) await forgetOldWindows(kernel, now);
  const retryAfter = Math.max(1, Number(row.window_start) + windowSeconds - now);
  return { allowed: hits <= limit, isFirstRefusal: hits === limit + 1, retryAfter };
}

/**
 * Whether something happens for the first time in a window that begins with it, as part of a transaction of the write path
 * and whatever the limits are set to.
 */
export async function isFirst(
  write: Pick<Write, "db" | "at">,
  key: string,
  windowSeconds: number,
): Promise<boolean> {
  const now = Math.floor(Date.parse(write.at) / 1000);
  return (await beginWindow(write.db, storedKey(key), now, now - windowSeconds)).length > 0;
}

const beginWindow = prepared((db, key: string, now: number, oldest: number) =>
  db
    .insertInto("rate_limits")
    .values({ key, window_start: now, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ window_start: now })
        .where("rate_limits.window_start", "<=", oldest),
    )
    .returning("key"),
);

/** Takes back one hit: what was counted in advance turned out to be harmless. */
export async function takeBack(kernel: LimitKernel, key: string) {
  await kernel.db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("key", "=", storedKey(key))
    .where("hits", ">", 0)
    .execute();
}

/** Forgets all hits of a key. */
export async function clearHits(kernel: LimitKernel, key: string) {
  await kernel.db.deleteFrom("rate_limits").where("key", "=", storedKey(key)).execute();
}

/** Keys name people and addresses; the table keeps only their digest. */
function storedKey(key: string) {
  return createHash("sha256").update(key).digest("base64url");
}

async function forgetOldWindows(kernel: LimitKernel, now: number) {
  await kernel.db
    .deleteFrom("rate_limits")
    .where("window_start", "<", now - longestWindow)
    .execute();
}
