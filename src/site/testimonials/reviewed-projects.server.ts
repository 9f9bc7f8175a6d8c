import type { RouterContextProvider } from "react-router";
import type { ShownProject } from "../../content/projects/projects.ts";
import { findProjects } from "../../content/projects/store.server.ts";
import { type Review, type ShownReview, shownOfReview } from "../../content/testimonials/reviews.ts";
import { only } from "../../kernel/db/stored.ts";
import { load } from "../loading/load.server.ts";

/** The fields that the page shows of the project of the large first review. */
const shown = ["id", "title", "summary", "image"] as const;
export type ReviewedProject = Pick<ShownProject, (typeof shown)[number]> & { image: string };

export type PicturedReview = ShownReview & {
  /** The review's own picture, otherwise the cover of its project; null if there is none. */
  picture: string | null;
  /** The project whose cover that is. */
  covered: Pick<ShownProject, "id" | "image"> | null;
};

/**
 * Reviews with their pictures, and the project of the first review. Only projects that are on the site and have a picture count;
 * when the projects cannot be read, the reviews have no covers. Requirements TEST-01, SITE-03.
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
    reviews: reviews.map((review) => {
      const project = review.projectImage ? null : projectOf(review);
      const covered = project?.image ? only(project, ["id", "image"]) : null;
      return {
        ...only(review, shownOfReview),
        picture: review.projectImage ?? covered?.image ?? null,
        covered,
      };
    }),
    first: project?.image ? { ...only(project, shown), image: project.image } : null,
  };
}
