import { formatNumber } from "../../../../kernel/text/format.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import type { TaskFigures } from "../tasks.ts";
import { text } from "../tasks-admin.text.ts";
import { states, type TaskState } from "../wire.ts";
import styles from "./task-states.module.css";

type StatesProps = {
  figures: TaskFigures | undefined;
  chosen: TaskState;
  onChoose(state: TaskState): void;
};

/** Which tasks the screen lists, and how many there are of each, in one line; requirement DESK-06. */
export function TaskStates({ figures, chosen, onChoose }: StatesProps) {
  const counts: Partial<Record<TaskState, number>> = figures ?? {};
  return (
    <ul className={styles.strip} aria-label={text.states.label}>
      {states.map((state) => (
        <li key={state}>
          <button type="button" aria-pressed={chosen === state} onClick={() => onChoose(state)}>
            <span>{text.states[state]}</span>
            {counts[state] !== undefined && (
              <b
                className={typeStyles.digits}
                data-late={(state === "overdue" && counts[state] > 0) || undefined}
              >
                {formatNumber(counts[state])}
              </b>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
