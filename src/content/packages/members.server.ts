import type { Db } from "../../kernel/db/database.server.ts";
import { listRecords } from "../../kernel/db/records.server.ts";
import { type Composed, composed } from "../../kernel/resource/composed.server.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import type { RecordTable } from "../../kernel/resource/record-table.server.ts";
import { iconHtmlOf, lookIn } from "./icon-html.ts";
import { includesText, linesOf, unitOf } from "./package-facts.ts";
import { packageText } from "./packages.text.ts";
import { type Package, pricePeriods } from "./packages.ts";

/** The members of calls that are made of the fields of a package. Requirements APKG-01, SVC-02, SVC-07; decision 84. */
export const packageMembers = (table: RecordTable<Package>): Composed[] => [
  composed<Package>({
    name: "price_unit",
    before: "deliveryTime",
    field: text({ empty: "null" }),
    of: ["pricePeriod", "priceWords"],
    compose: ({ pricePeriod = null, priceWords = null }) => unitOf({ pricePeriod, priceWords }),
    read(unit) {
      const pricePeriod = pricePeriods.find((period) => packageText.periods[period] === unit) ?? null;
      return { pricePeriod, priceWords: pricePeriod === null && typeof unit === "string" ? unit : null };
    },
  }),
  composed<Package>({
    name: "features",
    before: "features",
    field: texts({ most: 51 }),
    of: ["features", "includesId", "includesWords"],
    compose: ({ features = [], includesWords = "" }) => linesOf({ features, includesWords }),
    read: (lines, stored, db) =>
      Array.isArray(lines) ? readLines(lines.map(String), stored, table, db) : {},
  }),
  composed<Package>({
    name: "icon_html",
    before: "isActive",
    field: text({ empty: "null", max: 2000, isRaw: true }),
    of: ["gradient", "icon"],
    compose: ({ gradient = null, icon = null, iconHtml = null }) =>
      iconHtml ?? iconHtmlOf({ gradient, icon }),
    read(html) {
      const said = typeof html === "string" ? html : null;
      const look = lookIn(said);
      return { ...look, iconHtml: iconHtmlOf(look) === said ? null : said };
    },
  }),
];

/**
 * The fields that the lines of `features` mean: the sentence of the stored package includes what it did, wherever it stands, and a new
 * one includes the package that `includesText` would name so.
 */
async function readLines(
  lines: readonly string[],
  stored: Package | null,
  table: RecordTable<Package>,
  db: Db,
): Promise<Partial<Package>> {
  const isKept = stored?.includesId && lines.includes(stored.includesWords);
  const { includesId = null, includesWords = "" } = isKept
    ? stored
    : await includedBy(lines, stored, table, db);
  const isFirst = includesWords !== "" && lines[0] === includesWords && !lines.includes(includesWords, 1);
  return { includesId, includesWords, features: lines.slice(isFirst ? 1 : 0) };
}

async function includedBy(
  lines: readonly string[],
  stored: Package | null,
  table: RecordTable<Package>,
  db: Db,
): Promise<Partial<Package>> {
  const others = (await listRecords(db, table)).filter(({ id }) => id !== stored?.id);
  for (const line of lines) {
    const other = others.find(({ title }) => includesText(title) === line);
    if (other) return { includesId: other.id, includesWords: line };
  }
  return {};
}
