import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  dialog,
  markedField,
  openRecords,
  save,
  tile,
} from "../../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../../testing/components/test-screen.tsx";
import { expectFitsAndReads, expectReads } from "../../../../testing/components/test-survey.ts";
import { addQuote, items, paper, saved, screens } from "../test-quotes.tsx";
import TermsScreen from "./admin-screen.tsx";

const path = "/api/quote-terms";
const ofSites = { title: "مواقع", body: "نصف القيمة مقدمًا\nونصفها عند التسليم" };
const ofHosting = { title: "استضافة", body: "تُدفع سنويًا" };
const terms = () => page.getByRole("textbox", { name: "ملاحظات وشروط" });
const choose = async (entry: string) => {
  await button("شروط محفوظة").click();
  await page.getByRole("menuitem", { name: new RegExp(entry) }).click();
};

test("PAPER-02 the terms of a quote are chosen from kept sets, an undo brings back what stood there, and its own words are kept as a set", async () => {
  const site = await makeSite();
  await site.call("POST", path, ofSites);
  await site.call("POST", path, ofHosting);
  const quote = await addQuote(site, { items });
  await openScreen(screens, quote.screen);
  await expect.element(terms()).toHaveValue(ofSites.body); // a quote begins with the first
  await button("شروط محفوظة").click();
  await expectReads();
  await userEvent.keyboard("{Escape}");
  await choose("استضافة");
  await expect.element(terms()).toHaveValue(ofHosting.body);
  await expect.element(terms()).toHaveFocus();
  await expect.element(paper()).toMatchTextContent(ofHosting.body);
  await expect.element(page.getByText("وُضعت «استضافة»")).toBeVisible();
  await page.getByRole("button", { name: /^تراجع/ }).click();
  await expect.element(terms()).toHaveValue(ofSites.body);
  await terms().fill("لمتجر واحد\nودفعة واحدة");
  await choose("حفظ النص الحالي شروطًا");
  await expect.element(page.getByText("أُضيفت الشروط")).toBeVisible();
  await expect.element(saved()).toBeVisible();
  expect(await site.call("GET", path)).toMatchObject([
    ofSites,
    ofHosting,
    { title: "لمتجر واحد", body: "لمتجر واحد\nودفعة واحدة" },
  ]);
  // A set is copied: its change changes no quote.
  await site.call("PUT", `${path}/3`, { body: "غيرها" });
  expect(await site.call("GET", quote.at)).toMatchObject({ terms: "لمتجر واحد\nودفعة واحدة" });
});

test("PAPER-02 ADM-04 sets of terms are written on their screen, which fits and reads", async () => {
  const { stored } = await openRecords(<TermsScreen />, {
    path,
    at: "/admin/quote-terms",
    records: [ofSites],
  });
  await expect.element(tile("مواقع")).toMatchTextContent("ونصفها عند التسليم");
  await expectFitsAndReads();
  await page
    .getByRole("button", { name: /^شروط جديدة/ })
    .first()
    .click();
  await markedField("اسم الشروط").fill("متاجر");
  await save();
  await expect.element(markedField("النص")).toHaveAccessibleDescription("هذا الحقل مطلوب");
  await markedField("النص").fill("ثلاث دفعات");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(tile("متاجر")).toBeVisible();
  expect(await stored()).toMatchObject([ofSites, { title: "متاجر", body: "ثلاث دفعات", display_order: 2 }]);
});
