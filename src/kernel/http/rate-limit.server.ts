import { sql } from "kysely";
import type { Db } from "../db/database.server.ts";
import { prepared } from "../db/prepared.server.ts";
import type { Write } from "../db/write.server.ts";
import { AppError } from "../errors.ts";
import { digestOf } from "../process/digest.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { latestPast } from "../process/stamps.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    /** Times are seconds since 1970. */
    rate_limits: { key: string; window_start: number; ends_at: number; hits: number };
  }
}

type LimitKernel = Pick<Kernel, "config" | "db" | "reads" | "now">;

/** At most `limit` hits in a window that begins with its first hit. Windows are at most a day long. */
export type Limit = { limit: number; windowSeconds: number };
/** A key whose hits are counted, with its limit. */
export type Counted = { key: string; limit: Limit };
/**
 * `retryAfter`: seconds until the window ends, at least 1. `isFirstRefusal` is true once per window, so that refusals are
 * reported once.
 */
export type LimitAnswer = { allowed: boolean; isFirstRefusal: boolean; retryAfter: number };

const mostRows = 100_000; // some 15 MB
const tidyEvery = 60; // seconds
const tidyAfter = 1000; // new windows

/**
 * Counts one hit on a key and tells whether it is still within the limit. One statement counts, so hits that arrive
 * together are all counted, whichever process takes them. Never call it inside a transaction of the write path.
 */
export async function consume(kernel: LimitKernel, key: string, limit: Limit): Promise<LimitAnswer> {
  return consumeAll(kernel, [{ key, limit }]);
}

/**
 * Counts one hit on each key, in the given order, or on none: a hit that one key refuses does not count on the others. For a
 * key beyond its limit only a read happens, so that refusals cost no disk; requirement SEC-03.
 */
export async function consumeAll(kernel: LimitKernel, counted: readonly Counted[]): Promise<LimitAnswer> {
  const allowed = { allowed: true, isFirstRefusal: false, retryAfter: 1 };
  if (!kernel.config.rateLimit) return allowed;
  const refused = await readRefusal(kernel, counted);
  if (refused) return refused;
  let answer: LimitAnswer = allowed;
  for (const [index, { key, limit }] of counted.entries()) {
    answer = await count(kernel, key, limit);
    if (answer.allowed) continue;
    for (const { key } of counted.slice(0, index)) await refund(kernel, key);
    return answer;
  }
  return answer;
}

/** Counts as `consumeAll` does, and throws `too-many` beyond a limit. */
export async function refuseBeyond(kernel: LimitKernel, counted: readonly Counted[]) {
  const { allowed, retryAfter } = await consumeAll(kernel, counted);
  if (!allowed) throw new AppError("too-many", { retryAfter });
}

/**
 * The refusal if one of the keys is already beyond its limit, otherwise undefined; counts nothing. The first hit beyond a limit
 * is still counted, which marks the key as refused; later hits find that mark.
 */
export async function readRefusal(
  kernel: LimitKernel,
  counted: readonly Counted[],
): Promise<LimitAnswer | undefined> {
  if (!kernel.config.rateLimit) return undefined;
  const now = secondsOf(kernel);
  for (const { key, limit } of counted) {
    const [row] = await readWindow(kernel.reads, storedKey(key));
    const isOurs = row && row.window_start <= latestStart(kernel.now());
    const left = isOurs ? row.window_start + limit.windowSeconds - now : 0;
    if (row && left > 0 && row.hits > limit.limit)
      return { allowed: false, isFirstRefusal: false, retryAfter: left };
  }
  return undefined;
}

const readWindow = prepared((db, key: string) =>
  db.selectFrom("rate_limits").select(["window_start", "hits"]).where("key", "=", key),
);

async function count(
  kernel: LimitKernel,
  key: string,
  { limit, windowSeconds }: Limit,
): Promise<LimitAnswer> {
  const now = secondsOf(kernel);
  const isOver = sql<boolean>`(rate_limits.window_start <= excluded.window_start - ${windowSeconds}
    or rate_limits.window_start > ${latestStart(kernel.now())})`;
  const orNew = (column: string, otherwise: ReturnType<typeof sql>) =>
    sql<number>`case when ${isOver} then excluded.${sql.ref(column)} else ${otherwise} end`;
  const row = await kernel.db
    .insertInto("rate_limits")
    .values({ key: storedKey(key), window_start: now, ends_at: now + windowSeconds, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: orNew("hits", sql`rate_limits.hits + 1`),
        window_start: orNew("window_start", sql`rate_limits.window_start`),
        ends_at: orNew("ends_at", sql`rate_limits.ends_at`),
      }),
    )
    .returning(["window_start", "hits"])
    .executeTakeFirstOrThrow();
  const hits = row.hits;
  if (hits === 1) await tidyNowAndThen(kernel, now);
  const retryAfter = Math.max(1, row.window_start + windowSeconds - now);
  return { allowed: hits <= limit, isFirstRefusal: hits === limit + 1, retryAfter };
}

/**
 * Whether no window of a key is open; then one begins now. Part of a transaction of the write path, and independent of the
 * setting RATE_LIMIT.
 */
export async function isFirst(
  tx: Pick<Write, "db" | "at">,
  key: string,
  windowSeconds: number,
): Promise<boolean> {
  const now = Math.floor(Date.parse(tx.at) / 1000);
  const latest = latestStart(new Date(tx.at));
  const begun = await beginWindow(
    tx.db,
    storedKey(key),
    now,
    now + windowSeconds,
    now - windowSeconds,
    latest,
  );
  return begun.length > 0;
}

const beginWindow = prepared((db, key: string, now: number, end: number, oldest: number, latest: number) =>
  db
    .insertInto("rate_limits")
    .values({ key, window_start: now, ends_at: end, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ window_start: now, ends_at: end })
        .where((eb) =>
          eb.or([eb("rate_limits.window_start", "<=", oldest), eb("rate_limits.window_start", ">", latest)]),
        ),
    )
    .returning("key"),
);

/** Refunds one hit that was counted in advance and turned out to be harmless. */
export async function refund(kernel: LimitKernel, key: string) {
  await kernel.db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("key", "=", storedKey(key))
    .where("hits", ">", 0)
    .execute();
}

/** Forgets all hits of a key. */
export async function clearHits({ db }: Pick<Kernel, "db">, key: string) {
  await db.deleteFrom("rate_limits").where("key", "=", storedKey(key)).execute();
}

/**
 * Removes the windows that are over and, beyond 100,000 rows, those that end first: an attacker with that many addresses can
 * displace counts, but cannot fill the disk. The regular cleanup calls this too.
 */
export async function tidyLimits({ db, now }: Pick<Kernel, "db" | "now">) {
  await db
    .deleteFrom("rate_limits")
    .where((eb) =>
      eb.or([
        eb("ends_at", "<=", Math.floor(now().getTime() / 1000)),
        eb("window_start", ">", latestStart(now())),
      ]),
    )
    .execute();
  const { total } = await db
    .selectFrom("rate_limits")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const surplus = total - mostRows;
  if (surplus <= 0) return;
  const endFirst = db.selectFrom("rate_limits").select("key").orderBy("ends_at").limit(surplus);
  await db.deleteFrom("rate_limits").where("key", "in", endFirst).execute();
}

const tidied = new WeakMap<Db, { at: number; begun: number }>();

/** Tidies at most once a minute, and after every thousand new windows. */
async function tidyNowAndThen(kernel: LimitKernel, now: number) {
  const { at, begun } = tidied.get(kernel.db) ?? { at: 0, begun: 0 };
  const isDue = Math.abs(now - at) >= tidyEvery || begun + 1 >= tidyAfter;
  tidied.set(kernel.db, isDue ? { at: now, begun: 0 } : { at, begun: begun + 1 });
  if (isDue) await tidyLimits(kernel);
}

/** The latest plausible start of a window; a later one was stored while a clock was wrong. */
function latestStart(now: Date) {
  return Math.floor(latestPast(now).getTime() / 1000);
}

function secondsOf(kernel: LimitKernel) {
  return Math.floor(kernel.now().getTime() / 1000);
}

/** The digest of a key, because keys name people and addresses and the table must not hold these. */
function storedKey(key: string) {
  return digestOf(key, "base64url");
}
