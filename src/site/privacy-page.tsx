import { newestVersion } from "../content/page-content/draft-store.server.ts";
import { privacy, privacyEdition } from "../content/page-content/sections/privacy.text.ts";
import { isoDay } from "../kernel/format.ts";
import type { Route } from "./+types/privacy-page.ts";
import { Legal } from "./legal.tsx";
import { load, loadSettings, loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("privacy", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, edited] = await Promise.all([
    loadTexts(context, privacy),
    loadSettings(context),
    load(context, ({ reads }) => newestVersion(reads, privacy)),
  ]);
  const { phone, email, privacyEmail } = settings;
  const updated = (edited.ok && edited.value?.at) || privacyEdition.lastUpdated;
  return { texts, updated: isoDay(updated), contact: { phone, email, privacyEmail } };
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
