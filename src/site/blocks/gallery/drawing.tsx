import { Picture } from "../../../ui/pictures/picture.tsx";
import { coverPath } from "../../../ui/pictures/picture-sources.ts";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Section } from "../../parts/section.tsx";
import { headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

export default function GalleryBlock({ texts }: BlockProps<typeof block>) {
  if (texts.items.length === 0) return null;
  return (
    <Section {...headOf(texts)}>
      <ul className={styles.gallery}>
        {texts.items.map(({ id, image: { image, alt }, caption }) => (
          <li key={id}>
            <figure className={shared.captioned}>
              <Picture
                path={image ?? coverPath(id)}
                alt={image ? alt || undefined : alt}
                sizes="(max-width: 639px) 100vw, (max-width: 900px) 50vw, 400px"
              />
              {caption && <BidiText as="figcaption" text={caption} />}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
