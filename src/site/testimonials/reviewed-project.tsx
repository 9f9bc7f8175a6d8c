import { ArrowLeft } from "lucide-react";
import { named } from "../../kernel/resource/named-record.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Shot } from "../parts/shot.tsx";
import styles from "./reviewed-project.module.css";
import type { ReviewedProject } from "./reviewed-projects.server.ts";

/** The project of the first review, across the whole window, with a sentence and a link; SITE-03. */
export function ReviewedProjectBand({
  project,
  isLast,
}: {
  project: ReviewedProject;
  /** Nothing follows it but the call at the end, whose edge reaches upwards. */
  isLast: boolean;
}) {
  const { id, title, summary, image } = project;
  return (
    <a className={isLast ? `${styles.band} ${styles.last}` : styles.band} href={`/projects/${id}`}>
      <Shot
        className={styles.picture}
        path={image}
        alt=""
        sizes="100vw"
        isWide
        {...named(project, "image")}
      />
      <span className={styles.label}>
        <BidiText as="b" text={title} />
        <BidiText as="span" className={styles.sentence} text={summary} />
        <Icon of={ArrowLeft} />
      </span>
    </a>
  );
}
