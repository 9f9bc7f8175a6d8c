import { sql } from "kysely";
import type { Db } from "../../../../kernel/db/database.server.ts";
import { byName } from "../../../../kernel/objects.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { addDays, isoDay } from "../../../../kernel/text/format.ts";
import { type AskedRequests, countByStatus, countRequests, listRequests } from "../desk-list-store.server.ts";
import { type RequestKind, requestStatuses } from "../requests.ts";
import type { DeskFigures } from "./desk-figures.ts";
import { worthByStatus } from "./worth-store.server.ts";

/** The figures above the list, which count all requests of a kind, whatever the list shows; requirement AREQ-02. */
export async function summarise(kernel: Kernel, kind: RequestKind, userId: number): Promise<DeskFigures> {
  const count = (asked: Partial<AskedRequests>) => countRequests(kernel, { kind, userId, ...asked });
  const day = isoDay(kernel.now());
  const [statuses, today, oldest, worth, suspected, unread, mine, waiting, due] = await Promise.all([
    countByStatus(kernel, { kind, userId }),
    count({ arrived: `${day}..${day}` }),
    oldestContacted(kernel, kind, userId),
    worthByStatus(kernel, { kind, userId }),
    countSuspected(kernel.reads, kind),
    count({ unread: "1" }),
    count({ assignee: "me" }),
    count({ waiting: "1" }),
    count({ due: "1" }),
  ]);
  return {
    statuses: byName(requestStatuses, (status) => statuses.get(status) ?? 0),
    today,
    oldestContacted: oldest,
    quotedValue: worth.get("quoted") ?? 0,
    wonValue: worth.get("won") ?? 0,
    suspected,
    unread,
    mine,
    waiting,
    due,
  };
}

/** The posts with a filled honeypot, and what staff put aside as spam, that nobody has restored and that still lie in the trash; SEC-07. */
async function countSuspected(db: Db, kind: RequestKind): Promise<number> {
  const row = await db
    .selectFrom("project_requests")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("kind", "=", kind)
    .where("suspected_at", "is not", null)
    .where("deleted_at", "is not", null)
    .executeTakeFirstOrThrow();
  return row.total;
}

async function oldestContacted(kernel: Kernel, kind: RequestKind, userId: number) {
  const asked = { kind, userId, status: "contacted", sort: "id", limit: 1 } as const;
  const [oldest] = await listRequests(kernel, asked);
  return oldest?.createdAt ?? null;
}

/** The number of quote requests and of messages with the status `new`. */
export async function countNew(db: Db) {
  const rows = await db
    .selectFrom("project_requests")
    .select(["kind", sql<number>`count(*)`.as("total")])
    .where("deleted_at", "is", null)
    .where("status", "=", "new")
    .groupBy("kind")
    .execute();
  const of = (kind: RequestKind) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return { newRequests: of("quote"), newMessages: of("message") };
}

/** The number of quote requests that the site's form brought in the last days, by their day of arrival in Riyadh (ISO). */
export async function countByDay(db: Db, now: Date, days: number): Promise<Map<string, number>> {
  const from = addDays(now, -days - 1).toISOString();
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await db
    .selectFrom("project_requests")
    .select([hour.as("hour"), sql<number>`count(*)`.as("total")])
    .where("kind", "=", "quote")
    .where("source", "=", "site")
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
