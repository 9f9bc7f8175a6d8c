import { Banknote, Calendar, Clock, Eye, FilePenLine, MapPin, Pencil } from "lucide-react";
import { useNavigate } from "react-router";
import { useMay } from "../../admin-kit/may.ts";
import { type RecordActions, RecordMenu } from "../../admin-kit/rows/record-menu.tsx";
import type { RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { formatDate } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import { Completion } from "./project-completion.tsx";
import { type IconFact, IconFacts, ProjectTags } from "./project-status.tsx";
import styles from "./project-tile.module.css";
import type { ProjectRecord } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

export type ProjectActions = RecordActions<ProjectRecord> & { onView(project: ProjectRecord): void };

type ProjectTileProps = RowProps<ProjectRecord> & ProjectActions & { project: ProjectRecord };

/** One project in the admin's grid, with its menu; requirement APRJ-01. */
export function ProjectTile({ project, query, selection, ...actions }: ProjectTileProps) {
  const title = titleOf(project);
  const facts: IconFact[] = [
    [Banknote, text.value, project.value],
    [MapPin, text.location, project.location],
    [Clock, text.duration, project.duration],
    [Calendar, text.start, project.startDate && formatDate(project.startDate)],
  ];
  return (
    <Card as="article" className={styles.tile} aria-label={title}>
      <div className={`${typeStyles.cover} ${styles.cover}`}>
        <Picture
          path={project.image ?? coverPath(project.id)}
          alt=""
          sizes="(max-width: 600px) 92vw, (max-width: 1180px) 46vw, 370px"
        />
        <ProjectTags project={project} className={styles.tags} />
      </div>
      <SelectBox selection={selection} id={project.id} name={title} />
      <div className={styles.menu}>
        <ProjectMenu project={project} {...actions} />
      </div>
      <div className={styles.words}>
        <div>
          <h2>
            <button type="button" data-open aria-haspopup="dialog" onClick={() => actions.onView(project)}>
              <HitText text={title} query={query} />
            </button>
          </h2>
          <BidiText as="p" className={styles.client} text={project.client} />
          <HiddenBadge project={project} />
        </div>
        <dl>
          <IconFacts facts={facts} isCut />
        </dl>
        <Completion project={project} className={styles.completion} />
      </div>
    </Card>
  );
}

/** The menu of a project: edit, in a form or on its page, details, and the actions that all records have. */
export function ProjectMenu({ project, onEdit, onView, ...on }: ProjectActions & { project: ProjectRecord }) {
  const canWrite = useMay("write");
  const navigate = useNavigate();
  const onPage = {
    id: "on-page",
    label: text.menu.onPage,
    icon: FilePenLine,
    onAction: () => void navigate(`/admin/content/projects-${project.id}`),
  };
  const edit = { id: "edit", label: text.menu.edit, icon: Pencil, onAction: () => onEdit(project) };
  const view = { id: "view", label: text.menu.details, icon: Eye, onAction: () => onView(project) };
  return (
    <RecordMenu
      record={project}
      name={titleOf(project)}
      before={canWrite ? [edit, onPage, view] : [view]}
      {...on}
    />
  );
}

/** Marks a project that visitors cannot open; requirement SITE-05. */
export function HiddenBadge({ project }: { project: ProjectRecord }) {
  return !project.isActive && <Badge tone="neutral">{text.values.isActive.false}</Badge>;
}

/** The name of a project on the screen: a blank title can be saved (ADM-08) and needs a substitute. */
export function titleOf({ title }: Pick<ProjectRecord, "title">) {
  return title.trim() === "" ? text.untitled : title;
}
