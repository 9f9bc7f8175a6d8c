import { type FieldOptions, kindOf, type ValueOf } from "../../../kernel/resource/field.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { list } from "../../../kernel/resource/kinds/list.ts";
import { phone } from "../../../kernel/resource/kinds/phone.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { foldDigits } from "../../../kernel/text/arabic.ts";

export const mostBranches = 20;

/** The short form of a Saudi national address, four letters and four digits, or empty; letters become capitals. */
const shortAddress = kindOf<string, FieldOptions>("shortAddress", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    z
      .string()
      .max(40)
      .overwrite((typed) => {
        const short = foldDigits(typed).replace(/[\s-]/g, "").toUpperCase();
        return form.test(short) ? short : typed.trim();
      })
      .refine((typed) => typed === "" || form.test(typed), "shortAddress"),
}));

const form = /^[A-Z]{4}\d{4}$/;

/** The places of the agency, in their order; requirement IDENT-01. */
export const branches = list(
  {
    key: text(),
    name: text({ required: true, max: 80 }),
    address: text(),
    shortAddress: shortAddress(),
    mapLink: link(),
    phone: phone({ isNumber: true }),
    hours: text({ max: 120 }),
  },
  { max: mostBranches },
);
export type Branch = ValueOf<typeof branches>[number];
