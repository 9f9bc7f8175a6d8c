import { Picture } from "../../../ui/pictures/picture.tsx";
import { pictureSources } from "../../../ui/pictures/picture-sources.ts";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Section } from "../../parts/section.tsx";
import { headOf, isFilled, Linked } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

/**
 * The logos of clients in one strip, each of about the same area, whatever its shape. The strip is paper in both themes: the colours
 * of a logo are its client's, and a dark one would vanish on a dark page. Requirement OWN-04.
 */
export default function LogosBlock({ texts }: BlockProps<typeof block>) {
  const shown = texts.items.filter(({ name, image }) => image.image || isFilled(name));
  if (shown.length === 0) return null;
  return (
    <Section {...headOf(texts)}>
      <ul className={`${styles.logos} paper`}>
        {shown.map(({ id, name, image: { image, alt }, href }) => {
          const told = [alt, name].find(isFilled);
          const logo = image ? (
            <Picture path={image} alt={told} sizes="200px" />
          ) : (
            <BidiText as="b" text={name} />
          );
          return (
            <li key={id} style={image ? shapeOf(image) : undefined}>
              {/* A link without words would be none to people who hear it. */}
              <Linked href={told ? href : ""}>{logo}</Linked>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The square root of width by height, with which a width grows in pictures of one area. */
function shapeOf(path: string): { [variable: `--${string}`]: number } {
  const { width, height } = pictureSources(path) ?? { width: 3, height: 2 };
  return { "--shape": Math.round(Math.sqrt(width / height) * 1000) / 1000 };
}
