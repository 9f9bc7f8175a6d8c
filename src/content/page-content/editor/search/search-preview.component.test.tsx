import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { makeSite, openScreen, reloadScreen } from "../../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../../testing/components/test-survey.ts";
import { agencyWords } from "../../sections/agency-words.ts";
import { about } from "../../sections/texts/about.text.ts";
import { SectionFields } from "../section-fields.tsx";
import { useSectionEditor } from "../use-section-editor.ts";
import { AgencyContext } from "./agency-context.ts";
import { titleWidth } from "./search-limits.ts";

let site: Awaited<ReturnType<typeof makeSite>>;
beforeEach(async () => {
  site = await makeSite();
});

const words = agencyWords({
  agencyName: "رواق",
  legalName: "",
  tagline: "",
  addressLine1: "",
  addressLine2: "",
  city: "جدة",
  district: "",
  foundedYear: 2020,
});

/** The fields of a page as its editor shows them, told by the page beside them whose it is. */
function Fields({ isHouse }: { isHouse: boolean }) {
  const { editor, view } = useSectionEditor(about);
  const [isTold, setTold] = useState(false);
  return (
    <AgencyContext value={isTold ? { words, isHouse } : undefined}>
      <button type="button" onClick={() => setTold(true)}>
        الصفحة جاهزة
      </button>
      {view.server && <SectionFields section={about} editor={editor} view={view} onSaveAlone={() => {}} />}
    </AgencyContext>
  );
}

const title = page.getByRole("textbox", { name: "العنوان في محركات البحث والمشاركة" });
const description = page.getByRole("textbox", { name: "الوصف في محركات البحث والمشاركة" });
const result = page.getByRole("figure").filter({ hasText: "في نتائج البحث" });
const shared = page.getByRole("figure").filter({ hasText: "عند مشاركة الرابط" });
const warning = /فيُقطع آخره/;
const warnings = result.getByRole("status").filter({ hasText: warning });
const ofCard = shared.getByRole("status").filter({ hasText: warning });

async function open(isHouse: boolean) {
  await openScreen(<Fields isHouse={isHouse} />, "/admin/content/about");
  await expect.element(page.getByRole("textbox", { name: "العنوان الرئيسي" })).toBeVisible();
  if (title.query() === null) await page.getByText("محركات البحث والمشاركة").first().click();
  await expect.element(page.getByText("جاري تحميل المعاينة...").first()).toBeVisible();
  await page.getByRole("button", { name: "الصفحة جاهزة" }).click();
  await expect.element(result).toBeVisible();
}

test("OWN-01 the preview shows the usual words of the page, then those that are typed, with address, agency and card", async () => {
  await open(true);
  await expect.element(title).toHaveValue("");
  await expectWords(result).toContain("من نحن: رسالتنا ومسيرتنا | رواق");
  await expectWords(result).toContain("بدأت رواق من جدة عام 2020");
  await expect.element(result.getByText(`${location.host} › about`)).toBeVisible();
  await expect.element(shared.getByRole("img", { name: "استوديو صغير عن قصد" })).toBeVisible();
  await title.fill("مواقع {city}");
  await description.fill("نبني لك.");
  await expectWords(result).toContain("مواقع جدة | رواق");
  await expectWords(result).toMatch(/نبني لك\./);
  await expect.element(shared.getByRole("img", { name: "مواقع جدة" })).toBeVisible();
  await expectWords(shared).toContain("نبني لك.");
  await expect
    .poll(async () => Object.keys((await state()).draft).sort())
    .toEqual(["metaDescription", "metaTitle"]);
  await expectFitsAndReads();
});

/** The words of an element, without the marks that keep foreign ones in order. */
const wordsIn = (of: Locator) =>
  (of.query()?.textContent ?? "").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
const expectWords = (of: Locator) => expect.poll(() => wordsIn(of));

const state = () => site.call("GET", "/api/content/about");

test("OWN-01 SETUP-01 of another agency the page's own opening stands there, as it is being typed", async () => {
  await open(false);
  await expectWords(result).toContain("استوديو صغير عن قصد | رواق");
  await page.getByRole("textbox", { name: "العنوان الرئيسي" }).fill("مكتب في {city}");
  await expectWords(result).toContain("مكتب في جدة | رواق");
});

test("OWN-01 A11Y-01 what is cut is warned of while it is typed, politely and once, and the preview shows what is left", async () => {
  await open(true);
  const wide = "عنوان طويل جدًا ".repeat(9).trim();
  await expect.element(warnings).not.toBeInTheDocument();
  await title.fill(wide);
  expect(titleWidth(`${wide} | رواق`)).toBeGreaterThan(580);
  await expectWords(warnings).toContain("العنوان أعرض من نتيجة البحث، فيُقطع آخره.");
  await expectWords(ofCard).toContain("العنوان أطول من بطاقة المشاركة");
  await expectWords(result).toMatch(/عنوان طويل جدًا.*…/);
  await expectWords(result).not.toMatch(/جدًا.*\| رواق/);
  await title.fill("عنوان قصير");
  await expect.element(ofCard).not.toBeInTheDocument();
  await expect.element(warnings).not.toBeInTheDocument();
  await expectWords(result).toContain("عنوان قصير | رواق");
  await description.fill("س".repeat(161));
  await expectWords(warnings).toContain("الوصف أطول من نتيجة البحث، فيُقطع آخره.");
  await expectWords(result).toContain("طول الوصف: 161 من 160.");
  await expectFitsAndReads();
  await description.fill("س".repeat(160));
  await expect.element(warnings).not.toBeInTheDocument();
});

test("OWN-01 a picture stands on the card, and its words name the card", async () => {
  const image = "/uploads/0000000000000000-1200x800.webp";
  const fields = { socialImage: { base: { image: null, alt: "" }, value: { image, alt: "واجهة متجر" } } };
  await site.call("PATCH", "/api/content/about", { client: "editor-one", fields });
  await open(true);
  const card = shared.getByRole("img", { name: "واجهة متجر" });
  await expect.element(card).toBeVisible();
  expect((await card.findElement()).querySelector("img")?.getAttribute("src")).toBe(image);
});

test("OWN-01 the card stays as it was left from page to page", async () => {
  await open(true);
  await reloadScreen(<Fields isHouse />, "/admin/content/about");
  await expect.element(title).toBeVisible();
  await page.getByText("محركات البحث والمشاركة").first().click();
  await expect.element(title).not.toBeInTheDocument();
});
