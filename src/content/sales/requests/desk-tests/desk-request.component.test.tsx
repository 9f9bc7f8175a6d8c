import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { viewports } from "../../../../../e2e/support/survey.ts";
import { button, markedField, press, rowOf } from "../../../../testing/components/test-records.tsx";
import { expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import {
  bar,
  chooseFrom,
  headingOf,
  linkOf,
  openDesk,
  openedOf,
  siteWith,
  stateOf,
  threadOf,
} from "./test-desk.tsx";

const closed = (name: string) => expect.element(openedOf(name)).not.toBeInTheDocument();
const lost = () => page.getByRole("dialog", { name: "لم يتم الاتفاق" });
/** The button of the next step, which is on the screen only once. */
const step = (name: string) => openedOf("نورة").getByRole("button", { name, exact: true });

test("DESK-01 each request has an address and stands beside its list; an old address leads to the new one", async () => {
  await siteWith({ "زائر أول": {}, "زائر ثانٍ": {}, نورة: {} });
  const router = await openDesk("?q=زائر");
  const shown = () => router.state.location.pathname + decodeURIComponent(router.state.location.search);
  await linkOf("زائر أول").click();
  await expect.element(openedOf("زائر أول").getByText("متجر لأدوات الضيافة")).toBeVisible();
  expect(shown()).toBe("/admin/quote-requests/1?q=زائر");
  await expect.element(linkOf("زائر أول")).toHaveAttribute("aria-current", "true");
  await linkOf("زائر ثانٍ").click();
  await expect.element(openedOf("زائر ثانٍ")).toBeVisible();
  await expect.element(linkOf("زائر أول")).not.toHaveAttribute("aria-current");
  await router.navigate("/admin/quote-requests?id=3");
  await expect.element(openedOf("نورة")).toBeVisible();
  expect(shown()).toBe("/admin/quote-requests/3");
});

/** Keeps links from leading outside; answers where they would have led. */
function watchLeaving() {
  const addresses: string[] = [];
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    addresses.push(decodeURIComponent(link.href));
  };
  window.addEventListener("click", stay);
  onTestFinished(() => window.removeEventListener("click", stay));
  return addresses;
}

test("DESK-01 DESK-03 a template starts the first reply; the thread keeps the reply and shows that the request is now contacted", async () => {
  const site = await siteWith({ نورة: {} });
  const body = "أهلًا {الاسم}،\nأرسلنا لك عرض السعر {رقم العرض}.";
  await site.call("POST", "/api/reply-templates", { title: "متابعة عرض", body });
  await openDesk("/1");
  const left = watchLeaving();
  await step("كتابة ردّ").click();
  await expect.element(openedOf("نورة").getByLabelText("نص البريد")).toHaveFocus();
  await openedOf("نورة").getByRole("button", { name: "واتساب" }).click();
  const field = openedOf("نورة").getByLabelText("نص رسالة واتساب");
  await openedOf("نورة").getByRole("button", { name: "القوالب" }).click();
  await page.getByRole("menuitem", { name: /^متابعة عرض/ }).click();
  await expect.element(field).toHaveValue(body.replace("{الاسم}", "نورة"));
  await openedOf("نورة")
    .getByRole("link", { name: /^فتحه في واتساب/ })
    .click();
  await expect.element(openedOf("نورة").getByRole("alert")).toMatchTextContent("{رقم العرض}");
  expect(left).toEqual([]);
  expect(await site.read()).toMatchObject({ status: "new" });
  await field.fill("كم عدد المنتجات؟");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(threadOf("نورة")).toMatchTextContent("كم عدد المنتجات؟");
  expect(left).toEqual(["https://wa.me/966551234510?text=كم عدد المنتجات؟"]);
  await expect
    .element(threadOf("نورة"))
    .toMatchTextContent("نُقل الطلب من «جديد» إلى «تم التواصل» · تلقائيًا بعد أول ردّ");
  await expect.element(field).toHaveValue("");
  await expect.element(step("إنشاء عرض سعر")).toBeVisible();
  expect(await site.read()).toMatchObject({ status: "contacted" });
});

test("DESK-01 marking a request as lost asks for the reason, the thread shows it, and each change can be undone", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await chooseFrom(stateOf("نورة"), "لم يتم الاتفاق");
  await lost().getByRole("button", { name: "حفظ السبب" }).click();
  await expect.element(lost().getByRole("alert")).toHaveTextContent("اختر السبب");
  await expectReads();
  await userEvent.keyboard("{Escape}");
  await expect.element(lost()).not.toBeInTheDocument();
  await expect.element(stateOf("نورة")).toHaveTextContent("جديد");
  await chooseFrom(stateOf("نورة"), "لم يتم الاتفاق");
  await press(lost().getByLabelText("السعر أعلى من الميزانية"));
  await lost().getByLabelText("توضيح السبب").fill("ضعفها");
  await userEvent.keyboard("{Enter}");
  await expect.element(step("إعادة فتح الطلب")).toBeVisible();
  await expect.element(threadOf("نورة")).toMatchTextContent("السبب: السعر أعلى من الميزانية، ضعفها");
  await page.getByRole("button", { name: /^تراجع/ }).click();
  await expect.element(step("كتابة ردّ")).toBeVisible();
  expect(await site.read()).toMatchObject({ status: "new", lost_reason: null, lost_note: "" });
});

test("DESK-01 marking several requests as lost asks for the reason once, and each keeps it", async () => {
  const site = await siteWith({ نورة: {}, هند: {} });
  await openDesk("?view=table");
  for (const name of ["نورة", "هند"]) await press(rowOf(name).getByRole("checkbox"));
  const ask = () => chooseFrom(bar().getByRole("button", { name: "تغيير الحالة إلى" }), "لم يتم الاتفاق");
  await ask();
  await expect.element(lost()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(lost()).not.toBeInTheDocument();
  expect(await site.read()).toMatchObject({ status: "new" });
  await ask();
  await press(lost().getByLabelText("السعر أعلى من الميزانية"));
  await userEvent.keyboard("{Enter}");
  await expect.element(bar()).not.toBeInTheDocument();
  for (const id of [1, 2])
    expect(await site.read(id)).toMatchObject({ status: "lost", lost_reason: "price" });
});

test("DESK-01 on a phone the request covers the screen, and its bar writes and calls, and the head opens the next one", async () => {
  await resizeTo("phone");
  const site = await siteWith({ هند: {}, نورة: {} });
  await openDesk();
  await linkOf("نورة").click();
  await expect.element(headingOf("نورة")).toHaveFocus();
  expect(openedOf("نورة").element().getBoundingClientRect()).toMatchObject({
    x: 0,
    y: 0,
    ...viewports.phone,
  });
  const quick = openedOf("نورة").getByRole("navigation", { name: "إجراءات سريعة" });
  await expect
    .element(quick.getByRole("link", { name: "اتصال" }))
    .toHaveAttribute("href", "tel:+966551234511");
  await quick.getByRole("button", { name: "ملاحظة" }).click();
  await openedOf("نورة").getByLabelText("ملاحظة جديدة").fill("اتصلت");
  await openedOf("نورة").getByRole("button", { name: "إضافة الملاحظة" }).click();
  await expect.element(threadOf("نورة")).toMatchTextContent("اتصلت");
  await expect.element(quick.getByRole("button", { name: "كتابة ردّ" })).toBeVisible(); // what was sent closes the composer
  expect((await site.read(2)).status).toBe("new");
  await button("التالي").click();
  await expect.element(openedOf("هند")).toBeVisible();
  await button("العودة إلى القائمة").click();
  await expect.element(linkOf("هند")).toHaveFocus();
});

test("AREQ-02 AR-04 on a phone a name as long as a line leaves the back button visible", async () => {
  await resizeTo("phone");
  await siteWith({ ["عبدالرحمنبنعبدالعزيز".repeat(8)]: {} });
  await openDesk("/1");
  await expect.element(button("العودة إلى القائمة")).toBeInViewport();
});

test("DESK-01 TRIAL-01 S5: a misheard number is corrected in the open request, and the log keeps what it was", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await openedOf("نورة").getByRole("button", { name: "تصحيح البيانات" }).click();
  const dialog = page.getByRole("dialog", { name: "تصحيح بيانات صاحب الطلب" });
  await markedField("الجوال").fill("0559999999");
  await dialog.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(threadOf("نورة"))
    .toMatchTextContent("تصحيح الجوال من «+966 55 123 4510» إلى «+966 55 999 9999»");
  expect((await site.read()).phone).toBe("+966559999999");
});

test("AREQ-02 ADM-04 a typed note is there again after Escape; a reminder on an impossible day is refused at its field", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk();
  const write = async () => {
    await linkOf("نورة").click();
    await openedOf("نورة").getByRole("button", { name: "ملاحظة", exact: true }).click();
  };
  const note = openedOf("نورة").getByLabelText("ملاحظة جديدة");
  await write();
  await note.fill("اتصلت به ساعة");
  await userEvent.keyboard("{Escape}"); // leaves the field
  await expect.element(headingOf("نورة")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await closed("نورة");
  await write();
  await expect.element(note).toHaveValue("اتصلت به ساعة");
  await openedOf("نورة").getByRole("button", { name: "إضافة الملاحظة" }).click();
  await expect.element(threadOf("نورة")).toMatchTextContent("اتصلت به ساعة");
  await expect.element(note).toHaveValue("");

  const reminder = openedOf("نورة").getByLabelText("التذكير", { exact: true });
  await reminder.fill("2026-02-31");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(openedOf("نورة").getByText("لا يوجد هذا اليوم في هذا الشهر. آخره يوم 28."))
    .toBeVisible();
  await reminder.fill("2027-01-10");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("حُفظ التغيير").first()).toBeVisible();
  // A field that is not being edited shows what another tab stored.
  await site.change(1, { remind_on: "2027-02-20" });
  await expect.element(reminder).toHaveValue("20/2/2027");
});

test("SURV-03 AREQ-02 new requests and changes of a colleague appear in an open list without a reload", async () => {
  const site = await siteWith({ قديمة: {} });
  await openDesk("?view=table");
  await expect.element(rowOf("قديمة")).toBeVisible();
  await site.call("POST", "/api/project-requests", {
    name: "مباشرة",
    phone: "0557654321",
    email: "live@mail.example",
  });
  await expect.element(rowOf("مباشرة")).toBeVisible();
  await site.change(2, { status: "contacted" });
  await expect
    .element(rowOf("مباشرة").getByRole("button", { name: "تغيير الحالة، الآن تم التواصل" }))
    .toBeVisible();
});
