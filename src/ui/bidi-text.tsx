import { Fragment, type ReactNode } from "react";
import { runClass } from "./ltr.tsx";

/**
 * Arabic text with its Latin names, phones, e-mail addresses and figures such as `24/7` isolated, so that each reads
 * from left to right; requirement SHELL-08. Placeholders such as `{year}` take their value from `values`.
 */
export function BidiText({ text, values = {} }: { text: string; values?: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    // split() puts what the brackets caught, the placeholder's name, at the odd places.
    const content = index % 2 === 0 ? isolateLatin(part) : <bdi>{placed(values, part)}</bdi>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Fragment key={index}>{content}</Fragment>;
  });
}

/** What a placeholder stands for; one without a value stays as it was typed, also where every object has such a part. */
export function placed<Value>(values: Record<string, Value>, name: string): Value | string | undefined {
  return Object.hasOwn(values, name) ? values[name] : `{${name}}`;
}

// A run starts and ends with a letter or digit (or a sign that belongs to a figure): the full stop after it stays outside.
const run = "\\+?[A-Za-z0-9](?:[A-Za-z0-9@._:/%+,'&?=#~-]*[A-Za-z0-9%+])?";
/** Splits a text at its Latin runs, which stand at the odd places. */
export const latinRuns = new RegExp(`(${run}(?: ${run})*)`);

/** One isolated run of so many letters. */
export function LatinRun({ length, children }: { length: number; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={runClass(length)}>
      {children}
    </bdi>
  );
}

function isolateLatin(text: string): ReactNode[] {
  return text.split(latinRuns).map((part, index) => {
    const plainNumber = /^\d+$/.test(part); // reads the same in both directions
    if (index % 2 === 0 || plainNumber) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <LatinRun key={index} length={part.length}>
        {part}
      </LatinRun>
    );
  });
}
