import { Titled } from "../parts/section.tsx";
import { registerText } from "./register.text.ts";
import styles from "./steps-line.module.css";

type StepsLineProps = { steps: readonly { id: string; title: string; text: string }[] };

/** The steps from the form on: a dot for each on a line, the current one in yellow; requirement SITE-03. */
export function StepsLine({ steps }: StepsLineProps) {
  return (
    <ol className={styles.line}>
      <li>
        <b>{registerText.now}</b>
      </li>
      {steps.map(({ id, title, text }) => (
        <li key={id}>
          <Titled className="" title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
