import { type FormEvent, useRef, useState } from "react";
import type { FieldErrors } from "../../kernel/errors.ts";
import { type Control, type FormErrors, formControls } from "./form-controls.ts";
import { forgetDraft, keepDraft } from "./form-draft.ts";
import { formPost } from "./form-post.ts";
import { useDraftOf } from "./use-draft-of.ts";

/** The server's answer to the form without script. */
export type FormState<Field extends string, Values> =
  | { kind: "sent" }
  | { kind: "refused"; values: Values; errors: FormErrors<Field>; failed: boolean | string };

type FieldWords<Field extends string> = {
  readonly [F in Field]?: string;
} & { readonly placeholders: { readonly [F in Field]?: string } };

type SiteFormOptions<Field extends string, Values> = {
  /** The path of the call that the script makes instead of the form's own post. */
  path: string;
  /** The prefix of the ids of the fields. */
  name: string;
  draftKey: string;
  /** The labels and placeholders of the fields. */
  words: FieldWords<Field>;
  /** The text that the address put into the message; by default none. */
  prefill?: string;
  /** The fields in the order of the form: the first wrong one gets the focus. */
  fields: readonly Field[];
  /** The error of one control; a field that is already wrong is checked again at every change. */
  check(control: Control): string | undefined;
  toWire(form: FormData): Record<string, unknown>;
  /** The error sentences of a refused call by field; null when none belongs to a field. */
  errorsFromWire(fields: FieldErrors): FormErrors<Field> | null;
  /** The server's answer to the form without script. */
  answer: FormState<Field, Values> | undefined;
};

type Status = "editing" | "sending" | "sent";

/**
 * A public form: a plain form post that the script turns into a call. Typed text survives failures and reloads; errors are
 * shown under their fields, and the first wrong field gets the focus.
 */
export function useSiteForm<Field extends string, Values>(options: SiteFormOptions<Field, Values>) {
  const { draftKey, prefill = "", fields, check, answer } = options;
  const [resets, setResets] = useState(0);
  // After a reset the server's earlier refusal no longer applies.
  const refused = answer?.kind === "refused" && resets === 0 ? answer : undefined;
  const [status, setStatus] = useState<Status>(answer?.kind === "sent" ? "sent" : "editing");
  const [errors, setErrors] = useState<FormErrors<Field>>(refused?.errors ?? {});
  const [failed, setFailed] = useState<boolean | string>(refused?.failed ?? false);
  const [post] = useState(() => formPost(options.path));
  const form = useRef<HTMLFormElement>(null);
  useDraftOf(form, options);
  const controls = formControls(fields, check);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (status === "sending") return;
    const found = controls.check(target);
    setErrors(found);
    if (Object.keys(found).length > 0) return controls.focusFirst(target, found);
    setStatus("sending");
    setFailed(false);
    const result = await post.send(options.toWire(new FormData(target)));
    setStatus(result.kind === "sent" ? "sent" : "editing");
    if (result.kind === "sent") return forgetDraft(draftKey);
    const refusals = result.kind === "refused" ? options.errorsFromWire(result.fields) : null;
    setErrors(refusals ?? {});
    setFailed(!refusals && ((result.kind === "failed" && result.sentence) || true));
    if (refusals) controls.focusFirst(target, refusals);
  }

  function changed(event: FormEvent<HTMLFormElement>) {
    keepDraft(draftKey, event.currentTarget, prefill);
    setErrors(controls.checkAgain(event, errors));
  }

  // Without script the page opens with this field focused.
  const focused = fields.find((field) => refused?.errors[field]);
  return {
    status,
    errors,
    failed,
    focused,
    /** The posted values, if the server refused them. */
    values: refused?.values,
    /** The props of a text field. */
    field: (name: Field & keyof Values) => ({
      ...fieldProps(options, name, refused?.values[name]),
      error: errors[name],
      autoFocus: focused === name,
    }),
    /** How often the form was reset. */
    resets,
    /** Starts again with an empty form. */
    reset() {
      setStatus("editing");
      setResets(resets + 1);
    },
    formProps: {
      ref: form,
      method: "post",
      noValidate: true,
      onSubmit: submit,
      onInput: changed,
      onFocus: post.touch,
    } as const,
  };
}

export type SiteFormControl<Field extends string, Values> = ReturnType<typeof useSiteForm<Field, Values>>;

function fieldProps<Field extends string>(
  { name: form, words }: { name: string; words: FieldWords<Field> },
  name: Field,
  value: unknown,
) {
  return {
    id: `${form}-${name}`,
    name,
    label: words[name] ?? "",
    placeholder: words.placeholders[name],
    defaultValue: typeof value === "string" ? value : undefined,
  };
}
