import { expect, test } from "vitest";
import { defaultTexts, type FieldValues } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { chosenRecords } from "./chosen-records.ts";

const values: FieldValues = defaultTexts(homepage);
const chosen = (changed: FieldValues) => chosenRecords(homepage, { ...values, ...changed });

test("SITE-02 ACNT-03 another project or testimonial changes the choice, another text does not", () => {
  const project = (projectId: string, text: string) => ({ featuredProjects: [{ id: "a", projectId, text }] });
  expect(chosen({ heroTitle: "عنوان" })).toBe(chosen({}));
  expect(chosen(project("1", "أ"))).toBe(chosen(project("1", "ب")));
  expect(chosen(project("1", "أ"))).not.toBe(chosen(project("2", "أ")));
  expect(chosen({ featuredQuotes: [] })).not.toBe(chosen({}));
});

test("OWN-04 what is typed to choose records changes the choice, of a block and of its items", () => {
  const layout = [{ id: "block300", part: "articles", isShown: true }];
  const pages = [{ id: "block301", part: "pages", isShown: true }];
  const page = (href: string, shownTitle: string) => ({
    layout: pages,
    "pages-block301-items": [{ id: "a", href, shownTitle, shownText: "" }],
  });
  const tagged = (tag: string, title: string) => ({
    layout,
    "articles-block300-tag": tag,
    "articles-block300-title": title,
  });
  expect(chosen(tagged("أ", "عنوان"))).toBe(chosen(tagged("أ", "آخر")));
  expect(chosen(tagged("أ", "عنوان"))).not.toBe(chosen(tagged("ب", "عنوان")));
  expect(chosen(page("/quote", "أ"))).toBe(chosen(page("/quote", "ب")));
  expect(chosen(page("/quote", "أ"))).not.toBe(chosen(page("/faq", "أ")));
});
