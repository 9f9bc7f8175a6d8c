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

/** Permanent redirects from addresses of this site without a page; requirement ADDR-01. */
export const redirects = defineResource({
  name: "redirects",
  screen: "addresses",
  words,
  fields: {
    fromPath: sitePath({ required: true, isTitle: true, searched: true }),
    target: link({ required: true, leads: "pages", searched: true }),
    /** How the redirect arose: entered by hand, imported from a file, or made when a page moved. */
    origin: choice(["hand", "file", "moved"], { setByServer: true, inFiles: true }),
    /** The normalised path of the target, to find chains; "" for a target on another site. */
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

/** Added to the answer: since when the redirect exists, how often it was followed in 30 days, and on which day last. */
export type RedirectHits = { since: string; hits: number; lastHit: string | null };
export type RedirectRecord = RecordOf<typeof redirects>;
/** A redirect as the API answers it. */
export type Redirect = AnsweredOf<typeof redirects> & RedirectHits;
export type RedirectInput = InputOf<typeof redirects>;
