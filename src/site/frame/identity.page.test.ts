import { beforeEach, expect, test } from "vitest";
import { elementOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import { socialDrawings } from "../../ui/pictures/social-drawings.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openSite();
});
const change = (settings: object) => site.call("PUT", "/api/settings", settings);
const numbers = {
  commercialNumber: "1010123456",
  unifiedNumber: "7001234567",
  vatNumber: "310123456700003",
  authenticationNumber: "0000123456",
  authenticationLink: "https://business.example/shurfa",
};

test("IDENT-01 OWN-02 the numbers of the agency and its authentication stand at the foot of every page, in contact, and for search engines", async () => {
  await change(numbers);
  const words = [
    "السجل التجاري 1010123456",
    "الرقم الموحد 7001234567",
    "الرقم الضريبي 310123456700003",
    "موثّق في منصة الأعمال 0000123456",
  ];
  for (const path of ["/", "/quote", "/no-such-page"]) {
    const page = await site.page(path);
    expect(
      textsOf(page, "footer li").filter((text) => words.includes(text)),
      path,
    ).toEqual(words);
    expect(valuesOf(page, `footer a[href="${numbers.authenticationLink}"]`, "href").length, path).toBe(1);
  }
  const contact = await site.page("/contact");
  expect(textsOf(contact, "main aside li").filter((text) => words.includes(text))).toEqual(words);
  const data = textsOf(contact, 'script[type="application/ld+json"]').map((text) => JSON.parse(text));
  expect(data.find(({ vatID }) => vatID)).toMatchObject({
    vatID: "310123456700003",
    identifier: [
      { "@type": "PropertyValue", propertyID: "CR", value: "1010123456" },
      { "@type": "PropertyValue", propertyID: "Unified National Number", value: "7001234567" },
      { propertyID: "Saudi Business Center", value: "0000123456", url: numbers.authenticationLink },
    ],
  });
});

test("IDENT-01 numbers that are not filled in are not spoken of", async () => {
  await change(Object.fromEntries(Object.keys(numbers).map((name) => [name, ""])));
  const html = await site.html("/contact");
  for (const word of ["السجل التجاري", "الرقم الموحد", "موثّق في", "vatID", '"identifier"', "بيانات المنشأة"])
    expect(html).not.toContain(word);
});

test("OWN-02 A11Y-01 accounts stand in the footer as marks with names, and in contact with both", async () => {
  const accounts = [
    ["x", "https://x.com/shurfa"],
    ["snapchat", "https://www.snapchat.com/add/shurfa"],
    ["behance", "https://www.behance.net/shurfa"],
    ["other", "https://shurfa.example/blog"],
  ] as const;
  await change({ socials: accounts.map(([key, url]) => ({ key, label: `حساب ${key}`, url })) });
  const page = await site.page("/contact");
  for (const [mark, url] of accounts) {
    const inFooter = elementOf(page, `footer a[href="${url}"]`);
    expect([inFooter.getAttribute("aria-label"), inFooter.getAttribute("rel")]).toEqual([
      `حساب ${mark}`,
      "me",
    ]);
    const [, path = ""] = / d="([^"]+)"/.exec(socialDrawings[mark]) ?? [];
    expect(inFooter.innerHTML).toContain(path);
    expect(elementOf(page, `main a[href="${url}"]`).innerHTML).toContain(path);
    expect(textsOf(page, `main a[href="${url}"]`)).toEqual([`حساب ${mark}`]);
  }
  await change({ socials: [] });
  expect(valuesOf(await site.page("/"), 'footer a[rel="me"]', "href")).toEqual([]);
});
