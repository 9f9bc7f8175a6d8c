import { sql } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/** Adds what the library shows of a picture: whether it is decorative, the kind of the uploaded file, and its uploader. */
export async function up(db: LooseDb) {
  await db.schema
    .alterTable("media")
    .addColumn("is_decorative", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ["kind", "uploader"])
    await db.schema
      .alterTable("media")
      .addColumn(column, "text", (definition) => definition.notNull().defaultTo(""))
      .execute();
  await adoptWhatIsKnown(db);
}

/** Fills both for existing pictures: the kind from the file name, the uploader from the first revision (empty for the system). */
async function adoptWhatIsKnown(db: LooseDb) {
  for (const kind of ["png", "jpg", "webp", "avif", "gif"])
    await db
      .updateTable("media")
      .set({ kind })
      .where(sql<boolean>`lower(file_name) like ${`%.${kind}`}`)
      .execute();
  await sql`update media set uploader = coalesce((
      select actor_name from revisions
      where resource = 'media' and record_id = media.id and action = 'create' and actor_id is not null
      order by id limit 1
    ), '')`.execute(db);
}
