import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { publishedEdition } from "../../content/page-content/sections/store.server.ts";
import { terms, termsEdition } from "../../content/page-content/sections/texts/terms.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { linkTo } from "../../content/shared/pages.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadAllSettings, loadTexts } from "../loading/load.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/terms-page.ts";
import { Legal, legalSettings } from "./legal.tsx";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("terms", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, edited] = await Promise.all([
    loadTexts(context, terms),
    loadAllSettings(context),
    load(context, ({ reads }) => publishedEdition(reads, terms)),
  ]);
  const updated = (edited.ok && edited.value?.at) || termsEdition.lastUpdated;
  return withBlocks(context, { texts, updated: isoDay(updated), settings: legalSettings(settings) });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const found = useDrafted(loaderData);
  const other = linkTo("privacy");
  return (
    <PageParts
      texts={found.texts}
      blocks={found.blocks}
      of={{ text: <Legal {...found} current={pages.terms.name} other={other} /> }}
    />
  );
}
