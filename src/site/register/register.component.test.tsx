import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage, reloadPage } from "../../testing/components/test-pages.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import { countOf, textField as field } from "../../testing/components/test-visitor.ts";

const required = "هذا الحقل مطلوب";
const consentMissing = "نحتاج إلى موافقتك لفتح الملف";
const email = "amal@mail.example";
const consent = () => page.getByRole("checkbox", { name: /أوافق على أن تعالج/ });
const marketing = () => page.getByRole("checkbox", { name: /استلام أخبار/ });
const shop = () => page.getByRole("checkbox", { name: "تصميم متجر إلكتروني" });
const send = () => page.getByRole("button", { name: "سجّل بياناتك" }).click();
const thanks = () => page.getByRole("heading", { name: "وصلنا تسجيلك" });

async function open() {
  const site = await makeSite({ isVisited: true });
  await openPage("/register");
  return site;
}

async function fill(address = email) {
  await field("الاسم الكامل").fill("أمل الدوسري");
  await field("اسم الشركة").fill("مشغل أمل");
  await field("البريد الإلكتروني").fill(address);
  await field("رقم الجوال").fill("٠٥٥١٢٣٤٥٦٧");
  await field("العنوان البريدي").fill("حي النخيل، الرياض");
  await shop().click();
}

test("REG-01 PRIV-01 a registration is stored as an inactive client with consent, and thanked for", async () => {
  const site = await open();
  await fill();
  await consent().click();
  await send();
  await expect.element(thanks()).toHaveFocus();
  const home = page.getByRole("link", { name: "العودة إلى الصفحة الرئيسية" });
  await expect.element(home).toHaveAttribute("href", "/");
  expect(await site.call("GET", `/api/clients?q=${email}`)).toEqual([
    expect.objectContaining({
      name: "أمل الدوسري",
      company: "مشغل أمل",
      phone: "+966551234567",
      status: "inactive",
      services: ["serviceEcommerce"],
      marketingConsentAt: null,
      consentAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      consentEdition: expect.anything(),
    }),
  ]);
});

test("REG-01 a second registration with the same e-mail gets the same thanks and stores nothing", async () => {
  const site = await open();
  for (const [typed, address] of [
    [email, "حي النخيل"],
    [email.toUpperCase(), "حي آخر"],
  ] as const) {
    await openPage("/register");
    await fill(typed);
    await field("العنوان البريدي").fill(address);
    await consent().click();
    await marketing().click();
    await send();
    await expect.element(thanks()).toBeVisible();
  }
  const stored = await site.call("GET", `/api/clients?q=${email}`);
  expect(stored).toEqual([expect.objectContaining({ address: "حي النخيل" })]);
});

test("PRIV-01 neither consent is ticked, services and news are optional, and without consent nothing is sent", async () => {
  const site = await open();
  expect(countOf("(اختياري)")).toBe(1);
  const services = page.getByRole("group", { name: /\(اختياري\)$/ }).getByRole("checkbox");
  expect(services.elements()).toHaveLength(4);
  await expect.element(consent()).not.toBeChecked();
  await expect.element(marketing()).not.toBeChecked();
  await expect.element(consent()).toHaveAttribute("required");
  await expect.element(marketing()).not.toHaveAttribute("required");
  await fill();
  await send();
  await expect.element(page.getByText(consentMissing)).toBeVisible();
  await expect.element(consent()).toHaveFocus();
  await expect.element(consent()).toHaveAccessibleDescription(expect.stringContaining(consentMissing));
  expect(await site.sent("/")).toEqual([]);
  await consent().click();
  await expect.element(page.getByText(consentMissing)).not.toBeInTheDocument();
  const notice = page.getByRole("form").getByRole("link", { name: "اقرأ سياسة الخصوصية" });
  await expect.element(notice).toHaveAttribute("href", "/privacy");
});

test("ACLI-01 REG-01 five fields are required, each with its message; the first one gets the focus", async () => {
  const site = await open();
  await send();
  await expect.poll(() => countOf(required)).toBe(5);
  await expect.element(field("الاسم الكامل")).toHaveFocus();
  await fill("no-mail");
  await consent().click();
  await send();
  await expect.element(page.getByText("اكتب بريدًا صحيحًا، مثل name@example.com")).toBeVisible();
  await expect.element(field("البريد الإلكتروني")).toHaveFocus();
  expect(await site.sent("/")).toEqual([]);
});

test("REG-01 a failure is shown, and the input except the consents stays across a reload", async () => {
  const site = await open();
  await site.breakCalls({ method: "POST", path: "/api/registrations", how: "failed" });
  await fill();
  await consent().click();
  await send();
  await expect.element(page.getByRole("alert").filter({ hasText: "تعذّر إرسال التسجيل" })).toBeVisible();
  await expect.element(consent()).toBeChecked();
  await reloadPage();
  await expect.element(field("اسم الشركة")).toHaveValue("مشغل أمل");
  await expect.element(shop()).toBeChecked();
  await expect.element(consent()).not.toBeChecked();
});

test("SITE-03 REG-01 the mark fills part by part, and the summary shows the choices", async () => {
  await open();
  const markOf = (dots: 1 | 3 | 6) => {
    const [, filled] = document.querySelectorAll(`[data-gauge="${dots}"] svg`);
    return filled && getComputedStyle(filled).opacity;
  };
  const marks = () => [markOf(1), markOf(3), markOf(6)];
  expect(document.querySelectorAll("fieldset")).toHaveLength(3);
  expect(marks()).toEqual(["0", "0", "0"]);
  await fill();
  await expect.poll(marks).toEqual(["1", "1", "0"]);
  await marketing().click();
  expect(marks()).toEqual(["1", "1", "0"]);
  await consent().click();
  await expect.poll(marks).toEqual(["1", "1", "1"]);
  await expect.element(page.getByRole("complementary")).toMatchTextContent("تصميم متجر إلكتروني");
});

test("SHELL-06 AR-04 the registration with errors fits every width and has no accessibility violation in both themes", async () => {
  await open();
  await send();
  await expect.poll(() => countOf(required)).toBe(5);
  await expectFitsAndReads();
});
