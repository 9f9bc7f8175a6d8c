import type { Db } from "../../../kernel/db/database.server.ts";
import type { Section } from "../sections/section.ts";
import type { SectionEntry, SectionState } from "../wire.ts";
import { draftOf, publishedOf } from "./draft-store.server.ts";
import { readRecordFields } from "./page-records.server.ts";
import { readAllRows, readRows, type SectionRows } from "./rows-store.server.ts";

/** All that an editor needs to know of a section. `asked` names fields of records whose present values are included. */
export async function readState(
  db: Db,
  section: Section,
  asked: readonly string[] = [],
): Promise<SectionState> {
  return stateOf(db, section, await readRows(db, section.key), asked);
}

/** The same of rows that are at hand. */
export async function stateOf(
  db: Db,
  section: Section,
  rows: SectionRows,
  asked: readonly string[],
): Promise<SectionState> {
  const draft = await draftOf(db, section, rows);
  const records = await readRecordFields(db, [...new Set([...asked, ...Object.keys(draft)])]);
  const { schedule, newest = null, revision } = rows;
  return {
    section: section.key,
    published: { ...publishedOf(section, rows), ...records },
    draft,
    revision,
    version: newest,
    schedule: schedule
      ? { at: schedule.at, by: schedule.by, fields: Object.keys(JSON.parse(schedule.content)) }
      : null,
  };
}

/** How far the drafts of sections are. */
export async function readEntries(db: Db, sections: readonly Section[]): Promise<SectionEntry[]> {
  const rowsOf = await readAllRows(db);
  return Promise.all(
    sections.map(async (section) => {
      const rows = rowsOf(section.key);
      return {
        section: section.key,
        label: section.label,
        changes: Object.keys(await draftOf(db, section, rows)).length,
        version: rows.newest?.number ?? null,
        scheduled: rows.schedule?.at ?? null,
      };
    }),
  );
}
