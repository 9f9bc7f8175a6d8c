import { Fragment, type ReactNode } from "react";
import { BidiName, BidiText } from "../../../../ui/text/bidi-text.tsx";
import { useWording } from "./document-words.ts";
import styles from "./quote-document.module.css";
import type { Saying } from "./quote-language.ts";

/**
 * What a quote says in its languages: English behind Arabic is marked as English, and stands below it, or beside it where a value
 * follows. Requirement LANG-01.
 */
export function Said({ of, isBeside = false }: { of: readonly Saying[]; isBeside?: boolean }) {
  return of.map(({ lang, text }, place) =>
    place === 0 ? (
      <Fragment key={lang}>{text}</Fragment>
    ) : (
      <Fragment key={lang}>
        {" "}
        <span lang="en" dir="ltr" className={isBeside ? styles.beside : styles.english}>
          {text}
        </span>
      </Fragment>
    ),
  );
}

type Placed = Record<string, ReactNode>;

/** A sentence with elements in its places, in each language of a quote. */
export function SaidWith({
  of,
  values,
  english = values,
}: {
  of: readonly Saying[];
  values: Placed;
  english?: Placed;
}) {
  return of.map(({ lang, text }, place) =>
    place === 0 ? (
      <BidiText key={lang} text={text} values={lang === "en" ? english : values} />
    ) : (
      <span key={lang} lang="en" dir="ltr" className={styles.english}>
        <BidiText text={text} values={english} />
      </span>
    ),
  );
}

const arabicLetter = /\p{Script=Arabic}/u;

/** What a person typed: in a document of English alone, Arabic is marked as Arabic. */
export function Typed({ text }: { text: string }) {
  const { language } = useWording();
  if (language !== "en" || !arabicLetter.test(text)) return <BidiName text={text} />;
  return (
    <bdi lang="ar" dir="rtl">
      {text}
    </bdi>
  );
}
