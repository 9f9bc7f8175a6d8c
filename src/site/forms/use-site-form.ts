import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "../../kernel/errors.ts";
import { forgetDraft, keepDraft, restoreDraft } from "./form-draft.ts";
import { formPost } from "./form-post.ts";

export type FormErrors<Field extends string> = { [F in Field]?: string };

/** What the server answered to the form without script. */
export type FormState<Field extends string, Values> =
  | { kind: "sent" }
  | { kind: "refused"; values: Values; errors: FormErrors<Field>; failed: boolean };

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FieldWords<Field extends string> = {
  readonly [F in Field]?: string;
} & { readonly placeholders: { readonly [F in Field]?: string } };

type SiteFormOptions<Field extends string, Values> = {
  /** The call that the script makes in place of the form's own post. */
  path: string;
  /** Begins the ids of the fields. */
  name: string;
  draftKey: string;
  /** What the fields are called, and what stands in the empty ones. */
  words: FieldWords<Field>;
  /** What the address has filled into the message; nothing unless said. */
  prefill?: string;
  /** The fields in the order of the form: the first wrong one gets the focus. */
  fields: readonly Field[];
  /** What is wrong with one control; a field already wrong is checked again with every change. */
  check(control: Control): string | undefined;
  toWire(form: FormData): Record<string, unknown>;
  /** The sentences of a refusal by field; null when none of them belongs to one. */
  errorsFromWire(fields: FieldErrors): FormErrors<Field> | null;
  /** The server's answer to the form without script. */
  answer: FormState<Field, Values> | undefined;
};

/**
 * A public form: a plain form post that the script turns into a call. What is typed stays through failures and reloads;
 * what is wrong is said under its field, and the first such field gets the focus.
 */
export function useSiteForm<Field extends string, Values>(options: SiteFormOptions<Field, Values>) {
  const { draftKey, prefill = "", fields, check, answer } = options;
  const [resets, setResets] = useState(0);
  // What the server refused before belongs to a form that is gone after a reset.
  const refused = answer?.kind === "refused" && resets === 0 ? answer : undefined;
  const [status, setStatus] = useState<"editing" | "sending" | "sent">(
    answer?.kind === "sent" ? "sent" : "editing",
  );
  const [errors, setErrors] = useState<FormErrors<Field>>(refused?.errors ?? {});
  const [failed, setFailed] = useState(refused?.failed ?? false);
  const [post] = useState(() => formPost(options.path));
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (answer?.kind === "sent") forgetDraft(draftKey);
    else if (!answer && form.current) restoreDraft(draftKey, form.current, prefill);
  }, [answer, draftKey, prefill]);

  const controlsOf = (target: HTMLFormElement) =>
    [...target.elements].filter(
      (element): element is Control =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement,
    );
  const isField = (name: string): name is Field => fields.some((field) => field === name);

  function checkAll(target: HTMLFormElement): FormErrors<Field> {
    const found: FormErrors<Field> = {};
    for (const control of controlsOf(target)) {
      const sentence = isField(control.name) ? check(control) : undefined;
      if (sentence && isField(control.name)) found[control.name] = sentence;
    }
    return found;
  }

  function focusFirst(target: HTMLFormElement, wrong: FormErrors<Field>) {
    const name = fields.find((field) => wrong[field]);
    controlsOf(target)
      .find((control) => control.name === name)
      ?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (status === "sending") return;
    const found = checkAll(target);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(target, found);
    setStatus("sending");
    setFailed(false);
    const result = await post.send(options.toWire(new FormData(target)));
    setStatus(result.kind === "sent" ? "sent" : "editing");
    if (result.kind === "sent") return forgetDraft(draftKey);
    const refusals = result.kind === "refused" ? options.errorsFromWire(result.fields) : null;
    setErrors(refusals ?? {});
    setFailed(!refusals);
    if (refusals) focusFirst(target, refusals);
  }

  function changed(event: FormEvent<HTMLFormElement>) {
    keepDraft(draftKey, event.currentTarget, prefill);
    const control = controlsOf(event.currentTarget).find((control) => control === event.target);
    if (!control || !isField(control.name) || !errors[control.name]) return;
    const left = { ...errors };
    const sentence = check(control);
    if (sentence) left[control.name] = sentence;
    else delete left[control.name];
    setErrors(left);
  }

  // Without script the page opens on it.
  const focused = fields.find((field) => refused?.errors[field]);
  return {
    status,
    errors,
    failed,
    focused,
    /** What was posted before, when the server refused it. */
    values: refused?.values,
    /** What a field of text takes. */
    field(name: Field & keyof Values) {
      const value = refused?.values[name];
      return {
        id: `${options.name}-${name}`,
        name,
        label: options.words[name] ?? "",
        error: errors[name],
        autoFocus: focused === name,
        placeholder: options.words.placeholders[name],
        defaultValue: typeof value === "string" ? value : undefined,
      };
    },
    /** How often the form began anew. */
    resets,
    /** Begins anew with an empty form. */
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
