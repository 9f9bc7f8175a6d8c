import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "../frame/wall.module.css";
import { type ActionLink, ActionLinks } from "./action-links.tsx";

type ClosingCallProps = {
  texts: { ctaTitle: string; ctaText: string; ctaLinks: readonly ActionLink[] };
};

/** The call to action that ends a page: the upper part of the closing wall, whose lower part is the footer. */
export function ClosingCall({ texts }: ClosingCallProps) {
  return (
    <section className={`${styles.wall} ${styles.call}`}>
      <div className={layoutStyles.wrap}>
        <div>
          {texts.ctaTitle.trim() && <BidiText as="h2" className={typeStyles.heading} text={texts.ctaTitle} />}
          {texts.ctaText.trim() && <BidiText as="p" text={texts.ctaText} />}
        </div>
        <ActionLinks links={texts.ctaLinks} onBand />
      </div>
    </section>
  );
}
