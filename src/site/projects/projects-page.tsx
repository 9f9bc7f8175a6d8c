import { data } from "react-router";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { projects as projectsSection } from "../../content/page-content/sections/texts/projects.text.ts";
import { shownOnCard } from "../../content/projects/projects.ts";
import { countProjects, listProjects } from "../../content/projects/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { only } from "../../kernel/db/stored.ts";
import layoutStyles from "../../ui/styles/layout.module.css";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { pageNumber, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FigureList, SectionHead } from "../parts/section.tsx";
import { missingMeta, pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/projects-page.ts";
import styles from "./projects.module.css";
import { filterFrom, ProjectFilters, type ProjectsFilter } from "./projects-filter.tsx";
import { ProjectList } from "./projects-list.tsx";
import { ProjectsTimeline } from "./projects-timeline.tsx";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  const { filter, page } = loaderData;
  return pageMeta("projects", matches, isFiltered(filter) ? {} : { page });
};

/** 24 projects per page, filtered by the address; an error screen with status 503 if the store throws; PRJ-03, PRJ-04, API-08. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filterFrom(searchParams);
  const page = pageNumber(searchParams);
  const [texts, list, counts] = await Promise.all([
    loadTexts(context, projectsSection),
    load(context, async ({ reads }) => {
      const { projects, total } = await listProjects(reads, filter, toLimitOffset(page));
      return { projects: projects.map((project) => only(project, shownOnCard)), total };
    }),
    load(context, ({ reads }) => countProjects(reads)),
  ]);
  if (list.ok) await checkPlace(context, { page, total: list.value.total, isNarrowed: isFiltered(filter) });
  const found = await withBlocks(context, { texts, list, counts, filter, page });
  return data(found, { status: list.ok && counts.ok ? 200 : 503 });
}

const isFiltered = ({ category, status }: ProjectsFilter) => category !== undefined || status !== undefined;

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, list, counts, filter, page } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero
            current={pages.projects.name}
            title={texts.heroTitle}
            lead={texts.heroLead}
            aside={
              list.ok && list.value.projects.length > 2 && <ProjectsTimeline projects={list.value.projects} />
            }
          />
        ),
        list: (
          <section>
            {list.ok && counts.ok && counts.value.length > 0 && (
              <div className={layoutStyles.wrap}>
                <ProjectFilters counts={counts.value} filter={filter} total={list.value.total} />
              </div>
            )}
            <ProjectList list={counts.ok ? list : { ok: false }} filter={filter} page={page} />
          </section>
        ),
        figures: texts.valueHighlights.length > 0 && (
          <section className={layoutStyles.section}>
            <div className={layoutStyles.wrap}>
              <SectionHead title={texts.valuesTitle} />
            </div>
            <div className={styles.figures}>
              <div className={layoutStyles.wrap}>
                <FigureList items={texts.valueHighlights} />
              </div>
            </div>
          </section>
        ),
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}
