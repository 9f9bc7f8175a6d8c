import { phraseRules, phrasesOf } from "./arabic-rules.ts";
import { countRules } from "./arabic-words.text.ts";
import { isTestFile } from "./test-files.ts";

type Finding = { line: number; rule: string; text: string };

type Rule = {
  name: string;
  /** Which files it reads. */
  applies: (file: string) => boolean;
  /** What a line must not contain; comments are blanked out first unless `comments` is set. */
  pattern: RegExp;
  comments?: true;
  /** A line that has this comment, or stands below it, may break the rule; the comment gives the reason. */
  excuse?: string;
};

const isTest = (file: string) => isTestFile(file) || /^(e2e|faults|engines)\//.test(file);
const isCode = (file: string) => /\.(tsx?|mjs)$/.test(file);
const isWords = (file: string) => /\.text\.ts$/.test(file) && !file.startsWith("scripts/");
const isStyled = (file: string) => /\.(css|tsx)$/.test(file);

// Files that may name wire fields, columns (also of CSV files), and the kinds of issues that Zod reports.
const mayNameColumns = (file: string) =>
  /(^|[/-])wire\.ts$|-csv\.text\.ts$|\.server\.tsx?$|^migrations\/|^scripts\/|^bench\/|\/field-messages\.ts$|shared\/pages\.text\.ts$/.test(
    file,
  ) || isTest(file);

const rules: Rule[] = [
  {
    name: "Arabic letters belong in *.text.ts",
    applies: (file) => isCode(file) && !isTest(file) && !/\.text\.ts$/.test(file),
    pattern: /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFC]/,
    comments: true,
  },
  {
    name: "snake_case belongs in wire.ts, descriptions of resources, stores and migrations",
    applies: (file) => isCode(file) && !mayNameColumns(file),
    pattern: /(?<![\w$./:-]|\b(?:name|column|wireName|to): ")[a-z][a-z0-9]*(_[a-z0-9]+)+(?![\w$./-])/,
    excuse: "foreign name:",
  },
  {
    name: "no physical direction (requirement AR-04)",
    applies: isStyled,
    pattern: physicalStyle(),
    excuse: "physical:",
  },
  {
    name: "the form of a counted noun is chosen in the format module (requirement AR-02)",
    applies: isWords,
    pattern: countRules.ownForm,
  },
  {
    name: "what follows a count fits every number",
    applies: isWords,
    pattern: countRules.afterCount,
  },
];

/**
 * The lines of a file that break a text rule, without those that a comment excuses.
 */
export function textFindings(file: string, content: string): Finding[] {
  const lines = content.split("\n");
  const code = withoutComments(content).split("\n");
  const phrases = phraseRules
    .filter((rule) => rule.applies(file))
    .flatMap((rule) =>
      code.flatMap((line, index) =>
        phrasesOf(line)
          .filter((phrase) => rule.breaks(phrase, line))
          .map((phrase) => ({ line: index + 1, rule: rule.name, text: phrase.slice(0, 100) })),
      ),
    );
  const lineFindings = rules
    .filter((rule) => rule.applies(file))
    .flatMap((rule) =>
      lines.flatMap((text, index) => {
        const tested = (rule.comments ? text : code[index]) ?? "";
        const excused = rule.excuse !== undefined && `${lines[index - 1]}${text}`.includes(rule.excuse);
        return rule.pattern.test(tested) && !excused
          ? [{ line: index + 1, rule: rule.name, text: text.trim().slice(0, 100) }]
          : [];
      }),
    );
  return [...lineFindings, ...phrases];
}

function physicalStyle() {
  const declarations = [
    "(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-[a-z]+)?\\s*:",
    "(?<![-\\w])(left|right)\\s*:",
    "border-(top|bottom)-(left|right)-radius\\s*:",
    "(text-align|float|clear)\\s*:\\s*(left|right)\\b",
    // The same declarations in style objects.
    "\\b(margin|padding|border)(Left|Right)\\w*\\s*:",
    "\\b(textAlign|float)\\s*:\\s*[\"'](left|right)\\b",
  ];
  const value = "(\\d|\\[|\\(|auto\\b|px\\b|full\\b)";
  const utilities = [
    `-?(ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-${value}[^\\s"'\`]*`,
    "(text|float|clear)-(left|right)",
    "(border|rounded)-(l|r|tl|tr|bl|br)(-[\\w[\\]-]+)?",
  ].join("|");
  return new RegExp(`${declarations.join("|")}|(?<=["'\`\\s:!])(${utilities})(?=["'\`\\s]|$)`);
}

/** Blanks out comments and keeps the line numbers; an address in a string (`https://…`) is not a comment. */
function withoutComments(content: string) {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return content.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<![:\w"'`])\/\/.*$/gm, blank);
}
