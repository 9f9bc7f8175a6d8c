import { ArrowLeft } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Weave } from "../art/weave.tsx";
import { homeText } from "../frame/site.text.ts";
import { FigureList, Section } from "../parts/section.tsx";
import type { HomeTexts } from "./home-opening.tsx";

/** The about teaser with its two figures; requirement HOME-05. */
export function AboutBand({ texts }: { texts: HomeTexts }) {
  return (
    <Section className="band section" inside="about">
      <div className="txt">
        <BidiText as="h2" className="h2" text={texts.aboutTitle} />
        <BidiText as="p" className="lead" text={texts.aboutText} />
        <FigureList className="figs" items={texts.aboutStats} />
        <a className="btn onband" href="/about">
          {texts.aboutLink} <Icon of={ArrowLeft} className="go" />
        </a>
      </div>
      <Weave />
    </Section>
  );
}

const seals = ["m16 24 6 6 11-12", "M24 34V22m0 4c-6 0-8-4-8-8 5 0 8 3 8 8zm0-3c0-5 3-7 7-7 0 4-2 7-7 7z"];

export function Certificates({ texts }: { texts: HomeTexts }) {
  return (
    <Section className="certs" label={homeText.certificates}>
      <p>{texts.certificatesTitle}</p>
      {texts.certificates.map(({ id, title, text }, index) => (
        <div className="cert" key={id}>
          <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M24 3 45 24 24 45 3 24z" />
            <path d={seals[index % seals.length]} />
          </svg>
          <div>
            <BidiText as="b" text={title} />
            <BidiText as="span" text={text} />
          </div>
        </div>
      ))}
    </Section>
  );
}
