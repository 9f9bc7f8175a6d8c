import { describe, expect, test } from "vitest";
import { readReport } from "../content/analytics/store.server.ts";
import { write } from "../kernel/db/write.server.ts";
import { system } from "../kernel/process/kernel.server.ts";
import { databases, testKernel } from "../kernel/testing/test-kernel.ts";
import { isoDay } from "../kernel/text/format.ts";
import { seedVisits } from "./seed-visits.server.ts";

const now = () => new Date("2026-11-22T09:00:00Z");

describe.each(databases)("visits of the demo on %s", (database) => {
  test("AANA-01 RUN-01 the demo has three months of visits before today, fewer at weekends, and the same at every seeding", async () => {
    const reports = [];
    for (let seeding = 0; seeding < 2; seeding++) {
      const kernel = await testKernel({ database, now });
      await write(kernel, system, seedVisits);
      reports.push(await readReport(kernel.reads, kernel.now(), 30));
    }
    const [report, again] = reports;
    if (!report) throw new Error("no report");
    expect(again).toEqual(report);
    expect(report.total.visits).toBeGreaterThan(report.before.visits);
    expect(report.total.views).toBeGreaterThan(report.total.visits);
    expect(report.devices[0]?.device).toBe("phone");
    expect(report.pages[0]?.page).toBe("/");
    expect(report.days.at(-1)).toMatchObject({ day: isoDay(now()), visits: 0 });
    const average = (isWeekend: boolean) => {
      const days = report.days
        .slice(0, -1)
        .filter(({ day }) => [5, 6].includes(new Date(day).getUTCDay()) === isWeekend);
      return days.reduce((sum, { visits }) => sum + visits, 0) / days.length;
    };
    expect(average(true)).toBeLessThan(average(false));
  });
});
