import { Fragment } from "react";
import { findFolded, joinOverlaps, type TextRange } from "../kernel/arabic.ts";
import { BidiText } from "./bidi-text.tsx";

/** A text with the words that a search found marked as they are written; requirement AR-01. */
export function HitText({ text, query }: { text: string; query: string }) {
  if (query.trim() === "") return <BidiText text={text} />;
  const words = wholeWords(text, findFolded(text, query));
  let end = 0;
  const parts = words.map((word) => {
    const before = text.slice(end, word.start);
    end = word.end;
    return (
      <Fragment key={word.start}>
        <BidiText text={before} />
        <mark className="hit">
          <BidiText text={text.slice(word.start, word.end)} />
        </mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      <BidiText text={text.slice(end)} />
    </>
  );
}

/** Widens hits to the words that they begin and end in: a border inside a word would part its joined letters. */
function wholeWords(text: string, hits: readonly TextRange[]): TextRange[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}\u0640]+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  const wordAt = (place: number) => words.find(({ start, end }) => start <= place && place < end);
  return joinOverlaps(
    hits.map((hit) => ({
      start: wordAt(hit.start)?.start ?? hit.start,
      end: wordAt(hit.end - 1)?.end ?? hit.end,
    })),
  );
}
