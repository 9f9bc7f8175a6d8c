import { expect, type Page, signIn, test } from "../support/fixtures.ts";

/** The visible free-text fields: names, `dir` attributes, and directions while they are empty. */
async function freeText(page: Page) {
  return page.locator("input:visible, textarea:visible").evaluateAll((fields) =>
    fields
      .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      .filter(({ type, inputMode, tabIndex, dir }) => {
        const isText = type === "text" || type === "search" || type === "textarea";
        return isText && tabIndex >= 0 && dir !== "ltr" && inputMode !== "numeric" && inputMode !== "decimal";
      })
      .map((field) => ({
        name: field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.name,
        dir: field.dir,
        // A field of days has the direction of the page.
        expected: field.closest("[data-day-field]") ? "rtl" : "auto",
        empty: field.value === "" ? getComputedStyle(field).direction : "rtl",
      })),
  );
}

const records = ["projects", "services", "packages", "team", "testimonials", "faq", "clients", "vision2030"];
const screens = [
  ...["/contact", "/quote", "/register", "/faq"].map((path) => ({ path, least: 1 })),
  ...records.map((name) => ({ path: `/admin/${name}?edit=new`, least: 2 })),
  ...["settings", "quote-requests", "messages", "media", "content/faq"].map((name) => ({
    path: `/admin/${name}`,
    least: 1,
  })),
];

test("AR-05 ADM-08 every field of free text takes the direction of its first letter, and of the page while it is empty", async ({
  page,
}) => {
  await signIn(page);
  for (const { path, least } of screens) {
    await page.goto(path);
    if (path.endsWith("edit=new")) await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(async () => (await freeText(page)).length).toBeGreaterThanOrEqual(least);
    const wrong = (await freeText(page)).filter(
      ({ dir, expected, empty }) => dir !== expected || empty !== "rtl",
    );
    expect([path, wrong]).toEqual([path, []]);
  }
  await page.goto("/contact");
  const name = page.locator("input[name=name]");
  await name.fill("Acme Co. Ltd.");
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe("ltr");
  await name.fill("نورة");
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
});
