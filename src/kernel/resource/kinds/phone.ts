import { foldDigits } from "../../text/arabic.ts";
import { withoutInvisible } from "../../text/invisible.ts";
import { undoSpreadsheet } from "../../text/spreadsheet.ts";
import { type FieldOptions, kindOf } from "../field.ts";
import { written } from "./text.ts";

type PhoneOptions = FieldOptions & {
  /** Refuses a text that is not exactly one number; by default any note is kept as typed. */
  isNumber?: true;
};

/** A phone number in any spelling. The server stores a readable one as E.164; `phone.server.ts`, requirement AR-03. */
export const phone = kindOf<string, PhoneOptions>("phone", (options) => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    options.isNumber
      ? z
          .preprocess(plain, z.string().max(40))
          .refine((typed) => typed === "" || /^[+(]?[\d\s().+-]{6,}$/.test(typed), "phone")
      : written(z, { max: 60, ...(options.required && { required: true }) }),
}));

/** The typed number without what a keyboard, a copy or a spreadsheet added to it; one that lost digits stays as it is. */
function plain(typed: unknown) {
  if (typeof typed !== "string") return typed;
  const bare = withoutInvisible(foldDigits(typed.normalize("NFKC"))).trim();
  return undoSpreadsheet(bare) ?? bare;
}
