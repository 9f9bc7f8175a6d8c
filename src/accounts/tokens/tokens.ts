import { moment } from "../../kernel/resource/kinds/moment.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import { defineResource } from "../../kernel/resource/resource.ts";
import { tokenWords as words } from "./tokens.text.ts";

/** At most so many stand at once, the expired ones included. */
export const mostTokens = 20;
/** How long a token may hold, in days. */
export const tokenDays = [30, 90, 365] as const;

/** What programs call the API with; requirement TOKEN-01. The token itself is nowhere: its digest stands beside the record. */
export const tokens = defineResource({
  name: "api_tokens",
  path: "tokens",
  screen: "users",
  words,
  fields: {
    name: text({ max: 60, required: true, isTitle: true }),
    /** As `services:read`. */
    scopes: texts({ setByServer: true }),
    /** Who made it: it may never do more than this user may. */
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
