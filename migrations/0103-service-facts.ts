import { leftOut, migrateDraftedField } from "../src/content/page-content/drafts/migrate-drafts.server.ts";
import { composeFeatures } from "../src/content/services/features.server.ts";
import {
  deliveryText,
  noDelivery,
  noRevisions,
  revisionsText,
} from "../src/content/services/service-facts.ts";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { changeRows } from "../src/kernel/db/migration-columns.server.ts";
import { changeRevisions } from "../src/kernel/db/migration-records.server.ts";
import { foldLetters } from "../src/kernel/text/arabic.ts";
import { deliveryWords as known } from "./texts/0103-service-facts.text.ts";

/**
 * Reads delivery and free revisions out of the first features of a service for the last time: they are fields from now on. Where the
 * fields would be put into other words, those of before are kept, and calls go on answering `features` as they were. Requirement
 * SVC-01; decision 84.
 */
export async function up(db: LooseDb) {
  for (const [name, type] of Object.entries(columns))
    await db.schema
      .alterTable("services")
      .addColumn(name, type.kind, (column) =>
        type.empty === null ? column : column.notNull().defaultTo(type.empty),
      )
      .execute();
  const gone = new Map<number, string[]>();
  await changeRows(db, "services", ["features", ...Object.keys(columns)], (row) => {
    const features: string[] = JSON.parse(String(row.features));
    const facts = factsOf(features);
    gone.set(
      Number(row.id),
      features.filter((line) => !facts.features.includes(line)),
    );
    return {
      ...row,
      delivery_kind: facts.deliveryKind,
      delivery_from: facts.deliveryFrom,
      delivery_to: facts.deliveryTo,
      delivery_words: facts.deliveryWords,
      free_revisions: facts.freeRevisions,
      revisions_words: facts.revisionsWords,
      features: JSON.stringify(facts.features),
      said_features: JSON.stringify(facts.saidFeatures),
    };
  });
  await changeRevisions(db, "services", (state) =>
    Array.isArray(state.features) ? { ...state, ...factsOf(state.features.map(String)) } : state,
  );
  await migrateDraftedField(db, {
    key: "services",
    field: "features",
    change: (id, list) => leftOut("features", list, (text) => gone.get(id)?.includes(text) ?? false),
  });
}

const columns = {
  delivery_kind: { kind: "text", empty: null },
  delivery_from: { kind: "integer", empty: null },
  delivery_to: { kind: "integer", empty: null },
  delivery_words: { kind: "text", empty: "" },
  free_revisions: { kind: "integer", empty: null },
  revisions_words: { kind: "text", empty: "" },
  said_features: { kind: "text", empty: "[]" },
} as const;

/** The fields of a service whose features are these, as pages read them so far: its first lines, without blank ones. */
function factsOf(lines: readonly string[]) {
  const rest = [...lines];
  const first = () => rest.findIndex((line) => line.trim() !== "");
  const take = () => rest.splice(first(), 1)[0] ?? "";
  const delivery = isDelivery(rest[first()] ?? "") ? deliveryOf(take()) : noDelivery;
  const revisions = known.revisions.test(rest[first()] ?? "") ? revisionsOf(take()) : noRevisions;
  const facts = { ...delivery, ...revisions, features: rest };
  const isComposed = JSON.stringify(composeFeatures(facts)) === JSON.stringify(lines);
  return { ...facts, saidFeatures: isComposed ? [] : [...lines] };
}

/** A line with its label, or one that says by itself when the work begins. */
const isDelivery = (line: string) =>
  known.label.test(line) || known.atOnce.test(line.trim()) || deliveryTime(line)?.kind === "start";

const mostDays = 3650;

function deliveryOf(line: string) {
  const said = line.replace(known.label, "").trim();
  const time = deliveryTime(said);
  const isHeld = time && (time.kind === "now" || (time.to > 0 && time.to <= mostDays));
  if (!isHeld) return { ...noDelivery, deliveryWords: said };
  const facts = {
    ...noDelivery,
    deliveryKind: time.kind,
    deliveryFrom: time.from || null,
    deliveryTo: time.to || null,
  };
  return { ...facts, deliveryWords: deliveryText(facts) === said ? "" : said };
}

const mostRevisions = 1000;

/** A line of revisions is shown whole, so its words are kept where they say more than the number. */
function revisionsOf(line: string) {
  const number = Number(/^\d+/.exec(line)?.[0] ?? (known.oneRevision.test(line) ? 1 : 2));
  const freeRevisions = number > 0 && number <= mostRevisions ? number : null;
  const facts = { freeRevisions, revisionsWords: "" };
  return { freeRevisions, revisionsWords: revisionsText(facts) === line ? "" : line };
}

/** A time in days. `delivery` is a span of delivery, `now` is available at once, `start` is when the work begins. */
type DeliveryTime = { kind: "delivery" | "start" | "now"; from: number; to: number };

/** A time in everyday words: a week counts seven days, a month thirty. Null for any other text, which pages showed as it is. */
function deliveryTime(text: string): DeliveryTime | null {
  const words = foldLetters(text).match(/\d+|\p{L}+/gu) ?? [];
  const days = daysIn(words.filter((word) => !known.starts.includes(word)));
  if (!days) return words.some((word) => known.now.test(word)) ? { kind: "now", from: 0, to: 0 } : null;
  const [from, to] = days;
  if (from > to) return null;
  return { kind: words.some((word) => known.starts.includes(word)) ? "start" : "delivery", from, to };
}

/** The ends of a span in days; a single time is a span from 0. Null when a word is not understood. */
function daysIn(words: readonly string[]): [from: number, to: number] | null {
  const amounts: { count: number; days?: number }[] = [];
  for (const word of words) {
    const last = amounts.at(-1);
    const isOpen = last !== undefined && last.days === undefined;
    const count = numberOf(word);
    const unit = unitOf(word);
    if (count !== null) amounts.push({ count });
    else if (unit && isOpen) last.days = unit.days;
    else if (unit?.alone) amounts.push({ count: unit.alone, days: unit.days });
    else if (!known.joiners.includes(word) && (isOpen || !known.around.includes(word))) return null;
  }
  const [first, second] = amounts;
  const unit = amounts.at(-1)?.days;
  if (!first || unit === undefined || amounts.length > 2) return null;
  const daysOf = ({ count, days = unit }: typeof first) => count * days;
  return second ? [daysOf(first), daysOf(second)] : [0, daysOf(first)];
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const index = known.numbers.findIndex((number) => word === number || word === number + known.feminine);
  return index < 0 ? null : index + 3;
}

/** The days of a unit, and how many units the word means without a number. */
function unitOf(word: string) {
  for (const { days, one, two, many } of known.units) {
    if (two.includes(word)) return { days, alone: 2 };
    if (one.includes(word)) return { days, alone: 1 };
    if (many.includes(word)) return { days };
  }
  return undefined;
}
