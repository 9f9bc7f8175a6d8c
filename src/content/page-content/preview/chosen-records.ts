import type { Field } from "../../../kernel/resource/field.ts";
import { fieldsOf } from "../sections/blocks/block-fields.ts";
import { layoutIn } from "../sections/layout.ts";
import type { FieldValues, Section } from "../sections/section.ts";

/** What the fields of a section choose among records, as one text that changes when a choice does. */
export function chosenRecords(section: Section, values: FieldValues): string {
  const ids = fieldsOf(section, values).flatMap(({ id, options, items = {}, parts }) => {
    const names = Object.keys(items).filter((name) => isChoice(items[name]));
    const list = values[id];
    if (options.unseen === "inChoice") return [[id, list]];
    // Blocks that were added show records too.
    if (parts) return [layoutIn(values).map(({ part }) => part)];
    if (names.length === 0 || !Array.isArray(list)) return [];
    return [[id, ...list.flatMap((item) => names.map((name) => item[name]))]];
  });
  return JSON.stringify(ids);
}

const isChoice = (field: Field | undefined) =>
  field?.kind === "reference" || field?.options.unseen === "inChoice";
