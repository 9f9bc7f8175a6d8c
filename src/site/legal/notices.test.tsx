import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import { defaultTexts, type Section, textsOf } from "../../content/page-content/sections/section.ts";
import { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { privacy } from "../../content/page-content/sections/texts/privacy.text.ts";
import { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { register } from "../../content/page-content/sections/texts/register.text.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { withAgencyWords } from "../../content/page-content/sections/with-agency-words.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import { askedChoices } from "../forms/asked-choices.ts";
import { QuoteAside } from "../quote/quote-aside.tsx";
import { QuoteForm } from "../quote/quote-form.tsx";
import { RegisterForm } from "../register/register-form.tsx";
import { Legal } from "./legal.tsx";
import { noticePeriods } from "./notice-periods.ts";

const choices = askedChoices(defaultTexts(shared));

const chosen = { ...defaultSettings, retentionMonths: 18, financialYears: 7 };

/** The HTML of a page, rendered inside the router that its breadcrumbs need. */
function htmlOf(element: ReactNode) {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The text of an element as a reader sees it. */
function wordsOf(element: ReactNode) {
  return htmlOf(element)
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");
}

/** The default texts with the demo agency's name and places, as pages get them. */
const saidBy = <S extends Section>(section: S) =>
  textsOf(section, withAgencyWords(section, defaultTexts(section), agencyWords(defaultSettings)));

const privacyPage = () => (
  <Legal
    texts={saidBy(privacy)}
    settings={chosen}
    updated="2026-11-22"
    current="الخصوصية"
    other={["/terms", "الشروط"]}
    tableOf="how-long"
  />
);

test.each([
  [1, 1, "شهر واحد", "سنة واحدة"],
  [2, 2, "شهرين", "سنتين"],
  [3, 10, "3 أشهر", "10 سنوات"],
  [12, 11, "12 شهرًا", "11 سنة"],
  [120, 30, "120 شهرًا", "30 سنة"],
])(
  "LEGAL-01 %i months and %i years read as they do after a preposition",
  (months, years, retention, records) => {
    expect(noticePeriods({ retentionMonths: months, financialYears: years })).toEqual({ retention, records });
  },
);

test("LEGAL-01 PRIV-03 the privacy text states each period of the settings: messages, clients, contracts, accepted quotes, logs", () => {
  const html = htmlOf(privacyPage());
  const words = (cell = "") => cell.replace(/<[^>]*>/g, "");
  const rows = [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, what, period]) => [
    words(what),
    words(period),
  ]);
  expect(rows).toEqual([
    ["رسائل التواصل وطلبات عروض الأسعار", "بعد 18 شهرًا من آخر تواصل بيننا."],
    ["بيانات التسجيل وملف عميل لم يتعاقد", "بعد 18 شهرًا من تاريخ التسجيل أو آخر تواصل."],
    [
      "ملف عميل متعاقد وطلبه",
      "بعد 18 شهرًا من انتهاء التعاقد أو آخر تواصل، أيهما أبعد. وينتهي التعاقد بآخر هذه الثلاثة: إيقاف الملف، ونهاية المشروع، وقبول عرض السعر.",
    ],
    ["عروض الأسعار المقبولة", "بعد 7 سنوات من قبولها، لأنها سجلات مالية."],
    ["سجل موافقاتك", "ما دام السجل الذي أُعطيت فيه محفوظًا."],
    ["سجل التعديلات وسجل الاطّلاع على بياناتك", "بعد 18 شهرًا من كتابتهما."],
  ]);
  expect(wordsOf(privacyPage())).not.toMatch(/\{\w+\}/);
});

test("LEGAL-01 PRIV-01 the privacy text states what the browser stores and what a visit sends", () => {
  const { body = "" } = defaultTexts(privacy).sections.find(({ id }) => id === "cookies") ?? {};
  for (const kept of ["المظهر", "مسودة النموذج", "علامة التبويب", "ملف تعريف ارتباط", "عشر دقائق"])
    expect(body).toContain(kept);
  for (const sent of ["عرض النافذة", "فئة الجهاز", "الموقع المُحيل"]) expect(body).toContain(sent);
});

test("LEGAL-01 PRIV-01 the notices of the forms use the same periods, and none states a period of its own", () => {
  const periods = noticePeriods(chosen);
  const forms = {
    quote: wordsOf(
      <QuoteForm
        texts={saidBy(quote)}
        periods={periods}
        choices={choices}
        selectedTitle={null}
        message=""
        answer={undefined}
        summary={null}
      />,
    ),
    contact: wordsOf(<ContactForm texts={saidBy(contact)} periods={periods} answer={undefined} />),
    register: wordsOf(
      <RegisterForm texts={saidBy(register)} periods={periods} choices={choices} answer={undefined} />,
    ),
  };
  for (const [name, words] of Object.entries(forms)) {
    expect(words, name).toContain("بعد 18 شهرًا من آخر تواصل");
    expect(words, name).not.toMatch(/\{\w+\}/);
  }
  expect(forms.quote).toContain("سجل مالي نحفظه 7 سنوات");
  // The texts contain no number of months or years besides the settings, in any digits.
  const written = JSON.stringify([privacy, quote, contact, register, pages.privacy.search]);
  expect(written).not.toMatch(/[\d٠-٩]+ ?(شهر|أشهر|سنة|سنوات|سنين)|اثن[اي] ?عشر شهر/);
});

test("QUOTE-01 AREQ-02 the steps beside the quote form state how long an offer from the admin is valid", () => {
  const aside = (validity: string) =>
    wordsOf(
      <QuoteAside
        texts={saidBy(quote)}
        settings={{ phone: "+966110000000" }}
        validity={validity}
        summary={null}
        choices={choices}
      />,
    );
  expect(aside("30 يومًا")).toContain("وهو صالح 30 يومًا.");
});

test("LEGAL-01 an edited notice gets the periods by the same placeholders, in lists and in sentences", () => {
  const texts = {
    ...defaultTexts(privacy),
    sections: [
      {
        id: "how-long",
        heading: "مدد",
        body: "<ul><li>رسائلك: حتى {retention}.</li></ul><p>ثم {records}.</p>",
      },
      { id: "other", heading: "أخرى", body: "<p>نذكّرك قبل {retention} بها.</p>" },
    ],
  };
  const page = (
    <Legal
      texts={texts}
      settings={{ ...chosen, retentionMonths: 2 }}
      updated="2026-11-22"
      current=""
      other={["/terms", ""]}
      tableOf="how-long"
    />
  );
  const words = wordsOf(page);
  for (const part of ["رسائلك", "حتى شهرين.", "ثم 7 سنوات.", "نذكّرك قبل شهرين بها."])
    expect(words).toContain(part);
});
