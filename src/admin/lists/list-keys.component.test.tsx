import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import FaqScreen from "../../content/faqs/admin-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import SettingsScreen from "../../content/settings/admin-screen.tsx";
import {
  button,
  choose,
  dialog,
  field,
  openRecords,
  optionsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import PackagesPage from "../shell/packages-page.tsx";

const openServices = (titles: string[], query = "") =>
  openRecords(<ServicesScreen />, {
    path: "/api/services",
    at: `/admin/services${query}`,
    records: titles.map((title) => ({ title })),
  });

test("ADM-03 ADM-04 with the keyboard alone: new, search, from card to card, open, copy, history, delete, leave", async () => {
  await openServices(["أولى", "ثانية"]);
  await expect.element(tile("ثانية")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(field("عنوان الخدمة")).toHaveFocus();
  await userEvent.keyboard("nn"); // inside a field N is a letter, and opens no second dialog
  await expect.element(field("عنوان الخدمة")).toHaveValue("nn");
  await field("عنوان الخدمة").fill("");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();

  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("n");
  await expect.element(page.getByRole("searchbox")).toHaveValue("n");
  expect(dialog().elements()).toEqual([]);
  await page.getByRole("searchbox").fill("");
  await expect.element(tile("ثانية")).toBeVisible();
  page.getByRole("searchbox").element().blur();

  await userEvent.keyboard("{ArrowDown}");
  await expect.element(tile("أولى")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tile("ثانية")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tile("أولى")).toHaveFocus();
  for (const [key, opened] of [
    ["d", page.getByRole("dialog", { name: "إضافة خدمة" })],
    ["h", page.getByRole("dialog", { name: /^سجل التعديلات/ })],
    ["{Delete}", page.getByRole("alertdialog")],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(opened).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(opened).not.toBeInTheDocument();
    await expect.element(tile("أولى")).toHaveFocus();
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(field("عنوان الخدمة")).toHaveValue("أولى");
  await field("عنوان الخدمة").fill("بالمفاتيح");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(tile("بالمفاتيح")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("ADM-04 a record's menu shows its entries with their keys, delete last; its button gets the focus back after each", async () => {
  await openServices(["أصل"]);
  await expect.element(optionsOf("أصل")).toBeVisible();
  optionsOf("أصل").element().focus();
  await userEvent.keyboard("{Enter}");
  const entries = page.getByRole("menuitem");
  await expect.element(entries.first()).toHaveAttribute("data-focused", "true");
  expect(entries.elements().map(({ textContent }) => textContent)).toEqual([
    "تكرارD",
    "سجل التعديلاتH",
    "حذفDel",
  ]);
  await expectFitsAndReads();
  await userEvent.keyboard("{Escape}");
  await expect.element(optionsOf("أصل")).toHaveFocus();
  for (const [entry, role] of [
    ["تكرار", "dialog"],
    ["سجل التعديلات", "dialog"],
    ["حذف", "alertdialog"],
  ] as const) {
    await choose("أصل", entry);
    await expect.element(page.getByRole(role)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
    await expect.element(optionsOf("أصل")).toHaveFocus();
  }
});

test("ADM-03 SURV-05 the history marks changes, and an earlier version can be restored", async () => {
  const service = { title: "أصل", description: "نرسم واجهتك", features: ["أ", "ب"] };
  const { site, stored, made } = await openRecords<{ id: number }>(<ServicesScreen />, {
    path: "/api/services",
    at: "/admin/services",
    records: [service],
  });
  await site.call("PUT", `/api/services/${made[0]?.id}`, {
    description: "نصمّم واجهتك",
    features: ["ب", "ج"],
    category: "consulting",
  });
  await choose("أصل", "سجل التعديلات");
  const history = page.getByRole("dialog", { name: "سجل التعديلات: أصل" });
  const versions = history.getByRole("list", { name: "سجل التعديلات" }).getByRole("button");
  await expect.poll(() => versions.elements().length).toBe(2);
  await expect.element(versions.first()).toMatchTextContent("تعديل");
  await expect.element(versions.first()).toMatchTextContent("الوصف");
  const changed = () =>
    [...history.element().querySelectorAll("dd")].find(({ textContent }) => textContent?.includes("واجهتك"));
  await expect.poll(() => changed()?.querySelector("del")?.textContent).toContain("نرسم");
  expect(changed()?.querySelector("ins")?.textContent).toContain("نصمّم");
  await expect.element(history.getByText(/الاستشارات الهندسية/)).toBeVisible();
  const restore = history.getByRole("button", { name: "استعادة هذه النسخة" });
  expect(restore.elements()).toEqual([]);
  await expectFitsAndReads();

  await versions.last().click();
  await restore.click();
  const question = page.getByRole("alertdialog", { name: "هل تريد استعادة هذه النسخة؟" });
  await question.getByRole("button", { name: "استعادة هذه النسخة" }).click();
  await expect.element(page.getByText("استُعيدت النسخة")).toBeVisible();
  await expect.poll(() => versions.elements().length).toBe(3);
  await userEvent.keyboard("{Escape}");
  await expect.element(tile("أصل").getByText("البناء والتشييد")).toBeVisible();
  expect(await stored()).toMatchObject([{ ...service, category: "construction", version: 3 }]);
});

/** Makes animation frames run at once, before React has drawn the change, as can happen on a busy machine. */
function hurryFrames() {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (draw) => {
    queueMicrotask(() => draw(performance.now()));
    return 0;
  };
  return () => {
    window.requestAnimationFrame = requestAnimationFrame;
  };
}

const beginning = (label: string) => new RegExp(`^${label}`);

// A dialog that lost the focus returns it to the field that had it last, or to its first, so the wrong field is another one.
const forms = [
  { name: "packages", screen: <PackagesPage />, add: "إضافة باقة", first: "العنوان", wrong: "مدة التسليم" },
  {
    name: "services",
    screen: <ServicesScreen />,
    add: "إضافة خدمة",
    first: "عنوان الخدمة",
    wrong: "وصف قصير",
  },
  { name: "faq", screen: <FaqScreen />, add: "إضافة سؤال", first: "السؤال", wrong: "الإجابة" },
  {
    name: "settings",
    screen: <SettingsScreen />,
    first: "اسم المنشأة",
    wrong: "العنوان البريدي، السطر الأول",
  },
];
for (const { name, screen, add, first, wrong } of forms)
  test(`ADM-04 a refused save focuses the first wrong field, also on a busy machine: ${name}`, async () => {
    await makeSite();
    await openScreen(screen, `/admin/${name}`);
    if (add) await button(add).first().click();
    const form = add ? dialog() : page.getByRole("main");
    const input = form.getByLabelText(beginning(wrong)).first();
    await input.fill("س".repeat(50_000)); // longer than any of these texts may be
    await form.getByLabelText(beginning(first)).first().fill("مكتوب");
    const mend = hurryFrames();
    await form.getByRole("button", { name: /^حفظ/ }).last().click();
    await expect.element(input).toHaveAccessibleDescription(/أكثر عدد للأحرف/);
    await expect.element(input).toHaveFocus();
    mend();
  });
