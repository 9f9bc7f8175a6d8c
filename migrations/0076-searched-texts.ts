import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { foldForSearch } from "../src/kernel/text/search.ts";

const most = 5000; // the newest, as many as a search reads

/** Adds what senders wrote, and notes and replies, to the texts that the search over everything reads; requirement ADM-02. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("project_requests")
    .addColumn("sent_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const requests = await db
    .selectFrom("project_requests")
    .select(["id", "message", "requested_services"])
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  for (const { id, message, requested_services: asked } of requests) {
    const found = { sent_text: foldForSearch(messageIn(String(asked)) ?? String(message)) };
    await db.updateTable("project_requests").set(found).where("id", "=", id).execute();
  }
  const notes = await db
    .selectFrom("request_notes")
    .select(["id", "body"])
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  for (const { id, body } of notes)
    await db
      .updateTable("request_notes")
      .set({ search_text: foldForSearch(String(body)) })
      .where("id", "=", id)
      .execute();
}

/** The text of a message of the contact form, which is kept beside its reason; undefined for a quote request. */
function messageIn(asked: string): string | undefined {
  const value: unknown = JSON.parse(asked);
  const isMessage = typeof value === "object" && value !== null && "message" in value;
  return isMessage ? String(value.message) : undefined;
}
