import { expect, test } from "vitest";
import { makeSite } from "../../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../../testing/components/test-survey.ts";
import { openedOf, openMessages } from "./test-desk.tsx";

const link = "https://evil.example/a?b=1";
const filled = {
  ...{ name: "نورة العتيبي", phone: "+966551234567", email: "noura@mail.example" },
  ...{ title: "حجز استشارة", place: "/offer#form1234" },
  answers: [
    { field: "a", label: "اسم النشاط", kind: "text", value: `مقهى <b>النخلة</b> ${link}` },
    { field: "b", label: "هل لديك موقع؟", kind: "flag", value: "no" },
    { field: "c", label: "جوال المحاسب", kind: "phone", value: "+966500000001" },
    { field: "d", label: "موعد البدء", kind: "day", value: "2027-11-25" },
    { field: "e", label: "ما تحتاج إليه", kind: "several", value: "موقع\nهوية" },
  ],
};

test("OWN-03 DESK-01 the desk shows each answer under its label in the house's words, what was typed as text, and where the form stood", async () => {
  const site = await makeSite();
  await site.fillForm(filled);
  await openMessages("/1");
  const opened = openedOf("نورة");
  await expect.element(opened.getByText("اسم النشاط")).toBeVisible();
  const answers = opened.element().querySelector("section dl");
  expect([...(answers?.querySelectorAll("dt, dd") ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...["اسم النشاط", `مقهى <b>النخلة</b> ${link}`],
    ...["هل لديك موقع؟", "لا", "جوال المحاسب", "+966 50 000 0001", "موعد البدء", "25 نوفمبر 2027"],
    ...["ما تحتاج إليه", "موقع\nهوية"],
  ]);
  expect(answers?.querySelectorAll("a, b")).toHaveLength(0);
  await expect.element(opened.getByText("حجز استشارة").first()).toBeVisible();
  const place = opened.getByRole("link", { name: /\/offer/ });
  await expect.element(place).toHaveAttribute("href", "/offer#form1234");
  await expectFitsAndReads();
});

test("OWN-03 DESK-01 a form of which only the contact was filled says so", async () => {
  const site = await makeSite();
  await site.fillForm({ ...filled, answers: [] });
  await openMessages("/1");
  await expect.element(openedOf("نورة").getByText("لم يُملأ من النموذج غير بيانات التواصل.")).toBeVisible();
});
