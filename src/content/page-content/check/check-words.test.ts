import { expect, test } from "vitest";
import { defaultTexts, type FieldValues } from "../sections/section.ts";
import { pageSections } from "../sections/sections.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { privacy } from "../sections/texts/privacy.text.ts";
import { checkDraft } from "./check.server.ts";

const alone = { titles: new Set<string>(), descriptions: new Set<string>() };
const surroundings = { linkExists: async () => true, saidElsewhere: alone };

/** What is found on the home page with these values, as `field.part code words`, without what is found on it as it stands. */
async function found(values: FieldValues, saidElsewhere = alone) {
  const read = async (given: FieldValues) =>
    (
      await checkDraft(homepage, { ...defaultTexts(homepage), ...given }, { ...surroundings, saidElsewhere })
    ).map(({ field, key, code, words }) =>
      [[field, key].filter(Boolean).join("."), code, words].filter(Boolean).join(" "),
    );
  const before = await read({});
  return (await read(values)).filter((finding) => !before.includes(finding));
}
const highlights = (...texts: string[]) => ({
  highlights: texts.map((text, at) => ({ id: `h${at}`, title: "عنوان قصير", text, icon: "gauge" })),
});
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `كل${"م".repeat((at % 3) + 1)}ة`).join(" ");
/** The rich text of a part of the privacy notice. */
const inBody = async (body: string) => {
  const values = { ...defaultTexts(privacy), sections: [{ id: "who", heading: "من نحن", body }] };
  const findings = await checkDraft(privacy, values, surroundings);
  return findings
    .filter(({ field, key }) => field === "sections" && key === "body")
    .map(({ code, words }) => [code, words]);
};

test("OWN-04 the texts that the house delivers have nothing to be mended", async () => {
  for (const section of pageSections)
    expect([section.key, await checkDraft(section, defaultTexts(section), surroundings)]).toEqual([
      section.key,
      [],
    ]);
});

test("OWN-04 a sentence of more than forty words is named by its beginning; several short ones are not, nor what is no prose", async () => {
  expect(await found(highlights(words(40)))).toEqual([]);
  expect(await found(highlights(`جملة أولى. ${words(41)}.`))).toEqual([
    `highlights.text longSentence ${words(6)}…`,
  ]);
  expect(
    await found(highlights(`${words(30)}. ${words(30)}؟ ${words(30)}؛ ${words(30)}: ${words(30)}`)),
  ).toEqual([]);
  expect(await found(highlights(`${words(30)}\n${words(30)}`))).toEqual([]);
  expect(await inBody(`<p>${words(30)}</p><ul><li>${words(30)}</li><li>${words(30)}</li></ul>`)).toEqual([]);
  expect(await inBody(`<p>${words(20)} <strong>${words(21)}</strong></p>`)).toEqual([
    ["longSentence", `${words(6)}…`],
  ]);
});

test("OWN-04 AR-01 a word in two spellings is named once, at the rarer one, with both", async () => {
  const both = (one: string, other: string) =>
    found(highlights(`${one} هنا، ثم ${one} هناك`, `وهنا ${other}`));
  expect(await both("الاستبانة", "الإستبانة")).toEqual([
    "highlights.text twoSpellings الإستبانة / الاستبانة",
  ]);
  expect(await both("استبانة", "الإستبانة")).toEqual(["highlights.text twoSpellings الإستبانة / استبانة"]);
  expect(await both("مسؤول", "مسئول")).toEqual(["highlights.text twoSpellings مسئول / مسؤول"]);
  expect(await both("الزبونة", "الزبونه")).toEqual(["highlights.text twoSpellings الزبونه / الزبونة"]);
  expect(await both("أسعارنا", "اسعارنا")).toEqual(["highlights.text twoSpellings اسعارنا / أسعارنا"]);
});

test("OWN-04 AR-01 words that only look alike are two words, and marks and kashidas are no spelling", async () => {
  for (const [one, other] of [
    ["إعداد", "أعداد"],
    ["كتابة", "كتابه"],
    ["عملاؤنا", "عملائنا"],
    ["علي", "على"],
    ["خطة", "خطه"],
    ["أن", "ان"],
    ["مُسؤول", "مسؤول"],
    ["الزبـــونة", "الزبونة"],
    ["والزبونة", "الزبونة"],
  ] as const)
    expect([one, other, await found(highlights(one, other))]).toEqual([one, other, []]);
  expect(
    await found({
      heroLinks: [{ id: "a", label: "زر", href: "/مسئول", tone: "primary" }],
      ...highlights("مسؤول"),
    }),
  ).toEqual([]);
});

test("OWN-04 a button of more than 40 letters, a heading of more than 90 and the title of the page above 60 are named", async () => {
  const link = (label: string) => ({ heroLinks: [{ id: "a", label, href: "/quote", tone: "primary" }] });
  expect(await found(link("ب".repeat(40)))).toEqual([]);
  expect(await found(link("ب".repeat(41)))).toEqual(["heroLinks.label longLine"]);
  expect(await found({ whyTitle: "ع".repeat(90) })).toEqual([]);
  expect(await found({ whyTitle: "ع".repeat(91) })).toEqual(["whyTitle longLine"]);
  expect(await found({ heroTitle: "ع".repeat(61) })).toEqual(["heroTitle longTitle"]);
});

test("OWN-04 WCAG 1.3.1 a heading that skips a level is named, in the part of a page and in a whole text", async () => {
  expect(await inBody("<h3>أول</h3><h4>ثانٍ</h4><h3>ثالث</h3>")).toEqual([]);
  expect(await inBody("<h4>بلا أصل</h4><h3>أول</h3>")).toEqual([["headingOrder", "بلا أصل"]]);
  expect(await inBody("<h2>أول</h2><h4>قفز</h4>")).toEqual([["headingOrder", "قفز"]]);
  expect(await inBody("<h3> </h3>")).toEqual([["emptyHeading", undefined]]);
});

test("OWN-04 pictures without words or with the name of a file are named, those of items and of long texts too; without a picture nothing is", async () => {
  const hero = (alt: string, image: string | null = "/uploads/a-1200x630.webp") =>
    found({ heroImage: { image, alt } });
  expect(await hero("واجهة المتجر")).toEqual([]);
  expect(await hero("", null)).toEqual([]);
  expect(await hero(" ")).toEqual(["heroImage alt"]);
  for (const alt of ["IMG_2041", "hero-final.JPG", "photo 2", "DSC0012"])
    expect([alt, await hero(alt)]).toEqual([alt, ["heroImage fileNameAlt"]]);
  const picture = (alt: string) => `<p>نص</p><img src="/uploads/a-12x6.webp"${alt}>`;
  expect(await inBody(picture(' alt="مكتب"'))).toEqual([]);
  expect(await inBody(picture(' alt=""'))).toEqual([["alt", undefined]]);
  expect(await inBody(picture(""))).toEqual([["alt", undefined]]);
});

test("OWN-04 a title or a description for search engines that another page has too is named", async () => {
  const said = { titles: new Set(["مواقع بالعربية"]), descriptions: new Set(["نصمم ونبني"]) };
  const own = { metaTitle: " مواقع بالعربية ", metaDescription: "نصمم ونبني" };
  expect(await found(own)).toEqual([]);
  expect(await found(own, said)).toEqual(["metaTitle sameTitle", "metaDescription sameDescription"]);
  expect(await found({ metaTitle: "", metaDescription: "" }, said)).toEqual([]);
});
