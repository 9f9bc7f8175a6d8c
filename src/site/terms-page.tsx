import { newestVersion } from "../content/page-content/draft-store.server.ts";
import { terms, termsEdition } from "../content/page-content/sections/terms.text.ts";
import { isoDay } from "../kernel/format.ts";
import type { Route } from "./+types/terms-page.ts";
import { Legal, legalSettings } from "./legal.tsx";
import { load, loadSettings, loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("terms", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, edited] = await Promise.all([
    loadTexts(context, terms),
    loadSettings(context),
    load(context, ({ reads }) => newestVersion(reads, terms)),
  ]);
  const updated = (edited.ok && edited.value?.at) || termsEdition.lastUpdated;
  return { texts, updated: isoDay(updated), settings: legalSettings(settings) };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <Legal {...loaderData} current={siteText.nav.terms} other={["/privacy", siteText.nav.privacy]} />;
}
