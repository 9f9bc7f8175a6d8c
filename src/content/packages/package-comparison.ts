import { foldForSearch } from "../../kernel/text/arabic.ts";
import { comparisonWords as known } from "./package-comparison.text.ts";
import type { ShownPackage } from "./packages.ts";

type Compared = Pick<ShownPackage, "id" | "title" | "features">;
/** A feature, or what a value counts, with what each package has of it: its own words, or nothing. */
export type ComparisonRow = { label: string; cells: (string | null)[]; isValue: boolean };

/**
 * What packages have, as the rows of one table: the union of their features in the order in which they first stand. A line that
 * names another package brings what that one has, and a limit becomes the value of a row of its own. Requirements SVC-02, SITE-03.
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

/** The feature of a package that names another one and brings all that it has, or undefined. */
export function inheritanceOf({ id, features }: Compared, packages: readonly Compared[]) {
  for (const feature of features) {
    const named = known.inherits.exec(foldForSearch(feature).trim())?.[1];
    const parent = packages.find((one) => one.id !== id && bareName(one.title) === bareName(named ?? ""));
    if (parent) return { feature, parent };
  }
  return undefined;
}

const bareName = (name: string) => foldForSearch(name).trim().replace(known.package, "");

type Feature = { label: string; text: string; isValue: boolean };

/** A package's features by key, those of the package that it builds on first; its own values stand over inherited ones. */
function featuresOf(one: Compared, packages: readonly Compared[], seen: number[] = []): Map<string, Feature> {
  const inheritance = inheritanceOf(one, packages);
  const isRound = inheritance && seen.includes(inheritance.parent.id);
  const found =
    inheritance && !isRound ? featuresOf(inheritance.parent, packages, [...seen, one.id]) : new Map();
  for (const text of one.features) {
    if (text.trim() === "" || text === inheritance?.feature) continue;
    const folded = foldForSearch(text).trim();
    const noun = known.upTo.exec(folded)?.[2];
    const value = known.counted.find(({ forms }) => noun !== undefined && forms.includes(noun));
    found.set(value?.label ?? folded, { label: value?.label ?? text, text, isValue: value !== undefined });
  }
  return found;
}

/** The most columns of a table that a phone shows side by side. */
const mostColumns = 3;

/** The packages of each table: at most three side by side, as even as they divide. */
export function inTables<P>(packages: readonly P[]): P[][] {
  const count = Math.ceil(packages.length / mostColumns);
  const size = Math.ceil(packages.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, index) => packages.slice(index * size, (index + 1) * size));
}
