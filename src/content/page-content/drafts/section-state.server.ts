import type { Db } from "../../../kernel/db/database.server.ts";
import type { Section } from "../sections/section.ts";
import { readPublished } from "../sections/store.server.ts";
import type { SectionState } from "../wire.ts";
import { readDraft, readRevision } from "./draft-store.server.ts";
import { readRecordFields } from "./page-records.server.ts";
import { readSchedule } from "./schedule-store.server.ts";
import { newestVersion } from "./versions.server.ts";

/** All that an editor needs to know of a section. `asked` names fields of records whose present values are included. */
export async function readState(
  db: Db,
  section: Section,
  asked: readonly string[] = [],
): Promise<SectionState> {
  const [published, draft, revision, newest, schedule] = await Promise.all([
    readPublished(db, section),
    readDraft(db, section),
    readRevision(db, section),
    newestVersion(db, section),
    readSchedule(db, section),
  ]);
  const records = await readRecordFields(db, [...new Set([...asked, ...Object.keys(draft)])]);
  return {
    section: section.key,
    published: { ...published, ...records },
    draft,
    revision,
    version: newest ? { number: newest.number, at: newest.at, by: newest.by } : null,
    schedule: schedule
      ? {
          at: schedule.publish_at,
          by: schedule.author_name,
          fields: Object.keys(JSON.parse(schedule.content)),
        }
      : null,
  };
}
