import { ArrowLeft } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";

export type ActionLink = { id: string; label: string; href: string; tone: string };

/** The buttons of a page text, on the page or on a dark band: the primary one leads forward. Editors choose addresses: only safe ones become links. */
export function ActionLinks({ links, onBand }: { links: readonly ActionLink[]; onBand?: boolean }) {
  const [primary, other] = onBand ? ["btn sun", "btn onband"] : ["btn", "btn line"];
  return (
    <div className="acts">
      {links.map(({ id, label, href, tone }) => (
        <a key={id} className={tone === "primary" ? primary : other} href={safeHref(href)}>
          {label} {tone === "primary" && <Icon of={ArrowLeft} className="go" />}
        </a>
      ))}
    </div>
  );
}

/** Paths, anchors, web, mail and phone addresses; whatever else leads home. */
export function safeHref(href: string): string {
  const inside = /^(\/(?![/\\])|#)/.test(href); // browsers take \ for /
  return inside || /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : "/";
}
