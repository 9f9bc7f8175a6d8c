import layoutStyles from "../../../ui/styles/layout.module.css";
import { FigureList, Section } from "../../parts/section.tsx";
import { headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

export default function FiguresBlock({ texts }: BlockProps<typeof block>) {
  return (
    <Section className={`${layoutStyles.band} night ${styles.figures}`} {...headOf(texts)}>
      <FigureList items={texts.items} />
    </Section>
  );
}
