import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/database.server.ts";
import { isoDay } from "../../kernel/format.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { worthOfQuotes } from "../quotes/store.server.ts";
import { type AskedRequests, countByStatus, countRequests } from "./desk-list-store.server.ts";
import type { ProjectRequest, RequestStatus } from "./schema.ts";

const day = 24 * 60 * 60_000; // ms

export type DeskSummary = {
  statuses: Record<RequestStatus, number>;
  /** Arrived today by the clock of Riyadh. */
  today: number;
  /** When the oldest one that was contacted and not yet quoted arrived; null when there is none. */
  oldestContacted: string | null;
  /**
   * What the sent quotes of the quoted ones, and the accepted quotes of the won ones, come to, so that the figures tell of the list
   * beside them: halalas with tax.
   */
  quotedValue: number;
  wonValue: number;
  unread: number;
  mine: number;
  waiting: number;
  due: number;
};

/** The figures above the list: counted over everything, whatever the list shows; requirement AREQ-02. */
export async function summarise(
  kernel: Kernel,
  kind: "quote" | "message",
  userId: number,
): Promise<DeskSummary> {
  const count = (asked: Partial<AskedRequests>) => countRequests(kernel, { kind, userId, ...asked });
  const [statuses, today, oldest, quotedValue, wonValue, unread, mine, waiting, due] = await Promise.all([
    countByStatus(kernel, { kind, userId }),
    countSince(kernel, kind, new Date(`${isoDay(kernel.now())}T00:00:00+03:00`)),
    oldestContacted(kernel, kind),
    kind === "quote" ? worthOfQuotes(kernel.reads, "sent", isAt("quoted")) : 0,
    kind === "quote" ? worthOfQuotes(kernel.reads, "accepted", isAt("won")) : 0,
    count({ unread: "1" }),
    count({ assignee: "me" }),
    count({ waiting: "1" }),
    count({ due: "1" }),
  ]);
  const of = (status: RequestStatus) => statuses.get(status) ?? 0;
  return {
    statuses: {
      new: of("new"),
      contacted: of("contacted"),
      quoted: of("quoted"),
      won: of("won"),
      lost: of("lost"),
    },
    today,
    oldestContacted: oldest,
    quotedValue,
    wonValue,
    unread,
    mine,
    waiting,
    due,
  };
}

async function countSince(kernel: Kernel, kind: ProjectRequest["kind"], since: Date) {
  const row = await kernel.reads
    .selectFrom("project_requests")
    .select(sql<number>`count(*)`.as("total"))
    .where("kind", "=", kind)
    .where("deleted_at", "is", null)
    .where("created_at", ">=", since.toISOString())
    .executeTakeFirstOrThrow();
  return row.total;
}

async function oldestContacted(kernel: Kernel, kind: ProjectRequest["kind"]) {
  const row = await kernel.reads
    .selectFrom("project_requests")
    .select("created_at")
    .where("kind", "=", kind)
    .where("status", "=", "contacted")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ? row.created_at : null;
}

/** New requests and messages, that nobody has taken up yet. */
export async function countNew(db: Db) {
  const rows = await db
    .selectFrom("project_requests")
    .select(["kind", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("status", "=", "new")
    .groupBy("kind")
    .execute();
  const of = (kind: ProjectRequest["kind"]) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return { newRequests: of("quote"), newMessages: of("message") };
}

/** Quote requests of the last days, by the day of their arrival in Riyadh. */
export async function countByDay(db: Db, now: Date, days: number): Promise<Map<string, number>> {
  const from = new Date(now.getTime() - (days + 1) * day).toISOString();
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await db
    .selectFrom("project_requests")
    .select([hour.as("hour"), sql<number>`count(*)`.as("total")])
    .where("kind", "=", "quote")
    .where("deleted_at", "is", null)
    .where("created_at", ">=", from)
    .groupBy(hour)
    .execute();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = isoDay(`${row.hour}:00:00.000Z`);
    counts.set(key, (counts.get(key) ?? 0) + row.total);
  }
  return counts;
}

/** Whether the request with an id is at a stage, and not deleted. */
function isAt(status: RequestStatus) {
  return (id: RawBuilder<unknown>) => sql<boolean>`exists (select 1 from project_requests
    where project_requests.id = ${id} and project_requests.status = ${status} and project_requests.deleted_at is null)`;
}
