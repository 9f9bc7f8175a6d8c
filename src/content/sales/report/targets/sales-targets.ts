import { price } from "../../../../kernel/resource/kinds/price.ts";
import { type AnsweredOf, defineResource, type RecordOf } from "../../../../kernel/resource/resource.ts";
import { words } from "./sales-targets.text.ts";

/** The months of the Gregorian year as fields, in their order. */
export const monthFields = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** What the agency wants to win in each month of a year, in riyals with tax; the id is the year. Requirement SALES-01. */
export const salesTargets = defineResource({
  name: "sales_targets",
  path: "sales-targets",
  words,
  id: "text",
  fields: {
    january: price(),
    february: price(),
    march: price(),
    april: price(),
    may: price(),
    june: price(),
    july: price(),
    august: price(),
    september: price(),
    october: price(),
    november: price(),
    december: price(),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["id"],
  onSite: false,
  area: "house",
  holds: "house",
});

export type YearTargets = RecordOf<typeof salesTargets>;
/** The targets of a year as the API answers them; the version is 0 before the first save. */
export type AnsweredTargets = AnsweredOf<typeof salesTargets>;
