import { Link, useSearchParams } from "react-router";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { text as missingText } from "../../content/redirects/missing/missing.text.ts";
import { MissingPanel } from "../../content/redirects/missing/missing-panel.tsx";
import { RedirectsScreen } from "../../content/redirects/redirects-screen.tsx";
import { oneOf } from "../../kernel/objects.ts";
import { screenNames } from "../shell/admin.text.ts";
import { text } from "./addresses.text.ts";
import styles from "./addresses-page.module.css";
import { BrokenLinks } from "./broken-links.tsx";

const views = ["redirects", "missing", "broken"] as const;
type View = (typeof views)[number];

/** Redirects, requested addresses that do not exist, and broken links; requirement ADDR-01. */
export default function AddressesPage() {
  const [params] = useSearchParams();
  const view = oneOf(views, params.get("view")) ?? "redirects";
  if (view === "redirects") return <RedirectsScreen intro={<Views view={view} />} />;
  return (
    <>
      <PageHead title={screenNames.addresses}>
        {view === "missing" ? missingText.lead : text.broken.lead}
      </PageHead>
      <Views view={view} />
      {view === "missing" ? <MissingPanel /> : <BrokenLinks />}
    </>
  );
}

function Views({ view }: { view: View }) {
  return (
    <nav className={styles.views} aria-label={text.viewsLabel}>
      {views.map((one) => (
        <Link
          key={one}
          to={one === "redirects" ? "?" : `?view=${one}`}
          aria-current={one === view ? "page" : undefined}
        >
          {text.views[one]}
        </Link>
      ))}
    </nav>
  );
}
