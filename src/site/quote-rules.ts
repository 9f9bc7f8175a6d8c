import type { QuoteErrors } from "./quote-wire.ts";
import { quoteText } from "./site.text.ts";

const required: readonly (keyof QuoteErrors)[] = ["name", "phone", "email"];

/** What is wrong with the form before it is sent; requirement QUOTE-02. */
export function checkQuoteForm(form: HTMLFormElement): QuoteErrors {
  const errors: QuoteErrors = {};
  for (const name of required) {
    const control = form.elements.namedItem(name);
    const sentence = control instanceof HTMLInputElement ? checkQuoteField(control) : undefined;
    if (sentence) errors[name] = sentence;
  }
  return errors;
}

/** Required fields after trimming; beyond that no format but the browser's own of its input types. */
export function checkQuoteField(control: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (control.required && control.value.trim() === "") return quoteText.required;
  return control.validity.typeMismatch ? quoteText.wrongEmail : undefined;
}
