import { about } from "../content/page-content/sections/about.text.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Ltr } from "../ui/ltr.tsx";
import type { Route } from "./+types/about-page.ts";
import { MissionAndVision, Timeline, Values } from "./about-sections.tsx";
import { ActionLinks } from "./action-links.tsx";
import { Weave } from "./art/weave.tsx";
import styles from "./css/about.css?url";
import { loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { PageHero } from "./page-hero.tsx";
import { pageMeta } from "./page-meta.ts";
import { PageStyle } from "./page-style.tsx";
import { aboutText } from "./pages.text.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("about", matches);

export async function loader({ context }: Route.LoaderArgs) {
  return { texts: await loadTexts(context, about) };
}

/** Mission, vision, six values and the years; requirement ABOUT-01. */
export default function AboutPage({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <PageStyle href={styles} />
      <PageHero current={siteText.nav.about} title={texts.heroTitle} lead={texts.heroLead} />
      <MissionAndVision texts={texts} />
      <Values texts={texts} />
      <Timeline texts={texts} />
      <section className="band section" aria-label={aboutText.figures}>
        <div className="wrap about">
          <dl className="figs four">
            {texts.stats.map(({ id, value, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd className="num">
                  <Ltr>{value}</Ltr>
                </dd>
              </div>
            ))}
          </dl>
          <Weave />
        </div>
      </section>
      <section className="section ctasec">
        <div className="wrap">
          <div className="cta">
            <h2 className="h1">
              <BidiText text={texts.ctaTitle} />
            </h2>
            <p className="lead">
              <BidiText text={texts.ctaText} />
            </p>
            <ActionLinks links={texts.ctaLinks} />
          </div>
        </div>
      </section>
    </>
  );
}
