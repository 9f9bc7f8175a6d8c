import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { about } from "../../content/page-content/sections/texts/about.text.ts";
import { deliveredByYear } from "../../content/projects/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { BustDrawings } from "../../content/team/bust.tsx";
import { listActiveMembers } from "../../content/team/store.server.ts";
import layoutStyles from "../../ui/styles/layout.module.css";
import { Balcony, peopleOf } from "../art/balcony.tsx";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { load, loadSettings, loadTexts } from "../loading/load.server.ts";
import { toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { aboutText } from "../parts/pages.text.ts";
import { FigureList, Section } from "../parts/section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/about-page.ts";
import styles from "./about.module.css";
import { MissionAndVision, Timeline, Values } from "./about-sections.tsx";
import { DeliveredYears } from "./delivered-years.tsx";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("about", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, delivered, members, { foundedYear }] = await Promise.all([
    loadTexts(context, about),
    load(context, ({ reads }) => deliveredByYear(reads)),
    load(context, ({ reads }) => listActiveMembers(reads, toLimitOffset(1))),
    loadSettings(context),
  ]);
  // Without the projects or the members the page lacks only a drawing.
  return withBlocks(context, {
    texts,
    delivered: delivered.ok ? delivered.value : [],
    people: members.ok ? peopleOf(members.value, "near") : [],
    since: foundedYear,
  });
}

/** Mission, vision, two of the people behind a wall of figures, six values and the years; requirements ABOUT-01, SITE-03. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, delivered, people, since } = useDrafted(loaderData);
  // The people stand behind the wall of figures.
  const hasPeople = people.length > 0 && texts.stats.length > 0;
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero
            current={pages.about.name}
            title={texts.heroTitle}
            lead={texts.heroLead}
            aside={delivered.length > 0 && <DeliveredYears delivered={delivered} since={since} />}
          />
        ),
        purpose: <MissionAndVision texts={texts} />,
        figures: (
          <>
            {hasPeople && (
              <>
                <BustDrawings of={people.map(({ portrait }) => portrait)} />
                <Balcony members={people} isNear page="/leadership" />
              </>
            )}
            {texts.stats.length > 0 && (
              <Section
                className={
                  hasPeople
                    ? `${layoutStyles.band} night ${styles.figures} ${styles.wall}`
                    : `${layoutStyles.band} night ${styles.figures}`
                }
                label={aboutText.figures}
              >
                <FigureList items={texts.stats} />
              </Section>
            )}
          </>
        ),
        values: <Values texts={texts} />,
        timeline: <Timeline texts={texts} />,
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}
