import engineering from "../../../../seeds/kinds/engineering.json" with { type: "json" };
import law from "../../../../seeds/kinds/law.json" with { type: "json" };
import marketing from "../../../../seeds/kinds/marketing.json" with { type: "json" };
import web from "../../../../seeds/kinds/web.json" with { type: "json" };
import type { FieldValues, Section } from "../../../content/page-content/sections/section.ts";
import { type SetupKind, setupKinds } from "../setup-steps.ts";
import { anyTexts } from "./any.text.ts";
import { firstValue, type KindOffer } from "./kind-offer.ts";

export const kindOffers: Readonly<Record<SetupKind, KindOffer>> = { web, marketing, engineering, law };

/**
 * The first texts of a section for a kind of agency, by field; null stands for an agency whose kind is unknown. Fields are left
 * out when their first text in the code fits any agency.
 */
export function textsFor(kind: SetupKind | null, section: Section): FieldValues {
  const { texts, services } = kind ? kindOffers[kind] : { texts: anyTexts, services: [] };
  const given = { ...anyTexts[section.key], ...texts[section.key] };
  const own: FieldValues = {};
  for (const field of section.fields)
    if (field.id in given) own[field.id] = firstValue(field, given[field.id]);
  // Without a list of their own the forms offer the agency's services.
  if (section.key === "shared") own.serviceChoices = [];
  if (section.key === "homepage")
    own.fallbackServices = services.slice(0, 3).map(({ title, shortDescription }, index) => ({
      id: `fallbackServices-${index + 1}`,
      title,
      text: shortDescription,
      icon: fallbackIcons[index] ?? "",
    }));
  return own;
}

const fallbackIcons = ["Building", "Home", "Factory"];

/** Every value that a field can have before a person changes it: the first text in the code, and those of the kinds. */
export function firstValuesOf(section: Section, field: string): unknown[] {
  const code = section.fields.find(({ id }) => id === field)?.content;
  return [code, ...[null, ...setupKinds].map((kind) => textsFor(kind, section)[field])].filter(
    (value) => value !== undefined,
  );
}
