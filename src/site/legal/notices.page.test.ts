import { expect, test } from "vitest";
import { elementOf, textsOf } from "../../testing/pages/test-markup.ts";
import { openSite, publish } from "../../testing/pages/test-site.ts";

test("LEGAL-01 PRIV-01 PRIV-03 all four notices, also edited ones, name the settings' months, and the privacy text the day of the change", async () => {
  const site = await openSite();
  const wordsOf = async (path: string) => textsOf(await site.page(path), "main").join();
  const pages = ["/privacy", "/quote", "/contact", "/register"];
  for (const path of pages) expect(await wordsOf(path), path).toContain("بعد 12 شهرًا من");
  await site.call("PUT", "/api/settings", { retentionMonths: 18, financialYears: 7 });
  for (const path of pages) {
    const words = await wordsOf(path);
    expect(words, path).toContain("بعد 18 شهرًا من");
    expect(words, path).not.toMatch(/12 شهرًا|\{\w+\}/);
  }
  const day = elementOf(await site.page("/privacy"), "main time").getAttribute("dateTime");
  expect(day).toBe(new Date(Date.now() + 3 * 60 * 60_000).toISOString().slice(0, 10)); // today in Riyadh
  expect(await wordsOf("/privacy")).toContain("بعد 7 سنوات من قبولها");
  expect(await wordsOf("/quote")).toContain("سجل مالي نحفظه 7 سنوات");

  const person = { name: "نورة", phone: "0551234567", email: "noura@mail.example" };
  const request = await site.call<{ id: number }>("POST", "/api/project-requests", person);
  const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
  const draft = await site.call<{ id: number }>("POST", "/api/quotes", { request_id: request.id, items });
  const { path } = await site.call<{ path: string }>("POST", `/api/quotes/${draft.id}/send`);
  expect(await wordsOf(path)).toContain(
    "العرض المقبول سجل مالي نحفظه 7 سنوات، وغيره نتلفه بعد 18 شهرًا من آخر تواصل.",
  );
  elementOf(await site.page(path), 'main a[href="/privacy"]');

  await publish(site, "contact", { formNote: "لا نحتفظ برسالتك أكثر من {retention}." });
  expect(await wordsOf("/contact")).toContain("لا نحتفظ برسالتك أكثر من 18 شهرًا.");
});
