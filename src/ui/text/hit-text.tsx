import { Fragment, type ReactNode } from "react";
import { bidiParts } from "../../kernel/text/bidi/latin-runs.ts";
import { riyalInWords } from "../../kernel/text/format.ts";
import { findFolded, joinOverlaps, type TextRange } from "../../kernel/text/search.ts";
import { LatinRun, type TextElement } from "./bidi-text.tsx";
import hitStyles from "./hit-text.module.css";

type HitTextProps = TextElement & { text: string; query: string };

/**
 * A text with the words that a search found marked as they are written, and its Latin names, phones and addresses isolated
 * whole, also where only a part of one was found; requirements AR-01, SHELL-08.
 */
export function HitText({ as: Tag, text: stored, query, ...attributes }: HitTextProps) {
  const text = riyalInWords(stored);
  const hits = query.trim() === "" ? [] : wholeWords(text, findFolded(text, query));
  let end = 0;
  const parts = bidiParts(text).map(({ text: part, isLatin }) => {
    const start = end;
    end += part.length;
    const content = marked(part, within(hits, start, end));
    return isLatin ? (
      <LatinRun key={start} length={part.length}>
        {content}
      </LatinRun>
    ) : (
      <Fragment key={start}>{content}</Fragment>
    );
  });
  return Tag ? <Tag {...attributes}>{parts}</Tag> : parts;
}

/** The parts of the ranges between two places, with positions counted from the first of them. */
function within(ranges: readonly TextRange[], from: number, to: number): TextRange[] {
  return ranges
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ start: Math.max(start, from) - from, end: Math.min(end, to) - from }));
}

function marked(text: string, hits: readonly TextRange[]): ReactNode[] {
  if (hits.length === 0) return [text];
  let end = 0;
  const parts: ReactNode[] = hits.map((hit) => {
    const before = text.slice(end, hit.start);
    end = hit.end;
    return (
      <Fragment key={hit.start}>
        {before && <span>{before}</span>}
        <mark className={hitStyles.found}>{text.slice(hit.start, hit.end)}</mark>
      </Fragment>
    );
  });
  // Elements, because a translator replaces bare texts, and React would then change what is no longer on the page.
  const rest = text.slice(end);
  return [...parts, rest && <span key="rest">{rest}</span>];
}

/** Widens hits to the words that they begin and end in: a border inside a word would part its joined letters. */
function wholeWords(text: string, hits: readonly TextRange[]): TextRange[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}\u0640\u200C\u200D]+/gu)].map(({ index, 0: word }) => ({
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
