import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import typeStyles from "../../ui/styles/type.module.css";
import type { PublicSettings } from "../loading/public-settings.ts";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { agencyData } from "../seo/structured-data.ts";
import type { Announced } from "./announced.server.ts";
import { Announcement } from "./announcement.tsx";
import { ChatLink } from "./chat-link.tsx";
import type { Identity } from "./identity.server.ts";
import styles from "./site.css?url";
import { siteText } from "./site.text.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export type FrameProps = {
  settings: PublicSettings;
  texts: PageTexts<typeof shared>;
  /** Path of the page, to mark it in the navigation. */
  path: string;
  /** Who stands behind the site; unknown on a page of errors. */
  identity?: Identity;
  /** What stands between header and page for a time. */
  announced?: Announced | undefined;
};

/** Skip link, header, main, footer and the chat link. */
export function SiteFrame({
  children,
  chat,
  announced,
  ...frame
}: FrameProps & { chat: boolean; children: ReactNode }) {
  const origin = useOrigin();
  return (
    <>
      {/* Here and not in a route, because the last error page is outside every route. React moves the link to the head. */}
      <link rel="stylesheet" href={styles} precedence="site" />
      <a className={typeStyles.skip} href="#main">
        {siteText.skip}
      </a>
      <SiteHeader {...frame} />
      {announced && <Announcement announced={announced} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...frame} />
      {chat && <ChatLink {...frame} />}
      {origin && <JsonLd data={import.meta.env.SSR ? agencyData(frame.settings, origin) : null} />}
    </>
  );
}
