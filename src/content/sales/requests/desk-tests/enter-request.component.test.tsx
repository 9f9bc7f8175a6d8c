import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, markedField, press } from "../../../../testing/components/test-records.tsx";
import { expectFits, expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import { linkOf, openDesk, openedOf, path, siteWith } from "./test-desk.tsx";

const form = () => page.getByRole("dialog", { name: "طلب جديد" });
const save = () => form().getByRole("button", { name: "حفظ الطلب" }).click();
const saved = () => expect.element(form()).not.toBeInTheDocument();

test("DESK-01 a phone call is entered by keyboard, and existing records with the typed number are named", async () => {
  await siteWith({ سابقة: {} });
  await openDesk();
  await expect.element(linkOf("سابقة")).toBeVisible();
  await userEvent.keyboard("n");
  await markedField("الجوال").fill("0557654321");
  await markedField("الاسم").fill("هند");
  await markedField("المصدر").selectOptions("مكالمة");
  await press(form().getByLabelText("تصميم موقع إلكتروني"));
  await expectReads();
  await save();
  await saved();
  await linkOf("هند").click();
  for (const words of ["مكالمة", "لم يُذكر"]) await expect.element(openedOf("هند")).toMatchTextContent(words);
  await userEvent.keyboard("{Escape}");
  await expect.element(openedOf("هند")).not.toBeInTheDocument();

  await resizeTo("phone");
  await button("طلب جديد").click();
  await markedField("الجوال").fill("+966 557654321");
  await expect.element(form().getByRole("status")).toMatchTextContent("مسجَّل من قبل");
  await expect.element(form().getByRole("link", { name: "طلب 2 (جديد)" })).toBeVisible();
  expectFits();
  await expectReads();
});

test("DESK-01 DESK-08 a failed save keeps the input, and a repeated save after a lost answer stores one record", async () => {
  const site = await siteWith({});
  await openDesk();
  await button("طلب جديد").click();
  await markedField("الاسم").fill("منى");
  await save();
  await expect.element(form().getByText("اكتب رقم الجوال أو البريد")).toBeVisible();
  await markedField("الجوال").fill("0551112222");
  await site.breakCalls({ method: "POST", path: `${path}/entered`, how: "lost" });
  await save();
  await expect.element(form().getByText("تعذّر حفظ الطلب").first()).toBeVisible();
  await expect.element(markedField("الاسم")).toHaveValue("منى");
  await site.mend();
  await save();
  await saved();
  expect(await site.call("GET", path)).toMatchObject([{ name: "منى" }]);
});
