import { linksOf } from "../../content/shared/pages.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { BrandLogo } from "../../ui/brand/brand-logo.tsx";
import { ThemeButton } from "../../ui/controls/theme-button.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { useStands } from "../parts/absent-pages.ts";
import { safeHref } from "../parts/action-links.tsx";
import { PaintedWhole } from "../parts/painted-whole.tsx";
import { IdentityFacts } from "./identity-parts.tsx";
import styles from "./landing.css?url";
import { linkGroups } from "./link-groups.ts";
import { siteText } from "./site.text.ts";
import type { FrameProps } from "./site-frame.tsx";
import headerStyles from "./site-header.module.css";
import wallStyles from "./wall.module.css";

/*
 * The frame of a page that stands alone (a landing page): no menu and no footer draw its readers away. Requirement OWN-01.
 */

/** The logo, which says whose page this is and leads nowhere: the way on is the page's own button; and the theme switch. */
export function LandingHeader({ settings }: FrameProps) {
  return (
    <header className={headerStyles.header} data-landing>
      <link rel="stylesheet" href={styles} precedence="landing" />
      <div className={layoutStyles.wrap}>
        <span className={typeStyles.brandmark} role="img" aria-label={settings.agencyName}>
          <BrandLogo />
        </span>
        <ThemeButton />
      </div>
      <PaintedWhole id="header-end" />
    </header>
  );
}

/**
 * What every page must say: who stands behind it with telephone and numbers, as the law of electronic commerce asks, and the way to
 * the policies, which are there whatever the lists of the footer hold.
 */
export function LandingFooter({ settings, texts, identity }: FrameProps) {
  const stands = useStands();
  const chosen = linkGroups(texts.footerPolicyLinks, stands).flatMap(({ links }) => links);
  const missing = linksOf("policies")
    .filter(({ href }) => !chosen.some((link) => link.href === href))
    .map((link) => ({ ...link, id: link.href }));
  return (
    <footer className={wallStyles.wall} data-landing>
      <div className={layoutStyles.wrap}>
        {identity && <IdentityFacts facts={identity.facts} className={wallStyles.facts} />}
        <div className={wallStyles.base}>
          <BidiText as="p" text={texts.footerRights} values={{ year: settings.copyrightYear }} />
          {settings.phone && (
            <a href={telLink(settings.phone)}>
              <Ltr {...named(settings, "phone")}>{displayPhone(settings.phone)}</Ltr>
            </a>
          )}
          <nav aria-label={siteText.policiesNav}>
            <ul>
              {[...chosen, ...missing].map(({ id, href, label }) => (
                <li key={id}>
                  <a href={safeHref(href)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
