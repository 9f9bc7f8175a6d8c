/** The times after which a price is paid again, in the order in which a paper has them. */
export const periods = ["month", "year"] as const;
/** The largest total of a quote, in halalas. */
export const mostInAll = 1_000_000_000_000;
/** The whole sum as a share, in hundredths of a percent. */
export const wholeSum = 100_00;
/** The parts of a quantity, which has at most three decimals. */
export const partsOfOne = 1000;

/** Whether a number has three decimals at most; the nearest double of such a number lies far closer than a part of a thousandth. */
export const hasThreeDecimals = (quantity: number): boolean =>
  Math.abs(quantity * partsOfOne - Math.round(quantity * partsOfOne)) < 1e-6;

/** An amount of two decimals as a whole number: riyals in halalas, percent in hundredths of one. */
export const hundredths = (amount: number): number => Math.round(amount * 100);
