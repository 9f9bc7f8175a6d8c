import { moment } from "../../kernel/resource/kinds/moment.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import { defineResource } from "../../kernel/resource/resource.ts";
import { tokenWords as words } from "./tokens.text.ts";

/** How many tokens may exist at once, expired ones included. */
export const mostTokens = 20;
/** The possible durations of a token, in days. */
export const tokenDays = [30, 90, 365] as const;

/** API tokens of programs; requirement TOKEN-01. Of the token itself only a digest is stored, in a column outside the record. */
export const tokens = defineResource({
  name: "api_tokens",
  path: "tokens",
  screen: "users",
  words,
  fields: {
    name: text({ max: 60, required: true, isTitle: true }),
    /** For example `services:read`. */
    scopes: texts({ setByServer: true }),
    /** The user who made the token, which never allows more than this user may do. */
    userId: reference({ to: "users", isPart: true, setByServer: true }),
    expiresAt: moment({ setByServer: true }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-id"],
  onSite: false,
  area: "house",
  holds: "house",
  hasFiles: false,
});
