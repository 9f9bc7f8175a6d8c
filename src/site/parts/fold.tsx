import type { ReactNode } from "react";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./fold.module.css";

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode };

/**
 * On phones a title that opens its content. In wider windows the style sheet shows everything without a toggle, if the browser
 * supports this; requirement SITE-03.
 */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <BidiText as="h3" className={typeStyles.subheading} text={title} />
        <i className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
