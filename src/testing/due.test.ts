import { CompiledQuery } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dueRecords, showDue } from "../admin/page-records/due-records-store.server.ts";
import { createApi } from "../api.server.ts";
import { publishDue } from "../content/page-content/drafts/publish-due.server.ts";
import { duePublications } from "../content/page-content/drafts/schedule-store.server.ts";
import { dueReminders, ringDue } from "../content/sales/tasks/reminders-store.server.ts";
import { doDue } from "../kernel/background/schedules.server.ts";
import { inRequest } from "../kernel/http/request-context.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { storeUser } from "../kernel/testing/test-user.ts";

const works = {
  publications: { due: duePublications, run: publishDue },
  records: { due: dueRecords, run: showDue },
  reminders: { due: dueReminders, run: ringDue },
};
const first = "2026-11-21T10:00:00.000Z";
const second = "2026-11-21T11:00:00.000Z";

describe.each(databases)("the timer on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00.000Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    call = caller(createApi(kernel));
    await storeUser(kernel, "sara", "owner");
  });

  /** The statements of a look at a moment. */
  const lookAt = async (moment: string, what: Parameters<typeof doDue>[1] = works) => {
    now = new Date(moment);
    const look = { id: "look", queries: 0 };
    await inRequest(look, () => doDue(kernel, what));
    return look.queries;
  };

  test("DOC-03 ART-01 DESK-06 pages, articles and reminders wait for their moments with one statement a look, and each is done at its own", async () => {
    const base = (await call("GET", "/api/content/about")).body.published.heroTitle;
    const fields = { heroTitle: { base, value: "في موعده" } };
    await call("PATCH", "/api/content/about", { client: "editor-one", fields });
    expect((await call("PUT", "/api/content/about/schedule", { at: first })).status).toBe(200);
    const article = { title: "مقال", address: "مقال", state: "scheduled", publishedAt: second };
    expect((await call("POST", "/api/articles", article)).status).toBe(201);
    for (const remind_at of [first, second])
      expect((await call("POST", "/api/tasks", { title: "اتصال", remind_at })).status).toBe(201);
    const done = async () => [
      (await call("GET", "/api/content/about")).body.published.heroTitle === "في موعده",
      (await call("GET", "/api/articles/1")).body.state === "published",
      (await kernel.reads.selectFrom("tasks").select("rung_for").orderBy("id").execute()).map(
        ({ rung_for }) => rung_for,
      ),
    ];

    expect(await lookAt("2026-11-21T09:59:59.999Z")).toBe(1);
    expect(await done()).toEqual([false, false, [null, null]]);
    await lookAt(first);
    expect(await done()).toEqual([true, false, [first, null]]);
    expect(await lookAt(first)).toBe(1);
    await lookAt(second);
    expect(await done()).toEqual([true, true, [first, second]]);
    expect(await lookAt("2026-11-22T00:00:00.000Z")).toBe(1);
  });

  test("DOC-03 DESK-06 SURV-02 what waits is found in an index, however many reminders have rung", async () => {
    const explain = database === "sqlite" ? "explain query plan" : "explain";
    for (const [{ due }, index] of [
      [works.publications, "page_heads_due"],
      [works.records, "articles_published"],
      [works.reminders, "tasks_waiting"],
    ] as const) {
      const { sql, parameters } = due(kernel.reads, first).compile();
      const plan = await kernel.db.transaction().execute(async (transaction) => {
        if (database === "postgres")
          await transaction.executeQuery(CompiledQuery.raw("set local enable_seqscan = off")); // it has no rows yet
        return transaction.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
      });
      expect(JSON.stringify(plan.rows)).toContain(index);
    }
  });

  test("DOC-03 SURV-02 work that fails, or cannot be asked, holds up no other and is tried again", async () => {
    const turns = vi.fn(async () => {});
    const fails = vi.fn(async () => Promise.reject(new Error("away")));
    const all: typeof duePublications = (db) => db.selectFrom("page_heads").select("section");
    const due = vi.fn(all);
    const failing = {
      broken: { due, run: fails },
      publications: { due: duePublications, run: publishDue },
      turns: { run: turns },
    };
    const values = { publish_at: first, content: "{}", author_id: 1, author_name: "" };
    const plan = () =>
      kernel.db
        .insertInto("page_heads")
        .values({ section: "about", revision: 0, ...values })
        .onConflict((conflict) => conflict.column("section").doUpdateSet(values))
        .execute();
    const planned = async () =>
      (await kernel.reads.selectFrom("page_heads").select("publish_at").execute()).filter(
        ({ publish_at }) => publish_at !== null,
      ).length;
    await plan();
    await lookAt("2026-11-21T09:30:00.000Z", failing);
    expect([fails.mock.calls.length, turns.mock.calls.length, await planned()]).toEqual([1, 1, 1]);
    await lookAt(first, failing);
    expect([fails.mock.calls.length, turns.mock.calls.length, await planned()]).toEqual([2, 2, 0]);

    await plan();
    due.mockImplementationOnce((db) => db.selectFrom("page_heads").select("no_column" as "section"));
    await lookAt(second, failing);
    expect([fails.mock.calls.length, turns.mock.calls.length, await planned()]).toEqual([3, 3, 0]);
  });
});
