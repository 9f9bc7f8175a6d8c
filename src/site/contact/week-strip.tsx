import { weekdays } from "../../kernel/text/format.text.ts";
import { useRiyadhClock } from "./use-riyadh-clock.ts";
import styles from "./week-strip.module.css";
import { weekText } from "./working-week.text.ts";
import type { WorkingWeek } from "./working-week.ts";

/** The working week with a dot for each hour, hidden from screen readers, because the sentence below says the same; SITE-03. */
export function WeekStrip({ week: { days, from, to } }: { week: WorkingWeek }) {
  const now = useRiyadhClock();
  const hours = Array.from({ length: Math.ceil(to - from) }, (_, index) => Math.floor(from) + index);
  return (
    <ol className={styles.week} aria-hidden="true">
      {weekdays.map((name, day) => {
        const isToday = now?.weekday === day;
        const isOpen = days.includes(day);
        const note = weekText.note(isToday, isOpen);
        return (
          <li key={name} className={isOpen ? undefined : styles.closed} data-today={isToday || undefined}>
            <b>{name}</b>
            <span className={styles.hours}>
              {hours.map((hour) => (
                <i
                  key={hour}
                  className={isToday && isOpen && now.hour === hour ? styles.current : undefined}
                />
              ))}
            </span>
            <small>{note}</small>
          </li>
        );
      })}
    </ol>
  );
}
