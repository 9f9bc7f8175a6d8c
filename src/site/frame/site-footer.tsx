import { MapPin, Phone } from "lucide-react";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { siteText } from "./site.text.ts";
import type { FrameProps } from "./site-frame.tsx";
import styles from "./wall.module.css";

const { nav } = siteText;
const siteLinks = [
  ["/", nav.home],
  ["/services", nav.services],
  ["/projects", nav.projects],
  ["/articles", nav.articles],
  ["/about", nav.about],
  ["/contact", nav.contact],
] as const;
const policyLinks = [
  ["/privacy", nav.privacy],
  ["/terms", nav.terms],
] as const;

/** The closing wall: the logo, its links, that of the articles once there is one, address, phone and the copyright year, from the settings; requirement SHELL-05. */
export function SiteFooter({ settings, texts, hasArticles = false }: FrameProps) {
  const links = siteLinks.filter(([path]) => path !== "/articles" || hasArticles);
  return (
    <footer className={styles.wall}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.agency}>
            <a href="/" aria-label={siteText.logo.replace("{agency}", settings.agencyName)}>
              <img src={settings.logo} alt="" width="112" height="112" loading="lazy" />
            </a>
            <BidiText as="p" text={texts.footerTagline} />
          </div>
          <LinkList label={siteText.footerNav} title={texts.footerSiteTitle} links={links} />
          <LinkList label={siteText.policiesNav} title={texts.footerPoliciesTitle} links={policyLinks} />
          <div className={styles.contact}>
            <h2>{texts.footerVisitTitle}</h2>
            <ul>
              <li>
                <Icon of={MapPin} />
                <span>
                  {settings.addressLine1}
                  <br />
                  {settings.addressLine2}
                </span>
              </li>
              <li>
                <Icon of={Phone} />
                <a href={telLink(settings.phone)}>
                  <Ltr>{displayPhone(settings.phone)}</Ltr>
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.base}>
          <BidiText as="p" text={texts.footerRights} values={{ year: settings.copyrightYear }} />
          <p>{texts.footerMadeIn}</p>
        </div>
      </div>
    </footer>
  );
}

type LinkListProps = {
  label: string;
  title: string;
  links: readonly (readonly [href: string, label: string])[];
};

function LinkList({ label, title, links }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <h2>{title}</h2>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
