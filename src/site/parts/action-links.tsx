import { ArrowLeft } from "lucide-react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useStands } from "./absent-pages.ts";

export type ActionLink = { id: string; label: string; href: string; tone: string };

/** The buttons of a page text, on the page or on a dark band. Editors choose the addresses; only safe ones of pages that stand become links. */
export function ActionLinks({ links, onBand }: { links: readonly ActionLink[]; onBand?: boolean }) {
  const stands = useStands();
  const [primary, other] = onBand
    ? [`${buttonStyles.button} ${buttonStyles.sunny}`, `${buttonStyles.button} ${buttonStyles.onBand}`]
    : [buttonStyles.button, `${buttonStyles.button} ${buttonStyles.outlined}`];
  return (
    <div className={buttonStyles.actions}>
      {links
        .filter(({ href }) => stands(href))
        .map(({ id, label, href, tone }) => (
          <a key={id} className={tone === "primary" ? primary : other} href={safeHref(href)}>
            {label} {tone === "primary" && <Icon of={ArrowLeft} className={buttonStyles.forward} />}
          </a>
        ))}
    </div>
  );
}

/** Paths, anchors, web, mail and phone addresses stay; any other address becomes the home page. */
export function safeHref(href: string): string {
  const inside = /^(\/(?![/\\])|#)/.test(href); // browsers treat \ as /
  return inside || /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : "/";
}
