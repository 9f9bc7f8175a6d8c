import type { ReactNode } from "react";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./big-quote.module.css";

const longer = 160; // characters

type BigQuoteProps = {
  text: string;
  /** A few words of the text that are underlined. */
  highlight?: string;
  /** The author of the quote. */
  children: ReactNode;
};

/** A literal quote, large and without a box. */
export function BigQuote({ text, highlight = "", children }: BigQuoteProps) {
  const at = highlight === "" ? -1 : text.indexOf(highlight);
  const className = text.length > longer ? `${styles.words} ${styles.long}` : styles.words;
  return (
    <figure className={styles.quote}>
      {at < 0 ? (
        <BidiText as="blockquote" className={className} text={text} />
      ) : (
        <blockquote className={className} dir="auto">
          {text.slice(0, at)}
          <mark>{highlight}</mark>
          {text.slice(at + highlight.length)}
        </blockquote>
      )}
      {children}
    </figure>
  );
}
