import { sql } from "kysely";
import { isoDay } from "../../kernel/format.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { type AskedRequests, countByStatus, countRequests } from "./desk-list-store.server.ts";
import type { ProjectRequest, RequestStatus } from "./schema.ts";

export type DeskSummary = {
  statuses: Record<RequestStatus, number>;
  /** Arrived today by the clock of Riyadh. */
  today: number;
  /** When the oldest one that was contacted and not yet quoted arrived; null when there is none. */
  oldestContacted: string | null;
  /** What the sent quotes of the quoted ones, and the accepted quotes of the won ones, come to: halalas with tax. */
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
  const [statuses, today, oldest, worth, unread, mine, waiting, due] = await Promise.all([
    countByStatus(kernel, { kind, userId }),
    countSince(kernel, kind, new Date(`${isoDay(kernel.now())}T00:00:00+03:00`)),
    oldestContacted(kernel, kind),
    kind === "quote" ? worthOfQuotes(kernel) : new Map<string, number>(),
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
    quotedValue: worth.get("quoted") ?? 0,
    wonValue: worth.get("won") ?? 0,
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

/**
 * In halalas by the stage of their requests: of those that are quoted what is sent, of those that are won what is accepted,
 * so that the figure tells of the list beside it. It reads the quotes' table by its name: a slice does not know another's code.
 */
async function worthOfQuotes(kernel: Kernel) {
  const rows = await kernel.reads
    .selectFrom("quotes")
    .innerJoin("project_requests", "project_requests.id", "quotes.request_id")
    .select(["project_requests.status", sql<number>`sum(quotes.total)`.as("worth")])
    .where("quotes.deleted_at", "is", null)
    .where("project_requests.deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("quotes.state", "=", "sent"), eb("project_requests.status", "=", "quoted")]),
        eb.and([eb("quotes.state", "=", "accepted"), eb("project_requests.status", "=", "won")]),
      ]),
    )
    .groupBy("project_requests.status")
    .execute();
  return new Map(rows.map(({ status, worth }) => [status, worth]));
}
