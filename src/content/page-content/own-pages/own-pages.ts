import { address } from "../../../kernel/resource/kinds/address.ts";
import { flag } from "../../../kernel/resource/kinds/flag.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../kernel/resource/resource.ts";
import { pageList } from "../../shared/pages.ts";
import { text as words } from "./own-pages-admin.text.ts";

/** The first segments of the server's other addresses, which no own page may take as its address. */
export const reservedAddresses = [
  ...pageList.flatMap(({ path }) => path.slice(1) || []),
  ...["admin", "api", "assets", "covers", "draft", "favicon", "health", "icons", "manifest", "metrics", "q"],
  ...["calendar", "review", "robots", "sitemap", "social", "unsubscribe", "uploads"],
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
