import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { Db, Generated, RowIn } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { oneOf } from "../../../kernel/objects.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import type { Session } from "../../../kernel/process/kernel.server.ts";
import { grants } from "../grants.ts";
import type { Section } from "../sections/section.ts";
import { sectionOf } from "../sections/sections.ts";
import type { Share, shareBody } from "../wire.ts";
import { documentOf } from "./page-records.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    page_shares: {
      id: Generated<number>;
      section: string;
      token_hash: string;
      author_name: string;
      created_at: string;
      expires_at: string;
      withdrawn_at: string | null;
      /** The token of the program that made the link; null for a person's. */
      token_id: number | null;
      grants: string;
      /** For whom it is, empty where nobody said. */
      guest_name: string;
      guest_email: string;
    };
  }
}

const day = 24 * 60 * 60_000;

/** The links that still show the draft of a section, without their tokens, of which only hashes are stored. */
export async function listShares(db: Db, section: Section, now: Date): Promise<Share[]> {
  const rows = await db
    .selectFrom("page_shares")
    .selectAll()
    .where("section", "=", section.key)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("id", "desc")
    .execute();
  return rows.map(shareOf);
}

const shareOf = (row: RowIn<"page_shares">): Share => ({
  id: row.id,
  by: row.author_name,
  at: row.created_at,
  expires: row.expires_at,
  grants: oneOf(grants, row.grants) ?? "read",
  name: row.guest_name,
  email: row.guest_email,
});

/**
 * Creates a link that shows the draft for some days to whoever has it, and one that a program makes no longer than its token holds.
 * Only this answer holds the token of the link.
 */
export async function createShare(
  tx: Write,
  section: Section,
  { grants, days, name, email }: z.output<typeof shareBody>,
  program?: Session["token"],
): Promise<Share & { token: string }> {
  const token = randomBytes(24).toString("base64url");
  // What was said by the other links hangs on them: they go with it, past its retention.
  await tx.db
    .deleteFrom("page_shares")
    .where("expires_at", "<", tx.at)
    .where("grants", "=", "read")
    .where("guest_email", "=", "")
    .execute();
  const end = new Date(Date.parse(tx.at) + days * day).toISOString();
  const expires = program && program.expiresAt < end ? program.expiresAt : end;
  const row = await tx.db
    .insertInto("page_shares")
    .values({
      section: section.key,
      token_hash: digestOf(token),
      author_name: tx.actor.name,
      created_at: tx.at,
      expires_at: expires,
      token_id: program?.id ?? null,
      grants,
      guest_name: name,
      guest_email: email,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: row.id, by: tx.actor.name, at: tx.at, expires, grants, name, email, token };
}

/** From now on the link shows nothing. Throws `not-found`. */
export async function withdrawShare(tx: Write, section: Section, id: number) {
  const row = await tx.db
    .updateTable("page_shares")
    .set({ withdrawn_at: tx.at })
    .where("id", "=", id)
    .where("section", "=", section.key)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
}

/** At most `count` links that ended before a moment (ISO). */
export const findPastShares = (db: Db, before: string, count: number) =>
  db.selectFrom("page_shares").selectAll().where("expires_at", "<", before).limit(count).execute();

/** Corrects the name and e-mail of the person whom a link is for. */
export async function correctGuest(
  tx: Write,
  id: number,
  { name, email }: { name?: string; email?: string },
) {
  const changed = {
    ...(name !== undefined && { guest_name: name }),
    ...(email !== undefined && { guest_email: email }),
  };
  if (Object.keys(changed).length === 0) return;
  await tx.db.updateTable("page_shares").set(changed).where("id", "=", id).execute();
}

/** Ends the links that a program made, as part of the revocation of its token; requirement TOKEN-01. */
export async function withdrawSharesOf(tx: Write, tokenId: number) {
  await tx.db
    .updateTable("page_shares")
    .set({ withdrawn_at: tx.at })
    .where("token_id", "=", tokenId)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** What a link shows and allows, and who made it for whom. */
export type OpenShare = Share & { section: Section };

/** The link of a token; undefined when it was withdrawn, has expired or never existed. */
export async function findShare(db: Db, token: string, now: Date): Promise<OpenShare | undefined> {
  const row = await db
    .selectFrom("page_shares")
    .selectAll()
    .where("token_hash", "=", digestOf(token))
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  const section = row && sectionOf(row.section);
  return row && section && { ...shareOf(row), section };
}

/**
 * The name and decoded path of the page that a link to a section shows: for texts that every page shows, the home page. Undefined once
 * its record was deleted.
 */
export async function sharedPage(
  db: Db,
  section: Section,
): Promise<{ title: string; path: string | null } | undefined> {
  return section.record ? documentOf(db, section) : { title: section.label, path: section.route ?? "/" };
}
