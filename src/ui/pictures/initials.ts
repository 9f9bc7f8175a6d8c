import styles from "./avatar.module.css";

const tints = ["", styles.green, styles.purple, styles.grey];
// The article is no initial: of a name that begins with it the next letter is taken.
const article = /^\u0627\u0644(?=.{2})/;

/** Letters of these scripts join, so that two initials would be read as a word. */
const joins = /^[\p{Script=Arabic}\p{Script=Syriac}]/u;

/** The first letters of the first two words of a name, for an avatar; in a script whose letters join, the first one alone. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  const letters = words.map((word) => [...word.replace(article, "")][0] ?? "");
  return letters.some((letter) => joins.test(letter)) ? (letters[0] ?? "") : letters.join("");
}

/** The class of one of the four tints of an avatar; the same name has the same one. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? "";
}
