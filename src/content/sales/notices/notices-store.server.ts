import type { CleanupTask } from "../../../kernel/background/cleanup.server.ts";
import type { Db, Generated } from "../../../kernel/db/database.server.ts";
import { type Write, write } from "../../../kernel/db/write.server.ts";
import type { NoticeKind, NoticeWay } from "../../../kernel/notices.ts";
import type { Actor, Kernel } from "../../../kernel/process/kernel.server.ts";
import { addDays } from "../../../kernel/text/format.ts";
import { type News, newsKey, type QuoteNews } from "./news.ts";
import { readQuoteNews } from "./quote-news-store.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    notices: {
      id: Generated<number>;
      user_id: number;
      kind: NoticeKind;
      subject: string;
      at: string;
      ways: string;
      held_until: string | null;
      seen_at: string | null;
    };
  }
}

/** The ways outside the tab. */
export type OuterWay = Exclude<NoticeWay, "bell">;

/** What one person is told once. `heldUntil`: the end of the quiet hours in which it arrived. */
export type Notice = News & { userId: number; ways: readonly OuterWay[]; heldUntil: string | null };

/** The news that were told since a moment, as `userId key`. */
export async function readTold(db: Db, since: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom("notices")
    .select(["user_id", "kind", "subject", "at"])
    .where("at", ">", since.toISOString())
    .execute();
  return new Set(rows.map(({ user_id, ...news }) => toldKey(user_id, news)));
}

/** Names a piece of news that was told to somebody. */
export const toldKey = (userId: number, news: News) => `${userId} ${newsKey(news)}`;

/** Notes that a person is told, once; answers the id of the note, or undefined if somebody else noted it before. */
export async function noteTold(tx: Write, notice: Notice): Promise<number | undefined> {
  const { userId, kind, subject, at, ways, heldUntil } = notice;
  const row = await tx.db
    .insertInto("notices")
    .values({
      user_id: userId,
      kind,
      subject,
      at,
      ways: ways.join(" "),
      held_until: heldUntil,
      seen_at: null,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "subject", "at"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The notices of a person by their ids, in the order in which they arose. */
export async function readNotices(db: Db, userId: number, ids: readonly number[]): Promise<News[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("notices")
    .select(["kind", "subject", "at"])
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

/** What arrived in quiet hours that are over. */
export const dueNotices = (db: Db, now: string) =>
  db.selectFrom("notices").select("id").where("held_until", "<=", now);

/** Takes what arrived in quiet hours that are over, each once. */
export async function takeHeld(tx: Write) {
  const rows = await tx.db
    .updateTable("notices")
    .set({ held_until: null })
    .where("held_until", "<=", tx.at)
    .returning(["id", "user_id", "ways"])
    .execute();
  return rows
    .map(({ id, user_id: userId, ways }) => ({ id, userId, ways: ways.split(" ") }))
    .sort((one, other) => one.id - other.id);
}

export const putAwayKey = (userId: number, { kind, id, at }: Pick<QuoteNews, "kind" | "id" | "at">) =>
  toldKey(userId, { kind, subject: subjectOfQuote(id), at });

export const subjectOfQuote = (id: number) => `sale ${id}`;

/** Which news of quotes their users have put away. */
export async function readPutAway(db: Db, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom("notices")
    .select(["user_id", "kind", "subject", "at"])
    .where("at", ">", addDays(now, -keptFor).toISOString())
    .where("seen_at", "is not", null)
    .execute();
  return new Set(rows.map(({ user_id, ...news }) => toldKey(user_id, news)));
}

/** Puts the news of a quote away for one user; does nothing for news that are none. */
export async function putAway(kernel: Kernel, actor: Actor, kind: QuoteNews["kind"], id: number) {
  const news = (await readQuoteNews(kernel.reads, kernel.now())).find(
    (one) => one.kind === kind && one.id === id,
  );
  const userId = actor.id;
  if (!news || userId === null) return;
  await write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion();
    const told = { kind, subject: subjectOfQuote(id), at: news.at };
    await noteTold(tx, { ...told, userId, ways: [], heldUntil: null });
    await tx.db
      .updateTable("notices")
      .set({ seen_at: tx.at })
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .where("subject", "=", told.subject)
      .where("at", "=", news.at)
      .execute();
  });
}

const keptFor = 30; // days

/** Deletes the notes of what was told a month ago. */
export const forgetOldNotices: CleanupTask = async (kernel) => {
  await kernel.db
    .deleteFrom("notices")
    .where("at", "<", addDays(kernel.now(), -keptFor).toISOString())
    .execute();
};
