import { ArrowLeft } from "lucide-react";
import { ThemeButton } from "../../ui/controls/theme-button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Brand } from "./brand.tsx";
import { siteText } from "./site.text.ts";
import type { FrameProps } from "./site-frame.tsx";
import styles from "./site-header.module.css";

const { nav } = siteText;
const links = [
  ["/", nav.home],
  ["/services", nav.services],
  ["/about", nav.about],
  ["/leadership", nav.leadership],
  ["/faq", nav.faq],
  ["/vision2030", nav.vision2030],
] as const;
const contact = ["/contact", nav.contact] as const;

/** The seven links, of which contact is the button, the theme switch and the mobile menu; requirements SHELL-03, SHELL-04. */
export function SiteHeader({ settings, texts, path }: FrameProps) {
  return (
    <header className={styles.header}>
      <div className="wrap">
        <Brand settings={settings} />
        <nav className={styles.links} aria-label={siteText.mainNav}>
          {links.map(([href, label]) => (
            <NavLink key={href} href={href} label={label} path={path} />
          ))}
        </nav>
        <div className={styles.tools}>
          <ThemeButton />
          <NavLink className="btn sm" href={contact[0]} label={contact[1]} path={path} />
          {/* Named and drawn by its state, which the early script sets. */}
          <button
            className={`iconbtn ${styles.burger}`}
            type="button"
            aria-expanded="false"
            aria-controls="sheet"
            // The early script may open the menu before hydration.
            suppressHydrationWarning
          >
            <span className={`vh ${styles.opens}`}>{siteText.openMenu}</span>
            <span className={`vh ${styles.closes}`}>{siteText.closeMenu}</span>
            <i />
            <i />
            <i />
          </button>
        </div>
      </div>
      <div className={styles.sheet} id="sheet">
        <nav className="wrap" aria-label={siteText.mobileNav}>
          {[...links, contact].map(([href, label]) => (
            <NavLink key={href} href={href} label={label} path={path} />
          ))}
          <a className="btn block" href="/register">
            {texts.registerCta} <Icon of={ArrowLeft} className="go" />
          </a>
        </nav>
      </div>
    </header>
  );
}

type NavLinkProps = { href: string; label: string; path: string; className?: string };

function NavLink({ href, label, path, className }: NavLinkProps) {
  const current = path === href || path === `${href}/`;
  return (
    <a className={className} href={href} aria-current={current ? "page" : undefined}>
      {label}
    </a>
  );
}
