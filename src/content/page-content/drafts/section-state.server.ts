import type { Db } from "../../../kernel/db/database.server.ts";
import { recordSection } from "../sections/record-fields.ts";
import type { Section } from "../sections/section.ts";
import type { SectionEntry, SectionState } from "../wire.ts";
import { draftedIn, draftOf, publishedOf } from "./draft-store.server.ts";
import { documentsOf, type Held, isUnseen, type RecordDocument, readHeld } from "./page-records.server.ts";
import { type AllRows, readAllRows, readRows, type SectionRows } from "./rows-store.server.ts";

/** All that an editor needs to know of a section. `asked` names fields of records whose present values are included. */
export async function readState(
  db: Db,
  section: Section,
  asked: readonly string[] = [],
): Promise<SectionState> {
  const rows = await readRows(db, section.key);
  return stateOf(db, section, rows, await readHeld(db, section, [...asked, ...draftedIn(rows)]));
}

/** The same of what is at hand: the rows, and what records hold. */
export async function stateOf(
  db: Db,
  section: Section,
  rows: SectionRows,
  held: Held,
): Promise<SectionState> {
  const draft = await draftOf(db, section, rows, held);
  const { document } = held;
  const { newest = null, revision } = rows;
  return {
    section: section.key,
    published: { ...publishedOf(section, rows), ...held.values },
    draft,
    revision,
    version: newest,
    schedule: scheduleOf(rows, document),
    ...(isUnseen(held) && { isUnseen: true as const }),
  };
}

/** When the draft is published; of a record that nobody sees yet, when it will be seen. */
function scheduleOf(
  { schedule }: SectionRows,
  document: RecordDocument | undefined,
): SectionState["schedule"] {
  if (schedule)
    return { at: schedule.at, by: schedule.by, fields: Object.keys(JSON.parse(schedule.content)) };
  return document && !document.isShown && document.shownFrom !== null
    ? { at: document.shownFrom, by: "", fields: [] }
    : null;
}

/** How far the drafts of sections are, and of the records that have drafts, as far as `mayOpen` a record's section. */
export async function readEntries(
  db: Db,
  sections: readonly Section[],
  mayOpen: (section: Section) => boolean,
): Promise<SectionEntry[]> {
  const all = await readAllRows(db);
  const pages = Promise.all(
    sections.map(async (section) => {
      const rows = all.of(section.key);
      return {
        section: section.key,
        label: section.label,
        changes: Object.keys(await draftOf(db, section, rows, await readHeld(db, section, draftedIn(rows))))
          .length,
        version: rows.newest?.number ?? null,
        scheduled: rows.schedule?.at ?? null,
      };
    }),
  );
  return [...(await pages), ...(await readDocumentEntries(db, all, mayOpen))];
}

const mostDocuments = 100;

async function readDocumentEntries(
  db: Db,
  all: AllRows,
  mayOpen: (section: Section) => boolean,
): Promise<SectionEntry[]> {
  const drafted = all.keys.flatMap((key) => recordSection(key) ?? []).filter(mayOpen);
  const waiting = drafted.filter(({ key }) => all.of(key).drafts.length > 0 || all.of(key).schedule);
  const byPath = Map.groupBy(waiting.slice(0, mostDocuments), ({ record }) => record?.path ?? "");
  const found = [...byPath].map(async ([path, sections]) => {
    const ids = sections.flatMap(({ record }) => record?.id ?? []);
    const documents = await documentsOf(db, path, ids);
    return sections.flatMap(({ key, record }) => {
      const document = documents.get(record?.id ?? 0);
      const { drafts, newest, schedule } = all.of(key);
      if (!document) return [];
      return {
        section: key,
        label: document.title,
        changes: drafts.length,
        version: newest?.number ?? null,
        scheduled: schedule?.at ?? null,
      };
    });
  });
  return (await Promise.all(found)).flat();
}
