import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { ProjectTags, statusLabel } from "../../content/projects/project-status.tsx";
import { ReviewCard } from "../../content/testimonials/review-card.tsx";
import { categoryLabel } from "../../content/testimonials/review-words.ts";
import { reviews } from "../../content/testimonials/reviews.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { Showcase } from "../vision2030/vision-showcase.tsx";

describe.each(["toString", "constructor", "valueOf", "hasOwnProperty", "__proto__"])(
  "a word that is a property of every object: %s",
  (word) => {
    test("SEC-08 PRJ-02 a state of that name is shown as typed, in grey", () => {
      expect(statusLabel(word)).toBe(word);
      const tags = renderToStaticMarkup(<ProjectTags project={{ status: word, category: "other" }} />);
      expect(tags).toContain(`data-tone="neutral"><bdi>${word}</bdi>`);
    });

    test("SEC-08 TEST-02 a category of that name is shown as typed", () => {
      expect(categoryLabel(word)).toBe(word);
      const review = { ...blankOf(reviews), id: 1, category: word };
      expect(renderToStaticMarkup(<ReviewCard review={review} />)).toContain(
        `class="keyword other" data-tag="true">${word}<`,
      );
    });

    test("SEC-08 VIS-03 a showcase that names such a project shows its drawn cover", () => {
      const texts = defaultTexts(vision2030);
      const showcases = texts.showcases.map((card) => ({ ...card, projectId: word, pillar: word }));
      const shown = renderToStaticMarkup(
        <Showcase texts={{ ...texts, showcases }} items={[]} projects={[]} />,
      );
      expect(shown).toContain(`/covers/${word}`);
    });
  },
);
