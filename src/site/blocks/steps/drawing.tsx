import { StepMark } from "../../../ui/pictures/mark.tsx";
import { Section } from "../../parts/section.tsx";
import { Headed, headingBelow, headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

export default function StepsBlock({ texts }: BlockProps<typeof block>) {
  return (
    <Section {...headOf(texts)}>
      <ol className={`${shared.points} ${styles.steps}`}>
        {texts.items.map(({ id, title, text }, index) => (
          <li key={id}>
            <StepMark index={index} />
            <Headed as={headingBelow(texts)} title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
