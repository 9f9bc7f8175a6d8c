import { type ProjectStatus, projectCategories } from "../../content/projects/project-choices.ts";
import { statusLabel } from "../../content/projects/project-status.tsx";
import { projectText } from "../../content/projects/projects.text.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf, formatNumber } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import chipStyles from "../../ui/controls/chips.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./projects.module.css";
import { projectsText } from "./projects.text.ts";

/** The filter in the address; a missing value means all. */
export type ProjectsFilter = { category?: string | undefined; status?: string | undefined };
type Counts = readonly { category: string; status: string; total: number }[];

/** Reads the filter of an address; `all` or a missing value means everything. */
export function filterFrom(search: URLSearchParams): ProjectsFilter {
  const read = (name: string) => {
    const value = search.get(name)?.slice(0, 60);
    return !value || value === "all" ? undefined : value;
  };
  return { category: read("category"), status: read("status") };
}

/** The address of the list with a filter; its first page has no number. */
export function projectsHref({ category, status }: ProjectsFilter, page = 1): string {
  const search = new URLSearchParams();
  if (category) search.set("category", category);
  if (status) search.set("status", status);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/projects?${search}` : "/projects";
}

/** Chips of the categories, with how many projects of the chosen state each has, and a select of the states; PRJ-03. */
export function ProjectFilters({
  counts,
  filter,
  total,
}: {
  counts: Counts;
  filter: ProjectsFilter;
  total: number;
}) {
  const countIn = (category: string | undefined) =>
    counts
      .filter((count) => !category || count.category === category)
      .filter((count) => !filter.status || count.status === filter.status)
      .reduce((sum, count) => sum + count.total, 0);
  // A category without projects leads to an empty list; the chosen one stays, so that it can be left.
  const offered = projectCategories.filter(
    (category) =>
      category === filter.category || counts.some((count) => count.category === category && count.total > 0),
  );
  return (
    <>
      <div className={styles.filters}>
        <nav className={chipStyles.chips} aria-label={projectsText.categoryFilter}>
          {[undefined, ...offered].map((category) => (
            <a
              key={category ?? "all"}
              className={chipStyles.chip}
              href={projectsHref({ ...filter, category })}
              aria-current={filter.category === category ? "true" : undefined}
            >
              {category ? projectText.categories[category] : projectsText.all}
              <span className={typeStyles.digits}>{formatNumber(countIn(category))}</span>
            </a>
          ))}
        </nav>
        <form className={styles.select} action="/projects">
          {filter.category && <input type="hidden" name="category" value={filter.category} />}
          <label htmlFor="status" className={formStyles.label}>
            {projectsText.statusFilter}
          </label>
          <select className={formStyles.input} id="status" name="status" defaultValue={filter.status ?? ""}>
            <option value="">{projectsText.allStatuses}</option>
            {statusesOf(counts).map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </select>
          <button
            className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
            type="submit"
          >
            {projectsText.filter}
          </button>
        </form>
      </div>
      <p className={typeStyles.unseen} role="status">
        {countOf(counted.project, total)}
      </p>
    </>
  );
}

const finishedFirst: readonly ProjectStatus[] = ["completed", "in-progress", "planning", "on-hold"];

/** The known states, the finished ones first, then any other that occurs. */
function statusesOf(counts: Counts): string[] {
  const others = counts.map(({ status }) => status).filter((status) => status.trim() !== "");
  return [...new Set<string>([...finishedFirst, ...others.sort()])];
}
