import { SocialIcon } from "../../ui/pictures/social-icon.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { KeptFromServer } from "../parts/kept-from-server.tsx";
import type { Identity } from "./identity.server.ts";

/* The server alone draws these; a page that wakes up keeps them. Requirements IDENT-01, OWN-02. */

/** The numbers of the agency, each after its name. */
export function IdentityFacts({
  facts,
  className,
}: {
  facts: Identity["facts"];
  className?: string | undefined;
}) {
  if (facts.length === 0) return null;
  if (!import.meta.env.SSR) return <KeptFromServer as="ul" />;
  return (
    <ul className={className}>
      {facts.map(({ label, value, href }) => {
        const words = (
          <>
            {label} {value && <Ltr>{value}</Ltr>}
          </>
        );
        return <li key={label}>{href ? <a href={href}>{words}</a> : words}</li>;
      })}
    </ul>
  );
}

/** The accounts of the agency as their marks alone, which are named for those who do not see them. */
export function SocialMarks({
  socials,
  className,
}: {
  socials: Identity["socials"];
  className?: string | undefined;
}) {
  if (socials.length === 0) return null;
  if (!import.meta.env.SSR) return <KeptFromServer as="ul" />;
  return (
    <ul className={className}>
      {socials.map(({ label, url, mark }) => (
        <li key={url}>
          <a href={url} rel="me" aria-label={label} title={label}>
            <SocialIcon of={mark} />
          </a>
        </li>
      ))}
    </ul>
  );
}
