import type { FormEvent } from "react";
import { focusWithLabel } from "../../ui/controls/focus-with-label.ts";

export type FormErrors<Field extends string> = { [F in Field]?: string };

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form for `fields`; `check` answers what is wrong with one. */
export function formControls<Field extends string>(
  fields: readonly Field[],
  check: (control: Control) => string | undefined,
) {
  const isField = (name: string): name is Field => fields.some((field) => field === name);
  return {
    check(form: HTMLFormElement): FormErrors<Field> {
      const found: FormErrors<Field> = {};
      for (const control of controlsOf(form)) {
        const sentence = isField(control.name) ? check(control) : undefined;
        if (sentence && isField(control.name)) found[control.name] = sentence;
      }
      return found;
    },
    /** Checks a changed control again if it was wrong; answers the new errors. */
    checkAgain(event: FormEvent<HTMLFormElement>, errors: FormErrors<Field>): FormErrors<Field> {
      const control = controlsOf(event.currentTarget).find((control) => control === event.target);
      if (!control || !isField(control.name) || !errors[control.name]) return errors;
      const left = { ...errors };
      const sentence = check(control);
      if (sentence) left[control.name] = sentence;
      else delete left[control.name];
      return left;
    },
    focusFirst(form: HTMLFormElement, wrong: FormErrors<Field>) {
      const name = fields.find((field) => wrong[field]);
      const control = controlsOf(form).find((control) => control.name === name);
      if (control) focusWithLabel(control);
    },
  };
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
