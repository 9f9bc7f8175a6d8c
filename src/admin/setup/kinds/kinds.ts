import { z } from "zod";
import type { FieldValues, Section } from "../../../content/page-content/sections/section.ts";
import { pagesToHide } from "../../../content/shared/pages.ts";
import { byName } from "../../../kernel/objects.ts";
import { type SetupKind, setupKinds } from "../setup-steps.ts";
import { anyTexts } from "./any.text.ts";
import { firstValue, type KindOffer } from "./kind-offer.ts";

/** What a file of `seeds/kinds` holds. Its texts and the other fields of its records are checked where they become values. */
const offerFile = z.strictObject({
  services: z.array(z.looseObject({ key: z.string(), title: z.string(), shortDescription: z.string() })),
  questions: z.array(z.looseObject({ key: z.string(), question: z.string(), answer: z.string() })),
  texts: z.record(z.string(), z.record(z.string(), z.unknown())),
  hides: z.array(z.enum(pagesToHide)).optional(),
});

const files = import.meta.glob<unknown>("../../../../seeds/kinds/*.json", { import: "default", eager: true });

/** What each kind offers, from the file of its name; a file that is missing or has another form stops the start. */
export const kindOffers: Readonly<Record<SetupKind, KindOffer>> = byName(setupKinds, (kind) =>
  offerFile.parse(files[`../../../../seeds/kinds/${kind}.json`]),
);

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
      icon: "badge-check",
    }));
  return own;
}

/** Every value that a field can have before a person changes it: the first text in the code, and those of the kinds. */
export function firstValuesOf(section: Section, field: string): unknown[] {
  const code = section.fields.find(({ id }) => id === field)?.content;
  return [code, ...[null, ...setupKinds].map((kind) => textsFor(kind, section)[field])].filter(
    (value) => value !== undefined,
  );
}
