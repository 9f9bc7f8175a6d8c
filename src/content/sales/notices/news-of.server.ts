import { requestAddress } from "../requests/addresses.ts";
import { kindOfNews, newsFor, type ReadArrivals } from "../requests/arrivals/arrivals.server.ts";
import type { News } from "./news.ts";
import { subjectOfQuote } from "./notices-store.server.ts";
import type { Noticed } from "./recipients.server.ts";

/** A piece of news with what is said of it: whom or what it is about, who did it, and where it is read. */
export type ToldNews = News & {
  title: string;
  by: string;
  path: string;
  requestId?: number;
  noteId?: number;
};

/** All that is news to one person, newest first, whatever they chose for the bell; NOTICE-01. */
export function newsOf(read: ReadArrivals, person: Pick<Noticed, "id" | "access">): ToldNews[] {
  const { latest, assigned, mentions, reminders, quoteNews } = newsFor(read, person);
  const all: ToldNews[] = [
    ...latest.map(({ id, kind, news, name, at }) => ({
      kind: kindOfNews[news],
      subject: `${kind} ${id}`,
      at,
      title: name,
      by: "",
      ...(kind === "registration"
        ? { path: `/admin/clients?view=${id}` }
        : { path: requestAddress({ id, kind }), requestId: id }),
    })),
    ...assigned.map(({ kind, id, title, by, at }) => ({
      kind: "assigned" as const,
      subject: `${kind} ${id}`,
      at,
      title,
      by,
      ...(kind === "task"
        ? { path: `/admin/tasks?edit=${id}` }
        : { path: requestAddress({ id, kind }), requestId: id }),
    })),
    ...mentions.map(({ id, requestId, kind, name, by, at }) => ({
      kind: "mentioned" as const,
      subject: `note ${id}`,
      at,
      title: name,
      by,
      path: requestAddress({ id: requestId, kind }),
      requestId,
      noteId: id,
    })),
    ...reminders.map(({ id, title, at }) => ({
      kind: "due" as const,
      subject: `task ${id}`,
      at,
      title,
      by: "",
      path: `/admin/tasks?edit=${id}`,
    })),
    ...quoteNews.map(({ id, kind, requestId, number, name, at }) => ({
      kind,
      subject: subjectOfQuote(id),
      at,
      title: name,
      by: number,
      path: requestAddress({ id: requestId, kind: "quote" }),
      requestId,
    })),
  ];
  return all.sort((one, other) => other.at.localeCompare(one.at));
}
