import { terms, termsEdition } from "../content/page-content/sections/terms.text.ts";
import type { Route } from "./+types/terms-page.ts";
import { Legal } from "./legal.tsx";
import { loadSettings, loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("terms", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings] = await Promise.all([loadTexts(context, terms), loadSettings(context)]);
  const { phone, email, privacyEmail } = settings;
  return { texts, contact: { phone, email, privacyEmail } };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Legal
      {...loaderData}
      current={siteText.nav.terms}
      updated={termsEdition.lastUpdated}
      other={["/privacy", siteText.nav.privacy]}
    />
  );
}
