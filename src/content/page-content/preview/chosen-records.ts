import { fieldsOf } from "../sections/blocks/block-fields.ts";
import { layoutIn } from "../sections/layout.ts";
import type { FieldValues, Section } from "../sections/section.ts";

/** The ids of the records that a section's lists name, as one text that changes when a choice does. */
export function chosenRecords(section: Section, values: FieldValues): string {
  const ids = fieldsOf(section, values).flatMap(({ id, items = {}, parts }) => {
    const names = Object.keys(items).filter((name) => items[name]?.kind === "reference");
    const list = values[id];
    // Blocks that were added show records too.
    if (parts) return [layoutIn(values).map(({ part }) => part)];
    if (names.length === 0 || !Array.isArray(list)) return [];
    return [[id, ...list.flatMap((item) => names.map((name) => item[name]))]];
  });
  return JSON.stringify(ids);
}
