import { Picture } from "../../../ui/pictures/picture.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { Section } from "../../parts/section.tsx";
import { headingBelow, headOf, isFilled } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

const third = "(max-width: 639px) 100vw, (max-width: 900px) 50vw, 600px";

/** Texts side by side, each with its heading and its picture; one under the other on phones. Requirement OWN-04. */
export default function ColumnsBlock({ texts }: BlockProps<typeof block>) {
  const shown = texts.items.filter(
    ({ heading, body, image }) => isFilled(heading) || isFilled(body) || image.image,
  );
  if (shown.length === 0) return null;
  return (
    <Section {...headOf(texts)}>
      <div className={styles.columns}>
        {shown.map(({ id, heading, body, image: { image, alt } }) => (
          <div key={id} className={shared.words}>
            {image && (
              <div className={`${shared.picture} ${styles.wide}`}>
                <Picture path={image} alt={alt || undefined} beside={heading} sizes={third} />
              </div>
            )}
            {isFilled(heading) && (
              <BidiText as={headingBelow(texts)} className={typeStyles.subheading} text={heading} />
            )}
            {isFilled(body) && <RichText html={body} />}
          </div>
        ))}
      </div>
    </Section>
  );
}
