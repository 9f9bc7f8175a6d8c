import { ProjectCard } from "../../content/projects/project-card.tsx";
import type { ProjectOnCard } from "../../content/projects/projects.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { NoMatch } from "../../ui/states.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import { LoadFailure, NothingYet } from "../errors/load-failure.tsx";
import type { Loaded } from "../loading/loaded.ts";
import { pageSize } from "../loading/pagination.ts";
import styles from "./projects.module.css";
import { projectsText } from "./projects.text.ts";
import { type ProjectsFilter, projectsHref } from "./projects-filter.tsx";

type ProjectListProps = {
  list: Loaded<{ projects: ProjectOnCard[]; total: number }>;
  filter: ProjectsFilter;
  page: number;
};

/** The cards of a page of the list, or its error, empty or no-match state; requirements PRJ-01, PRJ-04. */
export function ProjectList({ list, filter, page }: ProjectListProps) {
  if (!list.ok)
    return (
      <div className={`${layoutStyles.wrap} ${styles.alone}`}>
        <LoadFailure {...projectsText.loadFailed} retry={projectsHref(filter, page)} />
      </div>
    );
  const { projects, total } = list.value;
  const isWhole = !filter.category && !filter.status && page === 1;
  if (projects.length === 0)
    return (
      <div className={`${layoutStyles.wrap} ${styles.alone}`}>
        {isWhole ? <NothingYet {...projectsText.none} href="/contact" /> : <NothingFits />}
      </div>
    );
  const [first, ...others] = projects;
  const cards = isWhole ? others : projects;
  return (
    <>
      {isWhole && first && <ProjectCard project={first} isFirst />}
      <div className={layoutStyles.wrap}>
        <div className={styles.grid}>
          {cards.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
        <Pagination
          current={page}
          total={Math.ceil(total / pageSize)}
          hrefOf={(page) => projectsHref(filter, page)}
        />
      </div>
    </>
  );
}

function NothingFits() {
  const link = (
    <a className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`} href="/projects">
      {projectsText.clearFilters}
    </a>
  );
  return (
    <NoMatch title={projectsText.noMatch.title} actions={link}>
      {projectsText.noMatch.text}
    </NoMatch>
  );
}
