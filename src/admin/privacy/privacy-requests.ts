import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource } from "../../kernel/resource/resource.ts";
import { privacyRequestWords as words } from "./privacy.text.ts";

/** What people ask about their data: to be answered within 30 days; afterwards it keeps only that it was done. PRIV-03 */
export const privacyRequests = defineResource({
  name: "privacy_requests",
  words,
  fields: {
    kind: choice(["access", "copy", "correction", "erasure", "withdrawal"]),
    /** Leaves with the answer; nothing of it may stay behind in a search. */
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

/** A request as the calls answer it; nobody edits one, so it has no version. */
export type PrivacyRequest = Omit<AnsweredOf<typeof privacyRequests>, "version">;
export type PrivacyKind = PrivacyRequest["kind"];
