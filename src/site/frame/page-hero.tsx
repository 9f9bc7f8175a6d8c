import type { ReactNode } from "react";
import { linkTo } from "../../content/shared/pages.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Section } from "../parts/section.tsx";
import { Crumbs, type Parent } from "./crumbs.tsx";
import styles from "./page-hero.module.css";

type PageHeroProps = {
  parent?: Parent;
  /** Without it there are no breadcrumbs, as on a page that stands alone. */
  current?: string | undefined;
  title: string;
  lead?: string;
  /** The values of the placeholders in the sentence. */
  values?: Record<string, string>;
  /** Shown below the sentence. */
  children?: ReactNode;
  /** A visual beside the words, below them on narrow screens. */
  aside?: ReactNode;
};

/** The head of an inner page: breadcrumbs, the h1 and a sentence. */
export function PageHero({
  parent = linkTo("homepage"),
  current,
  title,
  lead,
  values,
  children,
  aside,
}: PageHeroProps) {
  return (
    <Section className={styles.hero} {...(aside && { inside: styles.halves })}>
      <div className={styles.words}>
        {current !== undefined && <Crumbs parents={[parent]} current={current} />}
        <BidiText as="h1" className={typeStyles.headline} text={title} />
        {lead && <BidiText as="p" className={typeStyles.lead} text={lead} values={values} />}
        {children}
      </div>
      {aside}
    </Section>
  );
}
