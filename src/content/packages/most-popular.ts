import type { Package } from "./packages.ts";

/** The one package that is highlighted: the one with display order 1, or else the first; requirement SVC-04. */
export function mostPopular<P extends Pick<Package, "displayOrder">>(packages: readonly P[]): P | undefined {
  return packages.find((candidate) => candidate.displayOrder === 1) ?? packages[0];
}
