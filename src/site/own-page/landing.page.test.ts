import { beforeEach, expect, test } from "vitest";
import { textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, publish, read, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
let section: string;
beforeEach(async () => {
  site = await openSite();
  const { id } = await site.call<{ id: number }>("POST", "/api/pages", {
    title: "عرض رمضان",
    address: "offer",
  });
  section = `page-${id}`;
  await publish(site, section, { layout: [{ id: "block300", part: "steps", isShown: true }] });
});
const land = () => publish(site, section, { frame: "landing" });
const numbers = {
  commercialNumber: "1010123456",
  unifiedNumber: "7001234567",
  vatNumber: "310123456700003",
  authenticationLink: "https://business.example/shurfa",
};

test("OWN-01 IDENT-01 a landing page has neither menu nor footer; who stands behind it and the policies stay, and the logo leads nowhere", async () => {
  await site.call("PUT", "/api/settings", numbers);
  const whole = await site.page("/offer");
  expect(valuesOf(whole, "header a, footer nav a", "href").length).toBeGreaterThan(10);
  await land();
  const page = await site.page("/offer");
  expect(textsOf(page, "h1")).toEqual(["عرض رمضان"]);
  expect(valuesOf(page, "header a", "href")).toEqual([]);
  expect(valuesOf(page, 'header [role="img"]', "aria-label")).toEqual(["شُرفة"]);
  expect(page.querySelectorAll("header nav, [aria-controls=sheet], main nav")).toHaveLength(0);
  expect(page.querySelectorAll("header [data-theme-toggle]")).toHaveLength(1);
  expect(valuesOf(page, "footer nav a", "href")).toEqual(["/privacy", "/terms"]);
  expect(valuesOf(page, "footer a", "href")).toEqual([
    numbers.authenticationLink,
    "tel:+966110000000",
    "/privacy",
    "/terms",
  ]);
  const foot = textsOf(page, "footer").join();
  for (const word of ["1010123456", "7001234567", "310123456700003", "شُرفة للخدمات الرقمية"])
    expect(foot).toContain(word);
  // What lies around its menu and footer is that of every page.
  expect(valuesOf(page, "body > a", "href")[0]).toBe("#main");
  const types = textsOf(page, 'script[type="application/ld+json"]').map((text) => JSON.parse(text)["@type"]);
  expect(types).toEqual([["Organization", "ProfessionalService"]]);
});

test("OWN-01 LEGAL-01 the policies stand at the foot of a landing page whatever the lists of the footer hold", async () => {
  await land();
  const links = [
    { id: "one", label: "الاسترجاع", href: "/refunds" },
    { id: "two", label: "خصوصيتك", href: "/privacy" },
  ];
  await publish(site, "shared", { footerPolicyLinks: links });
  expect(textsOf(await site.page("/offer"), "footer nav a")).toEqual(["الاسترجاع", "خصوصيتك", "شروط الخدمة"]);
  await publish(site, "shared", { footerPolicyLinks: [] });
  expect(valuesOf(await site.page("/offer"), "footer nav a", "href")).toEqual(["/privacy", "/terms"]);
});

test("OWN-01 ACNT-03 a landing page is drafted, shared and taken back like any text; the site's other pages keep their frame", async () => {
  const before = await site.html("/offer");
  const home = await site.html("/");
  const fields = { frame: { base: "whole", value: "landing" } };
  await site.call("PATCH", `/api/content/${section}`, { client: "editor-one", fields });
  expect(await site.html("/offer")).toBe(before);
  const { token } = await site.call<{ token: string }>("POST", `/api/content/${section}/shares`);
  const shared = read(await site.html(`/draft/${token}/offer`));
  expect(valuesOf(shared, "footer nav a", "href")).toEqual(["/privacy", "/terms"]);
  const preview = await (await site.visit("/admin/preview/offer", { isStaff: true })).text();
  expect(valuesOf(read(preview), "footer nav a", "href")).toEqual(["/privacy", "/terms"]);
  await site.call("POST", `/api/content/${section}/publish`, {});
  expect(valuesOf(await site.page("/offer"), "footer nav a", "href")).toEqual(["/privacy", "/terms"]);
  expect(await site.html("/")).toBe(home);
  await site.call("POST", `/api/content/${section}/versions/1/restore`, { as: "published" });
  expect(await site.html("/offer")).toBe(before);
});

test("OWN-01 API-02 only the two frames can be chosen; another value is refused at its field and nothing is stored", async () => {
  const refused = await site.visit(`/api/content/${section}`, {
    method: "PATCH",
    isStaff: true,
    json: { client: "editor-one", fields: { frame: { base: "whole", value: "none" } } },
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ fields: { frame: expect.stringMatching(/\S/) } });
  expect(await site.call("GET", `/api/content/${section}`)).toMatchObject({ draft: {} });
});
