import type { ItemOf } from "../../content/page-content/sections/fields.ts";
import type { formField } from "../../content/page-content/sections/items.ts";
import {
  choicesIn,
  type FormFieldKind,
  formFieldKinds,
  mostFormChoices,
  mostFormFields,
} from "../../content/shared/form-fields.ts";

/** A field of a form of one's own, as visitors see it. */
export type AskedField = {
  id: string;
  /** The name of its control. */
  name: string;
  label: string;
  kind: FormFieldKind;
  isRequired: boolean;
  hint: string;
  choices: readonly string[];
};

/** The fields that stand in each form: what the desk, search and erasure know a person by. Requirement OWN-03. */
export const senderFields = ["name", "phone", "email"] as const;

/** The fields that a form shows: those with a label, and choices that offer something. */
export const askedFields = (items: Items): AskedField[] =>
  items
    .flatMap((item) => asked(item) ?? [])
    .filter((field) => !isWaiting(field))
    .slice(0, mostFormFields);

type Items = readonly ItemOf<typeof formField>[];

/** The fields that wait for their choices. */
export const waitingFields = (items: Items): AskedField[] =>
  items.flatMap((item) => asked(item) ?? []).filter(isWaiting);

const isWaiting = ({ kind, choices }: AskedField) => offering.has(kind) && choices.length === 0;

const offering = new Set<FormFieldKind>(["choice", "several"]);

function asked(item: ItemOf<typeof formField>): AskedField | undefined {
  const kind = formFieldKinds.find((known) => known === item.fieldKind);
  const label = item.fieldLabel.trim();
  if (!kind || label === "") return undefined;
  return {
    id: item.id,
    name: `f-${item.id}`,
    label,
    kind,
    isRequired: item.need === "required",
    hint: item.fieldHint.trim(),
    choices: offering.has(kind) ? choicesIn(item.choices).slice(0, mostFormChoices) : [],
  };
}

export const hasFiles = (fields: readonly AskedField[]) => fields.some(({ kind }) => kind === "file");

/**
 * Names what a form asks, short enough for a hidden field: an answer to another question is never stored as one to this. Hints are no
 * part of it.
 */
export function editionOf(fields: readonly AskedField[]): string {
  const asked = JSON.stringify(fields.map(({ hint: _, ...field }) => field));
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < asked.length; at++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(asked.charCodeAt(at))) * 0x100000001b3n);
  return hash.toString(36);
}

/** The name of the hidden field with the edition. */
export const editionName = "edition";
