import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { idColumn, storedColumns } from "../src/kernel/db/migration-columns.server.ts";

/** Adds staff's work on requests and messages: status, assignee, reminder, notes, the client made from a request; AREQ-02. */
export async function up(db: LooseDb) {
  await addDeskColumns(db);
  await createNotes(db);
  await db.schema
    .alterTable("site_state")
    .addColumn("desk_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}

async function addDeskColumns(db: LooseDb) {
  const alter = () => db.schema.alterTable("project_requests");
  await alter()
    .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await alter().addColumn("assignee_id", "integer").execute();
  await alter().addColumn("remind_on", "text").execute();
  await alter().addColumn("news", "text").execute();
  await alter().addColumn("news_at", "text").execute();
  await alter().addColumn("client_id", "integer").execute();
  await db
    .updateTable("project_requests")
    .set((eb) => ({ news: "arrived", news_at: eb.ref("created_at") }))
    .execute();
  await db.schema.dropIndex("project_requests_arrival").execute();
  // Every list filters by kind and leaves deleted requests out. None of these indexes is partial, because SQLite would use a
  // partial one for the search in place of the search's narrow index.
  const listed = ["kind", "deleted_at"];
  await index("arrival", [...listed, "id"]);
  await index("day", [...listed, "created_at"]);
  await index("status", [...listed, "status", "id"]);
  await index("waiting", [...listed, "status", "created_at"]);
  await index("reminder", [...listed, "remind_on", "id"]);
  await index("name", [...listed, "name", "id"]);
  await index("assignee", ["assignee_id", ...listed, "id"]);
  await index("news", ["news", "deleted_at", "kind", "news_at"]);
  await index("client", ["client_id"]);
  await index("phone", ["phone"]);
  await db.schema
    .createIndex("project_requests_email")
    .on("project_requests")
    .expression(sql`lower(email)`)
    .execute();

  async function index(name: string, columns: string[]) {
    await db.schema.createIndex(`project_requests_${name}`).on("project_requests").columns(columns).execute();
  }
}

async function createNotes(db: LooseDb) {
  const table = db.schema
    .createTable("request_notes")
    .addColumn("id", "integer", idColumn(db))
    .addColumn("request_id", "integer", (column) =>
      column.notNull().references("project_requests.id").onDelete("cascade"),
    )
    // A note of staff, or an event: a new status, a quote that was sent or answered, the client made from the request.
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("author_id", "integer")
    .addColumn("author_name", "text", (column) => column.notNull());
  await storedColumns(table).execute();
  await db.schema.createIndex("request_notes_request").on("request_notes").column("request_id").execute();
}
