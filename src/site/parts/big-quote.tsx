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
  const marked = highlight === "" ? null : wordsAround(text, highlight);
  const className = text.length > longer ? `${styles.words} ${styles.long}` : styles.words;
  return (
    <figure className={styles.quote}>
      {marked === null ? (
        <BidiText as="blockquote" className={className} text={text} />
      ) : (
        <blockquote className={className} dir="auto">
          {text.slice(0, marked.from)}
          <mark>{text.slice(marked.from, marked.to)}</mark>
          {text.slice(marked.to)}
        </blockquote>
      )}
      {children}
    </figure>
  );
}

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Where a part of a text stands, with the rest of its first and last words: Arabic writes "and" and "by" as a word's first letter. */
function wordsAround(text: string, part: string): { from: number; to: number } | null {
  let from = text.indexOf(part);
  if (from < 0) return null;
  let to = from + part.length;
  if (letter.test(part[0] ?? "")) while (letter.test(text[from - 1] ?? "")) from--;
  if (letter.test(part.at(-1) ?? "")) while (letter.test(text[to] ?? "")) to++;
  return { from, to };
}
