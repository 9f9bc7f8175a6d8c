import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

const texts = [
  "marketing_consent_form",
  "marketing_consent_edition",
  "marketing_consent_words",
  "marketing_ended_at",
  "marketing_ended_way",
  "marketing_ended_by",
];

/**
 * Gives clients the proof of their consent to marketing, and how it ended; requirement PRIV-01. A consent from before was given in
 * the form of a registration, beside the edition of its other consent, whose stored words have those of the box in second place.
 */
export async function up(db: LooseDb) {
  for (const column of texts) await db.schema.alterTable("clients").addColumn(column, "text").execute();
  await db.schema
    .alterTable("clients")
    .addColumn("agrees_to_news", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update clients set marketing_consent_form = 'registration', marketing_consent_edition = consent_edition,
    agrees_to_news = 1 where marketing_consent_at is not null`.execute(db);
  for (const { edition, words } of await db
    .selectFrom("shown_notices")
    .select(["edition", "words"])
    .execute()) {
    const box: unknown = JSON.parse(String(words))[1];
    if (typeof box !== "string") continue;
    await db
      .updateTable("clients")
      .set({ marketing_consent_words: box })
      .where("marketing_consent_at", "is not", null)
      .where("consent_edition", "=", edition ?? null)
      .execute();
  }
  // A list of those who agree reads no others.
  await sql`create index clients_agree_to_news on clients (id) where agrees_to_news = 1`.execute(db);
}
