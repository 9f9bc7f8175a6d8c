import { useRouteLoaderData } from "react-router";
import type { loader as siteLoader } from "../frame/layout.tsx";
import { type StructuredData, scriptText } from "./structured-data.ts";

/** Data for search engines, in a block that browsers do not run, so that the content security policy need not allow it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}

/** The origin of the site, for absolute addresses; empty on the error page outside all routes. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof siteLoader>("site")?.origin ?? "";
}
