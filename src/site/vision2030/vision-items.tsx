import { RotateCw, TriangleAlert } from "lucide-react";
import type { ShownVisionItem } from "../../content/vision/vision-items.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { formatPercent } from "../../kernel/text/format.ts";
import bannerStyles from "../../ui/banner.module.css";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { siteText } from "../frame/site.text.ts";
import type { Loaded } from "../loading/loaded.ts";
import { Fold } from "../parts/fold.tsx";
import { visionText } from "../parts/pages.text.ts";
import { Scale } from "../parts/scale.tsx";
import { Section, Titled } from "../parts/section.tsx";
import styles from "./vision.module.css";
import type { VisionTexts } from "./vision-sections.tsx";

/**
 * The stored pillars with their initiatives, or the reason why they cannot be read; left out if there are none. On phones each is a title that opens. Requirements
 * VIS-02, SITE-03.
 */
export function Pillars({ texts, items }: { texts: VisionTexts; items: Loaded<ShownVisionItem[]> }) {
  const pillars = items.ok ? items.value.filter(({ type }) => type === "pillar") : [];
  if (items.ok && pillars.length === 0) return null;
  return (
    <Section className={styles.section} id="pillars" title={texts.pillarsTitle} lead={texts.pillarsLead}>
      {!items.ok && <LoadFailure />}
      <div className={styles.pillars}>
        {pillars.map((pillar) => (
          <article key={pillar.id}>
            <Fold title={pillar.title} isOpen={pillar === pillars[0]}>
              {pillar.image && (
                <Picture
                  path={pillar.image}
                  beside={pillar.title}
                  sizes="(max-width: 900px) 92vw, 392px"
                  {...named(pillar, "image")}
                />
              )}
              <BidiText as="p" text={pillar.description} />
              <DotLines lines={pillar.initiatives} />
            </Fold>
          </article>
        ))}
      </div>
    </Section>
  );
}

function LoadFailure() {
  return (
    <div className={`${bannerStyles.banner} ${bannerStyles.failed}`} role="alert">
      <Icon of={TriangleAlert} />
      <span>{visionText.loadFailed}</span>
      <a
        className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
        href="/vision2030"
      >
        <Icon of={RotateCw} />
        {siteText.retry}
      </a>
    </div>
  );
}

/** Contributions and sustainability items as a strip of figures; left out if there are none; requirement VIS-02. */
export function Figures({ items }: { items: ShownVisionItem[] }) {
  const figures = items.filter(({ type }) => type === "contribution" || type === "sustainability");
  if (figures.length === 0) return null;
  return (
    <Section className={styles.strip}>
      <h2 className={typeStyles.unseen}>{visionText.figures}</h2>
      <ul className={styles.figures}>
        {figures.map((item) => (
          <li key={item.id} className={item.type === "sustainability" ? styles.green : undefined}>
            <Figure item={item} />
            <Titled className="" title={item.title} text={item.description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The percentage on a scale; the icon for an item without a percentage. */
function Figure({ item: { percentage, metric, value, icon } }: { item: ShownVisionItem }) {
  if (percentage === null)
    return (
      <>
        <Icon of={pageIcon(icon)} />
        <p className={styles.metric}>
          <BidiText text={metric} />
          {value && <BidiText as="b" text={value} />}
        </p>
      </>
    );
  return (
    <>
      <b className={`${typeStyles.digits} ${styles.percent}`}>
        <Ltr>{formatPercent(percentage)}</Ltr>
      </b>
      <Scale percent={percentage} label={metric} text={value} />
    </>
  );
}

/** A stored text becomes a block of its own; requirement VIS-02. */
export function TextBlocks({ items }: { items: ShownVisionItem[] }) {
  return items
    .filter(({ type }) => type === "text")
    .map((item) => (
      <Section className={styles.section} key={item.id} inside={styles.prose}>
        <BidiText as="h2" className={typeStyles.heading} text={item.title} />
        {(item.content || item.description)
          .split(/\n\s*\n/)
          .filter(Boolean)
          .map((text) => (
            <BidiText key={text} as="p" text={text} />
          ))}
      </Section>
    ));
}
