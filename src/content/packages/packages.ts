import { choice } from "../../kernel/resource/kinds/choice.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { price } from "../../kernel/resource/kinds/price.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
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

export const gradients = ["palm", "khuzama", "arfaj"] as const;
export const hostingIcons = [
  "Building",
  "Home",
  "Factory",
  "Wrench",
  "Users",
  "Shield",
  "Cloud",
  "Server",
  "HardDrive",
] as const;
/** The look of a hosting package; requirement SVC-07. */
export type HostingLook = { gradient: (typeof gradients)[number]; icon: (typeof hostingIcons)[number] };

/** The times for which a price is paid again and again. */
export const pricePeriods = ["month", "year"] as const;

/** The fields of website packages and of hosting packages, which are two resources; only the title is required. APKG-01 */
const fieldsOf = ({ to }: { to: string }) => ({
  title: text({ isTitle: true, searched: true, required: true }),
  description: paragraphs({ searched: true, nullIsEmpty: true }),
  /** In riyals; null shows a contact-us label. */
  price: price(),
  /** What the price is for; null for a single payment. Calls also answer its words as `price_unit`. */
  pricePeriod: choice(pricePeriods, { empty: "null" }),
  /** What visitors read after the price in place of the period; null where this speaks for itself. */
  priceWords: text({ empty: "null", column: "price_unit" }),
  deliveryTime: text({ empty: "null" }),
  /** Those that no other field says; calls also answer them as `features`, with the sentence of what is included. */
  features: texts({ wireName: "other_features" }),
  category: text({ empty: "null", searched: true }),
  isActive: flag(),
  displayOrder: position(),
  gradient: choice(gradients, { empty: "null" }),
  icon: choice(hostingIcons, { empty: "null" }),
  /** `icon_html` as a call said it, where it is not the usual form of gradient and icon; never inserted into a page. SVC-07 */
  iconHtml: text({ empty: "null", max: 2000, isRaw: true, setByServer: true, readBy: "nobody" }),
  /** Another package of the same kind, all of whose features this one has. */
  includesId: reference({ to }),
  /** The sentence that says so. It is one of the features where it has a place of its own among them, and else their first. */
  includesWords: text({ max: 500 }),
});

const shared = {
  wireNames: "snakeCase",
  anonymousSees: { isActive: true },
  filters: ["category", "isActive"],
  sortedBy: ["displayOrder"],
  onSite: true,
  area: "site",
  holds: "mentions",
} as const;

export const packages = defineResource({
  ...shared,
  name: "packages",
  fields: fieldsOf({ to: "packages" }),
  words: packagesAdminText.packages,
});
export const hostingPackages = defineResource({
  ...shared,
  name: "packages_server",
  fields: fieldsOf({ to: "packages_server" }),
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
  "pricePeriod",
  "priceWords",
  "deliveryTime",
  "features",
  "displayOrder",
  "gradient",
  "icon",
  "includesId",
  "includesWords",
]);
export type ShownPackage = Pick<Package, (typeof shownOfPackage)[number]>;
