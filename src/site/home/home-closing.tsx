import { Icon } from "../../ui/pictures/icon.tsx";
import { StepMark } from "../../ui/pictures/mark.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { MoreLink } from "../parts/more-link.tsx";
import { FigureList, Section, Titled } from "../parts/section.tsx";
import styles from "./home.module.css";
import type { HomeTexts } from "./home-opening.tsx";

/** The steps to launch, whose mark fills up, and below them the agency with its figures and certificates; HOME-04, HOME-05. */
export function StepsAndAbout({ texts }: { texts: HomeTexts }) {
  return (
    <Section title={texts.processTitle}>
      <ol className={styles.steps}>
        {texts.processSteps.map(({ id, title, text }, index) => (
          <li key={id}>
            <StepMark index={index} />
            <Titled title={title} text={text} className="" />
          </li>
        ))}
      </ol>
      <div className={styles.about}>
        <div>
          <BidiText as="h2" text={texts.aboutTitle} />
          <p>
            <BidiText text={texts.aboutText} /> <MoreLink href="/about">{texts.aboutLink}</MoreLink>
          </p>
        </div>
        {texts.aboutStats.length > 0 && <FigureList className={styles.figures} items={texts.aboutStats} />}
        {texts.certificates.length > 0 && (
          <div className={styles.seals}>
            <BidiText as="p" text={texts.certificatesTitle} />
            <ul>
              {texts.certificates.map(({ id, title, text, icon }) => (
                <li key={id}>
                  <Icon of={pageIcon(icon)} />
                  <span>
                    <BidiText as="b" text={title} />
                    <BidiText as="span" text={text} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
