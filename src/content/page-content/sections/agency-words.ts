import { byName } from "../../../kernel/objects.ts";
import type { Field } from "../../../kernel/resource/field.ts";
import { escapeHtml } from "../../../kernel/text/escape-html.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import { commas, unnamedPlace } from "./agency-words.text.ts";
import { fieldsOf } from "./blocks/block-fields.ts";
import type { FieldValue, FieldValues, Item, Section } from "./section.ts";

type Named = {
  agencyName: string;
  legalName: string;
  addressLine1: string;
  addressLine2: string;
  foundedYear: number;
};

const words = ["agency", "legal", "city", "place", "district", "address", "founded"] as const;
/** What the placeholders of page texts stand for that every agency fills otherwise: `{agency}`, `{city}` and so on. */
export type AgencyWords = Readonly<Record<(typeof words)[number], string>>;

/** The words of an agency, from its settings; requirement BRAND-01. */
export function agencyWords(settings: Named): AgencyWords {
  const { agencyName, legalName, addressLine1, addressLine2, foundedYear } = settings;
  const [city = ""] = partsOf(addressLine2);
  return {
    agency: agencyName,
    legal: legalName || agencyName,
    city: city || unnamedPlace.city,
    place: addressLine2 || unnamedPlace.place,
    district: partsOf(addressLine1).at(-1) || unnamedPlace.district,
    address: [addressLine1, city].filter(Boolean).join(joiners.comma) || unnamedPlace.district,
    founded: String(foundedYear),
  };
}

const partsOf = (line: string) => line.split(commas).map((part) => part.trim());

const placeholders = new RegExp(`\\{(${words.join("|")})\\}`, "g");

/** A text with the words of the agency in place of their placeholders. */
export function inAgencyWords(text: string, agency: AgencyWords): string {
  return text.replace(placeholders, (_all, name: keyof AgencyWords) => agency[name]);
}

/** The same of everything that is read of a section; what stands in rich text is text there too (SEC-09). */
export function withAgencyWords(section: Section, values: FieldValues, agency: AgencyWords): FieldValues {
  const inHtml = byName(words, (name) => escapeHtml(agency[name]));
  const said = <Value>(field: Field | undefined, value: Value) =>
    typeof value === "string" && value.includes("{")
      ? inAgencyWords(value, field?.kind === "richText" ? inHtml : agency)
      : value;
  const saidOf = (field: Field, value: FieldValue): FieldValue => {
    if (typeof value === "string") return said(field, value);
    if (!Array.isArray(value)) return { ...value, alt: said(undefined, value.alt) };
    return value.map((item) => ({ ...saidItem(field, item), id: item.id }));
  };
  const saidItem = ({ items = {} }: Field, item: Item) =>
    Object.fromEntries(Object.entries(item).map(([key, value]) => [key, said(items[key], value)]));
  const filled = fieldsOf(section, values).flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : [[field.id, saidOf(field, value)] as const];
  });
  return { ...values, ...Object.fromEntries(filled) };
}
