import { type Db, loose } from "../../../kernel/db/database.server.ts";
import { write } from "../../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../../kernel/process/kernel.server.ts";
import { parseAddress } from "../../../kernel/resource/address.ts";
import { isRecordField } from "../sections/record-fields.ts";
import { sectionOf } from "../sections/sections.ts";
import { pathOfField, type RecordName, tableOfRecords } from "./page-records.server.ts";

/** All that is stored under the key of a section. */
const tables = [
  "page_texts",
  "page_drafts",
  "page_heads",
  "page_versions",
  "page_shares",
  "remarks",
  "approvals",
] as const;

/** What names a record, and where: the key of a document, or the address of a record's field in the draft of any section. */
type Hanging = { column: "section" | "field"; name: string; record: Pick<RecordName, "path" | "id"> };

/**
 * Destroys what hangs on records that are gone: of a document its texts, draft, versions, schedule, share links and what was said about it, of any record the
 * drafts of its fields on pages. A record in the trash is not gone, and comes back with all of these. It follows each purge, whatever
 * destroyed the record, and so finds what former purges left. Requirements DOC-03, PRIV-03.
 */
export async function forgetPurgedRecords(kernel: Kernel) {
  const hanging = [...(await storedDocuments(kernel.reads)), ...(await draftedFields(kernel.reads))];
  for (const [path, of] of Map.groupBy(hanging, ({ record }) => record.path)) {
    const table = tableOfRecords(path);
    if (table === undefined) continue;
    const rows = await loose(kernel.reads).selectFrom(table).select("id").execute();
    const ids = new Set(rows.map(({ id }) => String(id)));
    for (const one of of) if (!ids.has(String(one.record.id))) await forget(kernel, table, one);
  }
}

async function storedDocuments(db: Db): Promise<Hanging[]> {
  const keys = new Set<string>();
  for (const table of tables)
    for (const { section } of await db.selectFrom(table).select("section").distinct().execute())
      keys.add(section);
  return [...keys].flatMap((name) => {
    const record = sectionOf(name)?.record;
    return record ? [{ column: "section" as const, name, record }] : [];
  });
}

async function draftedFields(db: Db): Promise<Hanging[]> {
  const rows = await db.selectFrom("page_drafts").select("field").distinct().execute();
  return rows.flatMap(({ field: name }) => {
    const path = isRecordField(name) ? pathOfField(name) : undefined;
    return path === undefined
      ? []
      : [{ column: "field" as const, name, record: { path, id: parseAddress(name).id } }];
  });
}

/** Each statement asks again whether the record is gone, because another may have been made under its id meanwhile. */
async function forget(kernel: Kernel, records: string, { column, name, record }: Hanging) {
  await write(kernel, system, async ({ db }) => {
    for (const table of column === "field" ? (["page_drafts"] as const) : tables)
      await loose(db)
        .deleteFrom(table)
        .where(column, "=", name)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom(records).select("id").where("id", "=", record.id))),
        )
        .execute();
  });
}
