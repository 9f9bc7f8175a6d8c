import { ArrowLeft } from "lucide-react";
import { ProjectTags } from "../../content/projects/project-status.tsx";
import { projectText } from "../../content/projects/projects.text.ts";
import type { ProjectOnCard, ShownProject } from "../../content/projects/projects.ts";
import { Weeks, weeksBetween } from "../../content/projects/weeks.tsx";
import { linkTo } from "../../content/shared/pages.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { formatDate } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { usePictureNote } from "../../ui/pictures/picture-notes.tsx";
import { coverPath, fileWidth } from "../../ui/pictures/picture-sources.ts";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { FactRows } from "../../ui/text/facts.tsx";
import { Crumbs } from "../frame/crumbs.tsx";
import { Section } from "../parts/section.tsx";
import { Shot } from "../parts/shot.tsx";
import styles from "./case-study.module.css";
import { projectsText } from "./projects.text.ts";

type ProjectProps = { project: ShownProject };

const coverOf = ({ id, image }: ProjectOnCard) => image ?? coverPath(id);

/** The title beside a ledger of facts with the weeks of the project; requirements PRJ-05, SITE-01. */
export function CaseHero({ project }: ProjectProps) {
  const parents = [linkTo("homepage"), linkTo("projects")] as const;
  return (
    <Section className={styles.hero ?? ""} inside={styles.halves ?? ""}>
      <div className={styles.heading}>
        <Crumbs parents={parents} current={project.title} />
        <BidiText as="h1" className={typeStyles.headline} text={project.title} />
        {project.summary && <BidiText as="p" className={typeStyles.lead} text={project.summary} />}
      </div>
      <Ledger project={project} />
    </Section>
  );
}

function Ledger({ project }: ProjectProps) {
  const { startDate, endDate, completion } = project;
  const weeks = weeksBetween(startDate, endDate);
  const facts = [
    [projectText.client, project.client],
    [projectText.location, project.location],
    [projectText.value, project.value],
    [projectText.duration, project.duration],
    // If there is a line of weeks, the dates are at its ends instead.
    [projectText.startDate, weeks === null && startDate ? formatDate(startDate) : ""],
    [projectText.endDate, weeks === null && endDate ? formatDate(endDate) : ""],
    [projectText.completion, project.status === "completed" ? "" : `${completion}%`],
  ] as const;
  return (
    <dl className={styles.ledger}>
      <FactRows facts={facts} />
      <div>
        <dt>{projectText.statusOf}</dt>
        <dd>
          <ProjectTags project={project} />
        </dd>
      </div>
      {weeks !== null && (
        <div className={styles.time}>
          <dt className={typeStyles.unseen}>{projectText.dates}</dt>
          <dd>
            <Weeks count={weeks} completion={completion} />
          </dd>
          <dd className={styles.ends}>
            <span>
              {projectText.startDate} <b>{formatDate(startDate)}</b>
            </span>
            <span>
              {projectText.endDate} <b>{formatDate(endDate)}</b>
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

export function CaseCover({ project }: ProjectProps) {
  return (
    <figure className={styles.cover}>
      <Shot
        className={styles.wide}
        path={coverOf(project)}
        alt={project.imageAlt || undefined}
        sizes="min(100vw, 160svh)"
        isWide
        eager
        {...named(project, "image")}
      />
    </figure>
  );
}

/** Challenge and decision, or the description if there is neither; then the first picture with its notes. */
export function Story({ project }: ProjectProps) {
  const parts = [
    [projectsText.challenge, project.challenge, project.challengeText],
    [projectsText.decision, project.decision, project.decisionText],
  ] as const;
  const isCase = parts.some(([, lead, text]) => lead !== "" || text !== "");
  const [first] = project.gallery;
  return (
    <Section>
      {isCase ? (
        parts.map(([title, lead, text]) => <Part key={title} title={title} lead={lead} text={text} />)
      ) : (
        <Part title={projectsText.about} lead="" text={project.description} />
      )}
      {first && <Noted project={project} />}
    </Section>
  );
}

function Part({ title, lead, text }: { title: string; lead: string; text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (lead === "" && paragraphs.length === 0) return null;
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.told}>
        {lead && <BidiText as="p" className={styles.sentence} text={lead} />}
        {paragraphs.map((paragraph) => (
          <BidiText key={paragraph} as="p" text={paragraph} />
        ))}
      </div>
    </div>
  );
}

/** The first picture beside the list of its notes; the marks in the picture only point to the places. */
function Noted({ project }: ProjectProps) {
  const notes = project.gallery[0]?.notes ?? [];
  return (
    <div className={styles.noted}>
      <GalleryFigure project={project} index={0} isLarge />
      <ol className={styles.notes}>
        {notes.map((note, index) => (
          <li key={note.title}>
            <span className={styles.mark} aria-hidden="true">
              {index + 1}
            </span>
            <BidiText as="b" text={note.title} />
            <BidiText as="p" text={note.text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A picture as a link to its own page, which shows it whole; the script opens it over this page instead. */
function GalleryFigure({ project, index, isLarge }: ProjectProps & { index: number; isLarge?: boolean }) {
  const { image, caption, title = "", notes = [] } = project.gallery[index] ?? { image: null, caption: "" };
  const path = image ?? coverPath(project.id, index + 1);
  const { alt } = usePictureNote(path);
  const name = title || caption || alt || projectsText.picture;
  return (
    <figure id={`picture-${index + 1}`}>
      <div className={styles.stage}>
        <a
          href={`/projects/${project.id}/pictures/${index + 1}`}
          aria-label={`${projectsText.enlarge}: ${name}`}
          data-shot={path}
          data-alt={alt ?? name}
          data-title={name}
          data-caption={caption === name ? "" : caption}
        >
          <Shot
            path={path}
            alt=""
            sizes={
              isLarge
                ? "(max-width: 900px) 92vw, min(62vw, 790px)"
                : "(max-width: 639px) 92vw, min(46vw, 600px)"
            }
          />
        </a>
        {notes.map(({ x, y, title }, place) => (
          <span
            key={title}
            className={styles.mark}
            aria-hidden="true"
            // physical: a point of a picture has no reading direction
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {place + 1}
          </span>
        ))}
      </div>
      {caption && <BidiText as="figcaption" className={styles.caption} text={caption} />}
    </figure>
  );
}

/** The result of the project, with figures. */
export function Result({ project }: ProjectProps) {
  const { result, resultText, figures } = project;
  if (result === "" && resultText === "" && figures.length === 0) return null;
  return (
    <section className={styles.paper}>
      <div className={layoutStyles.wrap}>
        <Part title={projectsText.result} lead={result} text={resultText} />
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => {
            const [, figure = value, unit] = /^([\d.,]+)\s+(.+)$/.exec(value) ?? [];
            return (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={typeStyles.digits}>
                  {figure}
                  {unit && <small>{unit}</small>}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}

/** The other pictures, two in a row. */
export function Inside({ project }: ProjectProps) {
  if (project.gallery.length < 2) return null;
  return (
    <Section title={projectsText.inside}>
      <div className={styles.pair}>
        {project.gallery.slice(1).map(({ image, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may occur twice, and the list never changes
          <GalleryFigure key={`${index} ${image}${caption}`} project={project} index={index + 1} />
        ))}
      </div>
    </Section>
  );
}

/** An enlarged detail of a picture. */
export function Detail({ project }: ProjectProps) {
  const { detailImage, detailX, detailY, detailZoom, detailCaption } = project;
  if (!detailImage) return null;
  // physical: a point of a picture has no reading direction
  const place = { "--x": `${detailX}%`, "--y": `${detailY}%`, "--zoom": `${detailZoom}%` };
  return (
    <figure className={styles.near} style={{ ...fileWidth(detailImage), ...place }}>
      <div className={styles.frame}>
        <Shot
          className={styles.enlarged}
          path={detailImage}
          alt=""
          sizes={`(max-width: 639px) ${Math.round(detailZoom * 1.25)}vw, ${detailZoom}vw`}
          {...named(project, "detailImage")}
        />
      </div>
      {detailCaption && <BidiText as="figcaption" className={styles.label} text={detailCaption} />}
    </figure>
  );
}

/** The project after this one. */
export function NextProject({ project }: { project: ProjectOnCard }) {
  return (
    <section className={styles.paper}>
      <div className={layoutStyles.wrap}>
        <a className={styles.next} href={`/projects/${project.id}`}>
          <Shot
            path={coverOf(project)}
            alt=""
            sizes="(max-width: 639px) 92vw, min(44vw, 540px)"
            {...named(project, "image")}
          />
          <div className={styles.text}>
            <span className={typeStyles.small}>{projectsText.next}</span>
            <BidiText as="h2" className={typeStyles.heading} text={project.title} />
            <BidiText as="p" text={project.summary} />
            <span className={buttonStyles.more}>
              {projectsText.read} <Icon of={ArrowLeft} />
            </span>
          </div>
        </a>
      </div>
    </section>
  );
}
