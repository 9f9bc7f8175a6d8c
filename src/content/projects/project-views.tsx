// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { LayoutGrid, List, type LucideIcon } from "lucide-react";
import { useSearchParams } from "react-router";
import { RecordTable } from "../../admin-kit/list/record-table.tsx";
import { remember, remembered } from "../../admin-kit/remembered.ts";
import type { RowProps } from "../../admin-kit/rows/row-actions.tsx";
import toolStyles from "../../admin-kit/rows/row-tools.module.css";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { oneOf } from "../../kernel/objects.ts";
import { formatDate } from "../../kernel/text/format.ts";
import { Segments } from "../../ui/controls/segments.tsx";
import tableStyles from "../../ui/data-table.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import { RowCompletion } from "./project-completion.tsx";
import { ProjectTags } from "./project-status.tsx";
import { HiddenBadge, type ProjectActions, ProjectMenu, ProjectTile, titleOf } from "./project-tile.tsx";
import styles from "./project-views.module.css";
import type { ProjectRecord } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

export type ProjectView = "grid" | "list";

const { views } = text;
const viewIcons: Record<ProjectView, LucideIcon> = { grid: LayoutGrid, list: List };
const viewKeys = ["grid", "list"] as const;

/** Whether cards or rows are shown. The address holds the choice; the last one is used for an address without it. */
export function useProjectView() {
  const [params, setParams] = useSearchParams();
  const view = oneOf(viewKeys, params.get("view") ?? remembered("projects") ?? "") ?? "grid";
  const setView = (wanted: ProjectView) => {
    remember("projects", wanted);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (wanted === "grid") changed.delete("view");
        else changed.set("view", wanted);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [view, setView] as const;
}

export function ViewSwitch({ view, onChange }: { view: ProjectView; onChange(view: ProjectView): void }) {
  return (
    <Segments
      label={views.label}
      options={viewKeys.map((key) => ({ value: key, shown: <Icon of={viewIcons[key]} />, name: views[key] }))}
      chosen={view}
      onChoose={onChange}
    />
  );
}

type ProjectListProps = RowProps<ProjectRecord> &
  ProjectActions & { view: ProjectView; projects: readonly ProjectRecord[] };

/** The projects as cards with covers, or as rows, of which more fit on the screen; requirement APRJ-01. */
export function ProjectList({ view, projects, ...rest }: ProjectListProps) {
  if (view === "list") return <ProjectTable projects={projects} {...rest} />;
  return (
    <div className={styles.grid}>
      {projects.map((project) => (
        <ProjectTile key={project.id} project={project} {...rest} />
      ))}
    </div>
  );
}

/** Placeholder cards, shown while the projects are loading. */
export const ProjectSkeleton = () => <SkeletonCards className={styles.grid} />;

const { heads } = text;

function ProjectTable({ projects, ...row }: Omit<ProjectListProps, "view">) {
  return (
    <RecordTable label={text.title} heads={heads}>
      {projects.map((project) => (
        <Row key={project.id} project={project} {...row} />
      ))}
    </RecordTable>
  );
}

type ProjectRowProps = Omit<ProjectListProps, "view" | "projects"> & { project: ProjectRecord };

function Row({ project, query, selection, ...actions }: ProjectRowProps) {
  const title = titleOf(project);
  return (
    <tr role="row">
      <td role="cell" data-l={heads.title}>
        <span className={toolStyles.tools}>
          <SelectBox selection={selection} id={project.id} name={title} />
          <span>
            <button type="button" data-open aria-haspopup="dialog" onClick={() => actions.onView(project)}>
              <HitText as="b" text={title} query={query} />
            </button>
            <BidiText as="small" className={typeStyles.muted} text={project.client} />
            <HiddenBadge project={project} />
          </span>
        </span>
      </td>
      <td role="cell" data-l={heads.status}>
        <ProjectTags project={project} className={styles.tags} />
      </td>
      <td role="cell" data-l={heads.value}>
        <BidiText as="span" className={typeStyles.unbroken} text={project.value} />
      </td>
      <td role="cell" data-l={heads.start}>
        <span className={`${typeStyles.digits} ${typeStyles.unbroken}`}>
          {project.startDate && formatDate(project.startDate)}
        </span>
      </td>
      <td role="cell" data-l={heads.completion}>
        <RowCompletion project={project} />
      </td>
      <td role="cell" className={tableStyles.tools}>
        <ProjectMenu project={project} {...actions} />
      </td>
    </tr>
  );
}
