import { list } from "../../../kernel/resource/kinds/list.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";

/* Apart from the description of the fields: every screen with requests or clients loads this, and few need the other. */

/**
 * The values in a record of the fields that an agency adds: a text as typed, a number such as `12.5`, a day as ISO, one of the options, or `1` for yes. A
 * field without a value has none in the list. In a body, the values that it names are replaced, an empty one removes, and all others
 * stay, so that two people who fill different fields at once both keep theirs.
 */
export const ownValues = () =>
  list({ field: reference({ to: "own_fields" }), value: text({ max: 500 }) }, { max: 100, inFiles: false });

export type OwnValue = { field: number | null; value: string };

/** The value of a field in a record; empty without one. */
export const ownValueOf = (values: readonly OwnValue[], id: number): string =>
  values.find(({ field }) => field === id)?.value ?? "";
