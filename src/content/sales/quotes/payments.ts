import type { FieldErrors } from "../../../kernel/errors.ts";
import type { Field, Zod } from "../../../kernel/resource/field.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { storedJson } from "../../../kernel/resource/kinds/stored-json.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { countAfterPreposition } from "../../../kernel/text/format.ts";
import { halalas } from "./lines-wire.ts";
import { text as words } from "./quotes.text.ts";
import type { Quote } from "./quotes.ts";
import { paymentsOf, shareOf } from "./sums.ts";

export const mostParts = 12;
export const shares = { min: 1, max: 100 } as const;
const share = number({ ...shares, isPercent: true });
const when = text({ required: true });
/** A part of the total: how much of it, in percent, and when it is paid, in words. Requirement PAPER-02. */
export type Part = { share: number; when: string };

/** How customers pay. */
export const methods = ["transfer", "card", "cash", "cheque", "other"] as const;
export type Method = (typeof methods)[number];
/** Money that came in for a quote, in halalas, on a day, noted by a member of staff. */
export type Receipt = { id: number; day: string; amount: number; method: Method; by: string };
const mostReceipts = 100;

/** The kind of the parts in which a total is paid; empty where the quote has no more than a first payment and a rest. */
export const paymentParts = (): Field<Part[]> =>
  storedJson({
    kind: "parts",
    options: {},
    initial: () => [],
    schema: (z) => z.array(z.object({ share: share.schema(z), when: when.schema(z) })).max(mostParts),
  });

/** The kind of the money that came in, oldest first. */
export const paymentReceipts = (): Field<Receipt[], { setByServer: true }> =>
  storedJson({
    kind: "receipts",
    options: { setByServer: true },
    initial: () => [],
    schema: (z) => z.array(receiptSchema(z).extend({ id: z.number(), by: z.string() })).max(mostReceipts),
  });

/** A receipt as staff note it. */
export const receiptSchema = (z: Zod) =>
  z.object({
    day: day({ required: true }).schema(z),
    amount: number({ ...halalas, min: 1 }).schema(z),
    method: z.enum(methods),
  });

type Paid = Pick<Quote, "parts" | "firstShare" | "restDays">;

/** What is wrong with the parts of a payment; nothing in most. */
export function faultsOfParts({ parts, firstShare }: Pick<Quote, "parts" | "firstShare">): FieldErrors {
  if (parts.length === 0) return {};
  if (firstShare > 0) return { parts: words.faults.twoPayments };
  const whole = parts.reduce((sum, part) => sum + part.share, 0);
  return whole === 100 ? {} : { parts: words.faults.partsOfWhole };
}

/** The parts of a total with their amounts in halalas, which are the total together; nothing if the quote does not speak of payments. */
export function partsOf(total: number, { parts, firstShare, restDays }: Paid) {
  const two = parts.length === 0 ? paymentsOf(total, firstShare) : null;
  if (two)
    return [
      { share: firstShare, when: words.payment.onAcceptance, amount: two.first },
      ...(two.rest > 0
        ? [
            {
              share: 100 - firstShare,
              when: words.payment.onDelivery(restDays > 0 ? countAfterPreposition("day", restDays) : ""),
              amount: two.rest,
            },
          ]
        : []),
    ];
  let before = 0;
  return parts.map((part) => {
    const amount = shareOf(total, before + part.share, 100) - shareOf(total, before, 100);
    before += part.share;
    return { ...part, amount };
  });
}

/** What came in for a quote, and what of it each part has: the first ones are paid first. Halalas. */
export function paidOf({ receipts, total, ...quote }: Paid & Pick<Quote, "receipts" | "total">) {
  const paid = receipts.reduce((sum, { amount }) => sum + amount, 0);
  let left = paid;
  const parts = partsOf(total, quote).map((part) => {
    const own = Math.min(left, part.amount);
    left -= own;
    return { ...part, paid: own, state: stateOf(own, part.amount) };
  });
  return { paid, rest: total - paid, state: stateOf(paid, total), parts };
}

export type PaymentState = "unpaid" | "partly" | "paid";

const stateOf = (paid: number, whole: number): PaymentState =>
  paid >= whole ? "paid" : paid > 0 ? "partly" : "unpaid";

/** The receipts with one more. `full` if there is no room for it, `more` if it is more than what is left of the total. */
export function withReceipt(
  { receipts, total }: Pick<Quote, "receipts" | "total">,
  receipt: Omit<Receipt, "id">,
): Receipt[] | "full" | "more" {
  const paid = receipts.reduce((sum, { amount }) => sum + amount, 0);
  if (receipts.length >= mostReceipts) return "full";
  if (paid + receipt.amount > total) return "more";
  return [...receipts, { ...receipt, id: Math.max(0, ...receipts.map(({ id }) => id)) + 1 }];
}
