/**
 * Characters that draw nothing: those that Unicode calls ignorable (zero-width and soft signs, joiners, fillers of Hangul,
 * variation selectors, tags, bidi controls), spaces, controls, the empty Braille pattern and the empty note head.
 */
const signs = "\\p{Default_Ignorable_Code_Point}\\u2800\\u{1D159}\\uFFF9-\\uFFFB";
const nothing = new RegExp(`^[${signs}\\s\\p{Zs}\\p{Zl}\\p{Zp}\\p{Cc}]*$`, "u");
const ignorable = new RegExp(`[${signs}]`, "gu");

/** Whether a text shows nothing to a reader; requirement API-02. */
export const isBlank = (text: string): boolean => nothing.test(text);

/** A text without the characters that draw nothing; spaces stay. */
export const withoutInvisible = (text: string): string => text.replace(ignorable, "");
