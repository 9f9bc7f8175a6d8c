import type { Db, Generated, RowIn } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import { agencyWordsNow } from "../drafts/page-records.server.ts";
import { inAgencyWords } from "../sections/agency-words.ts";
import type { Section } from "../sections/section.ts";
import { reviewMessages } from "./review.text.ts";
import { type Draft, readDraft, readStanding } from "./standing.server.ts";
import type { Remark } from "./wire.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    /** Remarks on drafts, and the answers to them. */
    remarks: {
      id: Generated<number>;
      section: string;
      /** The remark that it answers; null for a remark. */
      remark_id: number | null;
      /** Counted per section; 0 for an answer. */
      number: number;
      address: string;
      /** The words that it is about, and the digest of the value that they are of. */
      words: string;
      digest: string;
      text: string;
      author_name: string;
      /** The link by which it was said, or by which the remark that staff answer was. */
      share_id: number | null;
      /** Of a guest: the digest of the browser's name. */
      guest: string | null;
      created_at: string;
      done_at: string | null;
      done_by: string | null;
    };
  }
}

/** Whoever speaks: a guest, by a link and the digest of the browser's name, or one of the team. */
export type Speaker = { name: string; guest?: { shareId: number; key: string } };

/** Most remarks and answers about one section; SEC-08. */
export const mostRemarks = 200;
const mostReplies = 30;

/** The remarks about a section, oldest first, each with its answers, as the browser named `guest` or the team sees them. */
export async function listRemarks(db: Db, section: Section, draft: Draft, guest?: string): Promise<Remark[]> {
  const rows = await remarksOf(db, section).execute();
  const remarks = rows.filter(({ remark_id }) => remark_id === null);
  if (remarks.length === 0) return [];
  const replies = Map.groupBy(rows, ({ remark_id }) => remark_id ?? 0);
  const standing = await readStanding(
    db,
    section,
    draft,
    remarks.map(({ address }) => address),
  );
  return remarks.map((row) => ({
    ...saidIn(row),
    number: row.number,
    address: row.address,
    words: row.words,
    isMoved: standing.get(row.address)?.digest !== row.digest,
    isOwn: row.guest !== null && row.guest === guest,
    done: row.done_at === null ? null : { by: row.done_by ?? "", at: row.done_at },
    replies: (replies.get(row.id) ?? []).map(saidIn),
  }));
}

const remarksOf = (db: Db, section: Section) =>
  db.selectFrom("remarks").selectAll().where("section", "=", section.key).orderBy("id");

const saidIn = ({ id, text, author_name, guest, created_at }: RowIn<"remarks">) => ({
  id,
  text,
  by: author_name,
  isGuest: guest !== null,
  at: created_at,
});

/**
 * Stores a remark on what stands at an address; the same words of the same browser are stored once, so that a call whose answer was
 * lost may be repeated. Throws `invalid` where nothing stands at the address, and `too-large` for too many.
 */
export async function addRemark(
  tx: Write,
  section: Section,
  by: Speaker,
  { address, text }: { address: string; text: string },
) {
  await noteSaid(tx, section);
  const rows = await remarksOf(tx.db, section).execute();
  const remarks = rows.filter(({ remark_id }) => remark_id === null);
  const isRepeated = remarks.some(
    (row) =>
      row.address === address && row.text === text && row.guest === (by.guest?.key ?? null) && !row.done_at,
  );
  if (isRepeated) return;
  if (remarks.length >= mostRemarks) throw new AppError("too-large");
  const draft = await readDraft(tx.db, section);
  const standing = (await readStanding(tx.db, section, draft, [address])).get(address);
  if (!standing) throw invalid({ address: reviewMessages.nothingThere });
  const number = Math.max(0, ...remarks.map((row) => row.number)) + 1;
  const agency = await agencyWordsNow(tx.db);
  const words = inAgencyWords(standing.words, agency);
  await insertSaid(tx, section, by, { remark_id: null, number, address, text, ...standing, words });
}

/** Stores an answer to a remark, once as `addRemark` does. Throws `not-found`, and `too-large` for too many. */
export async function addReply(tx: Write, section: Section, remarkId: number, by: Speaker, text: string) {
  await noteSaid(tx, section);
  const { share_id } = await findRemark(tx.db, section, remarkId);
  const replies = await remarksOf(tx.db, section).where("remark_id", "=", remarkId).execute();
  const last = replies.at(-1);
  if (last?.text === text && last.author_name === by.name && last.guest === (by.guest?.key ?? null)) return;
  if (replies.length >= mostReplies) throw new AppError("too-large");
  const place = { number: 0, address: "", words: "", digest: "" };
  await insertSaid(tx, section, by, { remark_id: remarkId, text, ...place }, share_id);
}

type Said = Pick<RowIn<"remarks">, "remark_id" | "number" | "address" | "words" | "digest" | "text">;

async function insertSaid(
  { db, at }: Write,
  section: Section,
  { name, guest }: Speaker,
  said: Said,
  shareId: number | null = null,
) {
  await db
    .insertInto("remarks")
    .values({
      ...said,
      section: section.key,
      author_name: name,
      share_id: guest?.shareId ?? shareId,
      guest: guest?.key ?? null,
      created_at: at,
    })
    .execute();
}

/** Changes the words of a guest's own remark. Throws like `ownRemark`. */
export async function changeRemark(tx: Write, section: Section, id: number, guest: string, text: string) {
  await noteSaid(tx, section);
  await ownRemark(tx.db, section, id, guest);
  await tx.db.updateTable("remarks").set({ text }).where("id", "=", id).execute();
}

/** Deletes a guest's own remark. Throws like `ownRemark`. */
export async function dropOwnRemark(tx: Write, section: Section, id: number, guest: string) {
  await noteSaid(tx, section);
  await ownRemark(tx.db, section, id, guest);
  await tx.db.deleteFrom("remarks").where("id", "=", id).execute();
}

/** A remark that this browser wrote. Throws `not-found`, and `conflict` once it was answered or is done: it may no longer change. */
async function ownRemark(db: Db, section: Section, id: number, guest: string) {
  const row = await findRemark(db, section, id);
  if (row.guest !== guest) throw new AppError("not-found");
  const reply = await remarksOf(db, section).where("remark_id", "=", id).limit(1).executeTakeFirst();
  if (reply || row.done_at !== null) throw new AppError("conflict");
}

/** Marks a remark as done, or as open again. Throws `not-found`. */
export async function markDone(tx: Write, section: Section, id: number, isDone: boolean) {
  await noteSaid(tx, section);
  const { done_at } = await findRemark(tx.db, section, id);
  if ((done_at !== null) === isDone) return;
  await tx.db
    .updateTable("remarks")
    .set({ done_at: isDone ? tx.at : null, done_by: isDone ? tx.actor.name : null })
    .where("id", "=", id)
    .execute();
}

/** Deletes a remark with its answers. Throws `not-found`. */
export async function dropRemark(tx: Write, section: Section, id: number) {
  await noteSaid(tx, section);
  await findRemark(tx.db, section, id);
  await tx.db
    .deleteFrom("remarks")
    .where((eb) => eb.or([eb("id", "=", id), eb("remark_id", "=", id)]))
    .execute();
}

async function findRemark(db: Db, section: Section, id: number): Promise<RowIn<"remarks">> {
  const row = await remarksOf(db, section)
    .where("id", "=", id)
    .where("remark_id", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return row;
}

/** Tells open editors that something was said, and locks what is said about the section until the transaction ends. */
export async function noteSaid({ db }: Write, section: Section) {
  await db
    .insertInto("page_heads")
    .values({ section: section.key, revision: 0, said: 1 })
    .onConflict((conflict) =>
      conflict.column("section").doUpdateSet((eb) => ({ said: eb("page_heads.said", "+", 1) })),
    )
    .execute();
}
