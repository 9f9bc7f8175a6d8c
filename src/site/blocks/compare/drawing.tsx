import type { PageImage } from "../../../content/page-content/sections/section.ts";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { pictureSources } from "../../../ui/pictures/picture-sources.ts";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Section } from "../../parts/section.tsx";
import { headOf, isFilled, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";

const half = "(max-width: 639px) 100vw, 600px";

/**
 * Two pictures of one thing, side by side in frames of one shape and one above the other on phones: both are seen at once, by
 * everybody, without a control to find. One alone compares nothing and is not shown. Requirement OWN-04.
 */
export default function CompareBlock({ texts }: BlockProps<typeof block>) {
  const { before, after, beforeText, afterText } = texts;
  if (!before.image || !after.image) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts)}>
      <div className={styles.pair} style={frameOf(before.image)}>
        <Side picture={before} caption={beforeText} />
        <Side picture={after} caption={afterText} />
      </div>
    </Section>
  );
}

function Side({ picture: { image, alt }, caption }: { picture: PageImage; caption: string }) {
  return (
    <figure className={shared.captioned}>
      <div className={`${shared.picture} ${styles.framed}`}>
        {image && <Picture path={image} alt={alt || undefined} beside={caption} sizes={half} />}
      </div>
      {isFilled(caption) && <BidiText as="figcaption" text={caption} />}
    </figure>
  );
}

const [highest, widest] = [3 / 4, 16 / 9];

/** Both frames have the shape of the first picture, unless it is very high or very wide. */
function frameOf(path: string): { [variable: `--${string}`]: number } {
  const { width, height } = pictureSources(path) ?? { width: 3, height: 2 };
  const shape = Math.min(Math.max(width / height, highest), widest);
  return { "--shape": Math.round(shape * 1000) / 1000 };
}
