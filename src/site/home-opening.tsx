import { Gauge as GaugeIcon, Headset, PilcrowLeft, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { homepage } from "../content/page-content/sections/homepage.text.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { Facade } from "./art/facade.tsx";
import { Gauge, MeasuredName } from "./art/why-art.tsx";
import { homeText } from "./site.text.ts";

export type HomeTexts = PageTexts<typeof homepage>;

/** Headline, lead, buttons and the façade, or the picture that an editor put in its place; requirement HOME-01. */
export function Hero({ texts, children }: { texts: HomeTexts; children: ReactNode }) {
  const { image, alt } = texts.heroImage;
  return (
    <section className="hero">
      <div className="wrap">
        <div className="copy">
          <h1 className="h-display">
            <BidiText text={texts.heroTitle} />
          </h1>
          <p className="lead">
            <BidiText text={texts.heroLead} />
          </p>
          {children}
          <ul className="note">
            {texts.heroNotes.map(({ id, text }) => (
              <li key={id}>
                <i className="nq" />
                <span>
                  <BidiText text={text} />
                </span>
              </li>
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
      </div>
    </section>
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
              <h2>
                <BidiText text={title} />
              </h2>
              <p>
                <BidiText text={text} />
              </p>
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
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2 className="h2">
            <BidiText text={texts.whyTitle} />
          </h2>
          <p className="lead">
            <BidiText text={texts.whyLead} />
          </p>
        </div>
        <div className="why">
          {texts.whyCards.map(({ id, title, text }, index) => (
            <div key={id} className={`w${(index % 5) + 1}`}>
              <div>
                <h3 className="h3">
                  <BidiText text={title} />
                </h3>
                <p>
                  <BidiText text={text} />
                </p>
              </div>
              {drawings[index]}
            </div>
          ))}
        </div>
      </div>
    </section>
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
