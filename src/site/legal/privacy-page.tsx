import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { publishedEdition } from "../../content/page-content/sections/store.server.ts";
import { privacy, privacyEdition } from "../../content/page-content/sections/texts/privacy.text.ts";
import { lastChangeOf } from "../../content/settings/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { linkTo } from "../../content/shared/pages.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadAllSettings, loadTexts } from "../loading/load.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/privacy-page.ts";
import { Legal, legalSettings } from "./legal.tsx";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("privacy", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, edited, periods] = await Promise.all([
    loadTexts(context, privacy),
    loadAllSettings(context),
    load(context, async ({ reads }) => (await publishedEdition(reads, privacy))?.at),
    load(context, ({ reads }) => lastChangeOf(reads, ["retentionMonths", "financialYears"])),
  ]);
  // The text contains the periods of the settings, so a change of the periods changes its date.
  const changes = [edited, periods].flatMap((found) =>
    found.ok && found.value ? [isoDay(found.value)] : [],
  );
  const updated = changes.sort().at(-1) ?? privacyEdition.lastUpdated;
  return withBlocks(context, { texts, updated, settings: legalSettings(settings) });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const found = useDrafted(loaderData);
  return (
    <PageParts
      texts={found.texts}
      blocks={found.blocks}
      of={{
        text: <Legal {...found} current={pages.privacy.name} other={linkTo("terms")} tableOf="how-long" />,
      }}
    />
  );
}
