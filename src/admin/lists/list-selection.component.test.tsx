import { expect, test } from "vitest";
import { page } from "vitest/browser";
import ProjectsScreen from "../../content/projects/admin-screen.tsx";
import ClientsScreen from "../../content/sales/clients/admin-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import { button, openRecords, press, tile } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads, resizeTo } from "../../testing/components/test-survey.ts";
import PackagesPage from "../shell/packages-page.tsx";

type Service = { title: string; is_active: unknown };
const openServices = (titles: string[], fields = {}) =>
  openRecords<Service>(<ServicesScreen />, {
    path: "/api/services",
    at: "/admin/services",
    records: titles.map((title) => ({ title, is_active: false, ...fields })),
  });

const bar = () => page.getByRole("region", { name: "إجراءات على المحدد" });
const selected = () => bar().getByRole("status");
const pick = (title: string) => press(page.getByRole("checkbox", { name: `تحديد ${title}` }));
const pickAll = () => pick("كل المعروض");

test("ADM-03 ADM-07 several records are selected, activated at once, deleted after a question, and restored", async () => {
  const { stored } = await openServices(["أولى", "ثانية", "ثالثة"]);
  await expect.element(tile("أولى")).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  await pick("أولى");
  await expect.element(selected()).toHaveTextContent("المحدد: خدمة واحدة");
  await pick("ثالثة");
  await expect.element(selected()).toHaveTextContent("المحدد: خدمتان");
  await bar().getByRole("button", { name: "إظهار", exact: true }).click();
  await expect.element(tile("أولى").getByText("ظاهرة", { exact: true })).toBeVisible();
  await expect.element(tile("ثانية").getByText("مخفية")).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  expect((await stored()).map(({ title, is_active }) => [title, is_active])).toEqual([
    ["أولى", 1],
    ["ثانية", 0],
    ["ثالثة", 1],
  ]);

  await pickAll();
  await expect.element(selected()).toHaveTextContent("المحدد: 3 خدمات");
  await bar().getByRole("button", { name: "إخفاء", exact: true }).click();
  await expect.element(page.getByText("أُخفي المحدد: 3 خدمات")).toBeVisible();
  expect((await stored()).map(({ is_active }) => is_active)).toEqual([0, 0, 0]);
  await pickAll();
  await bar().getByRole("button", { name: "حذف المحدد" }).click();
  const question = page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف السجلات المحددة؟" });
  await expect.element(question.getByText(/المحدد: 3 خدمات\./)).toBeVisible();
  await question.getByRole("button", { name: "حذف" }).click();
  await expect.element(tile("أولى")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "الخدمات", level: 1 })).toHaveFocus();
  expect(await stored()).toEqual([]);
  await button("تراجع").click();
  await expect.element(tile("ثانية")).toBeVisible();
  expect(await stored()).toHaveLength(3);
});

test("ADM-03 a failed bulk change is reported and keeps the selection", async () => {
  const { site, stored } = await openRecords<Service>(<PackagesPage />, {
    path: "/api/packages",
    at: "/admin/packages",
    records: [{ title: "باقية", is_active: false }],
  });
  await site.breakCalls({ method: "POST", path: "/api/packages/bulk", how: "failed" });
  await pick("باقية");
  await button("إظهار").click();
  await expect.element(page.getByRole("alert").getByText("فشل في الحفظ")).toBeVisible();
  await expect.element(page.getByText("المحدد: باقة واحدة")).toBeVisible();
  expect((await stored()).map(({ is_active }) => is_active)).toEqual([false]);
});

test("AR-04 DS-03 selection and bulk bar hold at every width, in both themes", async () => {
  await openServices(["مفحوصة"]);
  await pick("مفحوصة");
  await expect.element(bar()).toBeVisible();
  await expectFitsAndReads();
});

test("AR-04 on a phone no word of the buttons above a list is split", async () => {
  await resizeTo("phone");
  const broken: string[] = [];
  for (const [at, screen] of [
    ["/admin/services", <ServicesScreen key="services" />],
    ["/admin/clients", <ClientsScreen key="clients" />],
    ["/admin/projects", <ProjectsScreen key="projects" />],
  ] as const) {
    await makeSite();
    await openScreen(screen, at);
    const buttons = () => [...document.querySelectorAll("[data-page-head] :is(button, a)")];
    await expect.poll(() => buttons().length).toBeGreaterThan(2);
    const words = linesOfWords(buttons());
    expect(words.length, at).toBeGreaterThan(2);
    broken.push(...words.filter(({ lines }) => lines > 1).map(({ word }) => `${at}: ${word}`));
  }
  expect(broken).toEqual([]);
});

/** Each word of the elements, with the number of lines that it takes. */
function linesOfWords(elements: Element[]) {
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: { word: string; lines: number }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        words.push({ word, lines: new Set(tops).size });
      }
    }
    return words;
  });
}
