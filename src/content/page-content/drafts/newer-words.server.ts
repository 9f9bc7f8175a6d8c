import type { Db } from "../../../kernel/db/database.server.ts";
import { isRecordField } from "../sections/record-fields.ts";
import { type FieldValues, isSameValue, keepsWords, type Section } from "../sections/section.ts";
import { publishedOf } from "./draft-store.server.ts";
import { readRows } from "./rows-store.server.ts";
import { listVersions } from "./versions.server.ts";

/**
 * The words of this edition of the product where a site keeps those of an earlier one, which nobody published: an upgrade changes no
 * word that visitors read, and offers its own as drafts. Fields that are drafted already are left out. Requirement LEGAL-01.
 */
export async function newerWords(db: Db, section: Section): Promise<FieldValues> {
  if (!keepsWords(section)) return {};
  const [rows, versions] = await Promise.all([readRows(db, section.key), listVersions(db, section)]);
  const decided = new Set([
    ...versions.flatMap(({ fields }) => fields),
    ...rows.drafts.map(({ field }) => field),
    "layout",
  ]);
  const published = publishedOf(section, rows);
  const newer = section.fields.filter(
    ({ id, content }) => !isRecordField(id) && !decided.has(id) && !isSameValue(published[id], content),
  );
  return Object.fromEntries(newer.map(({ id, content }) => [id, content]));
}
