import { faqs } from "../../content/faqs/faqs.ts";
import { faqsTable } from "../../content/faqs/store.server.ts";
import { publishValues } from "../../content/page-content/drafts/publish-store.server.ts";
import { layoutIn } from "../../content/page-content/sections/layout.ts";
import { type FieldValues, isSameValue, type Section } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { services } from "../../content/services/services.ts";
import { servicesTable } from "../../content/services/store.server.ts";
import { lockSetupNotes, noteSetup } from "../../content/settings/setup-notes.server.ts";
import { readSettings, saveSettings } from "../../content/settings/store.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import type { AnyRecord } from "../../kernel/db/stored.ts";
import { createRecord, deleteRecord, type Write } from "../../kernel/db/write.server.ts";
import type { RecordTable } from "../../kernel/resource/record-table.server.ts";
import { seededOf } from "../../kernel/resource/resource.ts";
import { firstValuesOf, kindOffers, textsFor } from "./kinds/kinds.ts";
import type { KindPieces, Offer } from "./setup-answer.ts";
import { type ChoosablePart, choosableParts, type SetupKind, setupKinds } from "./setup-steps.ts";

/** The services and questions that each kind of agency offers, for the owner to choose from. */
export function listKinds(): KindPieces[] {
  return setupKinds.map((kind) => ({
    kind,
    services: kindOffers[kind].services.map(({ key, title, shortDescription }) => ({
      key: recordKey(kind, "service", key),
      title,
      text: shortDescription,
    })),
    questions: kindOffers[kind].questions.map(({ key, question, answer }) => ({
      key: recordKey(kind, "question", key),
      title: question,
      text: answer,
    })),
    hides: [...hiddenBy(kind)],
  }));
}

const recordKey = (kind: SetupKind, what: "service" | "question", key: string) => `${kind}-${what}-${key}`;

/**
 * Creates the chosen records and texts in one transaction. A repeated call, or one with another kind, creates nothing twice,
 * deletes unchanged records that are no longer chosen, and keeps every text that a person wrote; requirement SETUP-01.
 */
export async function applyOffer(tx: Write, { kind, records: wanted, parts }: Offer) {
  await tx.bumpContentVersion();
  const { records = {} } = await lockSetupNotes(tx);
  const kept = await withoutUnwanted(tx, records, wanted);
  const made = await withMissing(tx, kept, kind, wanted);
  await publishFirstTexts(tx, kind, parts);
  await hideFirstPages(tx, kind);
  await noteSetup(tx, { kind, records: made });
}

const hiddenBy = (kind: SetupKind) => kindOffers[kind].hides ?? [];

/** Hides the pages that a kind hides, as long as a person has not chosen others than some kind does. */
async function hideFirstPages(tx: Write, kind: SetupKind) {
  const before = (await readSettings(tx.db)).hiddenPages.map(({ page }) => page);
  if (before.length === 0 || setupKinds.some((known) => isSameValue(hiddenBy(known), before)))
    await saveSettings(tx, { hiddenPages: hiddenBy(kind).map((page) => ({ page })) });
}

type Made = Readonly<Record<string, number>>;

/**
 * The records among those made that are still there, without the unchanged ones that are no longer chosen, which go to the trash. A
 * record that a person has changed stays listed, so that choosing it again makes no second one.
 */
async function withoutUnwanted(tx: Write, made: Made, wanted: readonly string[]): Promise<Made> {
  const kept: Record<string, number> = {};
  for (const [key, id] of Object.entries(made)) {
    const isWanted = wanted.includes(key);
    const stays = key.includes("-service-")
      ? await keepOrDelete(tx, servicesTable, id, isWanted)
      : await keepOrDelete(tx, faqsTable, id, isWanted);
    if (stays) kept[key] = id;
  }
  return kept;
}

/** Whether a record is there afterwards. Moves it to the trash when it is neither wanted nor changed by a person. */
async function keepOrDelete<T extends AnyRecord>(
  tx: Write,
  table: RecordTable<T>,
  id: T["id"],
  isWanted: boolean,
): Promise<boolean> {
  const record = await findRecord(tx.db, table, id);
  if (!record || isWanted || record.version > 1) return record !== undefined;
  await deleteRecord(tx, table, id);
  return false;
}

async function withMissing(tx: Write, made: Made, kind: SetupKind, wanted: readonly string[]): Promise<Made> {
  const all: Record<string, number> = { ...made };
  const missing = (key: string) => wanted.includes(key) && !Object.hasOwn(all, key);
  for (const [index, { key, ...service }] of kindOffers[kind].services.entries()) {
    const name = recordKey(kind, "service", key);
    if (!missing(name)) continue;
    const order = index + 1;
    const record = await createRecord(tx, servicesTable, seededOf(services, { ...service, order }));
    all[name] = record.id;
  }
  for (const [index, { key, ...question }] of kindOffers[kind].questions.entries()) {
    const name = recordKey(kind, "question", key);
    if (!missing(name)) continue;
    const order = index + 1;
    const record = await createRecord(tx, faqsTable, seededOf(faqs, { ...question, order }));
    all[name] = record.id;
  }
  return all;
}

/** Publishes the first texts of a kind (null: of no particular kind) in every field that still has first texts. */
export async function publishFirstTexts(
  tx: Write,
  kind: SetupKind | null,
  parts: readonly ChoosablePart[] = choosableParts,
) {
  for (const section of pageSections) await publishSection(tx, section, kind, parts);
}

async function publishSection(
  tx: Write,
  section: Section,
  kind: SetupKind | null,
  parts: readonly ChoosablePart[],
) {
  const before = await readPublished(tx.db, section);
  const values: FieldValues = { ...before };
  const own = textsFor(kind, section);
  // A field that this kind does not name may still have the text of the kind that was chosen before.
  for (const { id, content } of section.fields)
    if (firstValuesOf(section, id).some((first) => isSameValue(first, before[id])))
      values[id] = own[id] ?? content;
  if (section.key === homepage.key) values.layout = withParts(before, parts);
  if (!isSameValue(before, values)) await publishValues(tx, section, values);
}

function withParts(texts: FieldValues, shown: readonly ChoosablePart[]) {
  return layoutIn(texts).map((placed) => {
    const part = choosableParts.find((known) => known === placed.part);
    return part ? { ...placed, isShown: shown.includes(part) } : placed;
  });
}

/** The parts of the home page that are shown now. */
export async function shownParts(db: Db): Promise<ChoosablePart[]> {
  const shown = layoutIn(await readPublished(db, homepage)).filter(({ isShown }) => isShown);
  return choosableParts.filter((part) => shown.some((placed) => placed.part === part));
}
