import { createHash, randomBytes } from "node:crypto";
import type { Db, Generated } from "../../../kernel/db/database.server.ts";
import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { Session } from "../../../kernel/process/kernel.server.ts";
import type { Section } from "../sections/section.ts";
import { sectionOf } from "../sections/sections.ts";
import type { Share } from "../wire.ts";
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
    };
  }
}

const livesFor = 7 * 24 * 60 * 60_000;

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
  return rows.map((row) => ({
    id: row.id,
    by: row.author_name,
    at: row.created_at,
    expires: row.expires_at,
  }));
}

/**
 * Creates a link that shows the draft for seven days to whoever has it, and one that a program makes no longer than its token holds.
 * Only this answer holds the token of the link.
 */
export async function createShare(
  tx: Write,
  section: Section,
  program?: Session["token"],
): Promise<Share & { token: string }> {
  const token = randomBytes(24).toString("base64url");
  await tx.db.deleteFrom("page_shares").where("expires_at", "<", tx.at).execute();
  const inAWeek = new Date(Date.parse(tx.at) + livesFor).toISOString();
  const expires = program && program.expiresAt < inAWeek ? program.expiresAt : inAWeek;
  const row = await tx.db
    .insertInto("page_shares")
    .values({
      section: section.key,
      token_hash: hashOf(token),
      author_name: tx.actor.name,
      created_at: tx.at,
      expires_at: expires,
      token_id: program?.id ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: row.id, by: tx.actor.name, at: tx.at, expires, token };
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

/** Ends the links that a program made, as part of the revocation of its token; requirement TOKEN-01. */
export async function withdrawSharesOf(tx: Write, tokenId: number) {
  await tx.db
    .updateTable("page_shares")
    .set({ withdrawn_at: tx.at })
    .where("token_id", "=", tokenId)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** The section whose draft a token shows; undefined when its link was withdrawn, has expired or never existed. */
export async function sharedSection(db: Db, token: string, now: Date): Promise<Section | undefined> {
  const row = await db
    .selectFrom("page_shares")
    .select("section")
    .where("token_hash", "=", hashOf(token))
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row && sectionOf(row.section);
}

/** Whether a decoded path of the site is the page of a section; texts that every page shows belong to the home page. */
export async function isPageOf(db: Db, section: Section, path: string): Promise<boolean> {
  if (!section.record) return path === (section.route ?? "/");
  return path === (await documentOf(db, section))?.path;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
