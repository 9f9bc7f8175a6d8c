import { foldLetters } from "../../kernel/text/arabic.ts";
import { comparisonWords as known } from "./package-comparison.text.ts";
import { linesOf } from "./package-facts.ts";
import type { ShownPackage } from "./packages.ts";

type Compared = Pick<ShownPackage, "id" | "features" | "includesId" | "includesWords">;
/** A row of the comparison: a feature or a counted value. Each cell has the package's own text, or null without the feature. */
export type ComparisonRow = { label: string; cells: (string | null)[]; isValue: boolean };

/**
 * The rows of a table that compares packages: values first, then all features in the order of their first occurrence. A package
 * that includes another one has its features; a limit (`known.upTo`) becomes a value. Requirements SVC-02, SITE-03.
 */
export function comparePackages(packages: readonly Compared[]): ComparisonRow[] {
  const features = packages.map((one) => featuresOf(one, packages));
  const rows = new Map<string, { label: string; isValue: boolean }>();
  for (const own of features)
    for (const [key, { label, isValue }] of own) if (!rows.has(key)) rows.set(key, { label, isValue });
  return [...rows]
    .sort(([, a], [, b]) => Number(b.isValue) - Number(a.isValue))
    .map(([key, row]) => ({ ...row, cells: features.map((own) => own.get(key)?.text ?? null) }));
}

/** The package beside it that a package includes, and the sentence that says so; or undefined. */
export function inheritanceOf({ id, includesId, includesWords }: Compared, packages: readonly Compared[]) {
  const parent = packages.find((one) => one.id === includesId && one.id !== id);
  return parent && { feature: includesWords, parent };
}

type Feature = { label: string; text: string; isValue: boolean };

/** A package's features by key, inherited ones first; its own values replace inherited ones. */
function featuresOf(one: Compared, packages: readonly Compared[], seen: number[] = []): Map<string, Feature> {
  const inheritance = inheritanceOf(one, packages);
  const isRound = inheritance && seen.includes(inheritance.parent.id);
  const found =
    inheritance && !isRound ? featuresOf(inheritance.parent, packages, [...seen, one.id]) : new Map();
  for (const text of linesOf(one)) {
    if (text.trim() === "" || text === inheritance?.feature) continue;
    const folded = foldLetters(text).trim();
    const noun = known.upTo.exec(folded)?.[2];
    const value = known.counted.find(({ forms }) => noun !== undefined && forms.includes(noun));
    found.set(value?.label ?? folded, { label: value?.label ?? text, text, isValue: value !== undefined });
  }
  return found;
}

/** The largest number of columns that a phone shows side by side. */
const mostColumns = 3;

/** Divides packages into tables of at most three, whose sizes differ by one at most. */
export function inTables<P>(packages: readonly P[]): P[][] {
  const count = Math.ceil(packages.length / mostColumns);
  const startOf = (table: number) => Math.ceil((table * packages.length) / count);
  return Array.from({ length: count }, (_, table) => packages.slice(startOf(table), startOf(table + 1)));
}
