import { bidiControls, foldDigits } from "../../text/arabic.ts";
import { decodePercents } from "../../text/decode-percents.ts";
import { type Field, type FieldOptions, kindOf } from "../field.ts";

type AddressOptions = FieldOptions & {
  /** The field from whose words a new record's address is suggested. */
  suggestedFrom: string;
  /** The path before the address, such as `/articles`. */
  under: string;
  /** The addresses under this path that are already in use. */
  reserved?: readonly string[];
};

const mostLetters = 80;

/**
 * The last part of the address of a record's page: Arabic or Latin letters, digits and hyphens, at most 80, stored decoded.
 * No two live records of a resource may share an address; the write path refuses this.
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

/** A typed or pasted address, percent-encoded or not, in its canonical spelling; empty if nothing is left. */
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

/** An address made from a title: as many whole words as fit. */
export function suggestAddress(title: string): string {
  const whole = cleanAddress(title);
  if (whole.length <= mostLetters) return whole;
  const cut = whole.slice(0, mostLetters + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0)) || whole.slice(0, mostLetters);
}

/** The address with a number appended, for a record whose own was taken since. */
export function numberedAddress(own: string, number: number): string {
  const end = `-${number}`;
  return `${own.slice(0, mostLetters - end.length).replace(/-+$/, "")}${end}`;
}

export const isAddress = ({ kind }: Pick<Field, "kind">) => kind === "address";

// Vowel signs, the tatweel, and zero-width signs.
const marks = /\p{M}|[\u0640\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
