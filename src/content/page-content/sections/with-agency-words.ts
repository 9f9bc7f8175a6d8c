import { byName } from "../../../kernel/objects.ts";
import type { Field } from "../../../kernel/resource/field.ts";
import { escapeHtml } from "../../../kernel/text/escape-html.ts";
import { type AgencyWords, agencyWordNames, inAgencyWords } from "./agency-words.ts";
import { fieldsOf } from "./blocks/block-fields.ts";
import type { FieldValue, FieldValues, Item, Section } from "./section.ts";

/** The values of a section with the words of the agency filled in, escaped in rich text, so that they stay text (SEC-09). */
export function withAgencyWords(section: Section, values: FieldValues, agency: AgencyWords): FieldValues {
  const inHtml = byName(agencyWordNames, (name) => escapeHtml(agency[name]));
  const said = <Value>(field: Field | undefined, value: Value) =>
    typeof value === "string" && value.includes("{")
      ? inAgencyWords(value, field?.kind === "richText" ? inHtml : agency)
      : value;
  const saidOf = (field: Field, value: FieldValue): FieldValue => {
    if (typeof value === "string") return said(field, value);
    if (!Array.isArray(value)) return hasWords(value) ? { ...value, alt: said(undefined, value.alt) } : value;
    return value.some(hasWords) ? value.map((item) => ({ ...saidItem(field, item), id: item.id })) : value;
  };
  const saidItem = ({ items = {} }: Field, item: Item) =>
    Object.fromEntries(Object.entries(item).map(([key, value]) => [key, said(items[key], value)]));
  const filled = fieldsOf(section, values).flatMap((field) => {
    const value = values[field.id];
    const filled = value === undefined ? undefined : saidOf(field, value);
    return filled === undefined || filled === value ? [] : [[field.id, filled] as const];
  });
  return { ...values, ...Object.fromEntries(filled) };
}

/** Whether placeholders may stand in an item or a picture. One without any stays the same object. */
const hasWords = (part: object) =>
  Object.values(part).some((text) => typeof text === "string" && text.includes("{"));
