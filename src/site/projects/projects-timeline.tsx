import type { ProjectOnCard } from "../../content/projects/projects.ts";
import styles from "./projects-timeline.module.css";

const mostBars = 12;

/**
 * The projects as bars on a line of years, from the right, each a link. It is hidden from screen readers and the keyboard,
 * because the cards below have the same links and facts.
 */
export function ProjectsTimeline({ projects }: { projects: readonly ProjectOnCard[] }) {
  const { bars, years } = timelineOf(projects);
  if (bars.length === 0) return null;
  return (
    <div className={styles.timeline} aria-hidden="true" data-timeline>
      <div className={styles.years}>
        {years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <ol>
        {bars.map(({ project: { id, title, status }, start, length }) => {
          return (
            <li key={id}>
              <a href={`/projects/${id}`} tabIndex={-1}>
                <i data-status={status} style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }} />
                <span dir="auto" style={placeOf(start, length)}>
                  {title}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Places the title on the side of its bar with more space, and limits its width to that space. */
export function placeOf(start: number, length: number) {
  const end = start + length;
  return start + length / 2 > 50
    ? { insetInlineEnd: `${101 - start}%`, maxInlineSize: `${start - 1}%` }
    : { insetInlineStart: `${end + 1}%`, maxInlineSize: `${99 - end}%` };
}

/** The projects with known days, by their start, placed in percent of the whole years from the first to the last. */
export function timelineOf<P extends Pick<ProjectOnCard, "startDate" | "endDate">>(projects: readonly P[]) {
  const dated = projects
    .map((project) => ({
      project,
      begins: Date.parse(project.startDate),
      ends: Date.parse(project.endDate),
    }))
    .filter(({ begins, ends }) => ends >= begins)
    .sort((a, b) => a.begins - b.begins)
    .slice(-mostBars);
  const yearOf = (time: number) => new Date(time).getUTCFullYear();
  const first = Math.min(...dated.map(({ begins }) => yearOf(begins)));
  const last = Math.max(...dated.map(({ ends }) => yearOf(ends)));
  if (dated.length === 0) return { bars: [], years: [] };
  const from = Date.UTC(first);
  const whole = Date.UTC(last + 1) - from;
  const percent = (length: number) => Math.round((length / whole) * 1000) / 10;
  return {
    bars: dated.map(({ project, begins, ends }) => ({
      project,
      start: percent(begins - from),
      length: percent(ends - begins),
    })),
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
  };
}
