import { sql } from "kysely";
import type { Db, Generated, RowIn } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { oneOf } from "../../../kernel/objects.ts";
import { type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { knownValues } from "../sections/store.server.ts";
import { noteSaid } from "./remarks-store.server.ts";
import { type Draft, digestOfDraft, heldBeside } from "./standing.server.ts";
import { type Approval, type TeamView, verdicts } from "./wire.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    /** What guests answered about drafts. */
    approvals: {
      id: Generated<number>;
      section: string;
      answer: string;
      /** Of exactly the draft that was answered. */
      digest: string;
      /** What that draft would have published, as JSON; null for old answers. */
      content: string | null;
      /** The version that was public then; 0 for none. */
      version: number;
      author_name: string;
      position: string;
      note: string;
      share_id: number;
      created_at: string;
    };
  }
}

/** How many answers of a section keep what they are about; the names of all stay. */
const mostKept = 5;
const mostListed = 20;

/** The newest answers about drafts of a section, newest first. */
export const listApprovals = (db: Db, section: Section): Promise<RowIn<"approvals">[]> =>
  db
    .selectFrom("approvals")
    .selectAll()
    .where("section", "=", section.key)
    .orderBy("id", "desc")
    .limit(mostListed)
    .execute();

/** An answer as its readers see it. */
export const approvalOf = (row: RowIn<"approvals">): Approval => ({
  id: row.id,
  answer: oneOf(verdicts, row.answer) ?? "changes",
  by: row.author_name,
  position: row.position,
  note: row.note,
  at: row.created_at,
  digest: row.digest,
});

type Answer = Pick<Approval, "answer" | "position" | "note"> & { name: string; shareId: number };

/** Stores an answer about the draft; the same answer by the same link once, so that a lost answer may be sent again. */
export async function addApproval(
  tx: Write,
  section: Section,
  draft: Draft,
  { answer, name, position, note, shareId }: Answer,
) {
  await noteSaid(tx, section);
  const known = await listApprovals(tx.db, section);
  const [last] = known;
  const isRepeated =
    last?.answer === answer &&
    last.digest === draft.digest &&
    last.share_id === shareId &&
    last.author_name === name;
  if (isRepeated) return;
  await tx.db
    .insertInto("approvals")
    .values({
      section: section.key,
      answer,
      digest: draft.digest,
      content: JSON.stringify(draft.values),
      version: draft.rows.newest?.number ?? 0,
      author_name: name,
      position,
      note,
      share_id: shareId,
      created_at: tx.at,
    })
    .execute();
  const old = known.slice(mostKept - 1).filter(({ content }) => content !== null);
  if (old.length > 0)
    await tx.db
      .updateTable("approvals")
      .set({ content: null })
      .where(
        "id",
        "in",
        old.map(({ id }) => id),
      )
      .execute();
}

/** The id of the newest answer about what has this digest, if it approved; a part of another statement. */
export const approvalOfDigest = (db: Db, section: Section, digest: string) =>
  db
    .selectFrom("approvals")
    .select(sql<number | null>`case when answer = 'approved' then id end`.as("id"))
    .where("section", "=", section.key)
    .where("digest", "=", digest)
    .orderBy("approvals.id", "desc") // not the result of the same name
    .limit(1);

/** How a draft stands with those who were asked, by the newest answers about it: see `TeamView`. */
export async function standOf(
  db: Db,
  section: Section,
  draft: Draft,
  newest: readonly RowIn<"approvals">[],
): Promise<Pick<TeamView, "state" | "answer" | "approved" | "isPublishable">> {
  const answers = newest.map((row) => ({ row, contents: contentOf(section, row) }));
  const named = answers.flatMap(({ contents }) => Object.keys(contents ?? {}));
  const held = await heldBeside(db, section, draft, named);
  // Fields of records that an answer was about are drafts no longer once they are published: they are compared with the records.
  const presentOf = (contents: FieldValues) => ({
    ...Object.fromEntries(Object.entries(held).filter(([id]) => id in contents)),
    ...draft.values,
  });
  const isAbout = ({ row, contents }: (typeof answers)[number]) =>
    row.digest === (contents ? digestOfDraft(section, presentOf(contents)) : draft.digest);
  const nothing = { approved: {}, isPublishable: false };
  const about = answers.find(isAbout);
  if (about) {
    const answer = approvalOf(about.row);
    return { state: answer.answer, answer, ...nothing };
  }
  const approved = answers.find(({ row }) => row.answer === "approved");
  if (!approved) return { state: null, answer: null, ...nothing };
  const { row, contents } = approved;
  const moved = { state: "moved", answer: approvalOf(row) } as const;
  if (!contents) return { ...moved, ...nothing };
  const present = presentOf(contents);
  const differs = ([id, value]: [string, unknown]) => !isSameValue(value, present[id]);
  return {
    ...moved,
    approved: Object.fromEntries(Object.entries(contents).filter(differs)),
    isPublishable: row.version === (draft.rows.newest?.number ?? 0),
  };
}

/** What an answer was about; undefined when it is no longer kept. */
const contentOf = (section: Section, { content }: RowIn<"approvals">): FieldValues | undefined =>
  content === null ? undefined : knownValues(section, JSON.parse(content));

/**
 * What an approval approved, to be published in place of the draft. Throws `not-found`, and `conflict` when it is no longer kept, was
 * no approval, or something was published since: it would be undone.
 */
export async function approvedContent(
  db: Db,
  section: Section,
  id: number,
  version: number,
): Promise<FieldValues> {
  const row = await db
    .selectFrom("approvals")
    .selectAll()
    .where("section", "=", section.key)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const contents = contentOf(section, row);
  if (!contents || row.answer !== "approved" || row.version !== version) throw new AppError("conflict");
  return contents;
}
