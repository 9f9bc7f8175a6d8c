import type { RouterContextProvider } from "react-router";
import type { ShownProject } from "../../content/projects/projects.ts";
import { findProjects } from "../../content/projects/store.server.ts";
import { type Review, type ShownReview, shownOfReview } from "../../content/testimonials/reviews.ts";
import { only } from "../../kernel/db/stored.ts";
import { load } from "../loading/load.server.ts";

/** What the page shows of a project whose client writes large. */
const shown = ["id", "title", "summary", "image"] as const;
export type ReviewedProject = Pick<ShownProject, (typeof shown)[number]> & { image: string };

export type PicturedReview = ShownReview & {
  /** Of what was built: the review's own picture, else the cover of its project; null for none. */
  picture: string | null;
};

/**
 * Reviews with the pictures of what was built, and the project of the first one. Only projects that are on the site and have a
 * picture count; when they cannot be read the reviews stand without. Requirements TEST-01, SITE-03.
 */
export async function withProjects(
  context: Readonly<RouterContextProvider>,
  reviews: readonly Review[],
): Promise<{ reviews: PicturedReview[]; first: ReviewedProject | null }> {
  const ids = reviews.flatMap(({ projectId }) => projectId ?? []);
  const found = await load(context, async ({ reads }) => (ids.length > 0 ? findProjects(reads, ids) : null));
  const projectOf = ({ projectId }: Review) =>
    (projectId !== null && found.ok && found.value?.get(projectId)) || null;
  const project = reviews[0] ? projectOf(reviews[0]) : null;
  return {
    reviews: reviews.map((review) => ({
      ...only(review, shownOfReview),
      picture: review.projectImage ?? projectOf(review)?.image ?? null,
    })),
    first: project?.image ? { ...only(project, shown), image: project.image } : null,
  };
}
