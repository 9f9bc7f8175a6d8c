import { sql } from "kysely";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecords } from "../../../kernel/db/records.server.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import { isoDayAfter } from "../../../kernel/text/format.ts";
import { projectExists, projectsTable } from "../../projects/store.server.ts";
import { hundredths } from "../quotes/amounts.ts";
import { timesUntil } from "./renewal-days.ts";
import type { Renewal, UpcomingRenewals } from "./renewals.ts";
import { renewalsTable } from "./table.server.ts";

const daysAhead = 90;
const mostShown = 100;

/**
 * What the projects that are there renew from today on to ninety days ahead, and what should have been renewed before, with what all
 * their days up to then bring, by two statements. Requirement SALES-01.
 */
export async function readUpcoming(db: Db, today: string): Promise<UpcomingRenewals> {
  const until = isoDayAfter(today, daysAhead);
  const rows = await db
    .selectFrom("renewals")
    .selectAll()
    .where("state", "=", "active")
    .where("deleted_at", "is", null)
    .where("next_day", "<=", until)
    .where(projectExists(sql.ref("renewals.project_id")))
    .orderBy("next_day")
    .orderBy("id")
    .execute();
  const all = rows.map((row) => decodeRow(renewalsTable, row));
  const shown = all.slice(0, mostShown);
  const projects = await findRecords(db, projectsTable, [
    ...new Set(shown.map(({ projectId }) => projectId)),
  ]);
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  const worthOf = (renewal: Renewal) => timesUntil(renewal, until) * (halalasOf(renewal.amount) ?? 0);
  return {
    until,
    count: all.length,
    worth: all.reduce((sum, renewal) => sum + worthOf(renewal), 0),
    rows: shown.map((renewal) => {
      const { id, title, projectId, period, nextDay, amount } = renewal;
      return {
        ...{ id, title, projectId, period, nextDay },
        project: titles.get(projectId) ?? "",
        amount: halalasOf(amount),
        worth: worthOf(renewal),
      };
    }),
  };
}

const halalasOf = (riyals: number | null) => (riyals === null ? null : hundredths(riyals));
