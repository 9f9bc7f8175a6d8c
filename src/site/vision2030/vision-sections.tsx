import { Mail, Phone } from "lucide-react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { BigQuote } from "../parts/big-quote.tsx";
import { visionText } from "../parts/pages.text.ts";
import { Measure } from "../parts/scale.tsx";
import { Section, Titled } from "../parts/section.tsx";
import styles from "./vision.module.css";

export type VisionTexts = PageTexts<typeof vision2030>;
type VisionProps = { texts: VisionTexts };

/** The three values in ruled cells, and the note that this is not an official site; requirement VIS-01. */
export function VisionValues({ texts }: VisionProps) {
  return (
    <Section className={styles.values}>
      <h2 className={typeStyles.unseen}>{visionText.values}</h2>
      <ul className={styles.cells}>
        {texts.values.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Icon of={pageIcon(icon)} />
            <div>
              <Titled title={title} text={text} />
            </div>
          </li>
        ))}
      </ul>
      <BidiText as="p" className={`${typeStyles.muted} ${typeStyles.small}`} text={texts.disclaimer} />
    </Section>
  );
}

const dotsOf = [1, 2, 3, 5, 6];

/** Five steps; the mark fills up from one to the next; requirement VIS-03. */
export function Journey({ texts }: VisionProps) {
  return (
    <Section className={styles.section} title={texts.journeyTitle}>
      {/* In narrow windows the steps are side by side and can be scrolled with the arrow keys too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by the keyboard */}
      <ol className={styles.journey} tabIndex={0} aria-label={texts.journeyTitle}>
        {texts.journeySteps.map(({ id, title, text }, index) => (
          <li key={id}>
            <Mark filled={dotsOf[index] ?? 6} />
            <Titled title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The promises, line by line; requirement VIS-03. */
export function Promises({ texts }: VisionProps) {
  return (
    <Section className={`${styles.section} ${styles.paper}`} title={texts.promisesTitle}>
      <ul className={styles.lines}>
        {texts.promises.map(({ id, title, text, icon }) => (
          <li key={id}>
            <Icon of={pageIcon(icon)} />
            <Titled title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Responsible practices in ruled cells; with a measured value where one is given; requirement VIS-03. */
export function Practices({ texts }: VisionProps) {
  return (
    <Section className={styles.section} title={texts.practicesTitle}>
      <ul className={`${styles.cells} ${styles.pairs}`}>
        {texts.practices.map((practice) => (
          <li key={practice.id}>
            <Icon of={pageIcon(practice.icon)} />
            <div>
              <Titled title={practice.title} text={practice.text} />
              <Measure of={practice} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The one sentence across the whole width; requirement VIS-04. */
export function ClosingQuote({ texts }: VisionProps) {
  return (
    <Section className={`${layoutStyles.band} night ${styles.quote}`}>
      <BigQuote text={texts.quoteText}>
        <BidiText as="figcaption" text={texts.quoteAuthor} />
      </BigQuote>
    </Section>
  );
}

/** Phone and e-mail; requirement VIS-04. */
export function ContactCards({
  texts,
  contact,
}: VisionProps & { contact: { phone: string; email: string } }) {
  const channels = {
    phone: { icon: Phone, href: telLink(contact.phone), shown: displayPhone(contact.phone) },
    email: { icon: Mail, href: mailLink(contact.email), shown: contact.email },
  };
  return (
    <Section className={styles.section} title={visionText.contact}>
      <div className={styles.contact}>
        {texts.contactCards.map(({ id, title, text, label, channel }) => {
          const { icon, href, shown } = channels[channel === "email" ? "email" : "phone"];
          return (
            <a key={id} href={href}>
              <Icon of={icon} />
              <div>
                <Titled title={title} text={text} />
                <b>
                  <BidiText text={label} values={{ phone: <Ltr>{shown}</Ltr>, email: <Ltr>{shown}</Ltr> }} />
                </b>
              </div>
            </a>
          );
        })}
      </div>
    </Section>
  );
}
