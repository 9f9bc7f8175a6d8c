import { hasGivenUp, isWaiting } from "../../../kernel/background/outbox.server.ts";
import { type Loop, repeat } from "../../../kernel/background/repeat.server.ts";
import type { Kernel, Session } from "../../../kernel/process/kernel.server.ts";
import { may } from "../../../kernel/roles.ts";
import { waitingRegistrations } from "../../clients/store.server.ts";
import { type RungReminder, readRung } from "../../tasks/reminders-store.server.ts";
import { type OpenMention, readOpenMentions } from "../mentions/mentions-store.server.ts";
import { type Arrival, type Arrivals, requestNews } from "../requests.ts";

const shown = 8;
const lookEvery = 500; // ms; only compares a version that is in memory
const rereadEvery = 20_000; // ms

/** The notifications before they are filtered by user; read once for all listeners. */
export type ReadArrivals = Omit<Arrivals, "reminders" | "mentions"> & {
  rung: RungReminder[];
  open: OpenMention[];
};

/** The notifications of one user, with own and unassigned reminders and own mentions; empty for users who may not read sales. */
export function arrivalsFor(
  { rung, open, ...arrivals }: ReadArrivals,
  { id, access }: Pick<Session["user"], "id" | "access">,
): Arrivals {
  if (!may(access, "read", "sales")) return { ...nothing, version: arrivals.version };
  const own = rung.filter(({ assigneeId }) => assigneeId === null || assigneeId === id);
  const named = open.filter(({ userIds }) => userIds.includes(id));
  return {
    ...arrivals,
    reminders: own.map(({ id, title, remindAt }) => ({ id, title, at: remindAt })),
    mentions: named.map(({ userIds: _others, ...mention }) => mention),
  };
}

const nothing = {
  quotes: 0,
  messages: 0,
  registrations: 0,
  latest: [],
  reminders: [],
  mentions: [],
  mail: "on",
} as const satisfies Omit<Arrivals, "version">;

/** Reads how much is unread, the newest of it, reminders, mentions and the state of the mail. */
export async function readArrivals(kernel: Kernel): Promise<ReadArrivals> {
  // Read before the rows: a change in between raises it and causes another read.
  const version = kernel.contentVersion.inboxVersion();
  const unread = kernel.reads
    .selectFrom("project_requests")
    .where("news", "in", [...requestNews])
    .where("deleted_at", "is", null);
  const [counts, latest, registrations, rung, open, isLate, hasFailed] = await Promise.all([
    unread
      .select((eb) => ["kind", eb.fn.countAll<number>().as("total")])
      .groupBy("kind")
      .execute(),
    unread
      .select(["id", "kind", "name", "company_name", "news", "news_at"])
      .orderBy("news_at", "desc")
      .limit(shown)
      .execute(),
    waitingRegistrations(kernel.reads, shown),
    readRung(kernel.reads),
    readOpenMentions(kernel.reads),
    isWaiting(kernel),
    hasGivenUp(kernel),
  ]);
  const countOf = (kind: string) => counts.find((row) => row.kind === kind)?.total ?? 0;
  const news: Arrival[] = latest.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.company_name || row.name,
    news: row.news ?? "arrived",
    at: row.news_at ?? "",
  }));
  const registered: Arrival[] = registrations.latest.map(({ id, name, company, created_at: at }) => ({
    id,
    kind: "registration",
    name: company || name,
    news: "arrived",
    at,
  }));
  return {
    version,
    quotes: countOf("quote"),
    messages: countOf("message"),
    registrations: registrations.total,
    latest: [...news, ...registered].sort((one, other) => other.at.localeCompare(one.at)).slice(0, shown),
    rung,
    open,
    mail: kernel.config.smtpUrl === undefined ? "off" : hasFailed ? "failed" : isLate ? "late" : "on",
  };
}

type Listener = (arrivals: ReadArrivals) => Promise<unknown>;

/**
 * Tells every listener of this process about each change. It watches the inbox version, which all processes raise and
 * follow, and reads once for all listeners. It also reads every 20 s, since some changes do not raise the version.
 */
export function arrivalsHub(kernel: Kernel): { join(listener: Listener): () => void } {
  const listeners = new Set<Listener>();
  let loop: Loop | undefined;
  let version = 0;
  let readAt = 0;

  async function look() {
    const now = kernel.contentVersion.inboxVersion();
    if (now === version && Date.now() - readAt <= rereadEvery) return;
    const startedAt = Date.now();
    const arrivals = await readArrivals(kernel);
    version = now;
    readAt = startedAt;
    // Unchanged notifications are sent too, to keep the connection alive. A listener that does not read must not delay others.
    for (const listener of listeners) void listener(arrivals).catch(() => {});
  }

  return {
    join(listener) {
      listeners.add(listener);
      if (!loop) {
        version = kernel.contentVersion.inboxVersion();
        readAt = Date.now();
        loop = repeat(kernel, look, {
          every: lookEvery,
          failed: "notifications could not be read and will be tried again",
        });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        void loop?.stop();
        loop = undefined;
      };
    },
  };
}
