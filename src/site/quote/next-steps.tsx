import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Titled } from "../parts/section.tsx";
import styles from "./next-steps.module.css";

type NextStepsProps = {
  title: string;
  steps: readonly { id: string; title: string; text: string }[];
  /** What the placeholders of the steps stand for. */
  values?: Record<string, string>;
};

/** What happens after sending. */
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
