import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage, reloadPage } from "../../testing/components/test-pages.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { expectFits, resizeTo } from "../../testing/components/test-survey.ts";
import { countOf, textField as field, tab, type } from "../../testing/components/test-visitor.ts";

const calls = "/api/project-requests";
const required = "هذا الحقل مطلوب";
const chosen = `/quote?selected_package_title=${encodeURIComponent("المتقدمة")}`;
const service = (name: string) => page.getByRole("checkbox", { name });
const sendButton = () => page.getByRole("button", { name: "أرسل الطلب" });
const thanks = () => page.getByRole("heading", { name: "وصلنا طلبك" });
const summary = () => page.getByRole("complementary", { name: "ملخص طلبك" });

async function open(address = "/quote") {
  const site = await makeSite({ isVisited: true });
  await openPage(address);
  return site;
}

async function fill(name: string) {
  await field("الاسم").fill(name);
  await field("رقم الجوال").fill("٠٥٥١٢٣٤٥٦٧");
  await field("البريد الإلكتروني").fill("noura@mail.example");
  await service("تصميم متجر إلكتروني").click();
  await field("وصف الطلب").fill("متجر للعباءات");
}

test("QUOTE-01 QUOTE-04 QUOTE-05 SURV-04 a request is sent with its keys and thanked for", async () => {
  const site = await open();
  await expect.element(page.getByRole("form", { name: "اطلب عرض سعر" })).toBeVisible();
  const fetches = vi.spyOn(window, "fetch");
  onTestFinished(() => fetches.mockRestore());
  await fill("نورة الشمري");
  await sendButton().click();
  await expect.element(thanks()).toBeVisible();
  const back = page.getByRole("link", { name: "العودة إلى الخدمات" });
  await expect.element(back).toHaveAttribute("href", "/services");
  expect((await site.sent(calls)).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: "نورة الشمري",
      company_name: "",
      requested_services: ["serviceEcommerce"],
      phone: "٠٥٥١٢٣٤٥٦٧",
      email: "noura@mail.example",
      message: "متجر للعباءات",
    }),
  ]);
  const [, sent] = fetches.mock.calls.find(([path]) => path === calls) ?? [];
  const headers = new Headers(sent?.headers);
  for (const name of ["idempotency-key", "x-form-token"]) expect(headers.get(name), name).toBeTruthy();
});

test("QUOTE-02 a missing value is reported under its field, the first such field gets the focus, nothing is sent", async () => {
  const site = await open();
  await field("الاسم").fill("   ");
  await sendButton().click();
  await expect.poll(() => countOf(required)).toBe(3);
  await expect.element(field("الاسم")).toHaveFocus();
  await expect.element(field("الاسم")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("الاسم")).toHaveAccessibleDescription(expect.stringContaining(required));
  await field("الاسم").fill("نورة");
  await expect.poll(() => countOf(required)).toBe(2);
  expect(await site.sent("/")).toEqual([]);
});

test("QUOTE-03 the package and the description come from the address, and are shown as plain text", async () => {
  const hostile = "<img src=x onerror=alert(1)> & «الأساسية»";
  await open(`/quote?selected_package_title=${encodeURIComponent(hostile)}`);
  const names = [...document.querySelectorAll("form b bdi")].map(({ textContent }) => textContent);
  expect(names.join()).toContain(hostile);
  await expect.element(field("وصف الطلب")).toHaveValue(`أرغب في طلب باقة «${hostile}».`);
  await openPage(`/quote?selected_package_title=x&prefill_desc=${encodeURIComponent("وصف جاهز")}`);
  await expect.element(field("وصف الطلب")).toHaveValue("وصف جاهز");
});

test("QUOTE-05 ERR-09 a failure is shown, and the input stays, also across a reload", async () => {
  const site = await open();
  await site.breakCalls({ method: "POST", path: calls, how: "unavailable" });
  await fill("سارة");
  await sendButton().click();
  const failed = "حدث خطأ أثناء الإرسال. حاول مرة أخرى.";
  await expect.element(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect.element(field("الاسم")).toHaveValue("سارة");
  await reloadPage();
  await expect.element(field("الاسم")).toHaveValue("سارة");
  await expect.element(field("وصف الطلب")).toHaveValue("متجر للعباءات");
  await expect.element(service("تصميم متجر إلكتروني")).toBeChecked();
});

test("QUOTE-01 the form can be filled in and sent by keyboard alone", async () => {
  await open();
  field("الاسم").element().focus();
  await type("مها");
  await tab(2);
  await type("0551234567");
  await tab();
  await type("maha@mail.example");
  await tab();
  await userEvent.keyboard(" ");
  await expect.element(service("تصميم موقع إلكتروني")).toBeChecked();
  field("البريد الإلكتروني").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(thanks()).toBeVisible();
});

test("SITE-03 QUOTE-03 the prices are on a ruler beside the title, and only the chosen package is yellow", async () => {
  const yellow = () => {
    const stops = [...document.querySelectorAll("main svg svg")];
    expect(stops).toHaveLength(3);
    const isYellow = (stop: Element) =>
      getComputedStyle(stop.querySelector("path") ?? stop).fill === "oklch(0.875 0.16 96)";
    return stops.filter(isYellow).map(({ textContent }) => textContent);
  };
  await open();
  expect(yellow()).toEqual([]);
  await openPage(chosen);
  await expect.poll(yellow).toEqual(["2,900المتقدمة"]);
});

test("SITE-03 the mark fills as each part is completed, and the summary shows the choices", async () => {
  await open();
  /** The mark of a part of the form, with 1, 3 or 6 dots; it is shown once the part is complete. */
  const markOf = (dots: 1 | 3 | 6) => {
    const [, filled] = document.querySelectorAll(`[data-gauge="${dots}"] svg`);
    return filled && getComputedStyle(filled).opacity;
  };
  expect(document.querySelectorAll("fieldset")).toHaveLength(3);
  expect([markOf(1), markOf(3), markOf(6)]).toEqual(["0", "0", "0"]);
  await expect.element(summary()).toMatchTextContent("بلا باقة محدّدة");
  await expect.element(summary().getByText("لم تختر خدمة بعد")).toBeVisible();
  await field("الاسم").fill("نورة");
  await field("رقم الجوال").fill("0551234567");
  await field("البريد الإلكتروني").fill("noura");
  expect(markOf(1)).toBe("0");
  await field("البريد الإلكتروني").fill("noura@mail.example");
  await expect.poll(() => markOf(1)).toBe("1");
  const labels = document.querySelectorAll("fieldset label:has([type=checkbox])");
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) {
    const shown = summary().getByText(label.textContent, { exact: true });
    await expect.element(shown).not.toBeVisible();
    await page.elementLocator(label).click();
    await expect.element(shown).toBeVisible();
  }
  await expect.element(summary().getByText("لم تختر خدمة بعد")).not.toBeVisible();
  await expect.poll(() => [markOf(3), markOf(6)]).toEqual(["1", "0"]);
  await field("وصف الطلب").fill("متجر");
  await expect.poll(() => markOf(6)).toBe("1");
  await sendButton().click();
  await expect.element(thanks()).toBeVisible();
  expect(summary().getByRole("heading", { name: "ملخص طلبك" }).query()).toBeNull();
});

test("SITE-03 QUOTE-03 the summary stays visible at the side", async () => {
  await open(chosen);
  sendButton().element().scrollIntoView({ block: "end", behavior: "instant" });
  expect(scrollY).toBeGreaterThan(300);
  await expect.element(summary().getByRole("heading", { name: "ملخص طلبك" })).toBeInViewport();
});

test("SITE-03 on a phone the summary is folded above the button, covers no field, and services are in two columns from 360", async () => {
  await resizeTo("phone");
  await open(chosen);
  const folded = page.elementLocator(document.querySelector("form details") ?? document.body);
  const price = folded.getByText("2,900 ريال");
  expect(summary().getByRole("heading", { name: "ملخص طلبك" }).query()).toBeNull();
  await expect.element(price).not.toBeVisible();
  expect(document.querySelectorAll("details :is(input, textarea, select)")).toHaveLength(0);
  await page.elementLocator(folded.element().querySelector("summary") ?? folded.element()).click();
  await expect.element(price).toBeVisible();
  const boxOf = (part: ReturnType<typeof sendButton>) => part.element().getBoundingClientRect();
  expect(boxOf(folded).bottom).toBeLessThanOrEqual(boxOf(sendButton()).top);
  for (const [width, rows] of [
    [320, 4],
    [360, 2],
    [390, 2],
    [1440, 2],
  ] as const) {
    await page.viewport(width, 844);
    const labels = [...document.querySelectorAll("fieldset label:has([type=checkbox])")];
    const tops = new Set(labels.map((label) => label.getBoundingClientRect().top));
    expect(tops.size, `rows at ${width}`).toBe(rows);
    expectFits();
  }
});
