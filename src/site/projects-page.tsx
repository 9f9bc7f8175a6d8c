import { data } from "react-router";
import { projects as projectsSection } from "../content/page-content/sections/projects.text.ts";
import { shownOfProject } from "../content/projects/projects.ts";
import { countProjects, listProjects } from "../content/projects/store.server.ts";
import { renderNotesContext } from "../kernel/kernel.server.ts";
import { only } from "../kernel/stored.ts";
import type { Route } from "./+types/projects-page.ts";
import { CallBand } from "./call-band.tsx";
import styles from "./css/projects.css?url";
import { load, loadTexts, withPictures } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { PageHero } from "./page-hero.tsx";
import { pageMeta } from "./page-meta.ts";
import { pageOf, partOf } from "./page-of.ts";
import { PageStyle } from "./page-style.tsx";
import { filterFrom, ProjectFilters } from "./projects-filter.tsx";
import { ProjectList } from "./projects-list.tsx";
import { FigureList, SectionHead } from "./section.tsx";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("projects", matches);

/** 24 projects a page, filtered by the address; with the store throwing an error screen, status 503; PRJ-03, PRJ-04, API-08. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterFrom(searchParams);
  const page = pageOf(searchParams);
  const [texts, list, counts] = await Promise.all([
    loadTexts(context, projectsSection),
    load(context, async ({ reads }) => {
      const { projects, total } = await listProjects(reads, filter, partOf(page));
      return { projects: projects.map((project) => only(project, shownOfProject)), total };
    }),
    load(context, ({ reads }) => countProjects(reads)),
  ]);
  // An address that finds nothing is anybody's invention: it does not take a place in the page cache.
  if (list.ok && list.value.projects.length === 0) context.get(renderNotesContext).degraded = true;
  const found = await withPictures(context, { texts, list, counts, filter, page });
  return data(found, { status: list.ok && counts.ok ? 200 : 503 });
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { texts, list, counts, filter, page } = loaderData;
  return (
    <>
      <PageStyle href={styles} />
      <PageHero current={siteText.nav.projects} title={texts.heroTitle} lead={texts.heroLead} />
      <section>
        <div className="wrap pjlist">
          {list.ok && counts.ok && counts.value.length > 0 && (
            <ProjectFilters counts={counts.value} filter={filter} total={list.value.total} />
          )}
          <ProjectList list={counts.ok ? list : { ok: false }} filter={filter} page={page} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={texts.valuesTitle} />
        </div>
        <div className="nums">
          <div className="wrap">
            <FigureList items={texts.valueHighlights} />
          </div>
        </div>
      </section>
      <CallBand title={texts.ctaTitle} text={texts.ctaText} links={texts.ctaLinks} />
    </>
  );
}
