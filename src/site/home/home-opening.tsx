import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { useBrand } from "../../ui/brand/brand.ts";
import { Motif } from "../../ui/brand/motif.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLine } from "../../ui/text/dot-lines.tsx";
import { Facade } from "../art/facade.tsx";
import { WallGround } from "../art/wall-ground.tsx";
import { MeasuredName } from "../art/why-art.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { homeText } from "../frame/site.text.ts";
import { Measure } from "../parts/scale.tsx";
import { Section, Titled } from "../parts/section.tsx";
import styles from "./home.module.css";

export type HomeTexts = PageTexts<typeof homepage>;

/** Headline, lead, buttons and the façade, or the picture that an editor chose instead; requirement HOME-01. */
export function Hero({ texts, children }: { texts: HomeTexts; children: ReactNode }) {
  const { image, alt } = texts.heroImage;
  const isUndrawn = useBrand().motif === "plain" && !image;
  return (
    <Section className={isUndrawn ? `${styles.hero} undrawn` : styles.hero}>
      <div className={styles.copy}>
        <BidiText as="h1" className={typeStyles.display} text={texts.heroTitle} />
        <BidiText as="p" className={typeStyles.lead} text={texts.heroLead} />
        {children}
        <ul className={styles.notes}>
          {texts.heroNotes.map(({ id, text }) => (
            <DotLine key={id} text={text} />
          ))}
        </ul>
      </div>
      {!isUndrawn && (
        <WallGround className={styles.panel}>
          {image ? (
            <Picture path={image} alt={alt || undefined} sizes="(max-width: 639px) 100vw, 50vw" eager />
          ) : (
            <Motif>
              <Facade label={alt} />
            </Motif>
          )}
        </WallGround>
      )}
    </Section>
  );
}

export function Highlights({ items, agencyName }: { items: HomeTexts["highlights"]; agencyName: string }) {
  return (
    <section
      className={styles.highlights}
      aria-label={homeText.highlights.replace("{agency}", () => agencyName)}
    >
      <div className={layoutStyles.wrap}>
        <ul>
          {items.map(({ id, title, text, icon }) => (
            <li key={id}>
              <Icon of={pageIcon(icon)} />
              <Titled as="h2" className="" title={title} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Why this agency: its name on measured lines, which stays visible beside the reasons; requirement HOME-01. */
export function WhyUs({ texts, agencyName }: { texts: HomeTexts; agencyName: string }) {
  return (
    <Section className={`${layoutStyles.section} ${styles.paper}`} inside={styles.reasons}>
      <div className={styles.specimen}>
        <BidiText as="h2" className={typeStyles.heading} text={texts.whyTitle} />
        <BidiText as="p" className={typeStyles.lead} text={texts.whyLead} />
        <figure>
          <MeasuredName name={agencyName} />
          {texts.nameNote.trim() && (
            <figcaption>
              <i className={typeStyles.diamond} />
              <BidiText text={texts.nameNote} />
            </figcaption>
          )}
        </figure>
      </div>
      <ul>
        {texts.whyCards.map((card) => (
          <li key={card.id}>
            <Titled title={card.title} text={card.text} className="" />
            <Measure of={card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
