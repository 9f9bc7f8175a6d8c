import { z } from "zod";
import { largestId } from "../../kernel/stored.ts";
import { calendarDay, longTextField, textField, wholeNumberField } from "../../kernel/wire.ts";

const mostHalalas = 100_000_000_00; // a hundred million riyals
const amount = wholeNumberField(0, mostHalalas);

const itemBody = z.object({
  title: textField().min(1),
  detail: textField(1000).default(""),
  quantity: wholeNumberField(1, 10_000),
  unit_price: amount,
});

/** What staff write into a draft. Amounts are halalas. */
export const quoteBody = z
  .object({
    customer_name: textField().min(1),
    customer_company: textField(),
    items: z.array(itemBody).min(1).max(50),
    discount: amount,
    valid_until: calendarDay,
    terms: longTextField,
  })
  .partial();
export const newQuoteBody = quoteBody.extend({ request_id: z.number().int().min(1).max(largestId) });

/** The visitor's answer; requirement AREQ-02. */
export const answerBody = z.object({
  decision: z.enum(["accepted", "declined"]),
  name: textField().min(1),
  note: textField(2000).default(""),
});
export type QuoteAnswer = z.infer<typeof answerBody>;

export type WireItem = z.infer<typeof itemBody>;
