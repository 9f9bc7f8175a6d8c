import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource } from "../../kernel/resource/resource.ts";
import { privacyRequestWords as words } from "./privacy.text.ts";

/** People's requests about their data, to be answered within 30 days; afterwards only the fact is kept. PRIV-03 */
export const privacyRequests = defineResource({
  name: "privacy_requests",
  words,
  fields: {
    kind: choice(["access", "copy", "correction", "erasure", "withdrawal"]),
    /** Removed when the request is answered; must not remain in any search text. */
    contact: text({ max: 320, empty: "null" }),
    receivedOn: day({ initial: "today" }),
    dueOn: day({ setByServer: true }),
    doneAt: moment({ setByServer: true }),
    doneBy: text({ empty: "null", setByServer: true }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["doneAt", "dueOn"],
  onSite: false,
  area: "house",
  holds: "people",
  hasFiles: false,
});

/** A request as the API returns it, without a version because requests are never edited. */
export type PrivacyRequest = Omit<AnsweredOf<typeof privacyRequests>, "version">;
export type PrivacyKind = PrivacyRequest["kind"];
