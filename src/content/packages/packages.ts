import { flag } from "../../kernel/resource/kinds/flag.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { price } from "../../kernel/resource/kinds/price.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { packagesAdminText } from "./packages-admin.text.ts";

/** The fields of website packages and of hosting packages, which are two resources; only the title is required. APKG-01 */
const fields = {
  title: text({ isTitle: true, searched: true, required: true }),
  description: paragraphs({ searched: true, nullIsEmpty: true }),
  /** In riyals; null shows a contact-us label. */
  price: price(),
  /** The period of the price, such as a month; null for a single payment. */
  priceUnit: text({ empty: "null" }),
  deliveryTime: text({ empty: "null" }),
  features: texts(),
  category: text({ empty: "null", searched: true }),
  /** A hint of gradient and icon for hosting packages: stored unchanged, never inserted into a page as HTML; SVC-07. */
  iconHtml: text({ empty: "null", max: 2000, isRaw: true }),
  isActive: flag(),
  displayOrder: position(),
} as const;

const shared = {
  fields,
  wireNames: "snakeCase",
  anonymousSees: { isActive: true },
  filters: ["category", "isActive"],
  sortedBy: ["displayOrder"],
  onSite: true,
  area: "site",
  holds: "mentions",
} as const;

export const packages = defineResource({ ...shared, name: "packages", words: packagesAdminText.packages });
export const hostingPackages = defineResource({
  ...shared,
  name: "packages_server",
  path: "packages-server",
  words: packagesAdminText.hosting,
});

export type Package = RecordOf<typeof packages>;
export type PackageInput = InputOf<typeof packages>;
/** A package as the API answers it. */
export type PackageRecord = AnsweredOf<typeof packages>;

/** What the public pages show of a package; nothing else reaches them. */
export const shownOfPackage = shownFields(packages, [
  "title",
  "description",
  "price",
  "priceUnit",
  "deliveryTime",
  "features",
  "iconHtml",
  "displayOrder",
]);
export type ShownPackage = Pick<Package, (typeof shownOfPackage)[number]>;
