const everyCase = Boolean(process.env.EVERY_CASE);

/** Each n-th of thousands of cases, beginning with the one at `from`; all of them in `npm run test:long`. */
export function shareOf<Case>(cases: readonly Case[], n: number, from = 0): readonly Case[] {
  return everyCase ? cases : cases.filter((_, index) => (index + from) % n === 0);
}

/** How many random cases to try: a tenth, and all of them in `npm run test:long`. */
export function randomRuns(all: number): { numRuns: number } {
  return { numRuns: everyCase ? all : all / 10 };
}
