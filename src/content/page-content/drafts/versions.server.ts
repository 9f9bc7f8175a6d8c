import type { Db, Generated } from "../../../kernel/db/database.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { recordField } from "../sections/record-fields.ts";
import type { FieldValues, Section } from "../sections/section.ts";
import { storedValue, valuesOf } from "../sections/store.server.ts";
import type { SectionVersion, VersionEntry } from "../wire.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    page_versions: {
      id: Generated<number>;
      section: string;
      number: number;
      content: string;
      fields: string;
      /** What it changed in records, by field: `[before, after]`; null for nothing. */
      records: string | null;
      restored_from: number | null;
      author_name: string;
      published_at: string;
      /** Who had approved exactly these texts; null for nobody. */
      approval_id: number | null;
      /** Why it was published without an approval that was demanded. */
      reason: string | null;
    };
  }
}

/** The published versions, newest first. */
export async function listVersions(db: Db, section: Section): Promise<VersionEntry[]> {
  return (await versionsOf(db, section).execute()).map(versionOf);
}

/** The query of all versions without their texts, newest first. */
function versionsOf(db: Db, section: Section) {
  return withApproval(db).where("page_versions.section", "=", section.key).orderBy("number", "desc");
}

/** Versions without their texts, with whoever approved them. */
const withApproval = (db: Db) =>
  db
    .selectFrom("page_versions")
    .leftJoin("approvals", "approvals.id", "page_versions.approval_id")
    .select(["page_versions.number", "page_versions.published_at", "page_versions.author_name"])
    .select(["page_versions.fields", "page_versions.restored_from", "page_versions.reason"])
    .select([
      "approvals.author_name as approver",
      "approvals.position",
      "approvals.created_at as approved_at",
    ]);

type VersionRow = Awaited<ReturnType<ReturnType<typeof withApproval>["execute"]>>[number];

/** One version with its texts. Throws `not-found`. */
export async function readVersion(db: Db, section: Section, number: number): Promise<SectionVersion> {
  const row = await withApproval(db)
    .select("page_versions.content")
    .where("page_versions.section", "=", section.key)
    .where("page_versions.number", "=", number)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const content: Record<string, unknown> = JSON.parse(row.content);
  const records = await recordsAt(db, section, number);
  return { ...versionOf(row), content: { ...valuesOf(section, (field) => content[field]), ...records } };
}

/**
 * The fields of records that versions of the section changed, as they were while version `number` was public: the value after the
 * last change up to this version, else the value before the first later change.
 */
async function recordsAt(db: Db, section: Section, number: number): Promise<FieldValues> {
  const rows = await db
    .selectFrom("page_versions")
    .select(["number", "records"])
    .where("section", "=", section.key)
    .where("records", "is not", null)
    .orderBy("number")
    .execute();
  const values: FieldValues = {};
  for (const row of rows)
    for (const [id, [before, after]] of Object.entries<[unknown, unknown]>(JSON.parse(row.records ?? "{}"))) {
      const field = recordField(id);
      if (!field) continue;
      if (row.number <= number) values[id] = storedValue(field, after);
      else values[id] ??= storedValue(field, before);
    }
  return values;
}

function versionOf(row: VersionRow): VersionEntry {
  return {
    number: row.number,
    at: row.published_at,
    by: row.author_name,
    fields: JSON.parse(row.fields),
    restored: row.restored_from,
    approval:
      row.approver === null || row.approved_at === null
        ? null
        : { by: row.approver, position: row.position ?? "", at: row.approved_at },
    reason: row.reason,
  };
}
