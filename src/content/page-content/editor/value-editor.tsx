import { Suspense } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { LinkField } from "../../../admin-kit/links/link-field.tsx";
import { ImageField } from "../../../admin-kit/pictures/image-field.tsx";
import { uploadImage } from "../../../admin-kit/pictures/upload-image.ts";
import type { ChoiceSource } from "../../../admin-kit/reference/reference-choices.ts";
import { ReferenceField } from "../../../admin-kit/reference/reference-field.tsx";
import type { Field } from "../../../kernel/resource/field.ts";
import { Select, TextArea, TextInput } from "../../../ui/controls/inputs.tsx";
import { itemValueLabel } from "../sections/item-words.text.ts";
import itemsStyles from "./items-field.module.css";
import { text } from "./page-content-admin.text.ts";
import { RichField } from "./rich-field.tsx";
import { WholeNumber } from "./whole-number.tsx";

// Loaded when needed, because it brings the library of colours.
const ColourField = lazyPart(async () => ({
  default: (await import("../../../admin-kit/colour/colour-field.tsx")).ColourField,
}));

type ValueEditorProps = {
  field: Field;
  name: string;
  label: string;
  hideLabel?: boolean;
  /** The text is longer than one line shows, and gets a larger control. */
  isLong?: boolean;
  value: unknown;
  address: string;
  error: string | undefined;
  onChange(value: string | number): void;
};

/** The control of one value, of the page or of a list item, by its kind. */
export function ValueEditor({ field, name, isLong, value, onChange, ...look }: ValueEditorProps) {
  const { label, hideLabel, address, error } = look;
  const shared = {
    label,
    error,
    "data-address": address,
    ...(hideLabel && { fieldClass: itemsStyles.nameless }),
  };
  const typed = typeof value === "string" ? value : "";
  const control = {
    ...shared,
    value: typed,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (field.kind === "picture")
    return (
      <div data-address={address}>
        <ImageField
          label={label}
          error={error}
          value={typed || null}
          upload={uploadImage}
          onChange={(path) => onChange(path ?? "")}
        />
      </div>
    );
  if (field.kind === "number") return <WholeNumber {...shared} value={Number(value)} onChange={onChange} />;
  if (field.kind === "richText")
    return <RichField {...{ field, label, address, error, onChange }} value={typed} />;
  if (field.kind === "colour")
    return (
      <Suspense>
        <ColourField {...shared} value={typed} onChange={onChange} />
      </Suspense>
    );
  if (field.choices) {
    const options = field.choices.flatMap((value) =>
      value === "" ? [] : [{ value, label: itemValueLabel(name, value) ?? value }],
    );
    // Where something must be chosen, nothing is no choice; a stored value that is none any more shows as nothing.
    const isOptional = field.choices.includes("") || !field.choices.includes(typed);
    return <Select {...control} options={options} {...(isOptional && { placeholder: text.list.none })} />;
  }
  if (field.kind === "reference")
    return <Chosen field={field} {...{ label, address, error, onChange }} value={typed} />;
  if (field.kind === "paragraphs") return <TextArea {...control} full />;
  if (field.kind === "link" && !field.options.isElsewhere)
    return <LinkField {...shared} value={typed} onChange={onChange} />;
  if (isLong) return <TextArea {...control} />;
  return <TextInput {...control} {...(leftward.has(field.kind) && { dir: "ltr" })} />;
}

/** Kinds whose values are read from left to right. */
const leftward = new Set(["link", "phone", "email", "price"]);

type ChosenProps = {
  field: Field;
  label: string;
  value: string;
  address: string;
  error: string | undefined;
  onChange(id: string): void;
};

/** The record of another list that a page shows, chosen by its name; requirement SITE-02. */
function Chosen({ field, address, ...given }: ChosenProps) {
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
