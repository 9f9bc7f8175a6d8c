import { Check } from "lucide-react";
import { Link } from "react-router";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { setupText as text } from "./setup.text.ts";
import styles from "./setup-path.module.css";
import { type SetupStep, setupSteps } from "./setup-steps.ts";

/** The steps of the set-up with the current one marked; steps that were reached are links. */
export function SetupPath({ step, reached }: { step: SetupStep; reached: SetupStep }) {
  const [at, furthest] = [setupSteps.indexOf(step), setupSteps.indexOf(reached)];
  return (
    <nav className={styles.path} aria-label={text.path}>
      <p className={typeStyles.unseen}>{text.place(at + 1, setupSteps.length)}</p>
      <ol>
        {setupSteps.map((name, index) => {
          const isDone = index < furthest;
          const label = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon of={Check} /> : index + 1}
              </span>
              <span className={styles.name}>{text.steps[name]}</span>
              {isDone && <span className={typeStyles.unseen}> {text.isDone}</span>}
            </>
          );
          return (
            <li key={name} data-done={isDone || undefined}>
              {index <= Math.max(at, furthest) ? (
                <Link to={`?step=${name}`} aria-current={index === at ? "step" : undefined}>
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
