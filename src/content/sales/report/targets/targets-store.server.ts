import type { Db } from "../../../../kernel/db/database.server.ts";
import { findRecord, findRecords } from "../../../../kernel/db/records.server.ts";
import { createRecord, updateRecord, type Write } from "../../../../kernel/db/write.server.ts";
import { blankOf } from "../../../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../../../kernel/resource/table.server.ts";
import { hundredths } from "../../quotes/amounts.ts";
import { monthFields, salesTargets, type YearTargets } from "./sales-targets.ts";

declare module "../../../../kernel/db/database.server.ts" {
  interface Tables {
    sales_targets: RowOf<typeof salesTargets>;
  }
}

const targetsTable = recordTable(salesTargets);

/** The targets of months, `2026-11`, in halalas; those without one are left out. */
export async function readTargets(db: Db, months: readonly string[]): Promise<Map<string, number>> {
  const years = await findRecords(db, targetsTable, [...new Set(months.map((month) => month.slice(0, 4)))]);
  return new Map(
    years.flatMap((targets) =>
      monthFields.flatMap((field, index): [string, number][] => {
        const [month, riyals] = [`${targets.id}-${String(index + 1).padStart(2, "0")}`, targets[field]];
        return riyals === null || !months.includes(month) ? [] : [[month, hundredths(riyals)]];
      }),
    ),
  );
}

/** The targets of a year; those of a year without any are all null, at version 0. */
export async function findTargets(db: Db, year: string): Promise<YearTargets> {
  const none = { id: year, version: 0, createdAt: "", updatedAt: "", deletedAt: null };
  return (await findRecord(db, targetsTable, year)) ?? { ...blankOf(salesTargets), ...none };
}

/** Stores targets of a year. Throws like `updateRecord`, and `conflict` when two people begin a year at once. */
export async function saveTargets(
  tx: Write,
  year: string,
  changes: Partial<YearTargets>,
  options: { ifVersion?: number | undefined },
): Promise<YearTargets> {
  if (await findRecord(tx.db, targetsTable, year))
    return updateRecord<YearTargets>(tx, targetsTable, year, changes, options);
  return createRecord(tx, targetsTable, { ...blankOf(salesTargets), ...changes, id: year });
}
