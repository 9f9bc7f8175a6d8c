import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FeaturedQuestions } from "./featured-questions.tsx";
import { FeaturedTestimonials } from "./featured-testimonials.tsx";

test("ACNT-01 empty featured blocks are not shown", () => {
  expect(renderToStaticMarkup(<FeaturedTestimonials title="آراء" items={[]} />)).toBe("");
  expect(renderToStaticMarkup(<FeaturedQuestions items={[]} />)).toBe("");
});

test("ACNT-01 a featured testimonial shows its eight values, a question its answer in paragraphs", () => {
  const item = {
    id: "a",
    name: "ريم الشمري",
    position: "مديرة",
    company: "نبض",
    rating: 4,
    testimonial: "عمل متقن",
    project: "متجر",
    projectValue: "40 ألفًا",
  };
  const shown = renderToStaticMarkup(<FeaturedTestimonials title="آراء" items={[item]} />);
  for (const words of ["ريم الشمري", "مديرة، نبض", "عمل متقن", "متجر", "40 ألفًا", "التقييم 4 من 5"])
    expect(shown).toContain(words);
  const question = { id: "q", category: "عام", question: "كم المدة؟", answer: "أسبوعان.\nوقد تطول." };
  const asked = renderToStaticMarkup(<FeaturedQuestions items={[question]} />);
  expect(asked).toContain("<h2>كم المدة؟</h2>");
  expect(asked).toContain("<p>أسبوعان.</p><p>وقد تطول.</p>");
});
