import { paragraphs } from "../../../../kernel/resource/kinds/paragraphs.ts";
import { position } from "../../../../kernel/resource/kinds/position.ts";
import { text } from "../../../../kernel/resource/kinds/text.ts";
import { defineResource } from "../../../../kernel/resource/resource.ts";
import { text as words } from "./reply-templates.text.ts";

/** Templates for replies to requests, written by staff; requirement DESK-03. */
export const replyTemplates = defineResource({
  name: "reply_templates",
  path: "reply-templates",
  words,
  fields: {
    title: text({ required: true, max: 120, isTitle: true, searched: true }),
    body: paragraphs({ required: true, searched: true }),
    displayOrder: position({ wireName: "display_order" }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["displayOrder"],
  onSite: false,
  area: "sales",
  holds: "house",
});
