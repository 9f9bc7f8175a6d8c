import { ArrowLeft, ChevronDown } from "lucide-react";
import { Fragment } from "react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { ThemeButton } from "../../ui/controls/theme-button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { useStands } from "../parts/absent-pages.ts";
import { safeHref } from "../parts/action-links.tsx";
import { PaintedWhole } from "../parts/painted-whole.tsx";
import { Brand } from "./brand.tsx";
import { type LinkGroup, linkGroups } from "./link-groups.ts";
import { siteText } from "./site.text.ts";
import type { FrameProps } from "./site-frame.tsx";
import styles from "./site-header.module.css";

/** The links in the editor's order (the last is a button), the theme switch and the mobile menu; SHELL-03, SHELL-04, PAGES-01. */
export function SiteHeader({ settings, texts, path }: FrameProps) {
  const stands = useStands();
  const groups = linkGroups(texts.menuLinks, stands);
  const button = texts.menuButtons.find(({ href }) => stands(href));
  return (
    <header className={styles.header}>
      <div className={layoutStyles.wrap}>
        <Brand settings={settings} />
        <nav className={styles.links} aria-label={siteText.mainNav}>
          {groups.map((group) => (
            <MenuGroup key={group.links[0]?.id} group={group} path={path} />
          ))}
        </nav>
        <div className={styles.tools}>
          <ThemeButton />
          {button && (
            <NavLink className={`${buttonStyles.button} ${buttonStyles.small}`} {...button} path={path} />
          )}
          {/* Its name and icon follow its state, which the early script sets. */}
          <button
            className={`${buttonStyles.iconButton} ${styles.burger}`}
            type="button"
            aria-expanded="false"
            aria-controls="sheet"
            // The early script may open the menu before hydration.
            suppressHydrationWarning
          >
            <span className={`${typeStyles.unseen} ${styles.opens}`}>{siteText.openMenu}</span>
            <span className={`${typeStyles.unseen} ${styles.closes}`}>{siteText.closeMenu}</span>
            <i />
            <i />
            <i />
          </button>
        </div>
      </div>
      <div className={styles.sheet} id="sheet">
        <nav className={layoutStyles.wrap} aria-label={siteText.mobileNav}>
          {groups.map(({ name, links }) => (
            <Fragment key={links[0]?.id}>
              {name && <p>{name}</p>}
              {links.map((link) => (
                <NavLink key={link.id} {...link} path={path} />
              ))}
            </Fragment>
          ))}
          {button && <NavLink {...button} path={path} />}
          {stands("/register") && (
            <a className={`${buttonStyles.button} ${buttonStyles.block}`} href="/register">
              {texts.registerCta} <Icon of={ArrowLeft} className={buttonStyles.forward} />
            </a>
          )}
        </nav>
      </div>
      <PaintedWhole id="header-end" />
    </header>
  );
}

/** Single links, or links under a name that opens them. */
function MenuGroup({ group: { name, links }, path }: { group: LinkGroup; path: string }) {
  const all = links.map((link) => <NavLink key={link.id} {...link} path={path} />);
  if (name === "") return all;
  return (
    <details name="menu" className={styles.group}>
      <summary>
        {name} <Icon of={ChevronDown} />
      </summary>
      <div>{all}</div>
    </details>
  );
}

type NavLinkProps = { href: string; label: string; path: string; className?: string };

function NavLink({ href, label, path, className }: NavLinkProps) {
  const current = path === href || path === `${href}/`;
  return (
    <a className={className} href={safeHref(href)} aria-current={current ? "page" : undefined}>
      {label}
    </a>
  );
}
