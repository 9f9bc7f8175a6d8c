import type { UpcomingRenewals } from "../renewals/renewals.ts";
import type { OpenStage } from "../requests/progress.ts";
import type { Period } from "./periods.ts";

/*
 * The report of sales, as `GET /api/sales-report` answers it. docs/figures.md defines each figure. Amounts are halalas with tax.
 */

/** What came of requests in a period: how many arrived, were won and were lost in it, and what the latter are worth. */
export type Counted = { arrived: number; won: number; wonWorth: number; lost: number; lostWorth: number };

/** The same of the requests that have something in common, such as a source. */
export type Group = Counted & { key: string };

/** How many requests were timed, and the seconds that half of them took at most; null without one. */
export type Timed = { count: number; median: number | null };

/** The open requests at a stage, and their worth by the chance that the settings give the stage, in percent. */
export type OpenGroup = { stage: OpenStage; count: number; worth: number; chance: number; weighted: number };

/** What was won and lost in a month, `2026-11`, and its target; null without one. */
export type Month = Omit<Counted, "arrived"> & { month: string; target: number | null };

export type SalesReport = {
  period: Period;
  before: Period;
  open: OpenGroup[];
  now: Counted;
  past: Counted;
  /** From arrival to the first answer, of requests of the site's form; and from arrival to the agreement, of those that were won. */
  answers: { now: Timed; past: Timed };
  agreements: { now: Timed; past: Timed };
  /** The target of the period, if it covers whole months. */
  target: number | null;
  months: Month[];
  sources: Group[];
  /** The key is the id of a user, or `none`. */
  people: (Group & { name: string })[];
  /** A request that asks for several services counts at each. Only the first groups of what visitors write are answered. */
  services: Group[];
  packages: Group[];
  isCut: { services: boolean; packages: boolean };
  /** Why requests were lost; the key is `none` without a reason. */
  reasons: { key: string; lost: number; lostWorth: number }[];
  /** What projects renew in the next ninety days, whatever the period. */
  renewals: UpcomingRenewals;
};

/** Which share of the requests that ended was won, in whole percent; null if none ended. */
export function rateOf({ won, lost }: Pick<Counted, "won" | "lost">): number | null {
  return won + lost === 0 ? null : Math.round((won / (won + lost)) * 100);
}
