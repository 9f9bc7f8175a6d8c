import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { serviceKeys } from "../../content/shared/asked-services.ts";

/** What can be asked for in a form, with what travels for it. */
export type AskedChoice = { value: string; label: string };

/** As many as the summary beside the form can tell. */
const most = 8;

/** The services that the forms offer, as the editor named them: one of the code travels by its key, any other by its own words. */
export function askedChoices({ serviceChoices }: PageTexts<typeof shared>): AskedChoice[] {
  return serviceChoices
    .filter(({ label }) => label.trim() !== "")
    .slice(0, most)
    .map(({ id, label }) => ({ value: serviceKeys.find((key) => key === id) ?? label, label }));
}
