import type { CsvRow } from "../../../kernel/resource/csv/csv.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import { statusNames } from "../requests/board/quote-requests.text.ts";
import { serviceName, sourceName } from "../requests/names.ts";
import { reasonName } from "./group-names.ts";
import { reportCsv } from "./report.text.ts";
import type { SalesReport } from "./report.ts";

type Cells = Partial<Record<keyof typeof reportCsv.columns, string | number>>;

const { columns, parts } = reportCsv;

/** The rows of the file of a report, headings first: every figure once, with the part of the report that it stands in. SALES-01 */
export function reportRows(report: SalesReport): CsvRow[] {
  const { period, before, now, past, target } = report;
  const cells: Cells[] = [
    { part: parts.period, name: `${period.from} - ${period.to}`, ...now, ...(target !== null && { target }) },
    { part: parts.past, name: `${before.from} - ${before.to}`, ...past },
    ...report.open.map(({ stage, count, worth, weighted }) => ({
      part: parts.open,
      name: statusNames[stage],
      ...{ open: count, openWorth: worth, weighted },
    })),
    ...report.months.map(({ month, target, ...ended }) => ({
      part: parts.months,
      name: month,
      ...ended,
      ...(target !== null && { target }),
    })),
    ...report.sources.map((group) => ({ part: parts.sources, ...group, name: sourceName(group.key) })),
    ...report.people.map((group) => ({ part: parts.people, ...group })),
    ...report.services.map((group) => ({ part: parts.services, ...group, name: serviceName(group.key) })),
    ...report.packages.map((group) => ({ part: parts.packages, ...group, name: group.key })),
    ...report.reasons.map((group) => ({ part: parts.reasons, ...group, name: reasonName(group.key) })),
    ...report.renewals.rows.map(({ title, project, nextDay, worth }) => ({
      part: parts.renewals,
      name: [title, project, nextDay].join(joiners.comma),
      renewals: worth,
    })),
    { part: parts.renewals, name: reportCsv.until(report.renewals.until), renewals: report.renewals.worth },
  ];
  return [Object.values(columns), ...cells.map(rowOf)];
}

const money: readonly string[] = ["wonWorth", "lostWorth", "openWorth", "weighted", "target", "renewals"];

function rowOf(cells: Cells): string[] {
  const shown = ([name, value]: [string, string | number]) =>
    typeof value === "number" && money.includes(name) ? (value / 100).toFixed(2) : String(value);
  const filled = new Map(Object.entries(cells).map((cell) => [cell[0], shown(cell)]));
  return Object.keys(columns).map((column) => filled.get(column) ?? "");
}
