import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { readSettings } from "../../settings/store.server.ts";
import { shareOf } from "../quotes/sums.ts";
import { readUpcoming } from "../renewals/upcoming-store.server.ts";
import { listAssignees } from "../requests/desk.server.ts";
import { countByStatus } from "../requests/desk-list-store.server.ts";
import { worthByStatus } from "../requests/figures/worth-store.server.ts";
import { type OpenStage, openStages } from "../requests/progress.ts";
import { daysOfMonth, monthsOf, type Period, periodBefore, targetMonths } from "./periods.ts";
import { personText } from "./report.text.ts";
import type { Counted, Group, OpenGroup, SalesReport } from "./report.ts";
import {
  agreementTimes,
  answerTimes,
  countedBy,
  countedByMonth,
  countedByWritten,
  groupKeys,
} from "./report-store.server.ts";
import { readTargets } from "./targets/targets-store.server.ts";

const nothing: Counted = { arrived: 0, won: 0, wonWorth: 0, lost: 0, lostWorth: 0 };

/** Everything that the report of sales shows of a period, by a number of statements that grows with nothing. SALES-01 */
export async function readReport(kernel: Kernel, period: Period): Promise<SalesReport> {
  const { reads } = kernel;
  const today = isoDay(kernel.now());
  const before = periodBefore(period);
  const months = monthsOf(period);
  const by = (key: keyof typeof groupKeys, period: Period) =>
    countedBy(reads, groupKeys[key], { period, today });
  const written = (what: "services" | "packages") => countedByWritten(reads, what, { period, today });
  const timesOf = async (read: typeof answerTimes) => {
    const [now, past] = await Promise.all([read(reads, period), read(reads, before)]);
    return { now, past };
  };
  const [
    [now],
    [past],
    open,
    answers,
    agreements,
    byMonth,
    targets,
    sources,
    people,
    reasons,
    services,
    packages,
    renewals,
  ] = await Promise.all([
    by("all", period),
    by("all", before),
    readOpen(kernel),
    timesOf(answerTimes),
    timesOf(agreementTimes),
    countedByMonth(reads, { period: spanOf(months), today }),
    readTargets(reads, months),
    by("source", period),
    by("person", period).then((groups) => named(kernel, groups)),
    by("reason", period),
    written("services"),
    written("packages"),
    readUpcoming(reads, today),
  ]);
  return {
    period,
    before,
    open,
    now: countsOf(now),
    past: countsOf(past),
    answers,
    agreements,
    target: sumOf(targetMonths(period, today).flatMap((month) => targets.get(month) ?? [])),
    months: months.map((month) => {
      const { arrived: _, ...ended } = countsOf(byMonth.get(month));
      return { month, ...ended, target: targets.get(month) ?? null };
    }),
    sources,
    people,
    services: services.groups,
    packages: packages.groups,
    isCut: { services: services.isCut, packages: packages.isCut },
    reasons: reasons.flatMap(({ key, lost, lostWorth }) => (lost > 0 ? [{ key, lost, lostWorth }] : [])),
    renewals,
  };
}

const spanOf = (months: readonly string[]): Period => ({
  from: daysOfMonth(months[0] ?? "").from,
  to: daysOfMonth(months.at(-1) ?? "").to,
});

const countsOf = ({ arrived, won, wonWorth, lost, lostWorth }: Counted = nothing): Counted => ({
  arrived,
  won,
  wonWorth,
  lost,
  lostWorth,
});

const sumOf = (amounts: readonly number[]) =>
  amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);

/** The requests that are open now, whatever the period. */
async function readOpen(kernel: Kernel): Promise<OpenGroup[]> {
  const asked = { kind: "quote", userId: 0 } as const; // no filter asks who reads
  const [counts, worth, settings] = await Promise.all([
    countByStatus(kernel, asked),
    worthByStatus(kernel, asked),
    readSettings(kernel.reads),
  ]);
  const chances: Record<OpenStage, number> = {
    new: settings.chanceNew,
    contacted: settings.chanceContacted,
    quoted: settings.chanceQuoted,
  };
  return openStages.map((stage) => {
    const [sum, chance] = [worth.get(stage) ?? 0, chances[stage]];
    return { stage, count: counts.get(stage) ?? 0, worth: sum, chance, weighted: shareOf(sum, chance, 100) };
  });
}

async function named(kernel: Kernel, groups: readonly Group[]) {
  const names = new Map((await listAssignees(kernel)).map(({ id, name }) => [String(id), name]));
  const nameOf = (key: string) =>
    key === "none" ? personText.nobody : (names.get(key) ?? personText.unknown(key));
  return groups.map((group) => ({ ...group, name: nameOf(group.key) }));
}
