import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import {
  alwaysInBell,
  type Digest,
  type NoticeChannels,
  type NoticeChoices,
  noticeKinds,
  type Quiet,
  standardChoices,
} from "../../kernel/notices.ts";
import { byName, keysOf } from "../../kernel/objects.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { foldEmail } from "../users/store.server.ts";
import { nextDigest } from "./quiet.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    notice_choices: {
      user_id: number;
      since: string;
      channels: string | null;
      quiet: string | null;
      digest: string | null;
      digest_at: string | null;
      digest_told_on: string | null;
    };
  }
}

/** Somebody who can be told, with what they chose. */
export type Noticed = {
  id: number;
  name: string;
  email: string;
  access: StaffRole;
  choices: NoticeChoices;
  /** What happened before is not told; null before the first look. ISO in UTC. */
  since: string | null;
};

type Stored = { channels: string | null; quiet: string | null; digest: string | null };

/** The users who can sign in, with their choices. `listed` are the notification addresses of the settings. */
export async function listNoticed(db: Db, listed: readonly string[]): Promise<Noticed[]> {
  const rows = await activeUsers(db).execute();
  return rows.map((row) => noticedOf(row, listed));
}

/** One of them; undefined for a user who is disabled, removed or not there yet. */
export async function findNoticed(
  db: Db,
  userId: number,
  listed: readonly string[],
): Promise<Noticed | undefined> {
  const row = await activeUsers(db).where("users.id", "=", userId).executeTakeFirst();
  return row && noticedOf(row, listed);
}

const activeUsers = (db: Db) =>
  db
    .selectFrom("users")
    .leftJoin("notice_choices", "notice_choices.user_id", "users.id")
    .select([
      "users.id",
      "users.name",
      "users.email",
      "users.access",
      "notice_choices.since",
      "notice_choices.channels",
      "notice_choices.quiet",
      "notice_choices.digest",
    ])
    .where("users.disabled_at", "is", null)
    .where("users.deleted_at", "is", null)
    // Whoever was only invited has seen nothing yet.
    .where((eb) =>
      eb.or([eb("users.password_hash", "is not", null), eb("users.last_sign_in_at", "is not", null)]),
    )
    .orderBy("users.id");

type Row = Stored & Omit<Noticed, "choices">;

function noticedOf({ channels, quiet, digest, ...user }: Row, listed: readonly string[]): Noticed {
  return { ...user, choices: choicesOf({ channels, quiet, digest }, isListed(user.email, listed)) };
}

const isListed = (email: string, listed: readonly string[]) =>
  listed.map(foldEmail).includes(foldEmail(email));

/** The choices of a row, with the standard ones where none was made. */
function choicesOf({ channels, quiet, digest }: Stored, listed: boolean): NoticeChoices {
  const standard = standardChoices(listed);
  const own = parsed<Partial<NoticeChannels>>(channels);
  return {
    channels: byName(noticeKinds, (kind) => ({
      ...standard.channels[kind],
      ...own?.[kind],
      ...(alwaysInBell.includes(kind) && { bell: true }),
    })),
    quiet: { ...standard.quiet, ...parsed<Quiet>(quiet) },
    digest: { ...standard.digest, ...parsed<Digest>(digest) },
  };
}

function parsed<Value>(json: string | null): Value | undefined {
  if (json === null) return undefined;
  const value: Value = JSON.parse(json); // typed here, where a row is read that this file wrote
  return value;
}

/** What a user chooses anew: whole quiet hours and digests, and of the kinds those ways that are named. */
export type ChoiceChanges = {
  channels?: { [Kind in keyof NoticeChannels]?: Partial<NoticeChannels[Kind]> | undefined } | undefined;
  quiet?: Quiet | undefined;
  digest?: Digest | undefined;
};

/** Stores choices of a user, and when their next digest is due. */
export async function chooseNotices(tx: Write, userId: number, changes: ChoiceChanges): Promise<void> {
  await knowUser(tx, userId);
  const row = await tx.db
    .selectFrom("notice_choices")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const channels = { ...parsed<ChoiceChanges["channels"]>(row.channels) };
  for (const kind of keysOf(changes.channels ?? {}))
    channels[kind] = { ...channels[kind], ...changes.channels?.[kind] };
  const stored = {
    channels: changes.channels ? JSON.stringify(channels) : row.channels,
    quiet: changes.quiet ? JSON.stringify(changes.quiet) : row.quiet,
    digest: changes.digest ? JSON.stringify(changes.digest) : row.digest,
  };
  const next = nextDigest(choicesOf(stored, false), new Date(tx.at), row.digest_told_on);
  await tx.db
    .updateTable("notice_choices")
    .set({ ...stored, digest_at: next?.toISOString() ?? null })
    .where("user_id", "=", userId)
    .execute();
}

/** Notes from when on a user is told; does nothing for one who is known. */
export async function knowUser(tx: Write, userId: number) {
  await tx.db
    .insertInto("notice_choices")
    .values({
      user_id: userId,
      since: tx.at,
      channels: null,
      quiet: null,
      digest: null,
      digest_at: null,
      digest_told_on: null,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/** The users whose digest is due. */
export const dueDigests = (db: Db, now: string) =>
  db.selectFrom("notice_choices").select("user_id").where("digest_at", "<=", now);

/** Takes the digests that are due, each once, and notes when the next is; answers their users. */
export async function takeDigests(tx: Write): Promise<number[]> {
  const rows = await tx.db.selectFrom("notice_choices").selectAll().where("digest_at", "<=", tx.at).execute();
  const taken: number[] = [];
  for (const row of rows) {
    const toldOn = isoDay(tx.at);
    const next = nextDigest(choicesOf(row, false), new Date(tx.at), toldOn);
    const { numUpdatedRows } = await tx.db
      .updateTable("notice_choices")
      .set({ digest_at: next?.toISOString() ?? null, digest_told_on: toldOn })
      .where("user_id", "=", row.user_id)
      .where("digest_at", "=", row.digest_at) // else another process was first
      .executeTakeFirst();
    if (numUpdatedRows > 0n) taken.push(row.user_id);
  }
  return taken;
}
