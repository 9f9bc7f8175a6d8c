import { callApi } from "../../../kernel/http/api-client.ts";
import { longestFeature, longestTitle, mostFeatures, type QuoteItem } from "./lines-wire.ts";
import { text } from "./quotes.text.ts";

/** An entry of the catalogue: its name, its features and, where it has one, its price in riyals with the period of the price. */
export type Offer = { title: string; features: string[]; price: number | null; unit: string };
export type Catalogue = { packages: Offer[]; hosting: Offer[]; services: Offer[] };

/** A package or a service as the API answers it. */
type Answer = Partial<Omit<Offer, "unit">> & {
  price_unit?: string | null; // foreign name: of the wire
};

const { offers: words } = text;

export async function readCatalogue(): Promise<Catalogue> {
  const [packages, hosting, services] = await Promise.all(
    ["packages", "packages-server", "services"].map((resource) =>
      callApi<Answer[]>("GET", `/api/${resource}`),
    ),
  );
  return {
    packages: offersOf(packages ?? [], packageName),
    hosting: offersOf(hosting ?? []),
    services: offersOf(services ?? []),
  };
}

/**
 * Entries of the catalogue as a quote names them, to a reader who does not see the others: a feature «all of» another package
 * names that package in full. A sign of the riyal in the unit is left out, because the column of amounts names the riyal.
 */
export function offersOf(answers: readonly Answer[], nameOf = (title: string) => title): Offer[] {
  const titles = answers.map(({ title = "" }) => title);
  const inFull = (feature: string) => {
    const [, other = ""] = words.allOf.exec(feature) ?? [];
    return titles.includes(other) ? words.everythingOf(nameOf(other)) : feature;
  };
  return answers.map(({ title = "", features = [], price = null, ...rest }) => ({
    title: nameOf(title).slice(0, longestTitle), // the noun before a long title may be too much for a line
    features: features.filter(Boolean).map(inFull),
    price,
    unit: rest.price_unit?.replaceAll("\u20C1", "").trim() ?? "", // foreign name: of the wire
  }));
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
