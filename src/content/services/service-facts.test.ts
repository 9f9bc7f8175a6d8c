import { describe, expect, test } from "vitest";
import { up } from "../../../migrations/0103-service-facts.ts";
import { createApi } from "../../api.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { csvText } from "../../kernel/resource/csv/csv.text.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import {
  deliveryFaults,
  deliveryIn,
  deliveryText,
  factLines,
  noDelivery,
  noRevisions,
  revisionsIn,
} from "./service-facts.ts";
import { services } from "./services.ts";
import { servicesTable } from "./store.server.ts";

const path = "/api/services";
const deliver = (
  deliveryKind: "delivery" | "start" | "now",
  deliveryFrom: number | null,
  deliveryTo: number | null,
) => ({
  ...noDelivery,
  deliveryKind,
  deliveryFrom,
  deliveryTo,
});

test.each([
  [deliver("delivery", 5, 7), "من 5 إلى 7 أيام", "المدة: من 5 إلى 7 أيام"],
  [deliver("delivery", 2, 3), "من يومين إلى 3 أيام", "المدة: من يومين إلى 3 أيام"],
  [deliver("delivery", 1, 2), "من يوم إلى يومين", "المدة: من يوم إلى يومين"],
  [deliver("delivery", 10, 14), "من 10 إلى 14 يومًا", "المدة: من 10 إلى 14 يومًا"],
  [deliver("delivery", null, 7), "7 أيام", "المدة: 7 أيام"],
  [deliver("delivery", null, 2), "يومان", "المدة: يومان"],
  [deliver("start", null, 2), "يبدأ خلال يومين", "يبدأ خلال يومين"],
  [deliver("start", 2, 11), "يبدأ خلال يومين إلى 11 يومًا", "يبدأ خلال يومين إلى 11 يومًا"],
  [deliver("now", null, null), "استجابة فورية", "استجابة فورية"],
  [{ ...noDelivery, deliveryWords: "حسب الاتفاق" }, "حسب الاتفاق", "المدة: حسب الاتفاق"],
])("SVC-01 a delivery is read by visitors and said by calls (%#)", (facts, text, line) => {
  expect(deliveryText(facts)).toBe(text);
  expect(factLines({ ...facts, ...noRevisions }).delivery).toBe(line);
  expect(deliveryIn(line)).toEqual(facts);
});

test("SVC-01 a label makes a delivery of any words, and a line without one is a feature unless it says just a fact", () => {
  expect(deliveryIn("التسليم: من 5 إلى 7 أيام")).toEqual(deliver("delivery", 5, 7));
  expect(deliveryIn("التسليم: من أسبوعين إلى 3 أسابيع")).toEqual({
    ...noDelivery,
    deliveryWords: "من أسبوعين إلى 3 أسابيع",
  });
  for (const line of [
    "",
    "المدة:",
    "دعم 30 يومًا",
    "من 5 إلى 7 أيام",
    "ردّ فوري على الاستفسارات",
    "نبدأ بعد أسبوع",
  ])
    expect(deliveryIn(line), line).toBeNull();
  expect(revisionsIn("5 تعديلات")).toEqual({ freeRevisions: 5, revisionsWords: "" });
  expect(revisionsIn("تعديلان")).toEqual({ freeRevisions: 2, revisionsWords: "" });
  expect(revisionsIn("3 تعديلات مجانية")).toEqual({ freeRevisions: 3, revisionsWords: "3 تعديلات مجانية" });
  for (const line of ["تعديل الصور", "3 تعديلات في الشهر", "2 تعديلات"])
    expect(revisionsIn(line), line).toBeNull();
});

test("ASVC-02 the fields of a delivery that do not fit together are refused, each under its name", () => {
  const namesOf = (facts: object) => Object.keys(deliveryFaults({ ...noDelivery, ...facts }));
  expect(namesOf({ deliveryTo: 3 })).toEqual(["delivery_kind"]);
  expect(namesOf(deliver("now", null, 3))).toEqual(["delivery_kind"]);
  expect(namesOf(deliver("start", null, null))).toEqual(["delivery_to"]);
  expect(namesOf(deliver("delivery", 8, 7))).toEqual(["delivery_from"]);
  for (const facts of [noDelivery, deliver("delivery", 7, 7), deliver("now", null, null)])
    expect(namesOf(facts)).toEqual([]);
});

describe.each(databases)("the facts of services on %s", (database) => {
  const start = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return { kernel, call: caller(createApi(kernel)) };
  };
  const facts = {
    delivery_kind: "delivery",
    delivery_from: 5,
    delivery_to: 7,
    delivery_words: "",
    free_revisions: 3,
    revisions_words: "3 تعديلات مجانية",
  };
  const none = {
    delivery_kind: null,
    delivery_from: null,
    delivery_to: null,
    delivery_words: "",
    free_revisions: null,
    revisions_words: "",
  };
  const lines = ["المدة: من 5 إلى 7 أيام", "3 تعديلات مجانية", "خط عربي"];

  test("SVC-01 API-02 features with the lines of facts are answered as they were sent, and the facts are fields", async () => {
    const { call } = await start();
    const { body } = await call("POST", path, { title: "تصميم", features: lines });
    expect(body).toMatchObject({ ...facts, features: lines, other_features: ["خط عربي"] });
    expect((await call("PUT", `${path}/1`, body)).body).toEqual({ ...body, version: 2 });
    const only = await call("PUT", `${path}/1`, { features: ["خط عربي"] });
    expect(only.body).toMatchObject({ ...none, features: ["خط عربي"], other_features: ["خط عربي"] });
    const odd = ["", "التسليم: حسب الاتفاق", "تعديلان", " سرعة "];
    const said = await call("PUT", `${path}/1`, { ...only.body, features: odd });
    expect(said.body).toMatchObject({
      ...none,
      delivery_words: "حسب الاتفاق",
      free_revisions: 2,
      features: ["", "التسليم: حسب الاتفاق", "تعديلان", "سرعة"],
      other_features: ["", "سرعة"],
    });
    // The lines that say the facts are known again, although they are not in the usual words.
    const more = await call("PUT", `${path}/1`, {
      features: ["سرعة", "التسليم: حسب الاتفاق", "خط", "تعديلان"],
    });
    expect(more.body).toMatchObject({
      delivery_words: "حسب الاتفاق",
      free_revisions: 2,
      features: ["سرعة", "التسليم: حسب الاتفاق", "خط", "تعديلان"],
      other_features: ["سرعة", "خط"],
    });
  });

  test("SVC-01 API-02 a body that names the fields changes the lines of features, and the fields count where both change", async () => {
    const { call } = await start();
    const { body } = await call("POST", path, { ...facts, features: ["يضيع"], other_features: ["خط عربي"] });
    expect(body.features).toEqual(lines);
    const changed = { ...body, delivery_to: 9, features: ["المدة: من 5 إلى 8 أيام"] };
    expect((await call("PUT", `${path}/1`, changed)).body).toMatchObject({
      delivery_to: 9,
      features: ["المدة: من 5 إلى 9 أيام", ...lines.slice(1)],
    });
    await call("PUT", `${path}/1`, { features: ["التسليم: فوري", "خط"] });
    const { body: typed } = await call("PUT", `${path}/1`, { other_features: ["خط", "شعار"] });
    expect(typed.features).toEqual(["المدة: فوري", "خط", "شعار"]);
  });

  test("ASVC-02 API-04 bounds and days that do not fit together are refused under their fields", async () => {
    const { call } = await start();
    const wrong = await call("POST", path, { ...facts, delivery_from: 8 });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { delivery_from: "لا تجعل أول المدة بعد آخرها" },
    ]);
    const bounds = await call("POST", path, { delivery_to: 0, free_revisions: 1001, delivery_kind: "soon" });
    expect(Object.keys(bounds.body.fields).sort()).toEqual([
      "delivery_kind",
      "delivery_to",
      "free_revisions",
    ]);
    await call("POST", path, facts);
    const part = await call("PUT", `${path}/1`, { delivery_to: 4 });
    expect(Object.keys(part.body.fields)).toEqual(["delivery_from"]);
    const file = `\uFEFF${csvText.id},من يوم\n1,9\n`;
    const imported = await call("POST", `${path}/import?dry=1`, file, {
      headers: { "content-type": "text/csv" },
    });
    expect(JSON.stringify(imported.body)).toContain("لا تجعل أول المدة بعد آخرها");
  });

  /** A site of the edition before with these features. */
  const upgraded = async (...stored: string[][]) => {
    const site = await start();
    const { db } = site.kernel;
    for (const features of stored)
      await write(site.kernel, system, (tx) =>
        createRecord(tx, servicesTable, { ...blankOf(services), features }),
      );
    for (const name of Object.keys({ ...facts, said_features: "" }))
      await db.schema.alterTable("services").dropColumn(name).execute();
    const former = (json: string | null) => {
      if (!json) return json;
      const { features, id } = JSON.parse(json);
      return JSON.stringify({ id, features });
    };
    for (const { id, after } of await db.selectFrom("revisions").select(["id", "after"]).execute())
      await db
        .updateTable("revisions")
        .set({ after: former(after), fields: '["features"]' })
        .where("id", "=", id)
        .execute();
    return { ...site, upgrade: () => up(loose(db)) };
  };

  test("SVC-01 an upgrade reads the facts out of the features once, and calls answer these as before", async () => {
    const odd: [string[], object, string[]][] = [
      [lines, facts, ["خط عربي"]],
      [
        ["يبدأ خلال يومين", "أ"],
        { delivery_kind: "start", delivery_from: null, delivery_to: 2, delivery_words: "" },
        ["أ"],
      ],
      [["استجابة فورية"], { delivery_kind: "now", delivery_to: null, delivery_words: "" }, []],
      [["فوري"], { delivery_kind: "now", delivery_words: "فوري" }, []],
      [
        ["التسليم: 5 إلى 7 أيام", "3 تعديلات في الشهر", "أ"],
        {
          delivery_from: 5,
          delivery_to: 7,
          delivery_words: "5 إلى 7 أيام",
          free_revisions: 3,
          revisions_words: "3 تعديلات في الشهر",
        },
        ["أ"],
      ],
      [
        ["المدة: من أسبوعين إلى 3 أسابيع"],
        {
          delivery_kind: "delivery",
          delivery_from: 14,
          delivery_to: 21,
          delivery_words: "من أسبوعين إلى 3 أسابيع",
        },
        [],
      ],
      [["", "المدة:  حسب الاتفاق", ""], { delivery_kind: null, delivery_words: "حسب الاتفاق" }, ["", ""]],
      [["التسليم:", "أ"], none, ["أ"]],
      [["التسليم: 999 شهرًا"], { delivery_kind: null, delivery_words: "999 شهرًا" }, []],
      [["دعم 30 يومًا", "التسليم: غدًا", "تعديلان"], none, ["دعم 30 يومًا", "التسليم: غدًا", "تعديلان"]],
      [["تعديلان"], { ...none, free_revisions: 2 }, []],
      [[""], none, [""]],
      [[], none, []],
    ];
    const { call, upgrade } = await upgraded(...odd.map(([features]) => features));
    await upgrade();
    for (const [index, [features, fields, rest]] of odd.entries()) {
      const { body } = await call("GET", `${path}/${index + 1}`);
      expect(body, features.join("|")).toMatchObject({ ...fields, features, other_features: rest });
      // A screen that sends the whole record back changes nothing.
      const { body: sent } = await call("PUT", `${path}/${index + 1}`, { ...body, title: "ب" });
      expect(sent).toEqual({ ...body, title: "ب", version: 2 });
      if (features[0] === "التسليم:") continue; // says nothing by which it would be known again
      const alone = await call("PUT", `${path}/${index + 1}`, { features: [...features, "زيادة"] });
      expect(alone.body, features.join("|")).toMatchObject({
        ...fields,
        features: [...features, "زيادة"],
        other_features: [...rest, "زيادة"],
      });
    }
  });

  test("SVC-01 EDIT-01 an upgrade changes the states of the history and the drafts of pages alike", async () => {
    const { call, kernel, upgrade } = await upgraded(lines);
    const field = "services/1/features";
    const itemsOf = (texts: readonly string[]) =>
      texts.map((text, index) => ({ text, id: `features-${index + 1}` }));
    const draft = {
      section: "services",
      field,
      client: "c",
      author_name: "سارة",
      updated_at: "2026-11-01T00:00:00.000Z",
    };
    const content = [{ text: "جديد", id: "k3j4" }, ...itemsOf(lines)];
    await kernel.db
      .insertInto("page_drafts")
      .values({ ...draft, content: JSON.stringify(content), base: JSON.stringify(itemsOf(lines)) })
      .execute();
    await upgrade();
    const stored = await kernel.db
      .selectFrom("page_drafts")
      .select(["content", "base"])
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(stored.base))).toEqual(itemsOf(["خط عربي"]));
    expect(JSON.parse(String(stored.content))).toEqual([
      { text: "جديد", id: "k3j4" },
      ...itemsOf(["خط عربي"]),
    ]);
    await call("PUT", `${path}/1`, { features: ["غيرها"] });
    const [, first] = (await call("GET", `${path}/1/history`)).body;
    expect(first.after).toMatchObject({ ...facts, features: lines, other_features: ["خط عربي"] });
    expect(first.fields).toEqual(
      expect.arrayContaining(["other_features", "delivery_kind", "free_revisions"]),
    );
    const restored = await call("POST", `${path}/1/history/${first.id}/restore`);
    expect(restored.body).toMatchObject({ ...facts, features: lines });
  });
});
