import { choice } from "../../../../kernel/resource/kinds/choice.ts";
import { flag } from "../../../../kernel/resource/kinds/flag.ts";
import { position } from "../../../../kernel/resource/kinds/position.ts";
import { price } from "../../../../kernel/resource/kinds/price.ts";
import { text } from "../../../../kernel/resource/kinds/text.ts";
import { texts } from "../../../../kernel/resource/kinds/texts.ts";
import { type AnsweredOf, defineResource, type InputOf } from "../../../../kernel/resource/resource.ts";
import { periods } from "../amounts.ts";
import { longestDetail, longestFeature, longestTitle, mostFeatures } from "../lines-wire.ts";
import { text as words } from "./saved-lines.text.ts";

/** Lines that an agency keeps, and copies into its quotes: a quote never follows a change of one. Requirement PAPER-02. */
export const savedLines = defineResource({
  name: "saved_lines",
  path: "saved-lines",
  words,
  fields: {
    title: text({ required: true, max: longestTitle, isTitle: true, searched: true }),
    detail: text({ max: longestDetail, searched: true }),
    /** In riyals; null where each quote has its own. */
    price: price(),
    /** Words behind a price that is paid once, such as those of a page. */
    unit: text(),
    period: choice(periods, { empty: "null" }),
    features: texts({ each: longestFeature, most: mostFeatures }),
    isOptional: flag({ initial: false }),
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

/** A saved line as the API answers it. */
export type SavedLine = AnsweredOf<typeof savedLines>;
export type SavedLineInput = InputOf<typeof savedLines>;
