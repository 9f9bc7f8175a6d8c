import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../kernel/resource/resource.ts";
import { attachmentWords } from "./attachments.text.ts";

/** Of one file, as of a picture of the library; SEC-10. */
export const largestFile = 10 * 1024 * 1024;
/** Of a request or a quote; with what lies in its trash, four times as much. */
export const mostFiles = 30;
export const mostBytes = 100 * 1024 * 1024;
/** What mail servers usually take, before the files are encoded. */
export const mostInAMail = 10;
export const mostBytesInAMail = 15 * 1024 * 1024;

/** A file at a request or a quote; its bytes are a kept file of the record. Requirement THREAD-01. */
export const attachments = defineResource({
  name: "attachments",
  words: attachmentWords,
  fields: {
    requestId: reference({
      to: "project_requests",
      isPart: true,
      orOther: true,
      setByServer: true,
      readBy: "nobody",
    }),
    quoteId: reference({ to: "quotes", isPart: true, orOther: true, setByServer: true, readBy: "nobody" }),
    unplacedId: reference({
      to: "unplaced_mails",
      isPart: true,
      orOther: true,
      setByServer: true,
      readBy: "nobody",
    }),
    name: text({ required: true, setByServer: true }),
    contentType: text({ setByServer: true }),
    bytes: number({ setByServer: true, min: 0, max: largestFile, initial: 0 }),
    authorName: text({ setByServer: true }),
    createdAt: moment({ setByServer: true }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["id"],
  onSite: false,
  area: "sales",
  holds: "mentions",
  hasFiles: false,
});

export type Attachment = RecordOf<typeof attachments>;
/** An attachment as staff receive it from the API. */
export type ShownAttachment = AnsweredOf<typeof attachments>;

/** The record at which a file lies. */
export type FileOwner = { requestId: number } | { quoteId: number } | { unplacedId: number };
