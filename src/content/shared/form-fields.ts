/*
 * What a form of one's own may ask: editors choose of these kinds, the site reads answers by them, and the desk shows them. OWN-03
 */

/** The kinds of its fields: a line, several lines, one of some choices, several of them, yes or no, and so on. */
export const formFieldKinds = [
  "text",
  "longText",
  "choice",
  "several",
  "flag",
  "phone",
  "email",
  "number",
  "day",
  "file",
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

/** The most fields beside name, phone and e-mail, and the most choices of one. */
export const mostFormFields = 20;
export const mostFormChoices = 30;

/** The choices that an editor wrote, one a line, without empty lines and repetitions. */
export const choicesIn = (written: string): string[] =>
  [...new Set(written.split("\n").map((line) => line.trim()))].filter(Boolean);
