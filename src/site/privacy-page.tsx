import { newestVersion } from "../content/page-content/draft-store.server.ts";
import { privacy, privacyEdition } from "../content/page-content/sections/privacy.text.ts";
import { lastChangeOf } from "../content/settings/store.server.ts";
import { isoDay } from "../kernel/format.ts";
import type { Route } from "./+types/privacy-page.ts";
import { Legal, legalSettings } from "./legal.tsx";
import { load, loadSettings, loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("privacy", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, edited, periods] = await Promise.all([
    loadTexts(context, privacy),
    loadSettings(context),
    load(context, async ({ reads }) => (await newestVersion(reads, privacy))?.at),
    load(context, ({ reads }) => lastChangeOf(reads, ["retentionMonths", "financialYears"])),
  ]);
  // The settings' periods stand in the text: a change of them is a change of it.
  const changes = [edited, periods].flatMap((found) =>
    found.ok && found.value ? [isoDay(found.value)] : [],
  );
  const updated = changes.sort().at(-1) ?? privacyEdition.lastUpdated;
  return { texts, updated, settings: legalSettings(settings) };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Legal
      {...loaderData}
      current={siteText.nav.privacy}
      other={["/terms", siteText.nav.terms]}
      tableOf="how-long"
    />
  );
}
