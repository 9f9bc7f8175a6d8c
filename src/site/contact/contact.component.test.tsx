import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage, reloadPage } from "../../testing/components/test-pages.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads, resizeTo } from "../../testing/components/test-survey.ts";
import { countOf, textField as field, printed, tab, type } from "../../testing/components/test-visitor.ts";

const calls = "/api/project-requests";
const required = "هذا الحقل مطلوب";
const reason = () => page.getByRole("combobox", { name: "سبب التواصل" });
const other = () => page.getByLabelText(/^اكتب السبب/);
const send = () => page.getByRole("button", { name: "أرسل الرسالة" }).click();
const thanks = () => page.getByRole("heading", { name: "وصلتنا رسالتك" });

async function open() {
  const site = await makeSite({ isVisited: true });
  await openPage("/contact");
  return site;
}

async function fill(name: string) {
  await field("الاسم").fill(name);
  await field("البريد الإلكتروني").fill("noura@mail.example");
  await reason().selectOptions("service");
  await field("الرسالة").fill("السلام عليكم، كم تكلفة متجر؟");
}

test("CONTACT-01 CONTACT-03 the message is sent with its reason by key, an empty company and no phone", async () => {
  const site = await open();
  await fill("نورة");
  await send();
  await expect.element(thanks()).toBeVisible();
  expect((await site.sent("/")).map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: calls,
      body: {
        name: "نورة",
        company_name: "",
        requested_services: { reason: "service", message: "السلام عليكم، كم تكلفة متجر؟" },
        phone: "",
        email: "noura@mail.example",
        website: "",
      },
    },
  ]);
});

test("CONTACT-01 a missing value is reported under its field, the first such field gets the focus, nothing is sent", async () => {
  const site = await open();
  await field("الاسم").fill("  ");
  await send();
  await expect.poll(() => countOf(required)).toBe(4);
  await expect.element(field("الاسم")).toHaveFocus();
  await expect.element(reason()).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("رقم الجوال")).not.toHaveAttribute("aria-invalid", "true");
  await reason().selectOptions("problem");
  await expect.poll(() => countOf(required)).toBe(3);
  expect(await site.sent("/")).toEqual([]);
});

test("CONTACT-01 CONTACT-02 there are four reasons; only the last one asks for text, and only then the text is sent", async () => {
  const site = await open();
  const reasons = [...reason().element().querySelectorAll("option:not([value=''])")];
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    "استفسار عن خدمة",
    "عرض شراكة",
    "مشكلة في الموقع",
    "سبب آخر",
  ]);
  await expect.element(other()).not.toBeVisible();
  await fill("د. نجلاء");
  await reason().selectOptions("other");
  await expect.element(other()).toBeVisible();
  await send();
  await expect.element(page.getByText("اكتب سبب التواصل")).toBeVisible();
  await expect.element(other()).toHaveFocus();
  await other().fill("دعوة لمحاضرة");
  await reason().selectOptions("partnership");
  await expect.element(other()).not.toBeVisible();
  await send();
  await expect.element(thanks()).toBeVisible();
  expect((await site.sent(calls))[0]?.body).not.toHaveProperty("requested_services.otherReason");

  await openPage("/contact");
  await fill("هدى");
  await reason().selectOptions("other");
  await other().fill("دعوة لمحاضرة");
  await send();
  await expect.element(thanks()).toBeVisible();
  expect((await site.sent(calls))[1]?.body).toHaveProperty("requested_services", {
    reason: "other",
    otherReason: "دعوة لمحاضرة",
    message: "السلام عليكم، كم تكلفة متجر؟",
  });
});

test("CONTACT-04 the thanks are announced and shown for three seconds, then an empty form replaces them", async () => {
  await open();
  await fill("ليلى");
  const timers = vi.spyOn(window, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  await send();
  const status = page.getByRole("status").filter({ hasText: "وصلتنا رسالتك" });
  await expect.element(status).toBeVisible();
  await expect.element(thanks()).toHaveFocus();
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(3000);
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(page.getByRole("form", { name: "أرسل رسالة" })).toHaveFocus();
  for (const name of ["الاسم", "البريد الإلكتروني", "الرسالة"])
    await expect.element(field(name)).toHaveValue("");
  await expect.element(reason()).toHaveValue("");
  await reloadPage();
  await expect.element(field("الاسم")).toHaveValue("");
});

test("CONTACT-04 ERR-09 a failure is shown in an alert, and the input stays, also across a reload", async () => {
  const site = await open();
  await site.breakCalls({ method: "POST", path: calls, how: "unavailable" });
  await fill("سارة");
  await reason().selectOptions("other");
  await other().fill("سبب");
  await send();
  const failed = "حدث خطأ أثناء إرسال النموذج. يرجى المحاولة مرة أخرى لاحقًا.";
  await expect.element(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect.element(field("الاسم")).toHaveValue("سارة");
  await reloadPage();
  await expect.element(field("الاسم")).toHaveValue("سارة");
  await expect.element(reason()).toHaveValue("other");
  await expect.element(other()).toHaveValue("سبب");
  await expect.element(field("الرسالة")).toHaveValue("السلام عليكم، كم تكلفة متجر؟");
});

test("SITE-03 ASET-01 a week of dots is shown beside the hours in words: the weekend is closed, today and its hour are marked in Riyadh's time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T22:30:00Z") }); // still Sunday in London
  onTestFinished(() => void vi.useRealTimers());
  await open();
  await expect.element(page.getByText(/^الأحد إلى الخميس، من 9 صباحًا إلى 6 مساءً\./)).toBeVisible();
  const days = () => [...document.querySelectorAll("main ol[aria-hidden] > li")];
  expect(days().map(({ textContent }) => textContent)).toEqual([
    "الأحد",
    "الاثنيناليوم",
    "الثلاثاء",
    "الأربعاء",
    "الخميس",
    "الجمعةمغلق",
    "السبتمغلق",
  ]);
  expect(days()[0]?.querySelectorAll("i")).toHaveLength(9);
  vi.setSystemTime("2026-11-24T07:10:00Z");
  dispatchEvent(new Event("pageshow"));
  const today = () => document.querySelector("[data-today]");
  await expect.poll(() => today()?.querySelector("b")?.textContent).toBe("الثلاثاء");
  const dots = [...(today()?.querySelectorAll("i") ?? [])];
  expect(dots.map(({ className }) => className !== "").indexOf(true)).toBe(1);
  expect(document.querySelectorAll("main ol[aria-hidden] i[class]:not([class=''])")).toHaveLength(1);
  // Print leaves out the mark of today, because paper is read on other days, and urgent help, whose links cannot be used.
  await printed();
  await expect
    .poll(() => today()?.querySelector("small")?.checkVisibility({ visibilityProperty: true }))
    .toBe(false);
  await resizeTo({ width: 794, height: 1123 });
  await expect.element(page.getByRole("complementary").getByText("+966 11 000 0000")).toBeVisible();
  expect(page.getByRole("heading", { name: "موقعك متوقّف الآن؟" }).query()).toBeNull();
});

test("SITE-03 CONTACT-05 on a phone call and chat are two buttons before the form, and urgent help is one line", async () => {
  await open();
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: /^اتصل بنا/ });
  const chat = main.getByRole("link", { name: "واتساب" });
  await expect.element(call).not.toBeInTheDocument();
  await resizeTo("phone");
  await expect.element(call).toHaveAttribute("href", "tel:+966110000000");
  expect(chat.element().getAttribute("href")).toMatch(/^https:\/\/wa\.me\/966500000000\?text=/);
  const boxOf = (part: ReturnType<typeof page.getByRole>) => part.element().getBoundingClientRect();
  expect(boxOf(call).top).toBe(boxOf(chat).top);
  expect(boxOf(call).bottom).toBeLessThan(boxOf(page.getByRole("form")).top);
  const aside = main.getByRole("complementary");
  expect(aside.getByRole("link", { name: /تفضّل المكالمة/ }).query()).toBeNull();
  const middles = [
    aside.getByRole("heading", { name: "موقعك متوقّف الآن؟" }),
    aside.getByRole("link", { name: "اتصل الآن" }),
    aside.getByRole("link", { name: "أرسل بريدًا عاجلًا" }),
  ].map((part) => Math.round((boxOf(part).top + boxOf(part).bottom) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test("CONTACT-01 the form can be filled in and sent by keyboard alone", async () => {
  await open();
  field("الاسم").element().focus();
  await type("مها");
  await tab();
  await type("maha@mail.example");
  await tab(2);
  await type("{ArrowDown}");
  await expect.element(reason()).toHaveValue("service");
  // The field of the last reason is hidden, so the Tab key skips it.
  await tab();
  await expect.element(field("الرسالة")).toHaveFocus();
  await type("مرحبًا");
  field("البريد الإلكتروني").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(thanks()).toBeVisible();
});

test("SHELL-06 AR-04 the contact page with errors fits every width and has no accessibility violation in both themes", async () => {
  await open();
  await reason().selectOptions("other");
  await send();
  await expect.poll(() => countOf(required)).toBe(3);
  await expectFitsAndReads();
});

test("OWN-02 SITE-03 on a holiday the day of the week that is today is closed, whatever its hours", async () => {
  const site = await makeSite({ isVisited: true });
  const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await site.call("PUT", "/api/settings", {
    openingHours: days.map((day) => ({ day, opens: "09:00", closes: "18:00" })),
    holidays: [{ key: "a", name: "إجازة العيد", from: today, until: "", repeats: "once" }],
  });
  await openPage("/contact");
  await expect.element(page.getByText("مغلق اليوم")).toBeVisible();
  await expect.poll(() => document.querySelector("[data-today]")?.textContent).toContain("اليوم، مغلق");
  await expectFitsAndReads();
});
