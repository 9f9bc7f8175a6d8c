import { beforeAll, expect, test } from "vitest";
import { up } from "../../../migrations/0100-city-and-hours.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const change = (settings: object) => site.call("PUT", "/api/settings", settings);

/** What the page shows of the week: the closed days, and how many dots the days have. */
async function shownWeek() {
  const strip = (await site.page("/contact")).querySelector("main ol:has(i)");
  const rows = [...(strip?.querySelectorAll("li") ?? [])];
  return {
    isHidden: strip?.getAttribute("aria-hidden") === "true",
    closed: rows
      .flatMap((row) => (row.querySelector("small")?.textContent ? row.querySelector("b") : []) ?? [])
      .map(({ textContent }) => textContent),
    dots: [...new Set(rows.map((row) => row.querySelectorAll("i").length))],
  };
}

test("SITE-03 ASET-01 a page shows the same week after the upgrade as it did of the sentence before", async () => {
  const { db, contentVersion } = site.kernel;
  await change({ workingHours: "من السبت إلى الأربعاء، من 10 صباحًا إلى 4 مساءً." });
  await db.deleteFrom("settings").where("key", "=", "openingHours").execute();
  await up(loose(db));
  contentVersion.note(contentVersion.current() + 1);
  expect(await shownWeek()).toEqual({ isHidden: true, closed: ["الخميس", "الجمعة"], dots: [6] });
});

test("SITE-03 ASET-01 the week is drawn of the hours and not of the sentence, and neither needs the other", async () => {
  const friday = { openingHours: [{ day: "friday", opens: "16:00", closes: "20:00" }] };
  const closed = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "السبت"];
  await change({ ...friday, workingHours: "كل يوم من 8 إلى 4" });
  expect(await shownWeek()).toEqual({ isHidden: true, closed, dots: [4] });
  await change({ workingHours: "" });
  expect(await shownWeek()).toEqual({ isHidden: false, closed, dots: [4] });
  await change({ openingHours: [], workingHours: "كل يوم من 8 إلى 4" });
  expect((await shownWeek()).dots).toEqual([]);
  expect(await site.html("/contact")).toContain("كل يوم من 8 إلى 4");
  await change({ workingHours: "" });
  const headings = [...(await site.page("/contact")).querySelectorAll("main h2")];
  expect(headings.map(({ textContent }) => textContent)).not.toContain("أوقات العمل");
});

test("SHELL-01 ASET-01 search engines get the hours from the page that shows them, and nothing where there are none", async () => {
  const hoursOn = async (path: string) => {
    const scripts = [...(await site.page(path)).querySelectorAll("script[type='application/ld+json']")];
    return scripts.flatMap(
      ({ textContent }) => JSON.parse(textContent ?? "").openingHoursSpecification ?? [],
    );
  };
  await change({ openingHours: [{ day: "friday", opens: "16:00", closes: "20:00" }] });
  expect(await hoursOn("/contact")).toMatchObject([{ opens: "16:00", closes: "20:00" }]);
  expect(await hoursOn("/about")).toEqual([]);
  await change({ openingHours: [] });
  expect(await hoursOn("/contact")).toEqual([]);
});

test("BRAND-01 ASET-01 texts name the city that the settings name, and not the first words of an address", async () => {
  await change({ city: "أبها", addressLine2: "مبنى 7، عسير، السعودية" });
  const { textContent } = (await site.page("/about")).querySelector("footer") ?? {};
  expect(textContent).toContain("صُمّم وبُني في أبها");
});

test("OWN-02 a holiday of today closes the page's day, in words and for search engines, until it is removed", async () => {
  const today = new Date(site.kernel.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const holiday = { key: "a", name: "إجازة العيد", from: today, until: today, repeats: "once" };
  await change({ holidays: [holiday] });
  const text = async () => (await site.page("/contact")).querySelector("main")?.textContent ?? "";
  expect(await text()).toContain("مغلق اليوم");
  expect(await site.html("/contact")).toContain('"specialOpeningHoursSpecification"');
  await change({ openingHours: [], workingHours: "" });
  expect(await text()).toContain("إجازة العيد");
  await change({ holidays: [] });
  expect(await text()).not.toContain("مغلق اليوم");
  expect(await site.html("/contact")).not.toContain("specialOpeningHours");
});

test("IDENT-01 branches stand below the form with what leads there, and for search engines; without any nothing of them", async () => {
  expect(await site.html("/contact")).not.toMatch(/فروعنا|"location"/);
  const branch = { key: "a", name: "فرع جدة", address: "طريق المدينة", shortAddress: "JJJD1234" };
  const more = { mapLink: "https://maps.example/jeddah", phone: "+966122223333", hours: "كل يوم حتى 9 مساءً" };
  await change({
    branches: [
      { ...branch, ...more },
      {
        ...branch,
        key: "b",
        name: "فرع الدمام",
        address: "",
        shortAddress: "",
        mapLink: "",
        phone: "",
        hours: "",
      },
    ],
  });
  const page = await site.page("/contact");
  expect(textsOf(page, "main section li:has(h3)")).toEqual([
    "فرع جدةطريق المدينةالعنوان الوطني: JJJD1234كل يوم حتى 9 مساءً+966 12 222 3333الموقع على الخريطة، فرع جدة",
    "فرع الدمام",
  ]);
  expect(valuesOf(page, "main section li:has(h3) a", "href")).toEqual(["tel:+966122223333", more.mapLink]);
  const data = textsOf(page, 'script[type="application/ld+json"]').map((text) => JSON.parse(text));
  expect(data.find(({ location }) => location)?.location[0]).toEqual({
    "@type": "Place",
    name: "فرع جدة",
    address: {
      "@type": "PostalAddress",
      streetAddress: "طريق المدينة",
      identifier: "JJJD1234",
      addressCountry: "SA",
    },
    telephone: "+966122223333",
    hasMap: more.mapLink,
  });
  await change({ branches: [] });
});
