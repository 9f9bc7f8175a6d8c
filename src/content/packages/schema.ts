import type { Stored } from "../../kernel/stored.ts";

export type PackageInput = {
  title: string;
  description: string;
  /** In riyals; null shows a contact-us label. */
  price: number | null;
  /** What the price is for, such as a month; null for once. */
  priceUnit: string | null;
  deliveryTime: string | null;
  features: string[];
  category: string | null;
  /** A hint of gradient and icon for hosting packages: stored to the letter, never inserted as HTML; SVC-07. */
  iconHtml: string | null;
  isActive: boolean;
  displayOrder: number | null;
};
export type Package = PackageInput & Stored;
/** A package as the calls answer it: without the times of its row. */
export type PackageRecord = PackageInput & Pick<Package, "id" | "version">;

/** What the public pages show of a package; nothing else reaches them. */
export const shownOfPackage = [
  "id",
  "title",
  "description",
  "price",
  "priceUnit",
  "deliveryTime",
  "features",
  "iconHtml",
  "displayOrder",
] as const satisfies readonly (keyof Package)[];
export type ShownPackage = Pick<Package, (typeof shownOfPackage)[number]>;

export function blankPackage(count: number): PackageInput {
  return {
    title: "",
    description: "",
    price: null,
    priceUnit: null,
    deliveryTime: null,
    features: [],
    category: null,
    iconHtml: null,
    isActive: true,
    displayOrder: count + 1,
  };
}
