import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { publishDue } from "../../content/page-content/drafts/publish-due.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";

const first = "2026-11-21T10:00:00.000Z";
const second = "2026-11-21T11:00:00.000Z";

describe.each(databases)("servers of the edition before 0128 beside this one, on %s", (database) => {
  async function open() {
    let now = new Date("2026-11-21T09:00:00.000Z");
    const kernel = await testKernel({ database, session: testSession, now: () => now });
    const call = caller(createApi(kernel));
    await storeUser(kernel, "sara", "owner");
    const db = loose(kernel.db);
    const inSection = (section: string) => ({ section });
    return {
      kernel,
      call,
      at: (moment: string) => {
        now = new Date(moment);
      },
      state: async (section = "about") => (await call("GET", `/api/content/${section}`)).body,
      /** The statements of that edition. */
      earlier: {
        plan: async (section: string, publish_at: string, content: object) => {
          await db.deleteFrom("page_schedules").where("section", "=", section).execute();
          await db
            .insertInto("page_schedules")
            .values({
              ...inSection(section),
              publish_at,
              content: JSON.stringify(content),
              author_id: 1,
              author_name: "سارة",
              created_at: "2026-11-21T09:00:00.000Z",
            })
            .execute();
        },
        read: (section: string) =>
          db.selectFrom("page_schedules").selectAll().where("section", "=", section).execute(),
        due: (moment: string) =>
          db.selectFrom("page_schedules").select("section").where("publish_at", "<=", moment).execute(),
        change: (section: string, content: object) =>
          db
            .updateTable("page_schedules")
            .set({ content: JSON.stringify(content) })
            .where("section", "=", section)
            .execute(),
        take: (section: string, moment: string) =>
          db
            .deleteFrom("page_schedules")
            .where("section", "=", section)
            .where("publish_at", "<=", moment)
            .returningAll()
            .executeTakeFirst(),
      },
    };
  }

  test("DOC-03 SURV-07 what they plan, move or change is published by this edition, and what they cancel is not", async () => {
    const { kernel, state, at, earlier } = await open();
    await earlier.plan("about", first, { heroTitle: "قديم" });
    await earlier.plan("about", second, { heroTitle: "في موعده" }); // planned anew
    await earlier.plan("services", first, { heroTitle: "يُلغى" });
    expect((await state()).schedule).toEqual({ at: second, by: "سارة", fields: ["heroTitle"] });
    await earlier.change("about", { heroTitle: "في موعده", heroLead: "وتعريف" });
    expect((await state()).schedule.fields).toEqual(["heroTitle", "heroLead"]);
    await earlier.take("services", first);
    expect((await state("services")).schedule).toBeNull();

    at(first);
    await publishDue(kernel);
    expect((await state()).published.heroTitle).not.toBe("في موعده");
    at(second);
    await publishDue(kernel);
    expect((await state()).published).toMatchObject({ heroTitle: "في موعده", heroLead: "وتعريف" });
    expect(await state()).toMatchObject({ schedule: null, version: { by: "سارة" } });
    expect((await state("services")).published.heroTitle).not.toBe("يُلغى");
    expect(await earlier.due(second)).toEqual([]);
  });

  test("DOC-03 SURV-07 what this edition plans they see, and only one of both publishes it", async () => {
    const { kernel, call, state, at, earlier } = await open();
    const { heroTitle: base } = (await state()).published;
    const fields = { heroTitle: { base, value: "عنوان" } };
    await call("PATCH", "/api/content/about", { client: "editor-one", fields });
    expect((await call("PUT", "/api/content/about/schedule", { at: first })).status).toBe(200);
    const { revision } = await state();
    const row = { section: "about", publish_at: first, content: '{"heroTitle":"عنوان"}', author_id: 1 };
    expect(await earlier.read("about")).toMatchObject([row]);
    expect([await earlier.due("2026-11-21T09:59:59.999Z"), await earlier.due(first)]).toEqual([
      [],
      [{ section: "about" }],
    ]);
    at(first);
    expect(await earlier.take("about", first)).toMatchObject({ ...row, author_name: testSession.user.name });
    await publishDue(kernel);
    expect(await state()).toMatchObject({ schedule: null, version: null, revision });
    expect((await state()).draft.heroTitle.value).toBe("عنوان");
  });
});
