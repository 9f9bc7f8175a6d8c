import { ArrowDown } from "lucide-react";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { findProjects } from "../../content/projects/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { linkTo } from "../../content/shared/pages.ts";
import { listActiveVisionItems } from "../../content/vision/store.server.ts";
import { shownOfVisionItem } from "../../content/vision/vision-items.ts";
import { only } from "../../kernel/db/stored.ts";
import { Motif } from "../../ui/brand/motif.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Skyline } from "../art/skyline.tsx";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { Crumbs } from "../frame/crumbs.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadSettings, loadTexts } from "../loading/load.server.ts";
import { useStands } from "../parts/absent-pages.ts";
import { safeHref } from "../parts/action-links.tsx";
import { ClosingCall } from "../parts/closing-call.tsx";
import { visionText } from "../parts/pages.text.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/vision-page.ts";
import styles from "./vision.module.css";
import { Figures, Pillars, TextBlocks } from "./vision-items.tsx";
import {
  ClosingQuote,
  ContactCards,
  Journey,
  Practices,
  Promises,
  VisionValues,
} from "./vision-sections.tsx";
import { Showcase } from "./vision-showcase.tsx";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("vision2030", matches);

/** The items and the projects of the showcase fail independently, with status 200; requirements VIS-02, VIS-03. */
export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, items] = await Promise.all([
    loadTexts(context, vision2030),
    loadSettings(context),
    load(context, async ({ reads }) =>
      (await listActiveVisionItems(reads)).map((item) => only(item, shownOfVisionItem)),
    ),
  ]);
  const ids = texts.showcases.map(({ projectId }) => projectId);
  const projects = await load(context, ({ reads }) => findProjects(reads, ids));
  return withBlocks(context, {
    texts,
    items,
    projects: projects.ok
      ? [...projects.value.values()].map((project) => only(project, ["id", "image"]))
      : [],
    contact: only(settings, ["phone", "email"]),
  });
}

export default function VisionPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, items, projects, contact } = useDrafted(loaderData);
  const stands = useStands();
  const found = items.ok ? items.value : [];
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <section className={`${layoutStyles.band} night ${styles.hero}`}>
            <div className={layoutStyles.wrap}>
              <div className={styles.intro}>
                <Crumbs parents={[linkTo("homepage")]} current={pages.vision2030.name} />
                <BidiText as="h1" className={typeStyles.headline} text={texts.heroTitle} />
                <BidiText as="p" className={typeStyles.lead} text={texts.heroLead} />
                <div className={buttonStyles.actions}>
                  {texts.heroLinks
                    .filter(({ href }) => stands(href))
                    .map(({ id, label, href, tone }) => (
                      <a
                        key={id}
                        className={
                          tone === "primary"
                            ? `${buttonStyles.button} ${buttonStyles.sunny}`
                            : `${buttonStyles.button} ${buttonStyles.onBand}`
                        }
                        href={safeHref(href)}
                      >
                        {label} {href.startsWith("#") && <Icon of={ArrowDown} />}
                      </a>
                    ))}
                </div>
              </div>
            </div>
            <Motif isFoot>
              <Skyline className={styles.skyline} label={visionText.skyline} />
            </Motif>
          </section>
        ),
        values: <VisionValues texts={texts} />,
        pillars: <Pillars texts={texts} items={items} />,
        figures: <Figures items={found} />,
        words: <TextBlocks items={found} />,
        journey: <Journey texts={texts} />,
        promises: <Promises texts={texts} />,
        practices: <Practices texts={texts} />,
        showcase: <Showcase texts={texts} items={found} projects={projects} />,
        quote: <ClosingQuote texts={texts} />,
        contact: <ContactCards texts={texts} contact={contact} />,
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}
