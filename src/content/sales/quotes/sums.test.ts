import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuoteItem } from "./lines-wire.ts";
import { faultsOfParts, paidOf, partsOf } from "./payments.ts";
import {
  faultsOfSums,
  lineAmount,
  paymentsOf,
  recurringSums,
  shareOf,
  sumsOf,
  withAllOptional,
} from "./sums.ts";

/** A fraction of whole numbers, exactly. */
type Fraction = { over: bigint; under: bigint };
const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
/** The nearest whole number, of two the greater. */
const rounded = ({ over, under }: Fraction): number => {
  const [full, left] = [over / under, over % under];
  return Number(2n * left >= under ? full + 1n : full);
};

/** A quantity as it is typed: its digits before and behind the point. */
const quantity = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 999 }))
  .filter(([full, parts]) => full + parts > 0)
  .map(([full, parts]) => `${full}.${String(parts).padStart(3, "0")}`);
const lines = fc.array(
  fc.record({
    quantity,
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 10_000_000_000 }), fc.integer({ min: 0, max: 999 })),
    isOptional: fc.boolean(),
    period: fc.constantFrom(null, "month" as const, "year" as const),
  }),
  { minLength: 1, maxLength: 50 },
);
const itemOf = (line: {
  quantity: string;
  unitPrice: number;
  isOptional: boolean;
  period: QuoteItem["period"];
}) => ({
  ...{ title: "بند", detail: "", features: [], ...line },
  quantity: Number(line.quantity),
});
const exactAmount = ({ quantity, unitPrice }: { quantity: string; unitPrice: number }) =>
  rounded(times({ over: BigInt(quantity.replace(".", "")), under: 1000n }, whole(unitPrice)));

test("PAPER-02 sums of any lines, quantities, discounts and taxes are those of exact arithmetic, in the order of the law", () => {
  const discounts = fc.oneof(
    fc.record({ discount: fc.integer({ min: 0, max: 10_000_000_000 }), discountRate: fc.constant(0) }),
    fc.record({ discount: fc.constant(0), discountRate: fc.integer({ min: 0, max: 100_00 }) }),
  );
  fc.assert(
    fc.property(
      lines,
      discounts,
      fc.integer({ min: 0, max: 100 }),
      fc.func(fc.boolean()),
      (typed, off, vatRate, ticks) => {
        const items = typed.map(itemOf);
        const chosen = items.flatMap(({ isOptional }, place) => (isOptional && ticks(place) ? [place] : []));
        const quote = { items, ...off, vatRate, chosen };
        const amounts = (period: QuoteItem["period"]) =>
          typed
            .filter((line, place) => line.period === period && (!line.isOptional || chosen.includes(place)))
            .map(exactAmount)
            .reduce((sum, amount) => sum + BigInt(amount), 0n);
        const expected = (subtotal: bigint, discount: bigint) => {
          const net = subtotal - discount;
          const vat = BigInt(rounded({ over: net * BigInt(vatRate), under: 100n }));
          return [subtotal, discount, net, vat, net + vat].map(Number);
        };
        const once = amounts(null);
        const share = BigInt(rounded({ over: once * BigInt(off.discountRate), under: 10_000n }));
        const taken = off.discountRate > 0 ? share : BigInt(Math.min(off.discount, Number(once)));
        expect(Object.values(sumsOf(quote))).toEqual(expected(once, taken));
        for (const { period, ...sums } of recurringSums(quote))
          expect(Object.values(sums)).toEqual(expected(amounts(period), 0n));
      },
    ),
  );
});

test("PAPER-02 a share of any whole amount is the exact one, rounded half up, and the parts of a payment are the whole", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (a, n, d) => {
        expect(shareOf(a, n, d)).toBe(rounded({ over: BigInt(a) * BigInt(n), under: BigInt(d) }));
      },
    ),
  );
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 100 }), (total, share) => {
      const { first, rest } = paymentsOf(total, share) ?? { first: Number.NaN, rest: 0 };
      expect(first + rest).toBe(total);
      expect(rest).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("PAPER-02 any parts of a payment are whole halalas and the total together, and what came in fills the first ones first", () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 11 });
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(cuts, amount, fc.double({ min: 0, max: 1, noNaN: true }), (at, total, share) => {
      const ends = [0, ...at.sort((a, b) => a - b), 100];
      const parts = ends.slice(1).map((end, place) => ({ share: end - (ends[place] ?? 0), when: "متى" }));
      const quote = { parts, firstShare: 0, restDays: 0 };
      expect(faultsOfParts(quote)).toEqual({});
      const amounts = partsOf(total, quote).map((part) => part.amount);
      expect(amounts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      expect(amounts.reduce((sum, part) => sum + part, 0)).toBe(total);
      const came = Math.floor(total * share);
      const receipts = [{ id: 1, day: "2026-11-23", amount: came, method: "cash" as const, by: "سارة" }];
      const paid = paidOf({ ...quote, receipts, total });
      expect(paid.parts.reduce((sum, part) => sum + part.paid, 0)).toBe(came);
      const firstOpen = paid.parts.findIndex((part) => part.paid < part.amount);
      if (firstOpen >= 0) expect(paid.parts.slice(firstOpen + 1).every((part) => part.paid === 0)).toBe(true);
    }),
  );
  const faults = (shares: number[], firstShare = 0) =>
    Object.keys(faultsOfParts({ parts: shares.map((share) => ({ share, when: "متى" })), firstShare }));
  expect([faults([40, 40]), faults([40, 60], 10), faults([100]), faults([], 50)]).toEqual([
    ["parts"],
    ["parts"],
    [],
    [],
  ]);
});

const line = { title: "بند", detail: "", quantity: 1, unitPrice: 100, features: [], isOptional: false };

test("PAPER-02 what is no whole number of halalas, or has more than three decimals, has no amount", () => {
  expect(lineAmount({ quantity: 1.0005, unitPrice: 100 })).toBeNaN();
  expect(lineAmount({ quantity: Number.NaN, unitPrice: 100 })).toBeNaN();
  expect(shareOf(100, 7.5, 100)).toBeNaN();
  expect(shareOf(-150, 1, 100)).toBe(-2);
  // A price whose double is a little less than it would be rounded down: 1.005 of 100 halalas is 100.5.
  expect(lineAmount({ quantity: 1.005, unitPrice: 100 })).toBe(101);
});

test("PAPER-02 a sum of any period that is too large with its optional lines is refused", () => {
  const large = { ...line, quantity: 10_000, unitPrice: 10_000_000_000 };
  const of = (items: object[]) =>
    faultsOfSums({ items: [line, ...items] as QuoteItem[], discount: 0, vatRate: 15 });
  expect(of([])).toEqual({});
  for (const one of [large, { ...large, period: "month" }, { ...large, period: "year", isOptional: true }])
    expect(Object.keys(of([one]))).toEqual(["items"]);
  expect(
    withAllOptional({ items: [line, { ...line, isOptional: true }], discount: 0, vatRate: 0 }).chosen,
  ).toEqual([1]);
});
