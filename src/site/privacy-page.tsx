import { privacy, privacyEdition } from "../content/page-content/sections/privacy.text.ts";
import type { Route } from "./+types/privacy-page.ts";
import { Legal } from "./legal.tsx";
import { loadSettings, loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("privacy", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings] = await Promise.all([loadTexts(context, privacy), loadSettings(context)]);
  const { phone, email, privacyEmail } = settings;
  return { texts, contact: { phone, email, privacyEmail } };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Legal
      {...loaderData}
      current={siteText.nav.privacy}
      updated={privacyEdition.lastUpdated}
      other={["/terms", siteText.nav.terms]}
      tableOf="how-long"
    />
  );
}
