import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noteDocuments } from "../../testing/components/test-leaving.ts";
import { openPage } from "../../testing/components/test-pages.tsx";
import { textsOf } from "../../testing/components/test-records.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { expectFits, expectFitsAndReads, resizeTo } from "../../testing/components/test-survey.ts";

const noMatch = "لم يتم العثور على أسئلة تطابق البحث أو التصنيف المحدد";
const loading = "جاري تحميل الأسئلة...";
const searchBox = () => page.getByRole("searchbox", { name: "ابحث" });
const category = () => page.getByRole("combobox", { name: "التصنيف" });
const every = (selector: string) => [...document.querySelectorAll(selector)];
const questions = (which = "") => every(`details[name=faq]${which}`);
const countOfQuestions = () => questions().length;
/** The question with this id, and the part of it that is always shown. */
const question = (id: number) => document.querySelector(`details:has(#faq-${id})`);
const summary = (of: Element | null | undefined) =>
  page.elementLocator(of?.querySelector("summary") ?? document.body);
const isOpen = (of: Element | null | undefined) => of?.hasAttribute("open");
/** The categories that the shown questions name. */
const categories = () => [
  ...new Set(textsOf(questions().map((of) => of.querySelector("summary > *") ?? of))),
];

async function open(address = "/faq") {
  const site = await makeSite({ isVisited: true });
  await openPage(address);
  return site;
}

/** Adds questions of one category, until there are so many; answers the id of the last one. */
async function askUntil({ call }: Awaited<ReturnType<typeof makeSite>>, wanted: number) {
  const stored: { id: number; answer: string }[] = await call("GET", "/api/faqs");
  let last = 0;
  for (let count = stored.filter(({ answer }) => answer !== "").length; count < wanted; count++) {
    const texts = { question: `سؤال ${count}`, answer: `جواب ${count}` };
    last = (await call("POST", "/api/faqs", { ...texts, category: "general", order: 500 + count })).id;
  }
  return last;
}

test("FAQ-01 AR-01 the search folds Arabic spelling and marks the hit in the original text", async () => {
  await open();
  await expect.element(searchBox()).toHaveAttribute("placeholder", "ابحث في الأسئلة...");
  await searchBox().fill("متجرا الكترونيا");
  await expect.poll(countOfQuestions).toBe(1);
  expect(textsOf(every("mark"))).toEqual(["متجرًا", "إلكترونيًا"]);
  await searchBox().fill("ISO");
  await expect.poll(() => textsOf(every("mark"))).toContain("ISO");
  const exact = countOfQuestions();
  for (const query of ["iso", "٩٠٠١"]) {
    await searchBox().fill(query);
    await expect.poll(countOfQuestions, { message: query }).toBe(exact);
  }
});

test("FAQ-01 AR-01 the first answer with a hit is open, closed ones show that they contain one", async () => {
  await open();
  const inside = () => questions(":has(summary small)");
  await searchBox().fill("مكالمه");
  await expect.poll(() => inside()[0]?.querySelector("[id^=faq-] mark")?.checkVisibility()).toBe(true);
  await searchBox().fill("لوحة تحكم");
  await expect.poll(() => inside().length).toBeGreaterThan(0);
  expect(questions("[open]")).toEqual(inside().slice(0, 1));
  await searchBox().fill("");
  await expect.poll(() => questions("[open]")).toEqual([]);
});

test("FAQ-05 one answer is open at a time; a click on the open one closes it; the keyboard does the same", async () => {
  await open();
  const [first, second] = questions();
  const opened = () => [isOpen(first), isOpen(second)];
  await summary(first).click();
  await expect.poll(opened).toEqual([true, false]);
  await summary(second).click();
  await expect.poll(opened).toEqual([false, true]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(opened).toEqual([false, false]);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(" ");
  await expect.poll(opened).toEqual([true, false]);
});

test("FAQ-05 the anchor of a question opens it, on arrival and within the page", async () => {
  await open("/faq#faq-3");
  await expect.poll(() => isOpen(question(3))).toBe(true);
  await expect.element(summary(question(3))).toBeInViewport();
  const link = page.getByRole("link", { name: /^رابط هذا السؤال/ });
  await expect.element(link).toHaveAttribute("href", "#faq-3");
  // A question that a search hides is shown again.
  await searchBox().fill("كلمة لا توجد في أي سؤال");
  await expect.poll(countOfQuestions).toBe(0);
  location.hash = "#faq-5";
  await expect.poll(() => isOpen(question(5))).toBe(true);
  await expect.element(searchBox()).toHaveValue("");
});

test("FAQ-02 FAQ-03 a category is loaded with a spinner, and the address changes with it", async () => {
  const site = await open();
  expect(textsOf([...category().element().querySelectorAll("option")])).toEqual([
    "جميع الأسئلة",
    "عام",
    "الخدمات",
    "إدارة المشاريع",
    "التسعير",
    "الجدول الزمني",
    "معايير الجودة",
  ]);
  await site.breakCalls({ method: "GET", path: "/api/faqs?category=pricing", how: "held" });
  await category().selectOptions("pricing");
  await expect.element(page.getByText(loading)).toBeVisible();
  await site.mend();
  await expect.poll(categories).toEqual(["التسعير"]);
  await expect.element(page.getByText(loading)).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe("/faq?category=pricing");
});

test("FAQ-04 FAQ-03 a failure empties the list and shows its message; a retry shows the loading text, then the list", async () => {
  const site = await open();
  const calls = { method: "GET", path: "/api/faqs" };
  await site.breakCalls({ ...calls, how: "failed" });
  await category().selectOptions("services");
  const alert = page.getByRole("alert");
  await expect.element(alert.getByRole("heading", { name: "لا توجد أسئلة" })).toBeVisible();
  await expect.element(alert).toMatchTextContent("تعذّر تحميل الأسئلة.");
  expect(countOfQuestions()).toBe(0);
  await site.mend();
  await site.breakCalls({ ...calls, how: "held" });
  await alert.getByRole("link", { name: "إعادة المحاولة" }).click();
  await expect.element(page.getByText(loading)).toBeVisible();
  await site.mend();
  await expect.poll(categories).toEqual(["الخدمات"]);
  await expect.element(alert).not.toBeInTheDocument();
});

test("FAQ-02 if the call for the categories fails, the built-in ones stay", async () => {
  const site = await open();
  await site.breakCalls({ method: "GET", path: "/api/faq-categories", how: "unanswered" });
  await category().selectOptions("quality");
  await expect.poll(categories).toEqual(["معايير الجودة"]);
  expect(category().element().querySelectorAll("option")).toHaveLength(7);
});

test("FAQ-06 a search without a match shows a message, and can be cleared", async () => {
  await open();
  await searchBox().fill("قسطنطينية");
  await expect.element(page.getByRole("heading", { name: noMatch })).toBeVisible();
  await page.getByRole("link", { name: "مسح البحث" }).click();
  await expect.poll(countOfQuestions).toBe(19);
  await openPage("/faq?category=nothing");
  await expect.element(page.getByRole("heading", { name: noMatch })).toBeVisible();
});

for (const [width, isWide] of [
  [390, false],
  [768, false],
  [1440, true],
] as const)
  test(`FAQ-02 SITE-03 categories are links with counts, ${isWide ? "a list that stays beside the questions" : "chips in the head of the page"} at ${width}`, async () => {
    await resizeTo({ width, height: 900 });
    await open();
    const links = page.getByRole("navigation", { name: /^(التصنيف|جميع الأسئلة)$/ });
    expect(links.elements()).toHaveLength(1);
    expect(every("#questions nav").filter((found) => found === links.element())).toHaveLength(isWide ? 1 : 0);
    expect(links.getByRole("link").first().element().textContent).toMatch(
      new RegExp(`${countOfQuestions()}$`),
    );
    const pricing = links.getByRole("link", { name: /^التسعير/ });
    const [, counted] = /(\d+)$/.exec(pricing.element().textContent) ?? [];
    await pricing.click();
    await expect.element(pricing).toHaveAttribute("aria-current", "true");
    await expect.poll(countOfQuestions).toBe(Number(counted));
    await expect.element(category()).toHaveValue("pricing");
    expect(location.search).toBe("?category=pricing");
    if (!isWide) return;
    await openPage("/faq");
    window.scrollTo({ top: 900, behavior: "instant" });
    await expect.poll(() => scrollY).toBeGreaterThan(300);
    await expect.poll(() => links.element().getBoundingClientRect().top).toBeGreaterThan(60);
    await expect.element(links).toBeInViewport();
  });

test("FAQ-05 FAQ-06 links lead through the pages of many questions, and an anchor finds its page", async () => {
  const site = await makeSite({ isVisited: true });
  const last = await askUntil(site, 30);
  await openPage("/faq");
  expect(countOfQuestions()).toBe(24);
  await openPage("/faq?page=2");
  expect(countOfQuestions()).toBe(6);
  await openPage(`/faq#faq-${last}`);
  await expect.poll(() => isOpen(question(last))).toBe(true);
  expect(countOfQuestions()).toBe(6);
});

test("FAQ-05 FAQ-06 of more than a hundred questions the browser has one page, and the server finds the page of an anchor", async () => {
  const site = await makeSite({ isVisited: true });
  const last = await askUntil(site, 130);
  const gone = noteDocuments();
  await openPage("/faq?page=6");
  expect(countOfQuestions()).toBe(10);
  for (const address of [`/faq#faq-${last}`, `/faq?category=pricing#faq-${last}`, `/faq?q=x#faq-${last}`]) {
    await openPage(address);
    await expect.poll(() => gone.splice(0), { message: address }).toEqual([`/faq?question=${last}`]);
  }
  // Also from within the page.
  await openPage(`/faq?page=6#faq-${last}`);
  await expect.poll(() => isOpen(question(last))).toBe(true);
  await expect.element(summary(question(last))).toBeInViewport();
  expect(question(last)?.textContent).toContain("جواب 129");
  location.hash = "#faq-1";
  await expect.poll(() => gone).toEqual(["/faq?question=1"]);
});

test("FAQ-05 AR-04 the questions fit every width and have no accessibility violation in both themes, with an answer open and a hit marked", async () => {
  await open(`/faq?q=${encodeURIComponent("الموقع")}`);
  await summary(questions()[0]).click();
  await expectFitsAndReads();
  await openPage("/faq#faq-2");
  await expect.poll(() => isOpen(question(2))).toBe(true);
  expectFits();
});
