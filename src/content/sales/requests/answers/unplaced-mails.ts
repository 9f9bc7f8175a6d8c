import { email } from "../../../../kernel/resource/kinds/email.ts";
import { moment } from "../../../../kernel/resource/kinds/moment.ts";
import { paragraphs } from "../../../../kernel/resource/kinds/paragraphs.ts";
import { text } from "../../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../../kernel/resource/resource.ts";
import { unplacedWords } from "./unplaced.text.ts";

/** Mails of people for which no request was found; somebody places them, makes a message of them, or deletes them. THREAD-01 */
export const unplacedMails = defineResource({
  name: "unplaced_mails",
  path: "unplaced-mails",
  screen: "messages",
  words: unplacedWords,
  fields: {
    name: text({ isTitle: true, searched: true, setByServer: true }),
    email: email({ isAsTyped: true, searched: true, setByServer: true }),
    subject: text({ searched: true, setByServer: true, max: 300 }),
    body: paragraphs({ setByServer: true, max: 20_000 }),
    quoted: paragraphs({ setByServer: true, max: 20_000 }),
    sentAt: moment({ setByServer: true }),
    createdAt: moment({ setByServer: true }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["-id"],
  onSite: false,
  area: "sales",
  holds: "people",
  hasFiles: false,
});

export type UnplacedMail = RecordOf<typeof unplacedMails>;
/** A mail without a request as staff receive it from the API. */
export type ShownMail = AnsweredOf<typeof unplacedMails>;
