import type { Settings } from "../../../content/settings/settings.ts";
import { activities, measures, text } from "./processing.text.ts";

type Activity = { [Column in keyof typeof text.heads]: string };
/** The record of processing activities: what the agency knows, then what this system does. Requirement PRIV-04. */
export type ProcessingRecord = { house: { label: string; value: string }[]; activities: Activity[] };

type Known = Pick<
  Settings,
  | "agencyName"
  | "legalName"
  | "privacyOfficer"
  | "privacyEmail"
  | "dataRecipients"
  | "dataTransfers"
  | "dataMeasures"
  | "retentionMonths"
  | "financialYears"
>;

/** The record as the settings complete it. */
export function recordOf(settings: Known): ProcessingRecord {
  const { house } = text;
  const said = (value: string) => value.trim() || text.unwritten;
  const lines = (...parts: readonly string[]) => parts.filter(Boolean).join("\n");
  return {
    house: [
      { label: house.controller, value: settings.legalName || settings.agencyName },
      { label: house.officer, value: said(lines(settings.privacyOfficer, settings.privacyEmail)) },
      { label: house.recipients, value: said(settings.dataRecipients) },
      { label: house.transfers, value: said(settings.dataTransfers) },
      { label: house.measures, value: lines(...measures, settings.dataMeasures) },
    ],
    activities: activities.map(({ tables: _, period, ...activity }) => ({
      ...activity,
      period: period(settings),
    })),
  };
}
