import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { register } from "../../content/page-content/sections/texts/register.text.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { askedChoices } from "../forms/asked-choices.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { QuoteForm } from "../quote/quote-form.tsx";
import { RegisterForm } from "../register/register-form.tsx";

const choices = askedChoices(defaultTexts(shared));

const serviceBoxes = [
  ["serviceWebsite", "تصميم موقع إلكتروني"],
  ["serviceEcommerce", "تصميم متجر إلكتروني"],
  ["serviceSocial", "إدارة حسابات التواصل الاجتماعي"],
  ["serviceBranding", "تصميم الشعار والهوية"],
];
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/** The boxes of a form: the value that each sends, and its label. */
function boxesOf(element: ReactNode, name: string) {
  const labels = renderToStaticMarkup(element).match(/<label.*?<\/label>/g) ?? [];
  return labels
    .filter((label) => label.includes(`name="${name}"`) && label.includes('type="checkbox"'))
    .map((label) => [/value="(.*?)"/.exec(label)?.[1], wordsOf(label)]);
}

const periods = noticePeriods(defaultSettings);

/** The quote form, with or without a chosen package. */
const quoteForm = (selectedTitle: string | null) => (
  <QuoteForm
    texts={defaultTexts(quote)}
    periods={periods}
    choices={choices}
    selectedTitle={selectedTitle}
    message=""
    answer={undefined}
    summary={null}
  />
);

test("QUOTE-01 the quote form offers the four services, each under its key", () => {
  expect(boxesOf(quoteForm(null), "requestedServices")).toEqual(serviceBoxes);
});

test("REG-01 the registration offers the four services, each under its key", () => {
  const form = (
    <RegisterForm texts={defaultTexts(register)} periods={periods} choices={choices} answer={undefined} />
  );
  expect(boxesOf(form, "services")).toEqual(serviceBoxes);
});

test("QUOTE-03 the banner of the chosen package needs only a title", () => {
  const { selectedLabel } = defaultTexts(quote);
  const formWith = (selectedTitle: string | null) => renderToStaticMarkup(quoteForm(selectedTitle));
  const banner = /<div class="banner">.*?<\/div>/;
  expect(wordsOf(banner.exec(formWith("الأساسية"))?.[0] ?? "")).toBe(`${selectedLabel} الأساسية`);
  expect(formWith(null)).not.toMatch(banner);
  expect(formWith(null)).not.toContain(selectedLabel);
});
