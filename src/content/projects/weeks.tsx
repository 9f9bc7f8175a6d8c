import styles from "./weeks.module.css";

const mostMarks = 26;
const week = 7 * 24 * 60 * 60_000; // ms

/** The number of weeks between two days, at least one; null when one is unknown or the end is not after the start. */
export function weeksBetween(start: string, end: string): number | null {
  const length = Date.parse(end) - Date.parse(start);
  return length > 0 ? Math.max(1, Math.round(length / week)) : null;
}

/** A line with a mark for each week, at most 26, filled by completion. Decorative: the text beside it says the same. */
export function Weeks({ count, completion }: { count: number; completion: number }) {
  const marks = Math.min(count, mostMarks);
  const done = Math.round((marks * completion) / 100);
  return (
    <span className={styles.line} aria-hidden="true">
      {Array.from({ length: marks }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike and never move
          key={index}
          className={index === marks - 1 ? styles.last : index < done ? styles.done : undefined}
        />
      ))}
    </span>
  );
}
