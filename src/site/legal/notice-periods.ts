import { englishCount } from "../../content/sales/quotes/document/english.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { countAfterPreposition } from "../../kernel/text/format.ts";

type Periods = Pick<Settings, "retentionMonths" | "financialYears">;

/**
 * The values of the placeholders in every notice: `{retention}`, the time after which personal data is destroyed, and
 * `{records}`, the same for accepted quotes. Both come from the settings, like those of the job that destroys the data; LEGAL-01,
 * PRIV-03. The values are in the genitive, because they follow a preposition.
 */
export function noticePeriods({ retentionMonths, financialYears }: Periods) {
  return {
    retention: countAfterPreposition("month", retentionMonths),
    records: countAfterPreposition("year", financialYears),
  };
}

export type NoticePeriods = ReturnType<typeof noticePeriods>;

/** The same in English, for the notice beside the answer to a quote in English; requirement LANG-01. */
export const englishNoticePeriods = ({ retentionMonths, financialYears }: Periods): NoticePeriods => ({
  retention: englishCount(retentionMonths, "month"),
  records: englishCount(financialYears, "year"),
});
