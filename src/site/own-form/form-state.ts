import { type AskedField, senderFields } from "./asked-fields.ts";

/** What was typed, by the names of the controls; of several choices those that were ticked. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>;

/** What the server answers to a filled form of one's own; OWN-03. */
export type OwnFormState =
  | {
      kind: "sent";
      /** The days that were typed, as they were understood. */
      days: readonly { label: string; day: string }[];
    }
  | {
      kind: "refused";
      values: TypedValues;
      errors: Readonly<Record<string, string | undefined>>;
      /** The sentence of a failure that belongs to no field; true for that of the form. */
      failed: boolean | string;
      /** What was typed in fields that the form does not have any more. */
      stray: readonly string[];
    }
  /** The form is gone, or cannot be read now: what was typed, for somebody to copy. */
  | { kind: "gone" | "away"; typed: readonly string[] };

/** What was typed into the controls of these fields; files are no part of it. */
export function typedIn(form: FormData, fields: readonly AskedField[]): TypedValues {
  const senders = senderFields.map((name) => [name, textsIn(form, name)[0] ?? ""] as const);
  const asked = fields
    .filter(({ kind }) => kind !== "file")
    .map(({ name, kind }) => {
      const given = textsIn(form, name);
      return [name, kind === "several" ? given : (given[0] ?? "")] as const;
    });
  return Object.fromEntries([...senders, ...asked]);
}

/** What was typed into controls of other fields. */
export function strayIn(form: FormData, fields: readonly AskedField[]): string[] {
  const known = new Set(fields.map(({ name }) => name));
  const names = [...new Set(form.keys())].filter((name) => /^f-[\w-]{1,60}$/.test(name) && !known.has(name));
  return names.flatMap((name) => textsIn(form, name)).filter((typed) => typed.trim() !== "");
}

/** All that was typed into a form whose fields are not known. */
export const allIn = (form: FormData): string[] =>
  [...senderFields.flatMap((name) => textsIn(form, name)), ...strayIn(form, [])].filter(
    (typed) => typed.trim() !== "",
  );

const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === "string");
