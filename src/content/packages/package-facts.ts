import { type FieldName, named } from "../../kernel/resource/named-record.ts";
import { packageText } from "./packages.text.ts";
import type { HostingLook, Package } from "./packages.ts";

/** What stands after the price of a package: its own words, or else those of the period; null for a single payment. SVC-03 */
export function unitOf({ pricePeriod, priceWords }: Pick<Package, "pricePeriod" | "priceWords">) {
  return priceWords ?? (pricePeriod && packageText.periods[pricePeriod]);
}

/** The look of a hosting package, which is never without one; requirement SVC-07. */
export function lookOf({ gradient, icon }: Pick<Package, "gradient" | "icon">): HostingLook {
  return { gradient: gradient ?? "palm", icon: icon ?? "Server" };
}

/** The usual sentence of a package that includes the one with this title. */
export const includesText = (title: string) => packageText.includes.replace("{title}", () => title);

/** All that a package offers, in the order of visitors: what it includes of another one stands first, or at its place. SVC-02 */
export function linesOf({ features, includesWords: words }: Pick<Package, "features" | "includesWords">) {
  return words === "" || features.includes(words) ? features : [words, ...features];
}

/** The field of a package that one of its lines shows; no field if the line says what the package includes. */
export function namedFeature(offer: Pick<Package, "features">, line: string): FieldName {
  const place = offer.features.indexOf(line);
  return place < 0 ? {} : named(offer, "features", place);
}
