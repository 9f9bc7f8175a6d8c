import { Icon } from "../../../ui/pictures/icon.tsx";
import { pageIcon } from "../../frame/page-icons.tsx";
import { Section } from "../../parts/section.tsx";
import { Headed, headingBelow, headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

export default function FeaturesBlock({ texts }: BlockProps<typeof block>) {
  return (
    <Section {...headOf(texts)}>
      <ul className={`${shared.points} ${styles.features}`}>
        {texts.items.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Icon of={pageIcon(icon)} />
            <Headed as={headingBelow(texts)} title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
