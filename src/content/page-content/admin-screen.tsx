import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { listSections } from "./editor/client.ts";
import { SectionNav } from "./editor/screen/section-nav.tsx";
import { SectionScreen } from "./editor/screen/section-screen.tsx";
import { useSection } from "./editor/use-section.ts";

/** The texts of the site: sections, their fields, and the page itself beside them; requirements ACNT-01 to ACNT-04. */
export default function ContentScreen() {
  const { section: key = "homepage" } = useParams();
  const { section, isMissing } = useSection(key);
  const { data: entries } = useQuery({ queryKey: ["content"], queryFn: listSections });
  if (isMissing) return <Navigate to="/admin/content" replace />;
  if (!section) return <SkeletonCards />;
  return (
    <SectionScreen
      key={section.key}
      section={section}
      nav={<SectionNav section={section} entries={entries} />}
    />
  );
}
