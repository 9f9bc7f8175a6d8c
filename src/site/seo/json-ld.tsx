import { useRouteLoaderData } from "react-router";
import type { loader as siteLoader } from "../frame/layout.tsx";
import { type StructuredData, scriptText } from "./structured-data.ts";

/** Data for search engines: a block that no browser runs, so that the content security policy need not know it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}

/** The origin under which the site is known, for absolute addresses; nothing on the last-resort error page. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof siteLoader>("site")?.origin ?? "";
}
