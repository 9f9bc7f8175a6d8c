import type { ComponentType, ReactNode } from "react";
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

type SiteFrameProps = FrameProps & {
  chat: boolean;
  /** In place of menu and footer. */
  landing?: LandingParts | undefined;
  children: ReactNode;
};

/** What stands around a page that stands alone. It comes with the route of such pages, because no other page needs its code. */
export type LandingParts = { Header: ComponentType<FrameProps>; Footer: ComponentType<FrameProps> };

/** Skip link, header, main, footer and the chat link. */
export function SiteFrame({ children, chat, landing, announced, ...frame }: SiteFrameProps) {
  const origin = useOrigin();
  const { Header, Footer } = landing ?? { Header: SiteHeader, Footer: SiteFooter };
  return (
    <>
      {/* Here and not in a route, because the last error page is outside every route. React moves the link to the head. */}
      <link rel="stylesheet" href={styles} precedence="site" />
      <a className={typeStyles.skip} href="#main">
        {siteText.skip}
      </a>
      <Header {...frame} />
      {announced && <Announcement announced={announced} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...frame} />
      {chat && <ChatLink {...frame} />}
      {origin && <JsonLd data={import.meta.env.SSR ? agencyData(frame.settings, origin) : null} />}
    </>
  );
}
