import seed from "../../seeds/visits.json";
import { type Device, devices } from "../content/analytics/schema.ts";
import { insertSums, lastDays, type Sum } from "../content/analytics/store.server.ts";
import type { Write } from "../kernel/db/write.server.ts";
import { oneOf } from "../kernel/objects.ts";

const rowsAtOnce = 500;

/** Stores made-up visits of the days before today, the same in every demo except for their dates; weekends have fewer. */
export async function seedVisits({ db, at }: Write) {
  const random = randomNumbers(2030);
  const days = lastDays(new Date(at), seed.days + 1).slice(0, -1); // without today, which counts real visits only
  const sums = days.flatMap((day, index) => sumsOf(day, index / seed.days, random));
  for (let start = 0; start < sums.length; start += rowsAtOnce)
    await insertSums(db, sums.slice(start, start + rowsAtOnce));
}

function sumsOf(day: string, progress: number, random: () => number): Sum[] {
  const sums = new Map<string, Sum>();
  const count = (page: string, referrer: string, device: Device, visits: number) => {
    const key = [page, referrer, device].join("\n");
    const sum = sums.get(key) ?? { day, page, referrer, device, views: 0, visits: 0 };
    sums.set(key, { ...sum, views: sum.views + 1, visits: sum.visits + visits });
  };
  const { visitsOfFirstDay: first, visitsOfLastDay: last } = seed;
  const isWeekend = [5, 6].includes(new Date(day).getUTCDay());
  const usual = (first + (last - first) * progress) * (isWeekend ? seed.weekend : 1);
  const visits = Math.round(usual * (0.85 + 0.3 * random()));
  for (let visit = 0; visit < visits; visit++) {
    const device = oneOf(devices, pick(seed.devices, random)) ?? "phone";
    count(pick(seed.entries, random), pick(seed.referrers, random), device, 1);
    // The later pages of a visit have no referrer and begin no visit, as the counter stores them.
    for (let more = Number(pick(seed.pagesAfterTheFirst, random)); more > 0; more--)
      count(pick(seed.onwards, random), "", device, 0);
  }
  return [...sums.values()];
}

/** A random name; each is as likely as its weight. */
function pick(weights: { [name: string]: number }, random: () => number): string {
  const all = Object.entries(weights);
  let rest = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of all) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return "";
}

/** Random numbers from 0 to 1, the same for the same start value (mulberry32). */
function randomNumbers(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
