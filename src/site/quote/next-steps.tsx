import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Titled } from "../parts/section.tsx";
import styles from "./next-steps.module.css";

type NextStepsProps = {
  title: string;
  steps: readonly { id: string; title: string; text: string }[];
  /** The values of the placeholders in the steps. */
  values?: Record<string, string>;
};

/** The steps that follow after sending. */
export function NextSteps({ title, steps, values }: NextStepsProps) {
  return (
    <section className={styles.steps}>
      <BidiText as="h2" className={typeStyles.subheading} text={title} />
      <ol>
        {steps.map(({ id, title, text }) => (
          <li key={id}>
            <Titled className="" title={title} text={text} values={values} />
          </li>
        ))}
      </ol>
    </section>
  );
}
