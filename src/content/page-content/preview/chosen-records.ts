import type { FieldValues, Section } from "../sections/section.ts";

/** The ids of the records that a section's lists name, as one text that changes when a choice does. */
export function chosenRecords(section: Section, values: FieldValues): string {
  const ids = section.fields.flatMap(({ id, items = {} }) => {
    const names = Object.keys(items).filter((name) => items[name]?.kind === "reference");
    const list = values[id];
    if (names.length === 0 || !Array.isArray(list)) return [];
    return [[id, ...list.flatMap((item) => names.map((name) => item[name]))]];
  });
  return JSON.stringify(ids);
}
