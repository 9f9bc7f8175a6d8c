import { describe, expect, test } from "vitest";
import { up } from "../../../../migrations/0099-items-have-facts.ts";
import { createApi } from "../../../api.server.ts";
import { loose } from "../../../kernel/db/database.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import type { Item } from "./section.ts";
import { readPublished } from "./store.server.ts";
import { homepage } from "./texts/homepage.text.ts";
import { vision2030 } from "./texts/vision2030.text.ts";

const card = (id: string, more: object = {}) => ({ id, title: `عنوان ${id}`, text: `نص ${id}`, ...more });
const measure = (label: string) => ({ id: label, percent: 70, label, value: `${label} من 100` });
const icons = (items: unknown) => (items as Item[]).map(({ icon }) => icon); // of a list
const measures = (items: unknown) =>
  (items as Item[]).map(({ percent, measure, reading }) => [percent, measure, reading]);
const none = [0, "", ""];
const usual = [98, "متوسط مؤشر الأداء عند التسليم", "98 من 100"];

/** A site of the edition before: what it stored of a section, with ids by table. */
async function formerSite(database: (typeof databases)[number]) {
  const kernel = await testKernel({ database, session: testSession });
  const author = { author_name: "سارة" };
  const at = "2026-11-01T00:00:00.000Z";
  return {
    kernel,
    call: caller(createApi(kernel)),
    publish: (section: string, field: string, value: unknown) =>
      kernel.db
        .insertInto("page_texts")
        .values({ section, field, content: JSON.stringify(value) })
        .execute(),
    draft: (section: string, field: string, value: unknown) =>
      kernel.db
        .insertInto("page_drafts")
        .values({ section, field, content: JSON.stringify(value), client: "c", updated_at: at, ...author })
        .execute(),
    version: (section: string, number: number, content: object, fields: string[]) =>
      kernel.db
        .insertInto("page_versions")
        .values({
          section,
          number,
          content: JSON.stringify(content),
          fields: JSON.stringify(fields),
          restored_from: null,
          published_at: at,
          ...author,
        })
        .execute(),
    schedule: (section: string, content: object) =>
      loose(kernel.db)
        .insertInto("page_schedules")
        .values({
          section,
          content: JSON.stringify(content),
          publish_at: at,
          created_at: at,
          author_id: 1,
          ...author,
        })
        .execute(),
    upgrade: () => up(loose(kernel.db)),
    shown: () => readPublished(kernel.reads, homepage),
  };
}

describe.each(databases)("the icons and measures of a stored site, on %s", (database) => {
  test("ACNT-01 an upgrade gives public items the icons and the measure that their places had", async () => {
    const site = await formerSite(database);
    const five = ["a", "b", "c", "d", "e"].map((id) => card(id));
    await site.publish("homepage", "highlights", [card("h", { isHidden: true }), ...five]);
    await site.publish("homepage", "certificates", [card("x"), card("y"), card("z")]);
    await site.publish("homepage", "whyCards", [card("h", { isHidden: true }), ...five]);
    await site.publish("vision2030", "promises", [card("p"), card("q")]);
    await site.publish("vision2030", "practices", [
      card("m", { icon: "leaf" }),
      card("n", { icon: "gauge" }),
    ]);
    await site.publish("vision2030", "practiceMeasures", [measure("سرعة")]);
    await site.upgrade();
    const home = await site.shown();
    expect(icons(home.highlights)).toEqual([
      "pen-line",
      "pen-line",
      "gauge",
      "shield-check",
      "headset",
      "pen-line",
    ]);
    expect(icons(home.certificates)).toEqual(["badge-check", "leaf", "badge-check"]);
    expect(home.whyCards).toHaveLength(6);
    expect(measures(home.whyCards)).toEqual([none, none, usual, none, none, none]);
    expect(home.whyCards).toMatchObject([card("h", { isHidden: true }), ...five]);
    const vision = await readPublished(site.kernel.reads, vision2030);
    expect(icons(vision.promises)).toEqual(["calendar-check", "scale"]);
    expect(measures(vision.practices)).toEqual([none, [70, "سرعة", "سرعة من 100"]]);
  });

  test("ACNT-01 a site that took its measure away, or changed it alone, shows what it showed; further measures stay too", async () => {
    const removed = await formerSite(database);
    await removed.publish("homepage", "whyMeasures", []);
    await removed.upgrade();
    const { whyCards } = await removed.shown();
    expect(measures(whyCards)).toEqual([none, none, none, none, none]);
    const untouched = { ...Object.fromEntries(homepage.fields.map(({ id, content }) => [id, content])) };
    expect((whyCards as Item[]).map(({ title }) => title)).toEqual(
      (untouched.whyCards as Item[]).map(({ title }) => title),
    );
    const several = await formerSite(database);
    await several.publish("homepage", "whyMeasures", [measure("سرعة"), measure("وضوح")]);
    await several.upgrade();
    expect(measures((await several.shown()).whyCards)).toEqual([
      none,
      [70, "سرعة", "سرعة من 100"],
      [70, "وضوح", "وضوح من 100"],
      none,
      none,
    ]);
    const nothing = await formerSite(database);
    await nothing.upgrade();
    expect(await nothing.kernel.reads.selectFrom("page_texts").selectAll().execute()).toEqual([]);
    expect(measures((await nothing.shown()).whyCards)).toEqual([none, usual, none, none, none]);
  });

  test("ACNT-01 ACNT-04 drafts, schedules and versions are carried over with it", async () => {
    const site = await formerSite(database);
    const two = [card("a"), card("b")];
    await site.publish("homepage", "whyCards", two);
    await site.publish("homepage", "whyMeasures", [measure("سرعة")]);
    await site.draft("homepage", "whyMeasures", [measure("وضوح")]);
    await site.draft("homepage", "highlights", [card("k")]);
    await site.version("homepage", 1, { heroTitle: "قديم", whyCards: two, whyMeasures: [] }, []);
    await site.version(
      "homepage",
      2,
      { heroTitle: "جديد", whyCards: two, whyMeasures: [measure("سرعة")], highlights: two },
      ["whyMeasures", "whyCards", "heroTitle"],
    );
    await site.schedule("homepage", { whyMeasures: [measure("غدًا")], heroTitle: "لاحقًا" });
    await site.upgrade();

    const state = (await site.call("GET", "/api/content/homepage")).body;
    expect(measures(state.published.whyCards)).toEqual([none, [70, "سرعة", "سرعة من 100"]]);
    expect(Object.keys(state.draft).sort()).toEqual(["highlights", "whyCards"]);
    expect(measures(state.draft.whyCards.value)).toEqual([none, [70, "وضوح", "وضوح من 100"]]);
    expect(state.draft.whyCards).toMatchObject({ by: "سارة", client: "c" });
    expect(icons(state.draft.highlights.value)).toEqual(["pen-line"]);
    expect(state.schedule.fields.sort()).toEqual(["heroTitle", "whyCards"]);
    const { content } = await site.kernel.reads
      .selectFrom("page_heads")
      .select("content")
      .where("content", "is not", null)
      .executeTakeFirstOrThrow();
    expect(measures(JSON.parse(content ?? "").whyCards)).toEqual([none, [70, "غدًا", "غدًا من 100"]]);
    const versions = (await site.call("GET", "/api/content/homepage/versions")).body;
    expect(versions.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ["whyCards", "heroTitle"],
      [],
    ]);
    const first = (await site.call("GET", "/api/content/homepage/versions/1")).body;
    expect(measures(first.content.whyCards)).toEqual([none, none]);
    expect(first.content).not.toHaveProperty("whyMeasures");
  });
});
