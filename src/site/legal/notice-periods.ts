import type { Settings } from "../../content/settings/settings.ts";
import { countAfterPreposition } from "../../kernel/text/format.ts";

type Periods = Pick<Settings, "retentionMonths" | "financialYears">;

/**
 * What the placeholders of every notice stand for: `{retention}`, the time after which personal data is destroyed, and
 * `{records}`, that of accepted quotes. Both come from the settings, as for the job that destroys; LEGAL-01, PRIV-03. They
 * follow a preposition: `2` is a genitive.
 */
export function noticePeriods({ retentionMonths, financialYears }: Periods) {
  return {
    retention: countAfterPreposition("month", retentionMonths),
    records: countAfterPreposition("year", financialYears),
  };
}

export type NoticePeriods = ReturnType<typeof noticePeriods>;
