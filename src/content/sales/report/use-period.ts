import { useSearchParams } from "react-router";
import { oneOf } from "../../../kernel/objects.ts";
import { isDay } from "../../../kernel/text/days.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { isPeriod, type Period, type Preset, presentPeriod, presets } from "./periods.ts";

/** The period of the report, which the address keeps: `?period=quarter`, or `?from=2026-01-01&to=2026-03-31`. SALES-01 */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const asked = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  const isOwn = isDay(asked.from) && isDay(asked.to) && isPeriod(asked);
  const preset = oneOf(presets, params.get("period") ?? "") ?? "month";
  const put = (changed: Record<string, string>) =>
    setParams(changed, { replace: true, preventScrollReset: true });
  return {
    period: isOwn ? asked : presentPeriod(preset, isoDay(new Date())),
    /** Null for two days of one's own. */
    preset: isOwn ? null : preset,
    choose: (chosen: Preset) => put(chosen === "month" ? {} : { period: chosen }),
    chooseOwn: ({ from, to }: Period) => put({ from, to }),
  };
}

export type PeriodChoice = ReturnType<typeof usePeriod>;
