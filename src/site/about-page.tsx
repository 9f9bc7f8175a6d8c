import { about } from "../content/page-content/sections/about.text.ts";
import type { Route } from "./+types/about-page.ts";
import { MissionAndVision, Timeline, Values } from "./about-sections.tsx";
import { Weave } from "./art/weave.tsx";
import styles from "./css/about.css?url";
import { Call } from "./home-closing.tsx";
import { loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { PageHero } from "./page-hero.tsx";
import { pageMeta } from "./page-meta.ts";
import { PageStyle } from "./page-style.tsx";
import { aboutText } from "./pages.text.ts";
import { FigureList, Section } from "./section.tsx";
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
      <Section className="band section" label={aboutText.figures} inside="about">
        <FigureList className="figs four" items={texts.stats} />
        <Weave />
      </Section>
      <Call texts={texts} />
    </>
  );
}
