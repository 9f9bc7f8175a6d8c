import { describe, expect, test } from "vitest";
import { readPictureNotes } from "../content/media/store.server.ts";
import { listProjects } from "../content/projects/store.server.ts";
import { renewalsTable } from "../content/sales/renewals/table.server.ts";
import { readUpcoming } from "../content/sales/renewals/upcoming-store.server.ts";
import { tasksTable } from "../content/sales/tasks/store.server.ts";
import { factLines } from "../content/services/service-facts.ts";
import type { Service } from "../content/services/services.ts";
import { listActiveServices } from "../content/services/store.server.ts";
import { listActiveVisionItems } from "../content/vision/store.server.ts";
import { listFiles } from "../kernel/backup/files.server.ts";
import { inSnapshot, sumTables } from "../kernel/backup/tables.server.ts";
import { findRecords, listRecords } from "../kernel/db/records.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { databases, testKernel } from "../kernel/testing/test-kernel.ts";
import { isoDay, isoDayAfter } from "../kernel/text/format.ts";
import { seedDemo } from "./seed.server.ts";

const environment = { DEMO: "1" };

async function countsOf({ database }: Kernel) {
  const tables = await inSnapshot(database, (db) => sumTables(database, db));
  return Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows]));
}

/** A kernel whose storage fails after some files, as if the process was killed then. */
function endingAfter(kernel: Kernel, files: number): Kernel {
  let left = files;
  const storage: Kernel["storage"] = Object.assign(Object.create(kernel.storage), {
    async put(...file: Parameters<Kernel["storage"]["put"]>) {
      if (left-- <= 0) throw new Error("ended");
      return kernel.storage.put(...file);
    },
    delete: () => Promise.reject(new Error("ended")),
  });
  return { ...kernel, storage };
}

describe.each(databases)("demo records on %s", (database) => {
  test("RUN-01 after a first start that ended while it filled the demo, the next start fills the demo completely", async () => {
    const whole = await testKernel({ database, environment });
    await seedDemo(whole);
    const expected = await countsOf(whole);
    for (const table of ["services", "projects", "media", "project_requests", "revisions", "users"])
      expect([table, (expected[table] ?? 0) > 0]).toEqual([table, true]);
    const files = await listFiles(whole.storage);

    const kernel = await testKernel({ database, environment });
    for (const stored of [0, 1, 12, files.length - 1])
      await expect(seedDemo(endingAfter(kernel, stored))).rejects.toThrow("ended");
    for (const table of ["services", "project_requests"]) {
      const rename = (from: string, to: string) => kernel.db.schema.alterTable(from).renameTo(to).execute();
      await rename(table, "away");
      await expect(seedDemo(kernel)).rejects.toThrow();
      await rename("away", table);
    }
    await seedDemo(kernel);
    expect(await countsOf(kernel)).toEqual(expected);
    expect(await listFiles(kernel.storage)).toEqual(files);
    await seedDemo(kernel);
    expect(await countsOf(kernel)).toEqual(expected);
  });
});

test("RUN-04 DESK-06 SALES-01 the demo's projects have renewals by month and year that the report sums, one within two weeks, each with a task ahead", async () => {
  const kernel = await testKernel({ environment });
  await seedDemo(kernel);
  const today = isoDay(kernel.now());
  const { count, rows } = await readUpcoming(kernel.reads, today);
  expect(rows.map(({ project, title, period, worth }) => [project, title, period, worth > 0])).toEqual([
    ["منصة حجوزات مجمّع لوزة السكني", "صيانة المنصة", "month", true],
    ["موقع ركن الضيافة", "صيانة الموقع", "month", true],
    ["متجر رُطَب للتمور الفاخرة", "نطاق المتجر", "year", true],
    ["متجر رُطَب للتمور الفاخرة", "استضافة المتجر", "year", true],
  ]);
  expect(count).toBe(4);
  expect(rows.filter(({ nextDay }) => nextDay <= isoDayAfter(today, 14))).toHaveLength(1);
  const all = await listRecords(kernel.reads, renewalsTable);
  const reminders = await findRecords(
    kernel.reads,
    tasksTable,
    all.map(({ taskId }) => taskId ?? 0),
  );
  expect(reminders).toHaveLength(4);
  // None of them rings as soon as a demo starts.
  for (const { title, dueDate, isDone } of reminders)
    expect([title, dueDate !== null && dueDate > today, isDone]).toEqual([title, true, false]);
});

test("ASVC-02 SVC-01 TRIAL-01 C5: the demo's services have their categories, delivery times and free revisions", async () => {
  const kernel = await testKernel({ environment });
  await seedDemo(kernel);
  const services = await listActiveServices(kernel.reads);
  const factsOf = (service: Service) => Object.values(factLines(service)).filter(Boolean);
  expect(services.map((service) => [service.title, service.category, factsOf(service)])).toEqual([
    ["تصميم المواقع", "construction", ["المدة: من 5 إلى 7 أيام", "3 تعديلات مجانية"]],
    ["إدارة المتاجر الإلكترونية", "construction", ["يبدأ خلال يومين"]],
    ["التسويق الرقمي", "consulting", ["يبدأ خلال 3 أيام"]],
    ["تطوير المواقع", "construction", ["المدة: من 10 إلى 14 يومًا", "5 تعديلات"]],
    ["التصميم المتجاوب", "construction", ["المدة: من 3 إلى 5 أيام", "تعديلان"]],
    ["تحسين الأداء", "maintenance", ["المدة: من يومين إلى 3 أيام"]],
    ["الدعم الفني", "maintenance", ["استجابة فورية"]],
  ]);
});

test("VIS-02 AVIS-01 the demo has three categorised pillars with four initiatives each, two contributions and one sustainability item", async () => {
  const kernel = await testKernel({ environment });
  await seedDemo(kernel);
  const items = await listActiveVisionItems(kernel.reads);
  const told = items.map(({ type, title, category, initiatives }) =>
    type === "pillar" ? [type, title, category, initiatives.length] : [type],
  );
  expect(told).toEqual([
    ["pillar", "مجتمع رقمي حيوي", "vibrant-society", 4],
    ["pillar", "اقتصاد رقمي مزدهر", "thriving-economy", 4],
    ["pillar", "أنظمة رقمية موثوقة", "ambitious-nation", 4],
    ["contribution"],
    ["contribution"],
    ["sustainability"],
  ]);
});

test("SITE-01 SITE-04 every project of the demo is a case study with a cover and three screens from the library, each described", async () => {
  const kernel = await testKernel({ environment });
  await seedDemo(kernel);
  const { projects } = await listProjects(kernel.reads, {}, { limit: 20, offset: 0 });
  expect(projects).toHaveLength(9);
  for (const project of projects) {
    const { title, challenge, decision, result, figures, gallery, detailImage } = project;
    const paths = [project.image, detailImage, ...gallery.map(({ image }) => image)].map(String);
    const notes = await readPictureNotes(kernel.reads, paths);
    for (const path of paths) expect([path, notes[path]?.alt]).toEqual([path, expect.stringMatching(/\S/)]);
    for (const words of [challenge, decision, result, project.imageAlt])
      expect([title, words]).toEqual([title, expect.stringMatching(/\S/)]);
    expect([title, figures.length, gallery.map(({ notes = [] }) => notes.length)]).toEqual([
      title,
      4,
      [3, 0, 0],
    ]);
    expect(new Set(paths).size).toBe(4);
  }
});
