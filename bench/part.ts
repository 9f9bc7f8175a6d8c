/** One line of the table: what was measured, its value, and the limit of the value. */
export type Measured = { what: string; value: string; limit: string; isMet: boolean };

/** A part of `npm run bench`: it starts what it needs, and leaves nothing behind. */
export type Part = { title: string; run(): Promise<Measured[]> };

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * What is compared, in the order of this round: every second one is the other way round, since what comes first finds a
 * rested machine.
 */
export const inTurns = <Compared>(compared: readonly Compared[], round: number) =>
  round % 2 === 0 ? compared : compared.toReversed();

export const median = (values: readonly number[]) => percentile(values, 0.5);
