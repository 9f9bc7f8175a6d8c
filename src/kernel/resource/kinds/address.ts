import { bidiControls, foldDigits } from "../../text/arabic.ts";
import { decodePercents } from "../../text/decode-percents.ts";
import { type Field, type FieldOptions, kindOf } from "../field.ts";

type AddressOptions = FieldOptions & {
  /** The field whose words a new record's address is suggested from. */
  suggestedFrom: string;
  /** The path before it, such as `/articles`. */
  under: string;
  /** What stands there already. */
  reserved?: readonly string[];
};

const mostLetters = 80;

/**
 * The last part of the address of a record's page: Arabic or Latin letters, digits and hyphens, at most 80, stored decoded.
 * No two live records of a resource share one; the write path refuses it.
 */
export const address = kindOf<string, AddressOptions>("address", (options) => ({
  stored: "text",
  initial: () => "",
  schema: (z) => {
    const { reserved = [] } = options;
    const isFree = (own: string) => !reserved.includes(own);
    const part = z.string().max(1000).transform(cleanAddress).refine(isFree, "addressTaken");
    return part.pipe(
      options.required ? z.string().min(1, "address").max(mostLetters) : z.string().max(mostLetters),
    );
  },
}));

/** What is typed or pasted as an address, percent-encoded or not, in the one spelling of it; empty where nothing is left. */
export function cleanAddress(typed: string): string {
  const letters = decodePercents(typed)
    .normalize("NFKC")
    .toLowerCase()
    .replace(marks, "")
    .replace(bidiControls, "");
  return foldDigits(letters)
    .replace(/[^[\p{L}&&[\p{Script=Arabic}\p{Script=Latin}]]0-9]+/gv, "-")
    .replace(/^-+|-+$/g, "");
}

/** An address made of a title: whole words, as many as fit. */
export function suggestAddress(title: string): string {
  const whole = cleanAddress(title);
  if (whole.length <= mostLetters) return whole;
  const cut = whole.slice(0, mostLetters + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)) || whole.slice(0, mostLetters);
}

/** The same address with a number behind it, for a record whose own was taken meanwhile. */
export function numberedAddress(own: string, number: number): string {
  const end = `-${number}`;
  return `${own.slice(0, mostLetters - end.length).replace(/-+$/, "")}${end}`;
}

export const isAddress = ({ kind }: Pick<Field, "kind">) => kind === "address";

// Vowel signs, the tatweel, and the signs without width.
const marks = /\p{M}|[\u0640\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
