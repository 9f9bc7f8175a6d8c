import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ShownProject } from "../../content/projects/projects.ts";
import type { ShownReview } from "../../content/testimonials/reviews.ts";
import { FeaturedCase } from "./home-case.tsx";
import { chooseCase, chooseQuote } from "./home-choices.ts";

const project = { id: "2", title: "معرض", summary: "ملخّص المعرض", figures: [] as object[] } as ShownProject;
const review = { clientName: "نورة", testimonialText: "فريق صغير يشرح كل قرار. هذا ما نريد." } as ShownReview;

test("SITE-02 the first chosen project that is on the site is the case; without a text of its own it shows the summary", () => {
  const found = new Map([["2", project]]);
  const gone = { id: "a", projectId: "1", text: "عن مشروع حُذف" };
  expect(chooseCase([], found)).toBe(null);
  expect(chooseCase([gone], found)).toBe(null);
  expect(chooseCase([gone, { id: "b", projectId: "2", text: "كلمات" }], found)).toEqual({
    id: "2",
    text: "كلمات",
    project,
  });
  const drawn = (text: string) => {
    const shown = chooseCase([{ id: "b", projectId: "2", text }], found);
    return shown && renderToStaticMarkup(createElement(FeaturedCase, { shown, link: "اقرأ" }));
  };
  expect(drawn("كلمات")).toContain("<p>كلمات</p>");
  expect(drawn("كلمات")).not.toContain("ملخّص المعرض");
  expect(drawn("")).toContain("<p>ملخّص المعرض</p>");
});

test("SITE-02 a quote shows only its writer's words, and underlines only shown words", () => {
  const found = new Map([["2", review]]);
  const chosen = (words: string, highlight: string) => [{ id: "q", testimonialId: "2", words, highlight }];
  const parts = (words: string, highlight: string) => chooseQuote(chosen(words, highlight), found)?.parts;
  expect(parts("فريق صغير يشرح كل قرار.", "كل قرار")).toEqual(["فريق صغير يشرح ", "كل قرار", "."]);
  expect(parts("فريق صغير يشرح كل قرار.", "ما نريد")).toEqual(["فريق صغير يشرح كل قرار.", "", ""]);
  expect(parts("", "")).toEqual([review.testimonialText, "", ""]);
  expect(parts("كلام لم يقله", "كل قرار")).toEqual(["فريق صغير يشرح ", "كل قرار", ". هذا ما نريد."]);
  expect(chooseQuote(chosen("", ""), new Map())).toBe(null);
  expect(chooseQuote([], found)).toBe(null);
});
