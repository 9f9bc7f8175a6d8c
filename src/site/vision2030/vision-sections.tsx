import { CalendarCheck, Headset, Mail, Phone, Scale, ShieldCheck } from "lucide-react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { PracticeArt } from "../art/practice-art.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { visionText } from "../parts/pages.text.ts";
import { Section, Titled } from "../parts/section.tsx";

export type VisionTexts = PageTexts<typeof vision2030>;
type VisionProps = { texts: VisionTexts };

/** The three values, and the note that this is no official site; requirement VIS-01. */
export function VisionValues({ texts }: VisionProps) {
  return (
    <Section className="section tight">
      <h2 className="vh">{visionText.values}</h2>
      <ul className="vals">
        {texts.values.map(({ id, title, text, icon }) => (
          <li className="card" key={id}>
            <Icon of={pageIcon(icon)} />
            <Titled title={title} text={text} />
          </li>
        ))}
      </ul>
      <BidiText as="p" className="muted sm vnote" text={texts.disclaimer} />
    </Section>
  );
}

const dotsOf = [1, 2, 3, 5, 6];

/** Five steps; the mark fills up from one to the next; requirement VIS-03. */
export function Journey({ texts }: VisionProps) {
  return (
    <Section className="section ruled" title={texts.journeyTitle}>
      <ol className="steps five">
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

const promiseIcons = [CalendarCheck, Scale, ShieldCheck, Headset];

export function Promises({ texts }: VisionProps) {
  return (
    <Section title={texts.promisesTitle}>
      <ul className="proms">
        {texts.promises.map(({ id, title, text }, index) => (
          <li className="card" key={id}>
            <Icon of={promiseIcons[index % promiseIcons.length] ?? CalendarCheck} />
            <Titled title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Practices({ texts }: VisionProps) {
  return (
    <Section className="section flush" title={texts.practicesTitle}>
      <div className="practs">
        {texts.practices.map(({ id, title, text }, index) => (
          <article className="card" key={id}>
            <div className="art">
              <PracticeArt place={index} score={visionText.score} />
            </div>
            <div>
              <Titled title={title} text={text} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function ClosingQuote({ texts }: VisionProps) {
  return (
    <Section className="bigq">
      <figure>
        <i className="nq" />
        <BidiText as="blockquote" text={texts.quoteText} />
        <BidiText as="figcaption" text={texts.quoteAuthor} />
      </figure>
    </Section>
  );
}

/** Phone and e-mail cards; requirement VIS-04. */
export function ContactCards({
  texts,
  contact,
}: VisionProps & { contact: { phone: string; email: string } }) {
  const channels = {
    phone: { icon: Phone, href: telLink(contact.phone), shown: displayPhone(contact.phone) },
    email: { icon: Mail, href: mailLink(contact.email), shown: contact.email },
  };
  return (
    <Section title={visionText.contact}>
      <div className="helps two">
        {texts.contactCards.map(({ id, title, text, label, channel }) => {
          const { icon, href, shown } = channels[channel === "email" ? "email" : "phone"];
          return (
            <a className="card help" key={id} href={href}>
              <Icon of={icon} className="big" />
              <Titled title={title} text={text} />
              <span className="val">
                <BidiText text={label} values={{ phone: <Ltr>{shown}</Ltr>, email: <Ltr>{shown}</Ltr> }} />
              </span>
            </a>
          );
        })}
      </div>
    </Section>
  );
}
