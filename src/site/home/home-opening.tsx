import { Gauge as GaugeIcon, Headset, PilcrowLeft, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLine } from "../../ui/text/dot-lines.tsx";
import { Facade } from "../art/facade.tsx";
import { Gauge, MeasuredName } from "../art/why-art.tsx";
import { homeText } from "../frame/site.text.ts";
import { Section, Titled } from "../parts/section.tsx";

export type HomeTexts = PageTexts<typeof homepage>;

/** Headline, lead, buttons and the façade, or the picture that an editor put in its place; requirement HOME-01. */
export function Hero({ texts, children }: { texts: HomeTexts; children: ReactNode }) {
  const { image, alt } = texts.heroImage;
  return (
    <Section className="hero">
      <div className="copy">
        <BidiText as="h1" className="h-display" text={texts.heroTitle} />
        <BidiText as="p" className="lead" text={texts.heroLead} />
        {children}
        <ul className="note">
          {texts.heroNotes.map(({ id, text }) => (
            <DotLine key={id} text={text} />
          ))}
        </ul>
      </div>
      {image ? (
        <div className="facade">
          <Picture path={image} alt={alt || undefined} sizes="(max-width: 900px) 90vw, 560px" eager />
        </div>
      ) : (
        <Facade label={alt} />
      )}
    </Section>
  );
}

const highlightIcons = [PilcrowLeft, GaugeIcon, ShieldCheck, Headset];

export function Highlights({ items, agencyName }: { items: HomeTexts["highlights"]; agencyName: string }) {
  return (
    <section className="highs" aria-label={homeText.highlights.replace("{agency}", agencyName)}>
      <div className="wrap">
        <ul>
          {items.map(({ id, title, text }, index) => (
            <li key={id}>
              <Icon of={highlightIcons[index % highlightIcons.length] ?? PilcrowLeft} />
              <Titled as="h2" className="" title={title} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The why-us cards as a bento: the first three carry a drawing. */
export function WhyUs({ texts, agencyName }: { texts: HomeTexts; agencyName: string }) {
  const drawings: Record<number, ReactNode> = {
    0: <MeasuredName name={agencyName} />,
    1: <Gauge label={homeText.gauge} />,
    2: <Faces />,
  };
  return (
    <Section title={texts.whyTitle} lead={texts.whyLead}>
      <div className="why">
        {texts.whyCards.map(({ id, title, text }, index) => (
          <div key={id} className={`w${(index % 5) + 1}`}>
            <div>
              <Titled title={title} text={text} />
            </div>
            {drawings[index]}
          </div>
        ))}
      </div>
    </Section>
  );
}

const faceTints = ["avatar", "avatar b", "avatar c", "avatar d"];

function Faces() {
  return (
    <div className="faces" aria-hidden="true">
      {homeText.faces.map((letter, index) => (
        <span key={letter} className={faceTints[index % faceTints.length]}>
          {letter}
        </span>
      ))}
    </div>
  );
}
