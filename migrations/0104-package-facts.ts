import { iconHtmlOf, lookIn } from "../src/content/packages/icon-html.ts";
import { packageText } from "../src/content/packages/packages.text.ts";
import { pricePeriods } from "../src/content/packages/packages.ts";
import { leftOut, migrateDraftedField } from "../src/content/page-content/drafts/migrate-drafts.server.ts";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { changeRows } from "../src/kernel/db/migration-columns.server.ts";
import { changeRevisions } from "../src/kernel/db/migration-records.server.ts";
import { foldLetters } from "../src/kernel/text/arabic.ts";
import { packageWords as known } from "./texts/0104-package-facts.text.ts";

type Title = { id: number; title: string };

/**
 * Reads for the last time what a package includes out of its features, the period of its price out of the unit, and gradient and icon
 * out of `icon_html`: they are fields from now on. Words that the fields would put otherwise are kept, and calls answer as before.
 * Requirements SVC-02, SVC-07; decision 84.
 */
export async function up(db: LooseDb) {
  for (const table of ["packages", "packages_server"]) await changeTable(db, table);
}

async function changeTable(db: LooseDb, table: string) {
  for (const [name, type] of [
    ["price_period", "text"],
    ["gradient", "text"],
    ["icon", "text"],
    ["includes_id", "integer"],
  ] as const)
    await db.schema.alterTable(table).addColumn(name, type).execute();
  await db.schema
    .alterTable(table)
    .addColumn("includes_words", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const titles = await titlesOf(db, table);
  const gone = new Map<number, string>();
  const columns = [
    "features",
    "price_unit",
    "price_period",
    "gradient",
    "icon",
    "icon_html",
    "includes_id",
    "includes_words",
  ];
  await changeRows(db, table, columns, (row) => {
    const { includesId, includesWords, features } = includedIn(
      Number(row.id),
      JSON.parse(String(row.features)),
      titles,
    );
    if (!features.includes(includesWords)) gone.set(Number(row.id), includesWords);
    const { pricePeriod, priceWords } = unitIn(row.price_unit);
    const { gradient, icon, iconHtml } = saidLook(row.icon_html);
    return {
      ...row,
      features: JSON.stringify(features),
      price_unit: priceWords,
      price_period: pricePeriod,
      gradient,
      icon,
      icon_html: iconHtml,
      includes_id: includesId,
      includes_words: includesWords,
    };
  });
  await changeRevisions(db, table, ({ priceUnit, iconHtml, ...state }) =>
    Array.isArray(state.features)
      ? {
          ...state,
          ...unitIn(priceUnit),
          ...saidLook(iconHtml),
          ...includedIn(Number(state.id), state.features.map(String), titles),
        }
      : state,
  );
  await migrateDraftedField(db, {
    key: table === "packages" ? "packages" : "hosting",
    field: "features",
    change: (id, list) => leftOut("features", list, (text) => text !== "" && gone.get(id) === text),
  });
}

/** The titles of a table; those that visitors compare first, because pages looked for a title among them. */
async function titlesOf(db: LooseDb, table: string): Promise<Title[]> {
  const rows = await db
    .selectFrom(table)
    .select(["id", "title", "price", "is_active"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const rank = ({ price, is_active }: (typeof rows)[number]) =>
    (is_active === 1 ? 0 : 2) + (price === null ? 1 : 0);
  return rows
    .sort((one, other) => rank(one) - rank(other))
    .map(({ id, title }) => ({ id: Number(id), title: String(title) }));
}

/** What a package includes. Its sentence leaves the features if it is their first, and else keeps its place among them. */
function includedIn(id: number, features: readonly string[], titles: readonly Title[]) {
  for (const line of features) {
    const named = bareName(known.includes.exec(foldLetters(line).trim())?.[1] ?? "");
    const other = titles.find((one) => one.id !== id && named !== "" && bareName(one.title) === named);
    if (!other) continue;
    const isFirst = features.indexOf(line) === 0 && !features.includes(line, 1);
    return { includesId: other.id, includesWords: line, features: features.slice(isFirst ? 1 : 0) };
  }
  return { includesId: null, includesWords: "", features: [...features] };
}

const bareName = (name: string) => foldLetters(name).trim().replace(known.package, "");

/** The period of a unit, which stays as it is where it says more or otherwise. */
function unitIn(unit: unknown) {
  const said = typeof unit === "string" ? unit : null;
  const words = foldLetters(said ?? "").match(/\p{L}+|\d+/gu) ?? [];
  const [period, other] = pricePeriods.filter((period) =>
    words.some((word) => known.periods[period].includes(word)),
  );
  const isOne = period !== undefined && other === undefined && !words.some((word) => /\d/.test(word));
  const pricePeriod = isOne ? period : null;
  return { pricePeriod, priceWords: pricePeriod && packageText.periods[pricePeriod] === said ? null : said };
}

/** Gradient and icon, with the HTML that hints at them where it is not in the usual form. */
function saidLook(html: unknown) {
  const said = typeof html === "string" ? html : null;
  const look = lookIn(said);
  return { ...look, iconHtml: iconHtmlOf(look) === said ? null : said };
}
