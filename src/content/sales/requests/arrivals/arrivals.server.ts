import { type Hub, makeHub } from "../../../../kernel/background/hub.server.ts";
import { hasGivenUp, isWaiting } from "../../../../kernel/background/outbox.server.ts";
import type { Db } from "../../../../kernel/db/database.server.ts";
import { write } from "../../../../kernel/db/write.server.ts";
import { type NoticeKind, standardChoices } from "../../../../kernel/notices.ts";
import type { Actor, Kernel, Session } from "../../../../kernel/process/kernel.server.ts";
import { may } from "../../../../kernel/roles.ts";
import { waitingRegistrations } from "../../clients/store.server.ts";
import type { QuoteNews } from "../../notices/news.ts";
import { putAway, putAwayKey, readPutAway } from "../../notices/notices-store.server.ts";
import { readQuoteNews } from "../../notices/quote-news-store.server.ts";
import { type Noticed, readNoticed } from "../../notices/recipients.server.ts";
import {
  type RungReminder,
  readAssignedTasks,
  readRung,
  seeAssignedTask,
} from "../../tasks/reminders-store.server.ts";
import { markRead } from "../desk.server.ts";
import { type OpenMention, readOpenMentions } from "../mentions/mentions-store.server.ts";
import { type RequestKind, type RequestNews, requestNews } from "../requests.ts";
import type { Arrival, Arrivals, Assigned, SeenKind } from "./arrivals.ts";

const shown = 8;
const mostRead = 200;
const rereadEvery = 20_000; // ms

/** The notifications before they are filtered by user; read once for all listeners. */
export type ReadArrivals = Pick<Arrivals, "version" | "registrations" | "mail"> & {
  /** How many requests of a kind have news that only these users have seen. */
  unread: { kind: RequestKind; news: RequestNews; seenBy: string; total: number }[];
  /** The newest news of requests, and the newest registrations, which nobody has seen. */
  news: (Arrival & { seenBy: string })[];
  given: (Assigned & { assigneeId: number | null })[];
  rung: RungReminder[];
  open: OpenMention[];
  sold: QuoteNews[];
  /** Everybody who can be told, with what they chose. */
  people: Noticed[];
  /** Which news of quotes their users have put away, as `putAwayKey` names them. */
  putAway: ReadonlySet<string>;
};

type Reader = Pick<Session["user"], "id" | "access">;

/** All that is news to one user, whatever they chose to see in the bell; nothing for users who may not read sales. NOTICE-01 */
export function newsFor(read: ReadArrivals, { id, access }: Reader) {
  if (!may(access, "read", "sales"))
    return { latest: [], reminders: [], mentions: [], assigned: [], quoteNews: [] };
  const { news, rung, open, given, sold, putAway } = read;
  const own = rung.filter(({ assigneeId }) => assigneeId === null || assigneeId === id);
  const named = open.filter(({ userIds }) => userIds.includes(id));
  return {
    latest: news.filter((one) => isUnseen(one, id)).map(({ seenBy: _, ...arrival }) => arrival),
    reminders: own.map(({ id, title, remindAt }) => ({ id, title, at: remindAt })),
    mentions: named.map(({ userIds: _others, ...mention }) => mention),
    assigned: given.filter(({ assigneeId }) => assigneeId === id).map(({ assigneeId: _, ...one }) => one),
    quoteNews: sold.filter((one) => !putAway.has(putAwayKey(id, one))),
  };
}

const isUnseen = ({ seenBy }: { seenBy: string }, userId: number) => !seenBy.includes(`"${userId}"`);

/**
 * The notifications of one user: what this user has not seen, own and unassigned reminders, own mentions, what was assigned to them,
 * and what happened to quotes, without what they do not want in the bell; empty for users who may not read sales. Requirements
 * SURV-03, DESK-01, DESK-07, NOTICE-01.
 */
export function arrivalsFor(read: ReadArrivals, user: Reader): Arrivals {
  const { version, mail } = read;
  if (!may(user.access, "read", "sales")) return { ...nothing, version };
  const all = newsFor(read, user);
  const { channels } = read.people.find(({ id }) => id === user.id)?.choices ?? standardChoices(false);
  const ringsFor = (kind: NoticeKind) => channels[kind].bell;
  const unread = read.unread.filter((one) => isUnseen(one, user.id));
  const countOf = (kind: RequestKind) =>
    unread.filter((one) => one.kind === kind).reduce((sum, { total }) => sum + total, 0);
  const registrations = read.registrations;
  const reminders = ringsFor("due") ? all.reminders : [];
  const quoteNews = all.quoteNews.filter(({ kind }) => ringsFor(kind));
  const counted = unread.filter(({ news }) => ringsFor(kindOfNews[news]));
  return {
    version,
    mail,
    quotes: countOf("quote"),
    messages: countOf("message"),
    registrations,
    latest: all.latest.filter(({ news }) => ringsFor(kindOfNews[news])).slice(0, shown),
    reminders,
    mentions: all.mentions,
    assigned: all.assigned,
    quoteNews: quoteNews.slice(0, shown),
    bell:
      counted.reduce((sum, { total }) => sum + total, 0) +
      (ringsFor("request") ? registrations : 0) +
      reminders.length +
      all.mentions.length +
      all.assigned.length +
      quoteNews.length,
  };
}

/** What a person is told of by the news of a request. */
export const kindOfNews = {
  arrived: "request",
  answered: "answered",
  accepted: "accepted",
  declined: "declined",
} as const satisfies Record<RequestNews, NoticeKind>;

const nothing = {
  quotes: 0,
  messages: 0,
  registrations: 0,
  latest: [],
  reminders: [],
  mentions: [],
  assigned: [],
  quoteNews: [],
  bell: 0,
  mail: "on",
} as const satisfies Omit<Arrivals, "version">;

/** Reads how much is unread, the newest of it, what was assigned, reminders, mentions and the state of the mail. */
export async function readArrivals(kernel: Kernel): Promise<ReadArrivals> {
  // Read before the rows: a change in between raises it and causes another read.
  const version = kernel.contentVersion.inboxVersion();
  const { reads } = kernel;
  const [unread, news, registrations, requests, tasks, rung, open, sold, people, putAway, isLate, hasFailed] =
    await Promise.all([
      countUnread(reads),
      readNews(reads),
      waitingRegistrations(reads, shown),
      readAssignedRequests(reads),
      readAssignedTasks(reads),
      readRung(reads),
      readOpenMentions(reads),
      readQuoteNews(reads, kernel.now()),
      readNoticed(reads),
      readPutAway(reads, kernel.now()),
      isWaiting(kernel),
      hasGivenUp(kernel),
    ]);
  const registered = registrations.latest.map(({ id, name, company, created_at: at }) => ({
    id,
    kind: "registration" as const,
    name: company || name,
    news: "arrived" as const,
    at,
    seenBy: "",
  }));
  const given = [...requests, ...tasks.map((task) => ({ ...task, kind: "task" as const }))];
  return {
    version,
    unread,
    news: [...news, ...registered].sort(latestFirst),
    registrations: registrations.total,
    given: given.sort(latestFirst),
    rung,
    open,
    sold,
    people,
    putAway,
    mail: kernel.config.smtpUrl === undefined ? "off" : hasFailed ? "failed" : isLate ? "late" : "on",
  };
}

const latestFirst = (one: { at: string }, other: { at: string }) => other.at.localeCompare(one.at);

const withNews = (db: Db) =>
  db
    .selectFrom("project_requests")
    .where("news", "in", [...requestNews])
    .where("deleted_at", "is", null);

/** Few groups, since the same people read most requests. */
async function countUnread(db: Db): Promise<ReadArrivals["unread"]> {
  const rows = await withNews(db)
    .select((eb) => ["kind", "news", "seen_by", eb.fn.countAll<number>().as("total")])
    .groupBy(["kind", "news", "seen_by"])
    .execute();
  return rows.map(({ kind, news, seen_by: seenBy, total }) => ({
    kind,
    news: news ?? "arrived",
    seenBy,
    total,
  }));
}

/** More than one user is shown, since each has seen others of them. */
async function readNews(db: Db): Promise<ReadArrivals["news"]> {
  const rows = await withNews(db)
    .select(["id", "kind", "name", "company_name", "news", "news_at", "seen_by"])
    .orderBy("news_at", "desc")
    .limit(mostRead)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.company_name || row.name,
    news: row.news ?? "arrived",
    at: row.news_at ?? "",
    seenBy: row.seen_by,
  }));
}

async function readAssignedRequests(db: Db): Promise<ReadArrivals["given"]> {
  const rows = await db
    .selectFrom("project_requests")
    .select(["id", "kind", "name", "company_name", "assigned_by", "assigned_at", "assignee_id"])
    .where("assigned_at", ">", "")
    .where("deleted_at", "is", null)
    .orderBy("assigned_at", "desc")
    .limit(mostRead)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.company_name || row.name,
    by: row.assigned_by ?? "",
    at: row.assigned_at ?? "",
    assigneeId: row.assignee_id,
  }));
}

/** Marks what a user has seen as seen, without a new version or a revision; requirements DESK-01, DESK-07. */
export async function see(kernel: Kernel, actor: Actor, kind: SeenKind, id: number) {
  if (kind === "seen" || kind === "expiring") return putAway(kernel, actor, kind, id);
  if (kind !== "task") return markRead(kernel, actor, [id], true);
  await write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion();
    await seeAssignedTask(tx, id, actor.id ?? 0);
  });
}

/**
 * Tells every listener of this process about each change. It watches the inbox version, which all processes raise and
 * follow, and reads once for all listeners. It also reads every 20 s, since some changes do not raise the version; unchanged
 * notifications are sent then too, which keeps the connection alive.
 */
export function arrivalsHub(kernel: Kernel): Hub<ReadArrivals> {
  let version = 0;
  let readAt = 0;
  return makeHub(kernel, {
    begin() {
      version = kernel.contentVersion.inboxVersion();
      readAt = Date.now();
    },
    async look() {
      const now = kernel.contentVersion.inboxVersion();
      if (now === version && Date.now() - readAt <= rereadEvery) return undefined;
      const startedAt = Date.now();
      const arrivals = await readArrivals(kernel);
      version = now;
      readAt = startedAt;
      return arrivals;
    },
    failed: "notifications could not be read and will be tried again",
  });
}
