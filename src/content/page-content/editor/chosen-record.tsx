import type { ChoiceSource } from "../../../admin-kit/form/reference-choices.ts";
import { ReferenceField } from "../../../admin-kit/form/reference-field.tsx";
import type { Field } from "../../../kernel/resource/field.ts";
import { text } from "./page-content-admin.text.ts";

type ChosenProps = {
  field: Field;
  label: string;
  value: string;
  address: string;
  error: string | undefined;
  onChange(id: string): void;
};

/** The record of another list that a page shows, chosen by its name; requirement SITE-02. */
export function Chosen({ field, address, ...given }: ChosenProps) {
  const list = field.options.to === "reviews" ? "reviews" : "projects";
  return (
    <ReferenceField {...given} data-address={address} source={sources[list]} words={text.choices[list]} />
  );
}

const sources: Record<"projects" | "reviews", ChoiceSource> = {
  projects: { path: "/api/projects", nameOf: ({ title }) => String(title) },
  reviews: {
    path: "/api/reviews",
    nameOf: ({ clientName, projectName }) => [clientName, projectName].filter(Boolean).join(text.joiner),
  },
};
