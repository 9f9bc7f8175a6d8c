import type { FeaturedProject, FeaturedQuote } from "../../content/page-content/sections/items.ts";
import type { ShownProject } from "../../content/projects/projects.ts";
import type { ShownReview } from "../../content/testimonials/reviews.ts";

/** The project that the page shows large; without a text of its own, the summary stands beside it. */
export type Case = { id: string; text: string; project: ShownProject };

/** The first chosen project that is on the site, with the text beside it; requirement SITE-02. */
export function chooseCase(
  chosen: readonly FeaturedProject[],
  found: ReadonlyMap<string, ShownProject>,
): Case | null {
  for (const { projectId, text } of chosen) {
    const project = found.get(projectId);
    if (project) return { id: projectId, text, project };
  }
  return null;
}

/** The testimonial on the page: its text in three parts, of which the middle one is underlined. */
export type Quote = { parts: [string, string, string]; review: ShownReview };

/** The first chosen testimonial that is on the site. Only words of its own text are attributed to its writer; SITE-02. */
export function chooseQuote(
  chosen: readonly FeaturedQuote[],
  found: ReadonlyMap<string, ShownReview>,
): Quote | null {
  for (const { testimonialId, words, highlight } of chosen) {
    const review = found.get(testimonialId);
    if (!review) continue;
    const all = review.testimonialText;
    return {
      parts: splitAt(all.includes(words.trim()) ? words.trim() || all : all, highlight.trim()),
      review,
    };
  }
  return null;
}

function splitAt(words: string, highlight: string): Quote["parts"] {
  const start = highlight ? words.indexOf(highlight) : -1;
  if (start < 0) return [words, "", ""];
  return [words.slice(0, start), highlight, words.slice(start + highlight.length)];
}
