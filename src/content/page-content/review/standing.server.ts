import { createContext } from "react-router";
import type { Db } from "../../../kernel/db/database.server.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import { type Address, parseAddress, valueAt } from "../../../kernel/resource/address.ts";
import { plainText } from "../../../kernel/resource/kinds/rich-text.ts";
import { readBoth } from "../drafts/draft-store.server.ts";
import { documentsOf, readHeld } from "../drafts/page-records.server.ts";
import { fieldOf, fieldsOf, withBlockTexts } from "../sections/blocks/block-fields.ts";
import { fieldOnPage, pageAt } from "../sections/page-address.ts";
import { isRecordField, recordSection } from "../sections/record-fields.ts";
import { type FieldValues, isPageImage, type Section, withSortedKeys } from "../sections/section.ts";
import { sectionOf } from "../sections/sections.ts";
import { readPublished } from "../sections/store.server.ts";

/** The digest of what a section shows with these values, whatever the order in which they are stored. */
export function digestOfDraft(section: Section, values: FieldValues): string {
  const shown = fieldsOf(section, values).map(({ id }) => [id, values[id]] as const);
  return digestOf(JSON.stringify(Object.fromEntries(shown), withSortedKeys));
}

/** The draft of a section as a reader of it sees it: what it would publish, the digest of this, and when it was changed last. */
export async function readDraft(db: Db, section: Section) {
  const { rows, draft, values: stored } = await readBoth(db, section);
  const values = withBlockTexts(section, stored);
  const at = Object.values(draft)
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return { rows, values, digest: digestOfDraft(section, values), at: at ?? null };
}

/** The name of the page behind a link to a review, and the digest of the draft that it shows; null elsewhere. */
export const reviewedContext = createContext<{ page: string; digest: string } | null>(null);

export type Draft = Awaited<ReturnType<typeof readDraft>>;

/** What stands at an address: the words that people read there, and the digest of the whole value. */
export type Standing = { words: string; digest: string };

/**
 * What stands at addresses on the page of a section: in its draft, in records and settings as visitors see them, and in the published
 * texts that stand on all pages, such as the footer's. Addresses where nothing stands are left out, and those of other pages, which
 * whoever has a link may not see.
 */
export async function readStanding(
  db: Db,
  section: Section,
  draft: Draft,
  addresses: readonly Address[],
): Promise<Map<Address, Standing>> {
  const held = await heldBeside(db, section, draft, addresses.map(fieldOnPage));
  const seen = await withoutUnseen(db, section, held);
  const known = new Map<string, FieldValues>([[section.key, { ...seen, ...draft.values }]]);
  const found: [Address, Standing][] = [];
  for (const address of new Set(addresses)) {
    const of = sectionOf(pageAt(address) ?? section.key);
    const isOnPage = of?.key === section.key || (of?.route === null && !of.record);
    const field = of && isOnPage ? fieldOf(of, fieldOnPage(address)) : undefined;
    if (!of || !field) continue;
    if (!known.has(of.key)) known.set(of.key, await readPublished(db, of));
    const value = valueAt(known.get(of.key)?.[fieldOnPage(address)], address);
    const { item, part = "" } = parseAddress(address);
    const { kind } = (item === undefined ? field : field.items?.[part]) ?? {};
    if (value !== undefined) found.push([address, standingOf(value, kind === "richText")]);
  }
  return new Map(found);
}

/** What records hold now of the fields among `names` that are not in the draft; no statement when there are none. */
export async function heldBeside(
  db: Db,
  section: Section,
  draft: Draft,
  names: readonly string[],
): Promise<FieldValues> {
  const beside = names.filter((name) => isRecordField(name) && !(name in draft.values));
  return beside.length === 0 ? {} : (await readHeld(db, section, beside)).values;
}

/** The values without those of documents that visitors do not see yet: their drafts are for links of their own. */
async function withoutUnseen(db: Db, section: Section, values: FieldValues): Promise<FieldValues> {
  const named = Object.keys(values).flatMap((id) => {
    const { resource, id: record } = parseAddress(id);
    const of = recordSection(`${resource}-${record}`);
    return of?.record && of.key !== section.key ? [{ id, document: of.record }] : [];
  });
  const hidden = new Set<string>();
  for (const [path, of] of Map.groupBy(named, ({ document }) => document.path)) {
    const documents = await documentsOf(db, path, [...new Set(of.map(({ document }) => document.id))]);
    for (const { id, document } of of) if (!documents.get(document.id)?.isShown) hidden.add(id);
  }
  return Object.fromEntries(Object.entries(values).filter(([id]) => !hidden.has(id)));
}

const mostWords = 300;

function standingOf(value: unknown, isRich: boolean): Standing {
  const words = isRich ? plainText(wordsOf(value)) : wordsOf(value);
  return { words: words.slice(0, mostWords), digest: digestOf(JSON.stringify(value, withSortedKeys)) };
}

/** The words of a text, of a picture, or of the first text of an item or a list. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (isPageImage(value)) return value.alt;
  if (typeof value !== "object" || value === null) return "";
  const { id: _id, ...parts } = { id: "", ...(Array.isArray(value) ? value[0] : value) };
  return Object.values(parts).find((part) => typeof part === "string") ?? "";
}
