import { Picture } from "../../../ui/pictures/picture.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { ActionLinks } from "../../parts/action-links.tsx";
import { Section } from "../../parts/section.tsx";
import { named } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

const half = "(max-width: 639px) 100vw, 50vw";

export default function HeroBlock({ texts, isTitle }: BlockProps<typeof block>) {
  const links = named(texts.links);
  const { image, alt } = texts.image;
  return (
    <Section className={styles.hero} inside={image ? shared.halves : shared.column}>
      <div className={shared.words}>
        {texts.title.trim() && (
          <BidiText as={isTitle ? "h1" : "h2"} className={typeStyles.headline} text={texts.title} />
        )}
        {texts.lead && <BidiText as="p" className={typeStyles.lead} text={texts.lead} />}
        {links.length > 0 && <ActionLinks links={links} />}
      </div>
      {image && (
        <div className={shared.picture}>
          <Picture path={image} alt={alt || undefined} sizes={half} eager={isTitle} />
        </div>
      )}
    </Section>
  );
}
