import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "../content/page-content/section.ts";
import { quote } from "../content/page-content/sections/quote.text.ts";
import { defaultSettings } from "../content/settings/settings.text.ts";
import { noticePeriods } from "./notice-periods.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { ServicesOfInterest } from "./register-fields.tsx";

const serviceBoxes = [
  ["serviceWebsite", "تصميم موقع إلكتروني"],
  ["serviceEcommerce", "تصميم متجر إلكتروني"],
  ["serviceSocial", "إدارة حسابات التواصل"],
  ["serviceBranding", "تصميم الشعار والهوية"],
];
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/** The boxes as a visitor finds them: what each sends, and what it says. */
function boxesOf(element: ReactNode, name: string) {
  const labels = renderToStaticMarkup(element).match(/<label.*?<\/label>/g) ?? [];
  return labels
    .filter((label) => label.includes(`name="${name}"`) && label.includes('type="checkbox"'))
    .map((label) => [/value="(.*?)"/.exec(label)?.[1], wordsOf(label)]);
}

test("QUOTE-01 the quote form offers the four services, each under its key", () => {
  const fields = <QuoteFields errors={{}} values={undefined} message="" focused={undefined} />;
  expect(boxesOf(fields, "requestedServices")).toEqual(serviceBoxes);
});

test("REG-01 the registration offers the four services, each under its key", () => {
  const fields = <ServicesOfInterest errors={{}} values={undefined} focused={undefined} />;
  expect(boxesOf(fields, "services")).toEqual(serviceBoxes);
});

test("QUOTE-03 the banner of the chosen package stands with a title alone", () => {
  const texts = defaultTexts(quote);
  const formWith = (selectedTitle: string | null) =>
    renderToStaticMarkup(
      <QuoteForm
        texts={texts}
        periods={noticePeriods(defaultSettings)}
        selectedTitle={selectedTitle}
        message=""
        answer={undefined}
      />,
    );
  const banner = /<div class="banner">.*?<\/div>/;
  expect(wordsOf(banner.exec(formWith("الأساسية"))?.[0] ?? "")).toBe(`${texts.selectedLabel} الأساسية`);
  expect(formWith(null)).not.toMatch(banner);
  expect(formWith(null)).not.toContain(texts.selectedLabel);
});
