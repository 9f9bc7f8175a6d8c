import { expect, expectFitsAndReads, type Page, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "ابحث عن سجل أو شاشة" });
const chosen = (page: Page) =>
  page.getByRole("dialog", { name: "بحث سريع" }).getByRole("option", { selected: true });

async function openPalette(page: Page, keys = "Control+k") {
  await page.keyboard.press(keys);
  await expect(field(page)).toBeFocused();
}

async function openAdmin(page: Page, path = "/admin") {
  await signIn(page);
  await page.goto(path);
  await expect(page.locator("main h1, [data-top-bar] h1")).toBeVisible();
}

test("ADM-02 by keyboard alone Ctrl-K finds a record in another spelling, marks the match and opens the record", async ({
  page,
}) => {
  // A unique word, so that records of parallel tests are not found.
  const letters = [...String(Date.now())].map((digit) => "ابتثجحدرسع"[Number(digit)]).join("");
  const [written, typed] = [`رُطَب${letters}`, `رطب${letters}`];
  await signIn(page);
  const person = { name: `خالد ${letters}`, email: "k@mail.example", phone: "0551112223", address: "الرياض" };
  await call(page, "POST", "/api/clients", { ...person, company: `مؤسسة ${written}` });
  await call(page, "POST", "/api/projects", { title: `متجر ${written}` });
  await call(page, "POST", "/api/tasks", { title: `اتصل بصاحب ${written}` });
  await openAdmin(page);
  const button = page.getByRole("button", { name: "البحث في لوحة الإدارة" });
  await button.focus();
  await openPalette(page);
  await page.keyboard.type(typed);
  await expect(chosen(page)).toContainText(`متجر ${written}`);
  await expect(chosen(page).locator("mark")).toHaveText(written);
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await chosen(page).getAttribute("id")) ?? "",
  );
  await expect(page.getByText("يساوي البحث بين أشكال الحرف")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();

  await openPalette(page, "Meta+k");
  await page.keyboard.type(typed);
  await expect(page.getByRole("dialog", { name: "بحث سريع" }).getByRole("option")).toHaveCount(3);
  await page.keyboard.press("ArrowUp");
  await expect(chosen(page)).toContainText("مهمة");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(chosen(page)).toContainText("عميل");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/clients/);
  await expect(page.getByRole("dialog").getByLabel("الاسم")).toHaveValue(person.name);
});

test("ADM-02 Enter right after the last letter opens a result of the full query, not of an earlier one", async ({
  page,
}) => {
  await openAdmin(page);
  await openPalette(page);
  await page.keyboard.type("رطب");
  await expect(chosen(page)).toContainText("رُطَب");
  await page.route("**/api/search?*", async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await field(page).fill("هند القحطاني");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/team/);
  await expect(page.getByRole("dialog").getByLabel("الاسم").first()).toHaveValue("هند القحطاني");
});

test("ADM-02 screens and actions are found too, and the palette does not open over a dialog", async ({
  page,
}) => {
  await openAdmin(page, "/admin/faq");
  await openPalette(page);
  await page.keyboard.type("اضافه خدمه");
  await expect(page.getByRole("group", { name: "إجراءات" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "إضافة خدمة" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "البحث في لوحة الإدارة" }).click();
  await field(page).fill("رؤيه");
  await page.getByRole("option", { name: "رؤية 2030", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/vision2030$/);

  await openPalette(page);
  await field(page).fill("لا شيء كهذا");
  await expect(page.getByRole("status").filter({ hasText: "لا نتائج تطابق بحثك" })).toBeAttached();
});

test("ADM-02 AREQ-02 AUSR-01 a quote opens on its screen, a user in the row of the list", async ({
  page,
}) => {
  await openAdmin(page);
  const headers = { origin: new URL(page.url()).origin };
  const company = `مروج ${Date.now()}`;
  const post = async (path: string, data: unknown) =>
    (await page.request.post(path, { data, headers })).json();
  const request = await post("/api/project-requests", {
    name: "هند",
    company_name: company,
    phone: "0551112233",
    email: "hind@mail.example",
  });
  const items = [{ title: "موقع", quantity: 1, unit_price: 100 }];
  const quote = await post("/api/quotes", { request_id: request.id, items });
  const { number } = await post(`/api/quotes/${quote.id}/send`, {});
  await openPalette(page);
  await page.keyboard.type(number);
  await expect(chosen(page)).toContainText(company);
  await expect(chosen(page)).toContainText("عرض سعر");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/${quote.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);

  await openPalette(page);
  await page.keyboard.type("ساره العتيبي");
  await page.getByRole("option", { name: "سارة العتيبي مستخدم" }).click();
  await expect(page).toHaveURL(/\/admin\/users\?id=\d+$/);
  await expect(page.getByRole("row", { name: /سارة العتيبي/ })).toBeFocused();
});

test("ADM-02 a failed search shows a message, and screens are still found", async ({ page }) => {
  await openAdmin(page);
  await page.route("**/api/search?*", (route) => route.fulfill({ status: 503, body: "" }));
  await openPalette(page);
  await field(page).fill("العملاء");
  await expect(page.getByRole("dialog", { name: "بحث سريع" }).getByRole("alert")).toHaveText(
    "تعذّر البحث في السجلات. أعد المحاولة بعد قليل.",
  );
  await expect(chosen(page)).toContainText("العملاء");
});

test("ADM-02 AR-04 the palette fits every width and has no accessibility violation in both themes", async ({
  page,
}) => {
  await openAdmin(page);
  await openPalette(page);
  await field(page).fill("مشر");
  await expect(page.getByRole("group", { name: "السجلات" })).toBeVisible();
  await expectFitsAndReads(page, {
    also: async (width) => {
      const box = await page.getByRole("dialog", { name: "بحث سريع" }).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.width ?? 9999) <= width).toBe(true);
    },
  });
});
