import { named } from "../../kernel/resource/named-record.ts";
import { formatDate } from "../../kernel/text/format.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { coverPath, fileWidth } from "../../ui/pictures/picture-sources.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./project-card.module.css";
import { CompletionFigure, ProjectTags } from "./project-status.tsx";
import { projectText } from "./projects.text.ts";
import type { ProjectOnCard } from "./projects.ts";
import { Weeks, weeksBetween } from "./weeks.tsx";

type ProjectCardProps = {
  project: ProjectOnCard;
  /** Whether the card is the first: as wide as the page, with its summary. */
  isFirst?: boolean;
};

const sizes = "(max-width: 639px) 120px, (max-width: 1120px) 46vw, 392px";
const firstSizes = "(max-width: 1600px) 100vw, 1600px";

/** One project in a list, a link to its page as a whole; requirements PRJ-01, SITE-01. */
export function ProjectCard({ project, isFirst = false }: ProjectCardProps) {
  const path = project.image ?? coverPath(project.id);
  const words = project.summary || project.description.split("\n")[0];
  return (
    <a className={isFirst ? styles.first : styles.card} href={`/projects/${project.id}`} data-project>
      <span className={styles.picture} style={isFirst ? fileWidth(path) : undefined}>
        <Picture
          path={path}
          alt=""
          sizes={isFirst ? firstSizes : sizes}
          eager={isFirst}
          {...named(project, "image")}
        />
      </span>
      <div className={styles.words}>
        <ProjectTags project={project} className={styles.tags} />
        <BidiText
          as="h2"
          className={isFirst ? typeStyles.heading : typeStyles.subheading}
          text={project.title}
        />
        <BidiText as="p" className={styles.client} text={project.client} />
        {words && <BidiText as="p" className={styles.summary} text={words} />}
        <Facts
          facts={[
            [projectText.location, project.location],
            [projectText.duration, project.duration],
            [projectText.value, project.value],
          ]}
        />
        <Facts
          facts={[
            [projectText.startDate, project.startDate && formatDate(project.startDate)],
            [projectText.endDate, project.endDate && formatDate(project.endDate)],
          ]}
        />
        <Progress project={project} />
      </div>
    </a>
  );
}

type Fact = readonly [label: string, value: string];

/** The facts that are known, on one line; nothing when none is. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt className={typeStyles.unseen}>{label}</dt>
          <BidiText as="dd" text={value} />
        </div>
      ))}
    </dl>
  );
}

/** The completion on a line of weeks; for a finished project or one without dates only the figure. */
function Progress({ project: { status, startDate, endDate, completion } }: { project: ProjectOnCard }) {
  const weeks = status === "completed" ? null : weeksBetween(startDate, endDate);
  return (
    <div className={styles.progress}>
      <span>{projectText.completion}</span>
      <CompletionFigure completion={completion} />
      {weeks !== null && (
        <div>
          <Weeks count={weeks} completion={completion} />
        </div>
      )}
    </div>
  );
}
