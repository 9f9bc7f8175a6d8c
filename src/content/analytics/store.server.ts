import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tables } from "../../kernel/db/database.server.ts";
import { oneOf } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDayAfter } from "../../kernel/text/format.ts";
import { countByDay } from "../sales/requests/figures/summary-store.server.ts";
import {
  type Counts,
  type Device,
  devices as knownDevices,
  otherHosts,
  periods,
  type Report,
} from "./schema.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    visits: {
      day: string;
      page: string;
      referrer: string;
      device: Device;
      views: number;
      visits: number;
    };
  }
}

/** The views and visits of a day by page, referrer and device. */
export type Sum = Tables["visits"];

const mostReferredADay = 1000; // rows with a host
const keptDays = 2 * Math.max(...periods); // the longest period and the one before it

/**
 * Adds to the stored sums in one transaction. Since anybody can invent referring hosts, a day stores at most a thousand rows
 * with hosts; further hosts are counted under `otherHosts`.
 */
export async function addSums(db: Db, sums: Sum[]) {
  const keyOf = ({ day, page, referrer, device }: Sum) => [day, page, referrer, device].join("\n");
  // Every process uses the same order, so that two transactions cannot deadlock.
  const ordered = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.transaction().execute(async (transaction) => {
    const referred = new Map<string, number>();
    for (const sum of ordered) {
      if (sum.referrer !== "" && sum.referrer !== otherHosts && !(await isStored(transaction, sum))) {
        const rows = referred.get(sum.day) ?? (await countReferred(transaction, sum.day));
        referred.set(sum.day, rows + 1);
        if (rows >= mostReferredADay) {
          await addSum(transaction, { ...sum, referrer: otherHosts });
          continue;
        }
      }
      await addSum(transaction, sum);
    }
  });
}

/** A task of the cleanup: deletes days that are older than any report. */
export async function forgetOldVisits({ db, now }: Pick<Kernel, "db" | "now">) {
  const [oldest = ""] = lastDays(now(), keptDays);
  await db.deleteFrom("visits").where("day", "<", oldest).execute();
}

/** Stores sums for keys that have none yet. */
export async function insertSums(db: Db, sums: Sum[]) {
  await db.insertInto("visits").values(sums).execute();
}

async function addSum(db: Db, sum: Sum) {
  await db
    .insertInto("visits")
    .values(sum)
    .onConflict((conflict) =>
      conflict.columns(["day", "page", "referrer", "device"]).doUpdateSet({
        views: sql<number>`visits.views + excluded.views`,
        visits: sql<number>`visits.visits + excluded.visits`,
      }),
    )
    .execute();
}

async function isStored(db: Db, { day, page, referrer, device }: Sum): Promise<boolean> {
  const row = await db
    .selectFrom("visits")
    .select("day")
    .where("day", "=", day)
    .where("page", "=", page)
    .where("referrer", "=", referrer)
    .where("device", "=", device)
    .executeTakeFirst();
  return row !== undefined;
}

async function countReferred(db: Db, day: string): Promise<number> {
  const { total } = await db
    .selectFrom("visits")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("day", "=", day)
    .where("referrer", "not in", ["", otherHosts])
    .executeTakeFirstOrThrow();
  return total;
}

/** The report of the last `length` days, today included, with the same number of days before for comparison. */
export async function readReport(db: Db, now: Date, length: number): Promise<Report> {
  const all = lastDays(now, 2 * length);
  const [from = "", middle = ""] = [all[0], all[length]];
  const [byDay, pages, pagesBefore, referrers, devices, requests] = await Promise.all([
    sums(db, "day", from),
    sums(db, "page", middle),
    sums(db, "page", from, middle),
    sums(db, "referrer", middle),
    sums(db, "device", middle),
    countByDay(db, now, 2 * length),
  ]);
  const at = (key: string) => byDay.get(key) ?? { views: 0, visits: 0 };
  const total = (days: string[]) => ({
    views: add(days.map((key) => at(key).views)),
    visits: add(days.map((key) => at(key).visits)),
    requests: add(days.map((key) => requests.get(key) ?? 0)),
  });
  return {
    days: all.slice(length).map((key, index) => ({
      day: key,
      ...at(key),
      requests: requests.get(key) ?? 0,
      visitsBefore: at(all[index] ?? "").visits,
    })),
    total: total(all.slice(length)),
    before: total(all.slice(0, length)),
    pages: [...pages]
      .map(([page, counts]) => ({ page, ...counts, viewsBefore: pagesBefore.get(page)?.views ?? 0 }))
      .sort((a, b) => b.views - a.views),
    referrers: [...referrers]
      .map(([referrer, { visits }]) => ({ referrer, visits }))
      .filter(({ visits }) => visits > 0)
      .sort((a, b) => b.visits - a.visits),
    devices: [...devices]
      .flatMap(([name, { visits }]) => {
        const device = oneOf(knownDevices, name);
        return device ? [{ device, visits }] : [];
      })
      .sort((a, b) => b.visits - a.visits),
  };
}

/** Days in Riyadh, oldest first, today last. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => isoDayAfter(now, index + 1 - count));
}

async function sums(
  db: Db,
  by: "day" | "page" | "referrer" | "device",
  from: string,
  before = "9999",
): Promise<Map<string, Counts>> {
  const sum = (column: "views" | "visits") => (eb: ExpressionBuilder<Tables, "visits">) =>
    eb.fn.sum<number>(column).as(column);
  const rows = await db
    .selectFrom("visits")
    .select(by)
    .select([sum("views"), sum("visits")])
    .where("day", ">=", from)
    .where("day", "<", before)
    .groupBy(by)
    .execute();
  return new Map(rows.map((row) => [row[by], { views: row.views, visits: row.visits }]));
}

const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
