import { Progress } from "../../ui/progress.tsx";
import styles from "./project-completion.module.css";
import { CompletionFigure, toneOf } from "./project-status.tsx";
import { projectText } from "./projects.text.ts";
import type { Project } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

type CompletionProps = { project: Pick<Project, "status" | "completion"> };

/** The completion of a project as a labelled bar, which fills from the right in the colour of the state. */
export function Completion({
  project,
  className = "",
}: CompletionProps & { className?: string | undefined }) {
  return (
    <div className={`${styles.completion} ${className}`}>
      <div>
        <span>{text.completion}</span>
        <CompletionFigure completion={project.completion} />
      </div>
      <CompletionBar project={project} />
    </div>
  );
}

/** The completion in a row of a table, where the column's heading is the label. */
export function RowCompletion({ project }: CompletionProps) {
  return (
    <span className={`${styles.completion} ${styles.compact}`}>
      <CompletionFigure completion={project.completion} />
      <CompletionBar project={project} />
    </span>
  );
}

function CompletionBar({ project }: CompletionProps) {
  return (
    <Progress
      percent={project.completion}
      label={projectText.completion}
      tone={styles[toneOf(project.status)]}
    />
  );
}
