import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { about } from "../../content/page-content/sections/texts/about.text.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { Fold } from "../parts/fold.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Section, Titled } from "../parts/section.tsx";
import styles from "./about.module.css";

type AboutProps = { texts: PageTexts<typeof about> };

export function MissionAndVision({ texts }: AboutProps) {
  const parts = [
    [texts.missionTitle, texts.mission],
    [texts.visionTitle, texts.vision],
  ];
  return (
    <Section className="" inside={styles.purpose}>
      {parts.map(([title = "", text = ""]) => (
        <div key={title}>
          <h2>
            <i className={typeStyles.diamond} />
            <BidiText text={title} />
          </h2>
          <RichText html={text} />
        </div>
      ))}
    </Section>
  );
}

/** The values in ruled cells; on phones each is a title that opens; requirement SITE-03. */
export function Values({ texts }: AboutProps) {
  return (
    <Section className={`${layoutStyles.section} ${styles.section}`} title={texts.valuesTitle}>
      <ul className={styles.values}>
        {texts.values.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Icon of={pageIcon(icon)} />
            <Fold title={title}>
              <BidiText as="p" text={text} />
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The years in a row, left out if there are none. Dots in the line mark years that are missing before one; the last year has the sun's colour. */
export function Timeline({ texts }: AboutProps) {
  if (texts.timeline.length === 0) return null;
  return (
    <Section
      className={`${layoutStyles.section} ${layoutStyles.ruled} ${styles.section}`}
      title={texts.timelineTitle}
    >
      {/* On phones the years are side by side and can be scrolled with the arrow keys too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by the keyboard */}
      <ol className={styles.years} tabIndex={0} aria-label={texts.timelineTitle}>
        {texts.timeline.map(({ id, year, title, text }) => (
          <li key={id}>
            <b className={typeStyles.digits}>{year}</b>
            <Titled className="" title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
