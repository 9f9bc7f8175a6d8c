import { type ReactNode, useContext } from "react";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import type { TextElement } from "../../ui/text/bidi-text.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { useStands } from "../parts/absent-pages.ts";
import { type ActionLink, safeHref } from "../parts/action-links.tsx";
import type { Section } from "../parts/section.tsx";
import { HintsContext } from "./page-parts.tsx";
import shared from "./shared.module.css";

/* Parts that an editor left empty are not shown: no heading without words, no link without a name. */

export const isFilled = (text: string) => text.trim() !== "";

/** The head of a section, with its link if the link has a name. */
export function headOf(
  { title, lead, more }: { title: string; lead?: string; more?: string },
  href?: string,
): Pick<Parameters<typeof Section>[0], "title" | "lead" | "more"> {
  if (!isFilled(title)) return {};
  return {
    title,
    ...(lead && isFilled(lead) && { lead }),
    ...(more && href && isFilled(more) && { more: { href, label: more } }),
  };
}

/** The headings of the parts of a block, which are below its own if it has one. */
export const headingBelow = ({ title }: { title: string }) => (isFilled(title) ? "h3" : "h2");

/** Those links that have a name. */
export const named = (links: readonly ActionLink[]) => links.filter(({ label }) => isFilled(label));

type HeadedProps = { as: TextElement["as"]; title: string; text: string };

/** A heading and its sentence, each only if it is not empty. */
export function Headed({ as, title, text }: HeadedProps) {
  return (
    <>
      {isFilled(title) && <BidiText as={as} className={typeStyles.subheading} text={title} />}
      {isFilled(text) && <BidiText as="p" text={text} />}
    </>
  );
}

type LinkedProps = { href: string; className?: string | undefined; children: ReactNode };

/** A link where an editor chose an address whose page stands; without one the same words alone. */
export function Linked({ href, className, children }: LinkedProps) {
  const stands = useStands();
  if (!isFilled(href) || !stands(href)) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={safeHref(href)}>
      {children}
    </a>
  );
}

/** What a block shows that has nothing to show: visitors see nothing of it, editors read what it waits for. Requirement OWN-04. */
export function NothingYet({ hint }: { hint: string }) {
  if (!useContext(HintsContext)) return null;
  return (
    <div className={`${layoutStyles.wrap} ${shared.waiting}`}>
      <p>{hint}</p>
    </div>
  );
}
