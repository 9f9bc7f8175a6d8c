import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Weave } from "./art/weave.tsx";
import type { HomeTexts } from "./home-opening.tsx";
import { homeText } from "./site.text.ts";

/** The about teaser with its two figures; requirement HOME-05. */
export function AboutBand({ texts }: { texts: HomeTexts }) {
  return (
    <section className="band section">
      <div className="wrap about">
        <div className="txt">
          <h2 className="h2">
            <BidiText text={texts.aboutTitle} />
          </h2>
          <p className="lead">
            <BidiText text={texts.aboutText} />
          </p>
          <dl className="figs">
            {texts.aboutStats.map(({ id, value, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd className="num">
                  <Ltr>{value}</Ltr>
                </dd>
              </div>
            ))}
          </dl>
          <a className="btn onband" href="/about">
            {texts.aboutLink} <Icon of={ArrowLeft} className="go" />
          </a>
        </div>
        <Weave />
      </div>
    </section>
  );
}

const seals = ["m16 24 6 6 11-12", "M24 34V22m0 4c-6 0-8-4-8-8 5 0 8 3 8 8zm0-3c0-5 3-7 7-7 0 4-2 7-7 7z"];

export function Certificates({ texts }: { texts: HomeTexts }) {
  return (
    <section className="certs" aria-label={homeText.certificates}>
      <div className="wrap">
        <p>{texts.certificatesTitle}</p>
        {texts.certificates.map(({ id, title, text }, index) => (
          <div className="cert" key={id}>
            <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M24 3 45 24 24 45 3 24z" />
              <path d={seals[index % seals.length]} />
            </svg>
            <div>
              <b>
                <BidiText text={title} />
              </b>
              <span>
                <BidiText text={text} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The closing call to action. */
export function Call({ texts, children }: { texts: HomeTexts; children: ReactNode }) {
  return (
    <section className="section ctasec">
      <div className="wrap">
        <div className="cta">
          <h2 className="h1">
            <BidiText text={texts.ctaTitle} />
          </h2>
          <p className="lead">
            <BidiText text={texts.ctaText} />
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
