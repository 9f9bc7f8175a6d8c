import { Fragment, type HTMLAttributes, type ReactNode } from "react";
import { bidiParts, mostRuns } from "../../kernel/text/bidi/latin-runs.ts";
import { riyalInWords } from "../../kernel/text/format.ts";
import { runClass } from "./ltr.tsx";

/** The element that contains the text alone, with its attributes; without `as` the text gets no element of its own. */
export type TextElement = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as?:
    | "h1"
    | "h2"
    | "h3"
    | "p"
    | "b"
    | "span"
    | "small"
    | "dd"
    | "td"
    | "blockquote"
    | "figcaption"
    | "ins"
    | "del";
};
type BidiTextProps = TextElement & { text: string; values?: Record<string, ReactNode> | undefined };

/**
 * Arabic text with its Latin names, phones, e-mail addresses and figures such as `24/7` isolated, so that each reads
 * from left to right; requirement SHELL-08. Placeholders such as `{year}` take their value from `values`.
 */
export function BidiText({ as: Tag, text, values = {}, ...attributes }: BidiTextProps) {
  const parts = splitAtPlaceholders(riyalInWords(text)).map((part, index) => {
    // split() puts what the brackets caught, the placeholder's name, at the odd places.
    const content = index % 2 === 0 ? isolateLatin(part) : <Placed value={placed(values, part)} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Fragment key={index}>{content}</Fragment>;
  });
  return Tag ? (
    <Tag {...attributes} data-marked={isTitle(Tag) && lowMarks.test(text) ? "" : undefined}>
      {parts}
    </Tag>
  ) : (
    parts
  );
}

const isTitle = (tag: string) => tag === "h1" || tag === "h2";

/** Kasra and its tanwin: in large letters they reach into the next line, whose letters would be read with them; type.module.css. */
const lowMarks = /[\u064D\u0650]/;

/** Splits a text so that the names of placeholders, without their brackets, stand at the odd places; at most `mostRuns` of them. */
function splitAtPlaceholders(text: string): string[] {
  const parts = text.split(placeholder);
  if (parts.length <= mostRuns * 2) return parts;
  const names = [...text.matchAll(placeholder)];
  return [
    ...parts.slice(0, mostRuns * 2),
    text.slice((names[mostRuns - 1]?.index ?? 0) + (names[mostRuns - 1]?.[0].length ?? 0)),
  ];
}

const placeholder = /\{(\w+)\}/g;

/** A name, a title or whatever comes from elsewhere, isolated from the text around it and its Latin runs within it; SHELL-08. */
export function BidiName({ text }: { text: string | null | undefined }) {
  const shown = riyalInWords(text ?? "");
  const parts = isolateLatin(shown);
  // A single part takes its direction from its first letter.
  return <bdi>{parts.length > 1 ? parts : shown}</bdi>;
}

/** Words that a caller hands over: a string with its Latin runs isolated, elements as they are. */
export function BidiWords({ children }: { children: ReactNode }) {
  return typeof children === "string" ? <BidiText text={children} /> : children;
}

function Placed({ value }: { value: ReactNode }) {
  return typeof value === "string" ? <BidiName text={value} /> : <bdi>{value}</bdi>;
}

/** The value of a placeholder; one without a value stays as typed, also if every object has a property of its name. */
export function placed<Value>(values: Record<string, Value>, name: string): Value | string | undefined {
  return Object.hasOwn(values, name) ? values[name] : `{${name}}`;
}

/** One isolated run of so many letters. */
export function LatinRun({ length, children }: { length: number; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={runClass(length)}>
      {children}
    </bdi>
  );
}

function isolateLatin(text: string): ReactNode[] {
  return bidiParts(text).map(({ text: part, isLatin }, index) =>
    isLatin ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <LatinRun key={index} length={part.length}>
        {part}
      </LatinRun>
    ) : (
      part
    ),
  );
}
