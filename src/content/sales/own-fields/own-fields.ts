import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { position } from "../../../kernel/resource/kinds/position.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { texts } from "../../../kernel/resource/kinds/texts.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../kernel/resource/resource.ts";
import { text as words } from "./own-fields.text.ts";

/** The most fields of requests, and of clients. */
export const mostOwnFields = 30;

/** The fields that an agency adds to requests and clients; requirement DESK-09. */
export const ownFields = defineResource({
  name: "own_fields",
  path: "own-fields",
  words,
  fields: {
    title: text({ required: true, max: 60, isTitle: true, searched: true }),
    subject: choice(["request", "client"]),
    kind: choice(["text", "number", "day", "choice", "flag"]),
    /** What a choice offers. */
    options: texts({ each: 60, most: 30 }),
    displayOrder: position({ wireName: "display_order" }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: ["subject"],
  sortedBy: ["displayOrder"],
  onSite: false,
  area: "sales",
  holds: "house",
  hasFiles: false,
});

/** A field as the API answers it. */
export type OwnField = AnsweredOf<typeof ownFields>;
export type OwnFieldRecord = RecordOf<typeof ownFields>;
export type Subject = OwnField["subject"];
