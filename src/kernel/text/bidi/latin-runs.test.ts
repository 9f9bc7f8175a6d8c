import fc from "fast-check";
import { expect, test } from "vitest";
import { latinNames } from "../../../../e2e/support/latin-names.ts";
import { bidiParts } from "./latin-runs.ts";

const sentences: [before: string, after: string][] = [
  ["تعاقدنا مع ", " أمس"],
  ["تعاقدنا مع (", ")، ثم عدنا"],
  ["الاسم: ", "، وشكرًا"],
  ["«", "» اسم معروف"],
];

// A run is isolated as a whole, so it keeps the order that it has alone: a browser test measures this for the same names.
test("SHELL-08 AR-05 a name or address in an Arabic sentence is one run, without the signs of the sentence", () => {
  expect(latinNames.length).toBeGreaterThanOrEqual(200);
  for (const name of latinNames)
    for (const [before, after] of sentences) {
      expect(bidiParts(before + name + after)).toEqual([
        { text: before, isLatin: false },
        { text: name, isLatin: true },
        { text: after, isLatin: false },
      ]);
    }
});

test("SHELL-08 AR-05 whatever stands between Latin words, they stay one run", () => {
  const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9é]{0,7}$/);
  const between = fc.constantFrom(
    " ",
    " & ",
    ", ",
    ". ",
    " - ",
    " – ",
    "/",
    "@",
    " + ",
    "'",
    "_",
    " · ",
    ": ",
    " | ",
  );
  const name = fc.tuple(word, fc.array(fc.tuple(between, word), { maxLength: 5 })).map(([first, more]) => {
    return first + more.flat().join("");
  });
  fc.assert(
    fc.property(name, (name) => {
      expect(bidiParts(`مع ${name} أمس`)).toEqual([
        { text: "مع ", isLatin: false },
        { text: name, isLatin: true },
        { text: " أمس", isLatin: false },
      ]);
    }),
  );
});

test("SHELL-08 the parts of a text are that text, and none is empty", () => {
  const piece = fc.constantFrom(
    "ش",
    "، ",
    "«",
    "»",
    "A",
    "7",
    " ",
    ".",
    "(",
    ")",
    "“",
    "”",
    "-",
    "+",
    "#",
    "/",
    "!",
    "\n",
    ":",
    "co",
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("")),
      (text) => {
        const parts = bidiParts(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

const runsOf = (text: string) => bidiParts(text).flatMap((part) => (part.isLatin ? [part.text] : []));

test.each([
  ["نستخدم React. وهو مكتبة", ["React"]],
  ["جرّب React! إنها سريعة", ["React"]],
  ["نعرف React، Vue، Svelte", ["React", "Vue", "Svelte"]],
  ["شركة Acme (فرع KSA) هناك", ["Acme", "KSA"]],
  ["(React Native) و (Vue)", ["React Native", "Vue"]],
  ["بين عام 2020 - 2024، و2020، 2021", []],
  ["البند 12 (5) هنا", []],
  ["لغة C# و.NET والـ#هاشتاق", ["C#", ".NET"]],
  ["انتهى.React هنا", ["React"]],
  ["انظر (https://shurfa.example/خدمات). ثم عد", ["https://shurfa.example/خدمات"]],
  ["هل زرت https://shurfa.example/خدمات؟", ["https://shurfa.example/خدمات"]],
  ["حضر John A. وحضر U.S. والتزم Acme Ltd.", ["John A.", "U.S.", "Acme Ltd."]],
  ["الخطة Plan B.", ["Plan B"]],
  ["القول «Is it?» معروف", ["Is it?"]],
  ["القول: Is it?", ["Is it?"]],
  ["انتظر React...", ["React"]],
  ["Hello, world! (2)\nثم", ["Hello, world! (2)"]],
  ["- Acme Ltd.\n- شركة", ["Acme Ltd."]],
])("SHELL-08 AR-05 the signs of the sentence stay with the sentence: %s", (text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});
