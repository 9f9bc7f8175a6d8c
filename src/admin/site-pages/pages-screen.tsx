import OwnPagesScreen from "../../content/page-content/own-pages/admin-screen.tsx";
import { SitePages } from "./site-pages.tsx";

/** The pages that the agency added, and below them those of the site; requirements PAGES-01, OWN-01. */
export default function PagesScreen() {
  return (
    <>
      <OwnPagesScreen />
      <SitePages />
    </>
  );
}
