import { expect, type Page, signIn, test } from "../support/fixtures.ts";
import { translate, translatorWays, untranslated } from "../support/translator.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const words = async (page: Page, selector: string) =>
  untranslated(await page.locator(selector).allTextContents());

for (const way of translatorWays)
  test.describe(`where a translator ${way} every text`, () => {
    test(`FAQ-01 TRIAL-01 F4: the search of /faq goes on working where a translator ${way} every text`, async ({
      page,
    }) => {
      await page.goto("/faq");
      const questions = page.locator("details[name=faq]");
      const before = await words(page, "details[name=faq] summary");
      await translate(page, way);
      const search = page.getByRole("searchbox", { name: "ابحث" });
      for (const query of ["م", "متجر", "متجرا الكترونيا"]) await search.fill(query);
      await expect(questions).toHaveCount(1);
      await expect(page.locator("mark")).toHaveCount(2);
      expect(before).toContain((await words(page, "details[name=faq] summary"))[0]);
      await questions.locator("summary").click();
      await expect(questions).toHaveAttribute("open");
      await search.fill("لا شيء كهذا");
      await expect(page.getByText("لم يتم العثور على أسئلة")).toBeVisible();
      await expect(questions).toHaveCount(0);
      await search.fill("");
      await expect(questions).toHaveCount(before.length);
      await expect(page.getByText("لم يتم العثور على أسئلة")).toHaveCount(0);
      expect(await words(page, "details[name=faq] summary")).toEqual(before);
    });

    for (const { path, send, wrong } of [
      { path: "/contact", send: "أرسل الرسالة", wrong: 4 },
      { path: "/quote", send: "أرسل الطلب", wrong: 3 },
    ])
      test(`QUOTE-02 CONTACT-01 TRIAL-01 F4: the form of ${path} goes on working where a translator ${way} every text`, async ({
        page,
      }) => {
        let isAway = true;
        await page.route("**/api/project-requests", (route) =>
          isAway ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
        );
        await page.goto(path);
        await translate(page, way);
        const required = page.getByText("هذا الحقل مطلوب");
        const button = page.getByRole("button", { name: send });
        await button.click();
        await expect(required).toHaveCount(wrong);
        await field(page, "الاسم").fill("نورة");
        await expect(required).toHaveCount(wrong - 1);
        await button.click();
        await field(page, "البريد الإلكتروني").fill("noura@mail.example");
        if (path === "/contact") {
          await page.getByRole("combobox", { name: "سبب التواصل" }).selectOption("service");
          await field(page, "الرسالة").fill("السلام عليكم");
        } else {
          await field(page, "رقم الجوال").fill("0551234567");
          await page.getByRole("checkbox", { name: "تصميم متجر إلكتروني" }).check();
        }
        await expect(required).toHaveCount(0);
        await button.click();
        await expect(page.getByRole("alert").filter({ hasText: "حدث خطأ" })).toBeVisible();
        await expect(field(page, "الاسم")).toHaveValue("نورة");
        isAway = false;
        await button.click();
        await expect(page.getByRole("heading", { name: /وصلتنا رسالتك|وصلنا طلبك/ })).toBeVisible();
      });

    test(`ADM-03 TRIAL-01 F4: a list and the palette of the admin go on working where a translator ${way} every text`, async ({
      page,
    }) => {
      await signIn(page);
      await page.goto("/admin/faq");
      const search = page.getByRole("searchbox", { name: "ابحث في الأسئلة..." });
      const rows = page.getByRole("main").getByRole("checkbox", { name: "تحديد" });
      await expect(rows.first()).toBeVisible();
      const before = await rows.count();
      await translate(page, way);
      await search.fill("م");
      await expect(page.locator("main mark").first()).toBeVisible();
      const found = page.getByRole("status").filter({ hasText: "نتيجة واحدة من" });
      await expect(found).toHaveCount(0);
      await search.fill("متجرا الكترونيا");
      await expect(found).toBeVisible();
      await search.fill("لا شيء كهذا");
      await expect(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
      await expect(page.locator("main mark")).toHaveCount(0);
      await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
      await expect(page.getByText("لا نتائج تطابق بحثك")).toHaveCount(0);
      await expect(rows).toHaveCount(before);

      await page.keyboard.press("Control+k");
      const palette = page.getByRole("dialog", { name: "بحث سريع" });
      const asked = palette.getByRole("combobox");
      for (const query of ["رطب", "هند", "لا شيء كهذا"]) await asked.fill(query);
      await expect(palette.getByRole("status").filter({ hasText: "لا نتائج تطابق بحثك" })).toBeAttached();
      await asked.fill("رؤيه");
      await palette
        .getByRole("option", { name: /^[«»]*رؤية[«»\s]*2030[«»\s]*$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/admin\/vision2030$/);
      await expect(page.getByRole("heading", { level: 1, name: "رؤية 2030" })).toBeVisible();
    });
  });
