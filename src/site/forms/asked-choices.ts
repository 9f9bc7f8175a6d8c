import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { serviceKeys } from "../../content/shared/asked-services.ts";

/** A service that a form offers, with its wire value. */
export type AskedChoice = { value: string; label: string };

/** The most services that the summary beside the form can show. */
const most = 8;

/** The services that the forms offer, as the editor named them: a built-in one is sent by its key, any other by its label. */
export function askedChoices({ serviceChoices }: PageTexts<typeof shared>): AskedChoice[] {
  return serviceChoices
    .filter(({ label }) => label.trim() !== "")
    .slice(0, most)
    .map(({ id, label }) => ({ value: serviceKeys.find((key) => key === id) ?? label, label }));
}
