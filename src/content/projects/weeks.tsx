import styles from "./weeks.module.css";

const mostMarks = 26;
const week = 7 * 24 * 60 * 60_000; // ms

/** How many weeks lie between two days, at least one; null where one of them is not known. */
export function weeksBetween(start: string, end: string): number | null {
  const length = Date.parse(end) - Date.parse(start);
  return length > 0 ? Math.max(1, Math.round(length / week)) : null;
}

/** A mark for each week on a line, filled as far as the work is, the last in yellow; words beside it say the same. */
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
