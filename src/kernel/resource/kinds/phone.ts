import { bidiControls, foldDigits } from "../../text/arabic.ts";
import { type FieldOptions, kindOf } from "../field.ts";
import { written } from "./text.ts";

type PhoneOptions = FieldOptions & {
  /** Refuses what is no number, or more than one; without it any note is kept as it was typed. */
  isNumber?: true;
};

/** A phone number in any spelling. The server stores it as E.164 where it can be read; `phone.server.ts`, requirement AR-03. */
export const phone = kindOf<string, PhoneOptions>("phone", (options) => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    options.isNumber
      ? z
          .preprocess(plain, z.string().max(40))
          .refine((typed) => typed === "" || /^\+?[\d\s().-]{6,}$/.test(typed), "phone")
      : written(z, { max: 60, ...(options.required && { required: true }) }),
}));

const plain = (typed: unknown) =>
  typeof typed === "string" ? foldDigits(typed).replace(bidiControls, "").trim() : typed;
