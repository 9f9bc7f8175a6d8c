import { frameOf, openEditor } from "../support/editor-page.ts";
import { demoAccount, expect, expectReads, type Page, test } from "../support/fixtures.ts";
import { callerOf, dropDrafts, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());
test.afterEach(({ page }) => dropDrafts(page, call, "services"));

const call = callerOf(() => site);
const focused = (page: Page) => frameOf(page).locator(":focus");

async function openPage(page: Page) {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await openEditor(page, site, "services");
  await page.getByRole("button", { name: "التعديل على الصفحة" }).press("Enter");
  await expect(frameOf(page).locator("h1")).toHaveAttribute("tabindex", "0");
}

/** The ids of the page's parts, in their order. */
const parts = (page: Page) =>
  frameOf(page)
    .locator("[data-part]")
    .evaluateAll((all) => all.map((part) => part.getAttribute("data-part")));

test("EDIT-01 A11Y-01 every text, list and picture of the page can be reached by keyboard alone, with its name and origin", async ({
  page,
}) => {
  await openPage(page);
  // The marks of records load once somebody uses the page.
  await frameOf(page).locator("h1").focus();
  await expect(frameOf(page).locator("[data-field^='packages/']").first()).toBeAttached();
  const shown = await frameOf(page)
    .locator("[data-field]")
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.closest("[popover]"))
        .map((element) => element.getAttribute("data-field") ?? ""),
    );
  const wanted = new Set(shown);
  expect(wanted.size).toBeGreaterThan(40);
  const reached = new Map<string, string | null>();
  await frameOf(page)
    .locator("body")
    .evaluate((body) => body.ownerDocument.querySelector("a")?.focus());
  for (let presses = 0; presses < 400; presses++) {
    const at = await focused(page).evaluateAll(([element]) => ({
      field:
        element?.getAttribute("data-field") ??
        element?.querySelector("[data-field]")?.getAttribute("data-field"),
      told: element?.getAttribute("aria-description") ?? null,
    }));
    if (at.field) reached.set(at.field, at.told);
    if ([...wanted].every((field) => reached.has(field))) break;
    await page.keyboard.press("Tab");
  }
  expect([...wanted].filter((field) => !reached.has(field))).toEqual([]);
  expect(reached.get("pages/services/heroTitle")).toBe("العنوان الرئيسي");
  expect(reached.get("packages/2/price")).toMatch(/السعر، من الباقات$/);
  expect(reached.get("settings/site/phone")).toMatch(/، من الإعدادات$/);
});

/** The field that is being typed in, and where its tools are; null when no field is. */
const typedNow = (page: Page) =>
  frameOf(page)
    .locator("body")
    .evaluate(({ ownerDocument }) => {
      const typed = ownerDocument.querySelector("[data-edit-layer] [role=textbox]");
      const own = ownerDocument.querySelector("[data-typed]");
      const tools = typed?.parentElement?.querySelector("[role=toolbar]")?.getBoundingClientRect();
      if (!typed || !own || !tools) return null;
      const text = typed.getBoundingClientRect();
      const view = ownerDocument.documentElement;
      const isOver = tools.top < text.bottom - 1 && tools.bottom > text.top + 1;
      const isOut =
        tools.left < 0 || tools.right > view.clientWidth || tools.bottom < 0 || tools.top > view.clientHeight;
      const field =
        own.getAttribute("data-field") ?? own.querySelector("[data-field]")?.getAttribute("data-field");
      return { field, tools: isOver ? "cover it" : isOut ? "out of sight" : "beside it" };
    });

/** Waits until the field being typed in is not `before`, and answers it; "" when typing ended and the focus is on a text. */
async function typedAfter(page: Page, before: string): Promise<string> {
  let field = before;
  await expect
    .poll(async () => {
      const typed = await typedNow(page);
      const isLeft = !typed && (await focused(page).and(frameOf(page).locator("[data-field]")).count()) > 0;
      field = typed?.field ?? (isLeft ? "" : before);
      return field;
    })
    .not.toBe(before);
  return field;
}

test("EDIT-01 the tools of a text are beside it and never cover what is typed; the text shows its name and origin", async ({
  page,
}) => {
  test.slow();
  await openPage(page);
  await frameOf(page).locator("h1").focus();
  await page.keyboard.press("F2");
  const fields = new Set<string>();
  let field = "pages/services/heroTitle";
  while (field !== "") {
    expect(fields).not.toContain(field);
    fields.add(field);
    await expect.poll(() => typedNow(page), { message: field }).toEqual({ field, tools: "beside it" });
    await page.keyboard.press("Tab");
    field = await typedAfter(page, field);
  }
  expect(fields.size).toBeGreaterThan(15);
  const text = frameOf(page).locator("[data-field='services/1/shortDescription']").first();
  await text.focus();
  await page.keyboard.press("F2");
  const host = frameOf(page).getByRole("textbox");
  await expect(host).toHaveAccessibleName(/الخدمات: /);
  await expect(host).toHaveAccessibleDescription(/من الخدمات.*يظهر أيضًا في: .*Tab/s);
});

test("PAGES-02 EDIT-01 a section is moved, hidden and shown again by keyboard alone, and each change is announced", async ({
  page,
}) => {
  await openPage(page);
  const before = await parts(page);
  await frameOf(page).locator("[data-part='packages'] [data-field][tabindex]").first().focus();
  await page.keyboard.press("Alt+Shift+Enter");
  const bar = frameOf(page).getByRole("toolbar", { name: "أدوات القسم" });
  await expect(bar.getByRole("button", { name: "نقل القسم إلى أعلى" })).toBeFocused();
  await page.keyboard.press("Enter");
  const moved = before.toSpliced(1, 2, "packages", "services");
  await expect.poll(() => parts(page)).toEqual(moved);
  await expect(bar.getByRole("status")).toHaveText(`القسم 2 من ${before.length}`);
  await expect(bar.getByRole("button", { name: "نقل القسم إلى أعلى" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => parts(page)).toEqual(moved.filter((part) => part !== "packages"));
  // The focus is not lost with the removed element.
  await expect(focused(page)).toHaveAttribute("data-field", /^services\//);
  for (const _ of [1, 2]) await page.keyboard.press("Control+z");
  await expect.poll(() => parts(page)).toEqual(before);
  await page.keyboard.press("Alt+Shift+Enter");
  await page.keyboard.press("Escape");
  await expect(focused(page)).toHaveAttribute("data-field", /^services\//);
  await expectReads(page);
});
