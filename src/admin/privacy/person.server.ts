import { bidiControls, foldDigits } from "../../kernel/text/arabic.ts";
import { storedPhone } from "../../kernel/text/phone.server.ts";
import { extensionMarkers } from "./privacy.text.ts";

/** A person as the desk searches for one: by a phone in any spelling, or by an e-mail. */
export type Person = {
  /** The e-mail in lower case, or the phone, as E.164 where possible; with an extension as `+966110000028 ext. 12`. */
  contact: string;
  /** Finds the contact in a text, in any spelling. */
  pattern: RegExp;
};

const shortestPhone = 7; // digits
// What may separate the digits of a phone: spaces, hyphens, dots, brackets and invisible direction marks.
const between = "[\\s().\\-\\u2010-\\u2015\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*";
const anyDigit = "[\\d\\u0660-\\u0669\\u06f0-\\u06f9]";

/** Reads a typed contact; undefined when the text is neither an e-mail nor a phone. */
export function readPerson(typed: string): Person | undefined {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    return { contact: text.toLowerCase(), pattern: emailPattern(text) };
  const [, number = text, extension = ""] =
    withExtension.exec(foldDigits(text.replace(bidiControls, ""))) ?? [];
  const phone = storedPhone(number);
  const digits = foldDigits(phone).replace(/\D/g, "");
  const isPhone = foldDigits(phone).replace(new RegExp(`[\\d+]|${between.slice(0, -1)}`, "gu"), "") === "";
  if (!isPhone || digits.length < shortestPhone) return undefined;
  const contact = extension ? `${phone} ext. ${extension}` : phone;
  return { contact, pattern: phonePattern(digits, extension) };
}

// People behind one switchboard number differ by their extension, as in `0110000028 ext. 12` or its Arabic form.
const marker = `[\\s,;:.()-]*(?:${extensionMarkers.join("|")})[\\s.:=]*`;
const withExtension = new RegExp(`^(.+?)${marker}(\\d{1,7})$`, "iu");

/** Matches the whole e-mail address but no longer one that contains it; in URLs its signs may be encoded, as in `%40`. */
function emailPattern(email: string) {
  const written = [...email].map((letter) => {
    const plain = letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (/[a-z0-9]/i.test(letter)) return plain;
    const bytes = [...new TextEncoder().encode(letter)].map((byte) => byte.toString(16).padStart(2, "0"));
    return `(?:${plain}|${bytes.map((byte) => percent + byte).join("")})`;
  });
  return new RegExp(`${startsHere}${written.join("")}(?![\\w-]|\\.\\w)`, "giu");
}

const percent = "%(?:25)*"; // `%40` that is encoded once more is `%2540`
// No character of a longer address may come before, unless it is part of an encoded sign, such as the colon in `mailto%3A`.
const ofAddress = "2[BDE]|3\\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9A]";
const startsHere = `(?:(?<![\\w.+-])|(?<=%(?!${ofAddress})[\\dA-F]{2}))`;

/**
 * Matches the digits in any of the three sets, with or without the country code and with separators between them. With an
 * extension, the pattern matches that extension only; without one, the number with any extension.
 */
function phonePattern(digits: string, extension: string) {
  const national = digits.replace(/^(00)?966/, "").replace(/^0/, "");
  const anySet = (number: string) =>
    [...number].map((digit) => `[${digit}\\u066${digit}\\u06f${digit}]`).join(between);
  const prefix =
    national === digits ? "" : `(?:(?:\\+|${anySet("00")})?${between}${anySet("966")}${between})?`;
  const number = `${prefix}(?:${anySet("0")}${between})?${anySet(national)}`;
  const tail = extension && `${marker}${anySet(extension)}`;
  return new RegExp(`(?<!${anyDigit})${number}${tail}(?!${anyDigit})`, "giu");
}

/** Whether a text holds the person's contact. */
export function isMentioned({ pattern }: Person, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The text without the person's contact. */
export function withoutMention({ pattern }: Person, text: string, instead: string): string {
  pattern.lastIndex = 0;
  return text.replace(pattern, instead);
}
