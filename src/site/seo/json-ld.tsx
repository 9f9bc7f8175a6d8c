import { useRouteLoaderData } from "react-router";
import type { loader as siteLoader } from "../frame/layout.tsx";
import { type StructuredData, scriptText } from "./structured-data.ts";

/**
 * Data for search engines, in a block that browsers do not run, so that the content security policy need not allow it. The server
 * alone writes it: parts of pages that wake up say `import.meta.env.SSR ? … : null`, so that no script brings what makes the data.
 */
export function JsonLd({ data }: { data: StructuredData | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && data ? scriptText(data) : "" }}
    />
  );
}

/** The origin of the site, for absolute addresses; empty on the error page outside all routes. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof siteLoader>("site")?.origin ?? "";
}
