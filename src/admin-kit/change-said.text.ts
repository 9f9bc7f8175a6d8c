import { formatPercent } from "../kernel/text/format.ts";

/** How a figure changed against that of an earlier period, which is not 0: `than` names the period, `same` says that it did not change. */
export function changeSaid(
  now: number,
  before: number,
  { than, same }: { than: string; same: string },
): string {
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return same;
  return `${percent > 0 ? "أعلى" : "أقل"} من ${than} بنسبة ${formatPercent(Math.abs(percent))}`;
}
