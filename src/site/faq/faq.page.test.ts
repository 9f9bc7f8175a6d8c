import { beforeAll, expect, test } from "vitest";
import { elementOf, hrefWith, textsOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const search = (query: string) => site.page(`/faq?q=${encodeURIComponent(query)}`);
const questions = (page: Document) => [...page.querySelectorAll("details[name=faq]")];
const noMatch = "لم يتم العثور على أسئلة تطابق البحث أو التصنيف المحدد";

async function ask(question: string, fields: object = {}) {
  const values = { question, answer: "نعم.", isActive: true, category: "general", order: 900, ...fields };
  return (await site.call<{ id: number }>("POST", "/api/faqs", values)).id;
}

test("FAQ-01 FAQ-02 search and category are a form, which folds Arabic spelling and marks the hit in the original text", async () => {
  const page = await search("متجرا الكترونيا");
  expect(questions(page)).toHaveLength(1);
  expect(textsOf(page, "details mark")).toEqual(["متجرًا", "إلكترونيًا"]);
  const form = elementOf(page, "form:has([name=q])");
  expect([
    form.getAttribute("method") ?? "get",
    new URL(form.getAttribute("action") ?? "", "http://x/faq").pathname,
  ]).toEqual(["get", "/faq"]);
  const field = elementOf(form, "input[name=q]");
  expect([field.getAttribute("value"), field.getAttribute("placeholder")]).toEqual([
    "متجرا الكترونيا",
    "ابحث في الأسئلة...",
  ]);
  elementOf(form, "select[name=category]");
  elementOf(form, "button[type=submit]", "بحث");
  const exact = questions(await search("ISO")).length;
  expect(exact).toBeGreaterThan(0);
  expect(questions(await search("iso"))).toHaveLength(exact);
  expect(questions(await search("٩٠٠١"))).toHaveLength(exact);
  const pricing = await site.page("/faq?category=pricing");
  expect(new Set(textsOf(pricing, "details[name=faq] summary > :first-child"))).toEqual(new Set(["التسعير"]));
});

test("FAQ-01 AR-01 names, years and shops are found by every spelling", async () => {
  const mark = "كلمةواحدة";
  await ask(`هل يبدأ أحمد المشروع بنفسه؟ ${mark}`);
  await ask(`هل تبنون متجر إلكتروني جاهزًا؟ ${mark}`);
  await ask(`كيف نوافق رؤية ٢٠٣٠؟ ${mark}`);
  for (const [query, hits] of [
    ["احمد", ["أحمد"]],
    ["متجر الكتروني", ["متجر", "إلكتروني"]],
    ["2030", ["٢٠٣٠"]],
  ] as const) {
    const marks = textsOf(await search(`${query} ${mark}`), "summary mark");
    expect(marks).toEqual([...hits, mark]);
  }
});

test("FAQ-01 AR-01 the first answer with a hit is open, closed ones show that they contain one", async () => {
  const page = await search("الموقع");
  const inside = questions(page).filter((question) => question.querySelector("summary small"));
  expect(inside.length).toBeGreaterThan(1);
  expect(questions(page).filter((question) => question.hasAttribute("open"))).toEqual(inside.slice(0, 1));
  expect(inside[0]?.querySelector("[id^=faq-] mark")).not.toBeNull();
});

test("FAQ-05 the server finds the page of a question; the list stays for one that does not exist", async () => {
  const stored = await site.call<{ id: number; answer: string }[]>("GET", "/api/faqs");
  let last = 0;
  for (let count = stored.filter(({ answer }) => answer !== "").length; count < 30; count++)
    last = await ask(`سؤال ${count}`, { order: 950 + count });
  const pageOf = async (id: number) => (await site.visit(`/faq?question=${id}`)).headers.get("location");
  expect(await pageOf(last)).toBe(`/faq?page=2#faq-${last}`);
  expect(await pageOf(1)).toBe("/faq#faq-1");
  expect(await pageOf(999_999)).toBe("/faq#questions");
  const shown = questions(await site.page("/faq?page=2"));
  expect(shown).toHaveLength(6);
  expect(shown.at(-1)?.querySelector(`#faq-${last}`)).not.toBeNull();
});

test("FAQ-06 a search without a match shows a message and can be cleared", async () => {
  const page = await search("قسطنطينية");
  elementOf(page, "h2, h3", noMatch);
  expect(elementOf(page, "a", "مسح البحث").getAttribute("href")).toBe("/faq");
  elementOf(await site.page("/faq?category=nothing"), "h2, h3", noMatch);
});

test("FAQ-07 the page offers help by chat, phone and e-mail, and the closing links", async () => {
  const main = elementOf(await site.page("/faq"), "main");
  expect(hrefWith(main, "محادثة مباشرة")).toMatch(/^https:\/\/wa\.me\/966500000000/);
  expect(hrefWith(main, "اتصل بنا")).toBe("tel:+966110000000");
  expect(hrefWith(main, "راسلنا")).toBe("mailto:hello@shurfa.example");
  expect(hrefWith(main, "سجّل الآن")).toBe("/register");
  expect(hrefWith(main, "تواصل معنا")).toBe("/contact");
});

test("API-03 FAQ-01 the page shows no hidden or unanswered question, and gives none to search engines", async () => {
  const mark = "علامةفريدة";
  await ask(`ظاهر ${mark}`);
  const unanswered = await ask(`بلا جواب ${mark}`, { answer: " " });
  await ask(`مخفي ${mark}`, { isActive: false });
  for (const query of ["", "&category=general"]) {
    const found = questions(await site.page(`/faq?q=${mark}${query}`));
    expect(found.map(({ textContent }) => textContent.includes("ظاهر"))).toEqual([true]);
  }
  const everything = async () => (await site.html("/faq")) + (await site.html("/faq?page=2"));
  for (const words of [`بلا جواب ${mark}`, `مخفي ${mark}`]) expect(await everything()).not.toContain(words);
  await site.call("PUT", `/api/faqs/${unanswered}`, { answer: "الآن." });
  expect(await everything()).toContain(`بلا جواب ${mark}`);
});
