import { data } from "react-router";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { withDraftedRecords } from "../../content/page-content/sections/record-fields.ts";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { projectText } from "../../content/projects/projects.text.ts";
import { shownOfProject, shownOnCard } from "../../content/projects/projects.ts";
import { findProject, nextProject, projectsTable } from "../../content/projects/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { shownOfReview } from "../../content/testimonials/reviews.ts";
import { findReviewOfProject } from "../../content/testimonials/store.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { only } from "../../kernel/db/stored.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import { PageFailure } from "../errors/page-failure.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadTexts, withPictures } from "../loading/load.server.ts";
import { recordDraft } from "../loading/record-draft.server.ts";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { missingMeta, pageMeta, projectMeta } from "../seo/page-meta.ts";
import { projectData } from "../seo/structured-data.ts";
import type { Route } from "./+types/project-page.ts";
import { CaseCover, CaseHero, Detail, Inside, NextProject, Result, Story } from "./case-study.tsx";
import { ProjectReview } from "./project-review.tsx";
import { projectsText } from "./projects.text.ts";
import { Viewer } from "./viewer.tsx";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  return loaderData.found ? projectMeta(loaderData.found.project, matches) : pageMeta("projects", matches);
};

/** The project, its review and the next project; 404 for an unknown project, 503 if the store throws; PRJ-04, PRJ-05. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const project = await load(context, ({ reads }) => findShown(context, reads, params.id));
  if (!project.ok) return data({ found: null }, { status: 503 });
  if (!project.value) throw data(await loadTexts(context, notFound), { status: 404 });
  const { found, drafted } = project.value;
  const [review, next] = await Promise.all([
    load(context, ({ reads }) => findReviewOfProject(reads, found.id)),
    load(context, ({ reads }) => nextProject(reads, found)),
  ]);
  // Without a review or a next project its section is left out, also when the store threw.
  return data(
    await withPictures(context, {
      found: {
        project: only(found, shownOfProject),
        review: review.ok && review.value ? only(review.value, shownOfReview) : null,
        next: next.ok && next.value ? only(next.value, shownOnCard) : null,
      },
      ...drafted,
    }),
  );
}

/** The project that visitors see under an id; where drafts are shown, also a hidden one, with its draft over it. DOC-03 */
async function findShown(context: Route.LoaderArgs["context"], db: Kernel["reads"], id: string) {
  const drafted = await recordDraft(context, db, `projects-${id}`);
  const found = drafted ? await findRecord(db, projectsTable, id) : await findProject(db, id);
  return found && { found: withDraftedRecords(found, drafted?.values ?? {}), drafted: drafted?.shown };
}

export default function ProjectPage({ loaderData, params }: Route.ComponentProps) {
  const origin = useOrigin();
  const { found } = useDrafted(loaderData);
  if (!found)
    return (
      <PageFailure
        heading={pages.projects.name}
        list="/projects"
        current={projectText.facts}
        {...projectsText.loadFailed}
        retry={`/projects/${params.id}`}
      />
    );
  const { project, review, next } = found;
  return (
    <>
      <CaseHero project={project} />
      <CaseCover project={project} />
      <Story project={project} />
      <Result project={project} />
      <Inside project={project} />
      <Detail project={project} />
      {review && <ProjectReview review={review} />}
      {next && <NextProject project={next} />}
      {project.gallery.length > 0 && <Viewer />}
      {/* Frames of drafts have no origin: nothing is said of a draft to search engines. */}
      {origin !== "" && <JsonLd data={projectData(project, origin)} />}
    </>
  );
}
