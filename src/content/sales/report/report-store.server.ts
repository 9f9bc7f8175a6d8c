import { type RawBuilder, sql } from "kysely";
import { type Db, isSqlite } from "../../../kernel/db/database.server.ts";
import { servicesOf, within } from "../requests/desk-list-store.server.ts";
import { worthOn } from "../requests/figures/worth-store.server.ts";
import type { Period } from "./periods.ts";
import type { Counted, Group, Timed } from "./report.ts";

/*
 * The statements of the report of sales. Each sums in the database, so that their number does not grow with the requests.
 */

/** What the groups of a statement have in common. */
export const groupKeys = {
  all: sql<string>`'all'`,
  source: sql<string>`project_requests.source`,
  person: sql<string>`coalesce(cast(project_requests.assignee_id as text), 'none')`,
  package: sql<string>`project_requests.chosen_package`,
  reason: sql<string>`coalesce(project_requests.lost_reason, 'none')`,
};

/** The most groups of what visitors write, such as services. */
const mostGroups = 30;

type Asked = { period: Period; today: string };

/** The requests that arrived or ended in a period, counted by a key; those that brought most come first. */
export async function countedBy(
  db: Db,
  key: RawBuilder<string>,
  asked: Asked,
  among: RawBuilder<unknown> = sql`project_requests`,
): Promise<Group[]> {
  const { rows } = await sql<CountedRow>`select ${key} as key, ${sumsOf(asked)} from ${among}
    where ${isCounted(asked.period)} group by 1 order by won_worth desc, arrived desc, 1`.execute(db);
  return rows.map(groupOf);
}

/** The same by the services that are asked for, at each of which a request counts once, or by packages; the first groups alone. */
export async function countedByWritten(db: Db, what: "services" | "packages", asked: Asked) {
  const [key, among] =
    what === "packages"
      ? [groupKeys.package, sql`project_requests`]
      : [
          sql<string>`asked.service`,
          sql`(select distinct project_requests.id as request, asked.value as service
            from project_requests, ${servicesOf(db)} where ${isCounted(asked.period)}) as asked
            join project_requests on project_requests.id = asked.request`,
        ];
  const { rows } = await sql<CountedRow>`select ${key} as key, ${sumsOf(asked)} from ${among}
    where ${isCounted(asked.period)} and ${key} <> '' group by 1
    order by won_worth desc, arrived desc, 1 limit ${mostGroups + 1}`.execute(db);
  return { groups: rows.slice(0, mostGroups).map(groupOf), isCut: rows.length > mostGroups };
}

/** What ended in a period by the month in Riyadh in which it did. */
export async function countedByMonth(db: Db, asked: Asked): Promise<Map<string, Counted>> {
  const groups = await countedBy(db, riyadhMonth(db), asked);
  return new Map(groups.map((group) => [group.key, group]));
}

const riyadhMonth = (db: Db) =>
  isSqlite(db)
    ? sql<string>`coalesce(strftime('%Y-%m', project_requests.closed_at, '+3 hours'), '')`
    : sql<string>`coalesce(to_char(project_requests.closed_at::timestamptz at time zone 'Asia/Riyadh', 'YYYY-MM'), '')`;

type CountedRow = {
  key: string;
  arrived: number;
  won: number;
  won_worth: number | null;
  lost: number;
  lost_worth: number | null;
};

const groupOf = ({ won_worth, lost_worth, ...row }: CountedRow): Group => ({
  ...row,
  wonWorth: won_worth ?? 0,
  lostWorth: lost_worth ?? 0,
});

const isListed = sql`project_requests.kind = 'quote' and project_requests.deleted_at is null`;
const arrivedIn = ({ from, to }: Period) => within("created_at", `${from}..${to}`);
const closedIn = ({ from, to }: Period) => within("closed_at", `${from}..${to}`);
const isCounted = (period: Period) => sql`${isListed} and (${arrivedIn(period)} or ${closedIn(period)})`;

function sumsOf({ period, today }: Asked) {
  const ended = (status: "won" | "lost") => sql`project_requests.status = ${status} and ${closedIn(period)}`;
  return sql`count(case when ${arrivedIn(period)} then 1 end) as arrived,
    count(case when ${ended("won")} then 1 end) as won,
    coalesce(sum(case when ${ended("won")} then ${worthOn(today)} end), 0) as won_worth,
    count(case when ${ended("lost")} then 1 end) as lost,
    coalesce(sum(case when ${ended("lost")} then ${worthOn(today)} end), 0) as lost_worth`;
}

/** How long requests of the site's form that arrived in a period waited for their first answer, those without one left out. */
export function answerTimes(db: Db, period: Period): Promise<Timed> {
  const which = sql`${arrivedIn(period)} and project_requests.source = 'site' and project_requests.answered_at is not null`;
  return medianOf(db, "answered_at", which);
}

/** How long requests that were won in a period took, from their arrival. */
export function agreementTimes(db: Db, period: Period): Promise<Timed> {
  return medianOf(db, "closed_at", sql`${closedIn(period)} and project_requests.status = 'won'`);
}

/** The middle of the seconds between arrival and another moment; of an even number the mean of both in the middle. */
async function medianOf(
  db: Db,
  moment: "answered_at" | "closed_at",
  which: RawBuilder<unknown>,
): Promise<Timed> {
  const { rows } = await sql<{ count: number; median: number }>`with timed as (
      select ${secondsUntil(db, moment)} as took from project_requests where ${isListed} and ${which}),
    ranked as (select took, row_number() over (order by took) as place, count(*) over () as total from timed)
    select max(total) as count, avg(took) as median from ranked
    where place in ((total + 1) / 2, (total + 2) / 2)`.execute(db);
  const [row] = rows;
  return row?.count ? { count: row.count, median: Math.round(row.median) } : { count: 0, median: null };
}

function secondsUntil(db: Db, column: "answered_at" | "closed_at") {
  const moment = sql.ref(`project_requests.${column}`);
  return isSqlite(db)
    ? sql`(julianday(${moment}) - julianday(project_requests.created_at)) * 86400`
    : sql`extract(epoch from ${moment}::timestamptz - project_requests.created_at::timestamptz)`;
}
