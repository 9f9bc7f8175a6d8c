import { callApi } from "../../../kernel/http/api-client.ts";
import { longestFeature, longestTitle, mostFeatures, type Period, type QuoteItem } from "./lines-wire.ts";
import { text } from "./quotes.text.ts";
import { savedLineClient } from "./saved-lines/client.ts";

/**
 * An entry of the catalogue: its name, its features and, where it has one, its price in riyals with the period of the price, or with
 * the words behind a price that is paid once. Only a saved line has a detail, and may be optional.
 */
export type Offer = {
  title: string;
  detail: string;
  features: string[];
  price: number | null;
  unit: string;
  period: Period | null;
  isOptional: boolean;
};
export type Catalogue = { saved: Offer[]; packages: Offer[]; hosting: Offer[]; services: Offer[] };

/** A package or a service: `features` has all of its lines, of which `includesWords` says that it includes another package. */
type Offered = Pick<Offer, "title" | "features" | "price"> & {
  id: number;
  unit: string | null;
  period: Period | null;
  includesId: number | null;
  includesWords: string;
};

/** A package or a service as the API answers it. */
type Answer = Pick<Offered, "id" | "title" | "features"> & {
  price?: number | null;
  price_unit?: string | null; // foreign name: of the wire
  price_period?: Period | null; // foreign name: of the wire
  includes_id?: number | null; // foreign name: of the wire
  includes_words?: string; // foreign name: of the wire
};

const { offers: words } = text;

export async function readCatalogue(): Promise<Catalogue> {
  const [saved, packages, hosting, services] = await Promise.all([
    savedLineClient.list(),
    ...["packages", "packages-server", "services"].map((resource) =>
      callApi<Answer[]>("GET", `/api/${resource}`),
    ),
  ]);
  return {
    saved: saved.map(({ title, detail, features, price, unit, period, isOptional }) => ({
      ...{ title, detail, features, price, unit, period, isOptional },
    })),
    packages: offersOf((packages ?? []).map(offered), packageName),
    hosting: offersOf((hosting ?? []).map(offered)),
    services: offersOf((services ?? []).map(offered)),
  };
}

const offered = ({ id, title, features, price = null, ...rest }: Answer): Offered => ({
  id,
  title,
  features,
  price,
  unit: rest.price_unit ?? null, // foreign name: of the wire
  period: rest.price_period ?? null, // foreign name: of the wire
  includesId: rest.includes_id ?? null, // foreign name: of the wire
  includesWords: rest.includes_words ?? "", // foreign name: of the wire
});

/**
 * Entries of the catalogue as a quote names them, to a reader who does not see the others: what includes another package names it
 * in full. A sign of the riyal in the unit is left out, because the column of amounts names the riyal.
 */
export function offersOf(offers: readonly Offered[], nameOf = (title: string) => title): Offer[] {
  return offers.map(({ title, features, price, unit, period, includesId, includesWords }) => {
    const other = offers.find(({ id }) => id === includesId);
    const inFull = (line: string) =>
      other && line === includesWords ? words.everythingOf(nameOf(other.title)) : line;
    return {
      title: nameOf(title).slice(0, longestTitle), // the noun before a long title may be too much for a line
      detail: "",
      features: features.filter(Boolean).map(inFull),
      price,
      // The document says a period in its own language.
      unit: period ? "" : (unit?.replaceAll("\u20C1", "").trim() ?? ""),
      period,
      isOptional: false,
    };
  });
}

/** The features of an entry as those of a line, as many and as long as a line takes. */
export function featuresOf({ features }: Pick<Offer, "features">): QuoteItem["features"] {
  return features
    .slice(0, mostFeatures)
    .map((feature) => ({ title: feature.slice(0, longestFeature), isIncluded: true }));
}

/** The title of a package is often an adjective alone, as beside other packages; in a quote its noun stands before it. */
export function packageName(title: string): string {
  if (words.hasNoun.test(title)) return title;
  return words.isAdjective.test(title) ? words.adjective(title) : words.named(title);
}
