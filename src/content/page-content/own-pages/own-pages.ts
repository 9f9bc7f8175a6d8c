import { address } from "../../../kernel/resource/kinds/address.ts";
import { flag } from "../../../kernel/resource/kinds/flag.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../kernel/resource/resource.ts";
import { text as words } from "./own-pages-admin.text.ts";

/** The first segments of the server's other addresses, which no own page may take as its address. */
export const reservedAddresses = [
  ...[
    "about",
    "admin",
    "api",
    "articles",
    "assets",
    "contact",
    "covers",
    "draft",
    "faq",
    "favicon",
    "health",
  ],
  ...[
    "icons",
    "leadership",
    "manifest",
    "metrics",
    "privacy",
    "projects",
    "q",
    "quote",
    "register",
    "robots",
  ],
  ...["services", "sitemap", "social", "terms", "testimonials", "uploads", "vision2030"],
];

/** Own pages, which the agency adds to those of the site. Their contents are page texts; requirement PAGES-01. */
export const ownPages = defineResource({
  name: "pages",
  words,
  fields: {
    title: text({ required: true, isTitle: true, searched: true }),
    address: address({ required: true, under: "", suggestedFrom: "title", reserved: reservedAddresses }),
    isActive: flag(),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: ["address", "isActive"],
  sortedBy: ["title"],
  onSite: true,
  area: "site",
  holds: "mentions",
  hasFiles: false,
});

export type OwnPage = RecordOf<typeof ownPages>;
export type OwnPageRecord = AnsweredOf<typeof ownPages>;
