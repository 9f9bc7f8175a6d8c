import { ProjectCard } from "../../content/projects/project-card.tsx";
import type { ShownProject } from "../../content/projects/projects.ts";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { NoMatch } from "../../ui/states.tsx";
import { LoadFailure, NothingYet } from "../errors/load-failure.tsx";
import type { Loaded } from "../loading/loaded.ts";
import { pageSize } from "../loading/pagination.ts";
import { projectsText } from "./projects.text.ts";
import { type ProjectsFilter, projectsHref } from "./projects-filter.tsx";
import { spanOf } from "./projects-grid.ts";

type ProjectListProps = {
  list: Loaded<{ projects: ShownProject[]; total: number }>;
  filter: ProjectsFilter;
  page: number;
};

/** The cards of a page of the list, or its error, empty or no-match state; requirements PRJ-01, PRJ-04. */
export function ProjectList({ list, filter, page }: ProjectListProps) {
  if (!list.ok) return <LoadFailure {...projectsText.loadFailed} retry={projectsHref(filter, page)} />;
  const { projects, total } = list.value;
  const isWhole = !filter.category && !filter.status && page === 1;
  if (projects.length === 0)
    return isWhole ? <NothingYet {...projectsText.none} href="/contact" /> : <NothingFits />;
  return (
    <>
      <div className="pjgrid">
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            span={isWhole ? spanOf(index, projects.length) : "plain"}
            eager={index === 0}
          />
        ))}
      </div>
      <Pagination
        current={page}
        total={Math.ceil(total / pageSize)}
        hrefOf={(page) => projectsHref(filter, page)}
      />
    </>
  );
}

function NothingFits() {
  const link = (
    <a className="btn line sm" href="/projects">
      {projectsText.clearFilters}
    </a>
  );
  return (
    <NoMatch title={projectsText.noMatch.title} actions={link}>
      {projectsText.noMatch.text}
    </NoMatch>
  );
}
