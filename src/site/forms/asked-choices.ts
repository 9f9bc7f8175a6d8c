import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { type AskedChoice, serviceKeys } from "../../content/shared/asked-services.ts";

/** The most services that the summary beside the form can show. */
export const mostChoices = 16;

/**
 * The services that the forms offer: those that an editor listed, or else the agency's services themselves (`titles`), so that
 * both stay together. A built-in one is sent by its key, any other by its label. Requirements QUOTE-01, SETUP-01.
 */
export function askedChoices(
  { serviceChoices }: PageTexts<typeof shared>,
  titles: readonly string[] = [],
): AskedChoice[] {
  const listed = serviceChoices.filter(({ label }) => label.trim() !== "");
  const offered: readonly { id?: string; label: string }[] =
    listed.length > 0
      ? listed
      : [...new Set(titles.map((title) => title.trim()))].filter(Boolean).map((label) => ({ label }));
  return offered
    .slice(0, mostChoices)
    .map(({ id, label }) => ({ value: serviceKeys.find((key) => key === id) ?? label, label }));
}
