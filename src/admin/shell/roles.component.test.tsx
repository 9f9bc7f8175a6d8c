import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import QuoteRequestsPage from "../../content/sales/requests/screen/quote-requests-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import { button, rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectReads } from "../../testing/components/test-survey.ts";

const site = [
  "محتوى الموقع",
  "الخدمات",
  "الباقات",
  "باقات الاستضافة",
  "فريق العمل",
  "المقالات",
  "آراء العملاء",
  "الأسئلة الشائعة",
  "تصنيفات الأسئلة",
  "رؤية 2030",
  "صفحات إضافية",
  "مكتبة الوسائط",
  "التحويلات والروابط",
];
const work = [
  "العملاء",
  "طلبات العروض",
  "عروض الأسعار",
  "بنود محفوظة",
  "شروط العروض",
  "المبيعات",
  "الرسائل",
  "المهام",
  "قوالب الردود",
  "حقول خاصة",
];
const house = ["privacy", "export", "settings", "setup"];
const roles = {
  editor: {
    offered: [...site, "المشاريع", "التحليلات"],
    refused: [
      "clients",
      "quote-requests",
      "messages",
      "tasks",
      "reply-templates",
      "saved-lines",
      "quote-terms",
      "own-fields",
      "sales-report",
      ...house,
    ],
  },
  // What they work with comes first.
  sales: { offered: ["المشاريع", ...work, ...site.slice(1), "التحليلات"], refused: ["content", ...house] },
  reader: { offered: [...site.slice(1), "المشاريع", ...work, "التحليلات"], refused: ["content", ...house] },
} as const;

const main = () => page.getByRole("main");
const countOf = (name: RegExp) => main().getByRole("button", { name }).elements().length;

test.each(["editor", "sales", "reader"] as const)(
  "ROLE-01 the sidebar, palette and screens show the role %s only what it may use",
  async (role) => {
    const { offered, refused } = roles[role];
    const made = await makeSite();
    await made.call("POST", "/api/services", { title: "خدمة" });
    await made.become(role);
    const router = await openScreen(<ServicesScreen />, "/admin/services");
    await expect.element(page.getByRole("article")).toBeVisible();
    const links = page.getByRole("navigation", { name: "شاشات الإدارة" }).getByRole("link").elements();
    const names = links.map((link) => link.querySelector("span")?.textContent);
    expect(names).toEqual(["لوحة المعلومات", ...offered]);
    const bells = page.getByRole("button", { name: /^التنبيهات/ }).elements();
    expect(bells).toHaveLength(role === "editor" ? 0 : 1);

    const canWrite = role === "editor";
    expect(page.getByText(/للقراءة فقط/).elements()).toHaveLength(canWrite ? 0 : 1);
    for (const name of [/^إضافة خدمة/, /^تعديل /, /^خيارات /])
      expect(countOf(name) > 0, String(name)).toBe(canWrite);
    // Without the right to write only the history is left, which is a button of its own in place of a menu.
    expect(countOf(/^سجل تعديلات /) > 0).toBe(!canWrite);
    await userEvent.keyboard("{Control>}k{/Control}");
    await page.getByRole("combobox", { name: "ابحث عن سجل أو شاشة" }).fill("خدمة");
    await expect.element(page.getByRole("option", { name: /^خدمة/ })).toBeVisible();
    const adds = page.getByRole("option", { name: "إضافة خدمة" }).elements();
    expect(adds).toHaveLength(canWrite ? 1 : 0);
    await userEvent.keyboard("{Escape}");

    for (const screen of refused) {
      await router.navigate(`/admin/${screen}`);
      await expect.element(main(), { message: screen }).toMatchTextContent("هذه الشاشة ليست ضمن صلاحيتك");
      await router.navigate("/admin/services");
      await expect.element(page.getByRole("article")).toBeVisible();
    }
    await router.navigate("/admin/settings");
    await expect.element(main()).toMatchTextContent("هذه الشاشة ليست ضمن صلاحيتك");
    await expectReads();
  },
);

test("ROLE-01 a reader opens a request, and cannot change, assign, answer or delete it", async () => {
  const made = await makeSite();
  const sent = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "متجر" };
  await made.call("POST", "/api/project-requests", sent);
  await made.become("reader");
  await openScreen(<QuoteRequestsPage />, "/admin/quote-requests?view=table", "/admin/quote-requests/:id?");
  const row = rowOf("نورة");
  await expect.element(row.getByRole("button", { name: /الحالة/ })).toBeDisabled();
  await expect.element(row.getByRole("button", { name: /^حذف/ })).not.toBeInTheDocument();
  await expect.element(button("طلب جديد")).not.toBeInTheDocument();
  await row.getByRole("cell").nth(1).getByRole("button").first().click();
  const drawer = page.getByRole("article");
  await expect.element(drawer.getByLabelText(/الحالة/).first()).toBeDisabled();
  await expect.element(drawer.getByRole("textbox").last()).toBeDisabled();
  await expect.element(drawer.getByRole("button", { name: "إجراءات أخرى" })).not.toBeInTheDocument();
  await expectReads();
});
