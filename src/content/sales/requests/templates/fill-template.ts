import { keysOf } from "../../../../kernel/objects.ts";
import { placeholders } from "./reply-templates.text.ts";

/** The request's value of each placeholder; empty without one. */
export type TemplateValues = Record<keyof typeof placeholders, string>;

/** Fills the placeholders of a template. One without a value stays, so that it is noticed before the reply is sent. DESK-03 */
export function fillTemplate(body: string, values: TemplateValues): string {
  return keysOf(placeholders).reduce(
    (filled, name) => (values[name] ? filled.replaceAll(placeholders[name], () => values[name]) : filled),
    body,
  );
}

/** The placeholders that are still in a text. */
export function unfilledIn(text: string): string[] {
  return Object.values(placeholders).filter((placeholder) => text.includes(placeholder));
}
