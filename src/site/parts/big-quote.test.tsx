import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BigQuote } from "./big-quote.tsx";

const marked = (text: string, highlight: string) =>
  /<mark>(.*?)<\/mark>/.exec(
    renderToStaticMarkup(
      <BigQuote text={text} highlight={highlight}>
        —
      </BigQuote>,
    ),
  )?.[1];

test.each([
  ["يسمع ويشرح لنا", "يشرح", "ويشرح"],
  ["يسمع ويشرح لنا", "يشرح ل", "ويشرح لنا"],
  ["يسمع ويشرحُ، ثم يكتب", "يشرح", "ويشرحُ"],
  ["قال: «يسمع» وانتهى", "«يسمع»", "«يسمع»"],
  ["يسمع ويشرح", "لا شيء", undefined],
])(
  "TEST-01 TRIAL-01 J10: in «%s» the words «%s» are marked whole, with the letters that are written to them",
  (text, highlight, wanted) => {
    expect(marked(text, highlight)).toBe(wanted);
  },
);
