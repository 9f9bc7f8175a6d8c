import { ArrowLeft } from "lucide-react";
import { isRouteErrorResponse, useLocation } from "react-router";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { Motif } from "../../ui/brand/motif.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { Wall } from "../art/wall.tsx";
import { useStands } from "../parts/absent-pages.ts";
import { safeHref } from "../parts/action-links.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./errors.module.css";
import { Failure } from "./failure.tsx";

type Texts = PageTexts<typeof notFound>;

/** The boundary of a page that answers 404 for some of its addresses; any other error is shown in the frame of the site. */
export function NotFoundBoundary({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound texts={notFoundTextsOf(error.data)} />;
  return <Failure path={pathname + search} />;
}

/** The wall with a missing window. */
export function NotFound({ texts }: { texts: Texts }) {
  const stands = useStands();
  const [first, ...others] = texts.links.filter(({ href }) => stands(href));
  const last = others.pop();
  return (
    <Section className={styles.lost}>
      <div className={styles.copy}>
        <p className={`${styles.code} ${typeStyles.digits}`}>
          <Ltr>404</Ltr>
        </p>
        <BidiText as="h1" className={typeStyles.headline} text={texts.heroTitle} />
        <BidiText as="p" className={typeStyles.lead} text={texts.heroLead} />
        <div className={buttonStyles.actions}>
          {first && (
            <a className={buttonStyles.button} href={safeHref(first.href)}>
              {first.label}
            </a>
          )}
          {last && (
            <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={safeHref(last.href)}>
              {last.label}
            </a>
          )}
        </div>
        {others.length > 0 && (
          <ul className={styles.doors}>
            {others.map(({ id, label, href }) => (
              <li key={id}>
                <a href={safeHref(href)}>
                  <span>{label}</span>
                  <Icon of={ArrowLeft} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Motif>
        <Wall kind="missing" />
      </Motif>
    </Section>
  );
}

/** The texts that a loader threw, or the default ones. */
export function notFoundTextsOf(thrown: unknown): Texts {
  const isTexts = typeof thrown === "object" && thrown !== null && "heroTitle" in thrown;
  return isTexts ? (thrown as Texts) : defaultTexts(notFound); // the router passes on what a loader threw
}
