import { foldDigits } from "../../text/arabic.ts";
import { withoutInvisible } from "../../text/invisible.ts";
import { kindOf } from "../field.ts";

/**
 * A kind whose values are codes in one spelling, or empty. `plain` brings a typed text into that spelling; what is no code then is
 * refused with the message of the kind's name, also where only signs are left of it: nothing that was typed becomes empty.
 */
export const codeKind = (name: string, plain: (typed: string) => string, isCode: (code: string) => boolean) =>
  kindOf<string>(name, () => ({
    stored: "text",
    initial: () => "",
    schema: (z) =>
      z.preprocess(
        (typed) => (typeof typed === "string" ? plain(typed) : typed),
        z.string().refine((code) => code === "" || isCode(code), name),
      ),
  }));

/** A code of letters and digits as it is typed, with Western digits and nothing invisible. */
export const western = (typed: string) => withoutInvisible(foldDigits(typed.normalize("NFKC")));
