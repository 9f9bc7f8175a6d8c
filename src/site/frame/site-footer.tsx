import { MapPin, Phone } from "lucide-react";
import { standardLogo } from "../../content/settings/settings.text.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { useBrand } from "../../ui/brand/brand.ts";
import { BrandLogo } from "../../ui/brand/brand-logo.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { useStands } from "../parts/absent-pages.ts";
import { safeHref } from "../parts/action-links.tsx";
import { IdentityFacts, SocialMarks } from "./identity-parts.tsx";
import { linkGroups, type MenuLink } from "./link-groups.ts";
import { siteText } from "./site.text.ts";
import type { FrameProps } from "./site-frame.tsx";
import styles from "./wall.module.css";

/** The footer: logo, links in the editor's order, address, phone and copyright year, from the settings; requirement SHELL-05. */
export function SiteFooter({ settings, texts, identity }: FrameProps) {
  const stands = useStands();
  const shown = (links: readonly MenuLink[]) => linkGroups(links, stands).flatMap(({ links }) => links);
  return (
    <footer className={styles.wall}>
      <div className={layoutStyles.wrap}>
        <div className={styles.columns}>
          <div className={styles.agency}>
            <a href="/" aria-label={siteText.logo.replace("{agency}", () => settings.agencyName)}>
              <FooterLogo />
            </a>
            {texts.footerTagline.trim() && <BidiText as="p" text={texts.footerTagline} />}
            {identity && <SocialMarks socials={identity.socials} className={styles.marks} />}
          </div>
          <LinkList
            label={siteText.footerNav}
            title={texts.footerSiteTitle}
            links={shown(texts.footerSiteLinks)}
          />
          <LinkList
            label={siteText.policiesNav}
            title={texts.footerPoliciesTitle}
            links={shown(texts.footerPolicyLinks)}
          />
          {linkGroups(texts.footerMoreLinks, stands).map(({ name, links }) => (
            <LinkList key={links[0]?.id} label={name || texts.footerSiteTitle} title={name} links={links} />
          ))}
          <div className={styles.contact}>
            <h2>{texts.footerVisitTitle}</h2>
            <ul>
              {(settings.addressLine1 || settings.addressLine2) && (
                <li>
                  <Icon of={MapPin} />
                  <span>
                    {settings.addressLine1}
                    <br />
                    {settings.addressLine2}
                  </span>
                </li>
              )}
              {settings.phone && (
                <li>
                  <Icon of={Phone} />
                  <a href={telLink(settings.phone)}>
                    <Ltr {...named(settings, "phone")}>{displayPhone(settings.phone)}</Ltr>
                  </a>
                </li>
              )}
            </ul>
          </div>
        </div>
        {identity && <IdentityFacts facts={identity.facts} className={styles.facts} />}
        <div className={styles.base}>
          <BidiText as="p" text={texts.footerRights} values={{ year: settings.copyrightYear }} />
          <p>{texts.footerMadeIn}</p>
        </div>
      </div>
    </footer>
  );
}

/** The logo: the demo agency's own on a square, any other unchanged. */
function FooterLogo() {
  const { logo, isHouse } = useBrand();
  if (logo || !isHouse) return <BrandLogo ground="dark" />;
  return <img src={standardLogo} alt="" width="112" height="112" loading="lazy" />;
}

type LinkListProps = {
  label: string;
  title: string;
  links: readonly MenuLink[];
};

function LinkList({ label, title, links }: LinkListProps) {
  return (
    <nav aria-label={label}>
      {title && <h2>{title}</h2>}
      <ul>
        {links.map(({ id, href, label }) => (
          <li key={id}>
            <a href={safeHref(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
