import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { useMay } from "../../admin-kit/may.ts";
import { useSaleTools } from "../../admin-kit/sale-tools.ts";
import { useTaskTools } from "../../admin-kit/task-tools.ts";
import { formatDate, formatPrice } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Drawer } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName, BidiText } from "../../ui/text/bidi-text.tsx";
import { Completion } from "./project-completion.tsx";
import styles from "./project-drawer.module.css";
import { ProjectTags } from "./project-status.tsx";
import { type ProjectActions, titleOf } from "./project-tile.tsx";
import type { ProjectRecord } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

type ProjectDrawerProps = Pick<ProjectActions, "onEdit" | "onDelete"> & {
  /** Null keeps it closed. */
  project: ProjectRecord | null;
  onClose(): void;
};

const { details } = text;

/** A drawer beside the list with everything about one project; the «view details» of APRJ-01. */
export function ProjectDrawer({ project, onClose, onEdit, onDelete }: ProjectDrawerProps) {
  const canWrite = useMay("write");
  const footer = project && canWrite && (
    <>
      <Button variant="del" small onClick={() => onDelete(project)}>
        <Icon of={Trash2} />
        {kitText.row.delete}
      </Button>
      <Button small onClick={() => onEdit(project)}>
        <Icon of={Pencil} />
        {text.edit}
      </Button>
    </>
  );
  return (
    <Drawer
      isOpen={project !== null}
      onClose={onClose}
      title={project && <BidiName text={titleOf(project)} />}
      footer={footer}
    >
      {project && <Details project={project} />}
    </Drawer>
  );
}

function Details({ project }: { project: ProjectRecord }) {
  const tools = useTaskTools();
  const sales = useSaleTools();
  const paragraphs = project.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <>
      <div className={`${typeStyles.cover} ${styles.cover}`}>
        <Picture path={project.image ?? coverPath(project.id)} alt={project.imageAlt} sizes="432px" />
      </div>
      <ProjectTags project={project} className={styles.tags} />
      <Completion project={project} />
      <section>
        <h3>{details.facts}</h3>
        <Facts project={project} />
      </section>
      <section>
        <h3>{details.description}</h3>
        {project.summary && <BidiText as="p" text={project.summary} />}
        {paragraphs.map((paragraph) => (
          <BidiText key={paragraph} as="p" className={typeStyles.muted} text={paragraph} />
        ))}
        {!project.summary && paragraphs.length === 0 && (
          <p className={typeStyles.muted}>{details.noDescription}</p>
        )}
      </section>
      {sales?.ofProject({ id: project.id, name: titleOf(project) })}
      {tools?.listOf({ kind: "project", id: project.id, name: titleOf(project) })}
      <a
        className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined} ${styles.page}`}
        href={`/projects/${project.id}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={ExternalLink} />
        {details.open}
        <span className={typeStyles.unseen}>{details.newWindow}</span>
      </a>
    </>
  );
}

function Facts({ project }: { project: ProjectRecord }) {
  const day = (date: string) => date && formatDate(date);
  const amount = project.valueAmount === null ? "" : formatPrice(project.valueAmount);
  const facts = [
    [text.client, project.client],
    [text.value, project.value || amount],
    [text.duration, project.duration],
    [text.location, project.location],
    [text.startDate, day(project.startDate)],
    [text.endDate, day(project.endDate)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words === "" ? "-" : <BidiText text={words} />}</dd>
        </div>
      ))}
    </dl>
  );
}
