import { Picture } from "../../../ui/pictures/picture.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { Section } from "../../parts/section.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

const half = "(max-width: 639px) 100vw, 50vw";

export default function WordsBlock({ texts }: BlockProps<typeof block>) {
  const { image, alt } = texts.image;
  const sides = texts.side === "start" ? `${shared.halves} ${styles.first}` : shared.halves;
  return (
    <Section inside={image ? sides : shared.column}>
      <div className={shared.words}>
        {texts.title.trim() && <BidiText as="h2" className={typeStyles.heading} text={texts.title} />}
        <RichText html={texts.body} />
      </div>
      {image && (
        <div className={shared.picture}>
          <Picture path={image} alt={alt || undefined} sizes={half} />
        </div>
      )}
    </Section>
  );
}
