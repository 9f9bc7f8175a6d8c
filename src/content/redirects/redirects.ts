import { choice } from "../../kernel/resource/kinds/choice.ts";
import { link } from "../../kernel/resource/kinds/link.ts";
import { sitePath } from "../../kernel/resource/kinds/site-path.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./redirects.text.ts";

/** Addresses of this site at which no page stands, and where they lead for good; requirement ADDR-01. */
export const redirects = defineResource({
  name: "redirects",
  screen: "addresses",
  words,
  fields: {
    fromPath: sitePath({ required: true, isTitle: true, searched: true }),
    target: link({ required: true, leads: "pages", searched: true }),
    /** By hand, by a file, or left behind by a page that moved. */
    origin: choice(["hand", "file", "moved"], { setByServer: true, inFiles: true }),
    /** The page of the target in its one spelling, to find chains; "" for another site. */
    targetPath: text({ setByServer: true, readBy: "nobody", max: 500 }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: ["origin"],
  sortedBy: ["-id"],
  onSite: true,
  area: "site",
  holds: "house",
});

/** What is told besides: since when it stands, how often it was followed in 30 days, and on which day last. */
export type RedirectHits = { since: string; hits: number; lastHit: string | null };
export type RedirectRecord = RecordOf<typeof redirects>;
/** A redirect as the calls answer it. */
export type Redirect = AnsweredOf<typeof redirects> & RedirectHits;
export type RedirectInput = InputOf<typeof redirects>;
