import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { wordsShownSoFar } from "./texts/0082-kept-words.text.ts";
import { reasonsSoFar } from "./texts/0099-items-have-facts.text.ts";

type Item = { isHidden?: boolean } & Record<string, unknown>;
type Values = Record<string, unknown>;

/** The icons that pages drew beside the items of a list, by their places among the items that visitors saw. */
const icons: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  homepage: {
    highlights: ["pen-line", "gauge", "shield-check", "headset"],
    certificates: ["badge-check", "leaf"],
  },
  vision2030: { promises: ["calendar-check", "scale", "shield-check", "headset"] },
};

/** The measured figures that pages drew in certain cards of a list, and what they showed where nothing is stored. */
const measured: Readonly<Record<string, Measured>> = {
  homepage: {
    cards: "whyCards",
    measures: "whyMeasures",
    isMeasured: (_card, place) => place === 1,
    shownSoFar: reasonsSoFar,
  },
  vision2030: {
    cards: "practices",
    measures: "practiceMeasures",
    isMeasured: ({ icon }) => icon === "gauge",
    shownSoFar: wordsShownSoFar.vision2030 ?? {},
  },
};

type Measured = {
  cards: string;
  measures: string;
  isMeasured(card: Item, place: number): boolean;
  shownSoFar: Values;
};

/**
 * Gives the items of page texts the icons and measured figures that followed from their places so far, in what is public, in
 * drafts, versions and schedules. Requirement ACNT-01
 */
export async function up(db: LooseDb) {
  for (const [section, pair] of Object.entries(measured)) {
    const texts = await readFields(db, "page_texts", section);
    const shown = { ...pair.shownSoFar, ...texts };
    await storeFields(db, "page_texts", section, texts, withFacts(section, texts, pair.shownSoFar));
    const drafts = await readFields(db, "page_drafts", section);
    await storeFields(db, "page_drafts", section, drafts, withFacts(section, drafts, shown));
    for (const { content } of await rowsOf(db, "page_schedules", section, ["content"]))
      await db
        .updateTable("page_schedules")
        .set({ content: JSON.stringify(withFacts(section, parsed(content), shown)) })
        .where("section", "=", section)
        .execute();
    await changeVersions(db, section, pair);
  }
}

async function changeVersions(db: LooseDb, section: string, { cards, measures, shownSoFar }: Measured) {
  for (const { id, content, fields } of await rowsOf(db, "page_versions", section, [
    "id",
    "content",
    "fields",
  ])) {
    const named = Object.values(parsed(fields)).map((name) => (name === measures ? cards : name));
    await db
      .updateTable("page_versions")
      .set({
        content: JSON.stringify(withFacts(section, parsed(content), shownSoFar)),
        fields: JSON.stringify([...new Set(named)]),
      })
      .where("id", "=", Number(id))
      .execute();
  }
}

/** Values of a section with the facts of its items; `below` is what is shown where a value is missing. */
function withFacts(section: string, values: Values, below: Values): Values {
  const changed = { ...values };
  for (const [field, names] of Object.entries(icons[section] ?? {}))
    if (Array.isArray(values[field]))
      changed[field] = placed(values[field]).map(([item, place]) => ({
        ...item,
        icon: item.icon ?? names[place % names.length],
      }));
  const pair = measured[section];
  if (pair && (pair.cards in values || pair.measures in values)) {
    const both = { ...below, ...values };
    changed[pair.cards] = withMeasures(pair, both[pair.cards], both[pair.measures]);
    delete changed[pair.measures];
  }
  return changed;
}

/** The cards with their figures. A card has one figure now: further ones of a list go to the cards after it. */
function withMeasures({ isMeasured }: Measured, cards: unknown, measures: unknown): unknown {
  const [first, ...further] = Array.isArray(measures) ? measures.filter(isItem) : [];
  let isAfter = false;
  return placed(cards).map(([card, place]) => {
    const isOwn = !card.isHidden && isMeasured(card, place);
    isAfter ||= isOwn;
    const { percent = 0, label = "", value = "" } = (isOwn ? first : isAfter && further.shift()) || {};
    return { ...card, percent, measure: label, reading: value };
  });
}

/** The items of a stored list, each with its place among those that visitors see. */
function placed(list: unknown): [Item, number][] {
  const items = Array.isArray(list) ? list.filter(isItem) : [];
  return items.map((item, index) => [item, items.slice(0, index).filter(({ isHidden }) => !isHidden).length]);
}

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null;

const parsed = (content: unknown): Values => JSON.parse(String(content));

function rowsOf(db: LooseDb, table: string, section: string, columns: string[]) {
  return db.selectFrom(table).select(columns).where("section", "=", section).execute();
}

async function readFields(db: LooseDb, table: string, section: string): Promise<Values> {
  const rows = await rowsOf(db, table, section, ["field", "content"]);
  return Object.fromEntries(rows.map(({ field, content }) => [String(field), JSON.parse(String(content))]));
}

/** Stores fields that changed; one that is new stands in the row of the field that it took the place of. */
async function storeFields(db: LooseDb, table: string, section: string, before: Values, after: Values) {
  const gone = Object.keys(before).find((field) => !(field in after));
  const added = Object.keys(after).find((field) => !(field in before));
  const at = (field: string) =>
    db.updateTable(table).where("section", "=", section).where("field", "=", field);
  for (const [field, value] of Object.entries(after)) {
    if (JSON.stringify(value) === JSON.stringify(before[field])) continue;
    const set = { field, content: JSON.stringify(value) };
    await at(field === added && gone ? gone : field)
      .set(set)
      .execute();
  }
  if (gone && !added)
    await db.deleteFrom(table).where("section", "=", section).where("field", "=", gone).execute();
}
