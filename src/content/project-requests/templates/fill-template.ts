import { keysOf } from "../../../kernel/objects.ts";
import { placeholders } from "./reply-templates.text.ts";

/** What the request knows of each placeholder; empty where it knows nothing. */
export type TemplateValues = Record<keyof typeof placeholders, string>;

/** A template with what is known in the places kept for it; what is not stays, so that it is seen before the reply is sent. DESK-03 */
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
