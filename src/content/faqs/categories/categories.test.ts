import { describe, expect, test } from "vitest";
import { up } from "../../../../migrations/0102-question-categories.ts";
import { createApi } from "../../../api.server.ts";
import { loose } from "../../../kernel/db/database.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { categoryKey } from "./category-key.ts";

const path = "/api/faqs";
const categories = "/api/faq-categories";
const records = "/api/question-categories";
const faq = { question: "كم يستغرق تصميم الموقع؟", answer: "أسبوعين", category: "timeline" };

describe.each(databases)("categories of questions on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    return {
      kernel,
      call,
      anonymous: caller(createApi({ ...kernel, authenticate: async () => null })),
      keys: async () =>
        (await call("GET", categories)).body.map(
          ({ key, label }: Record<string, string>) => `${key}=${label}`,
        ),
    };
  };

  test("API-01 FAQ-02 AFAQ-02 a new site has these categories, as key and label", async () => {
    const { anonymous } = await startApi();
    expect((await anonymous("GET", categories)).body).toEqual([
      { key: "general", label: "عام" },
      { key: "services", label: "الخدمات" },
      { key: "projects", label: "إدارة المشاريع" },
      { key: "pricing", label: "التسعير" },
      { key: "timeline", label: "الجدول الزمني" },
      { key: "quality", label: "معايير الجودة" },
    ]);
  });

  test("AFAQ-02 categories are added, renamed, and deleted when unused", async () => {
    const { call, keys } = await startApi();
    const added = await call("POST", categories, { label: "الدعم الفني" });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ key: "الدعم-الفني", label: "الدعم الفني" });
    expect((await call("POST", categories, { key: "support", label: "دعم" })).body.key).toBe("support");
    expect((await call("PUT", `${categories}/support`, { label: "مساندة" })).body).toEqual({
      key: "support",
      label: "مساندة",
    });
    expect((await call("PUT", `${categories}/general`, { label: "عام جدًّا" })).status).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining(["support=مساندة", "general=عام جدًّا"]));

    await call("POST", path, { ...faq, category: "support" });
    const used = await call("DELETE", `${categories}/support`);
    expect(used.status).toBe(409);
    expect(used.body.fields).toEqual({ key: "لا يُحذف تصنيف فيه أسئلة" });
    await call("DELETE", `${path}/1`);
    expect((await call("DELETE", `${categories}/support`)).status).toBe(204);
    expect((await call("DELETE", `${categories}/support`)).status).toBe(404);
    // A built-in category can be deleted and added again too.
    expect((await call("DELETE", `${categories}/quality`)).status).toBe(204);
    expect((await keys()).join()).not.toMatch(/support|quality/);
    expect((await call("POST", categories, { key: "quality", label: "الجودة" })).status).toBe(201);
    expect(await keys()).toContain("quality=الجودة");
  });

  test("AFAQ-02 API-04 a key can be used once, a label is required, and an unknown key is not found", async () => {
    const { call } = await startApi();
    for (const key of ["general", "all", "General"]) {
      const taken = await call("POST", categories, { key, label: "أ" });
      expect(taken.status).toBe(409);
      expect(taken.body.fields).toEqual({ key: "هذا المفتاح مستعمل من قبل" });
    }
    expect((await call("POST", categories, { label: " " })).body.fields).toEqual({
      label: "هذا الحقل مطلوب",
    });
    expect((await call("PUT", `${categories}/nothing`, { label: "أ" })).status).toBe(404);
  });

  test("AFAQ-02 ADM-05 SURV-05 a category is a record with versions, an order, a trash and a history; its key stays", async () => {
    const { call, anonymous, keys } = await startApi();
    expect((await anonymous("GET", records)).status).toBe(401);
    const created = await call("POST", records, { label: "الدعم الفني" });
    const id = "الدعم-الفني";
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ id, label: "الدعم الفني", order: 7, version: 1, questions: 0 });
    const at = `${records}/${encodeURIComponent(id)}`;
    const old = { headers: { "if-match": '"1"' } };
    expect((await call("PUT", at, { label: "المساندة" }, old)).body).toMatchObject({ id, version: 2 });
    const refused = await call("PUT", at, { label: "الصيانة" }, old);
    expect([refused.status, refused.body.current]).toEqual([
      412,
      { id, label: "المساندة", order: 7, version: 2, questions: 0 },
    ]);
    expect((await call("POST", records, { label: "الدعم الفني" })).body.fields).toEqual({
      key: "هذا المفتاح مستعمل من قبل",
    });

    expect((await call("POST", `${records}/reorder`, { ids: [id, "general"] })).status).toBe(204);
    expect((await keys())[0]).toBe(`${id}=المساندة`);

    await call("POST", path, { ...faq, category: id });
    expect((await call("GET", at)).body.questions).toBe(1);
    for (const remove of [
      call("DELETE", at),
      call("POST", `${records}/bulk`, { ids: ["quality", id], action: "delete" }),
    ]) {
      const { status, body } = await remove;
      expect([status, body.fields]).toEqual([409, { key: "لا يُحذف تصنيف فيه أسئلة" }]);
    }
    expect(await keys()).toHaveLength(7);
    await call("DELETE", `${path}/1`);
    expect((await call("DELETE", at)).status).toBe(204);
    expect((await call("GET", `${records}/trash`)).body).toMatchObject([{ id, title: "المساندة" }]);
    expect((await call("POST", `${at}/restore`)).status).toBe(200);
    const history = (await call("GET", `${at}/history`)).body;
    expect(
      history.map(({ action, fields }: { action: string; fields: string[] }) => [action, fields]),
    ).toEqual([
      ["restore", expect.any(Array)],
      ["delete", expect.any(Array)],
      ["update", ["order"]],
      ["update", ["label"]],
      ["create", expect.any(Array)],
    ]);
    await call("POST", `${at}/history/${history.at(-1).id}/restore`);
    expect(await keys()).toContain(`${id}=الدعم الفني`);
  });

  test("AFAQ-02 an upgrade keeps names, order, removed categories and the history of those that changed", async () => {
    const { kernel, call, keys } = await startApi();
    const db = loose(kernel.db);
    await db.deleteFrom("faq_categories").execute();
    await db.deleteFrom("revisions").execute();
    await db.schema.alterTable("faq_categories").dropColumn("display_order").execute();
    await db.schema.alterTable("faq_categories").addColumn("is_removed", "integer").execute();
    const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
    const store = (id: string, label: string, isRemoved: number, day: number) =>
      db
        .insertInto("faq_categories")
        .values({ id, label, is_removed: isRemoved, created_at: at(day), updated_at: at(day + 1) })
        .execute();
    await store("support", "الدعم", 0, 3);
    await store("hosting", "الاستضافة", 0, 1);
    await store("old", "قديم", 1, 2);
    await store("general", "أسئلة عامة", 0, 4);
    await store("quality", "معايير الجودة", 1, 5);
    const revision = (key: string, before: object | null, after: object) =>
      db
        .insertInto("revisions")
        .values({
          resource: "faq_categories",
          record_id: key,
          action: before ? "update" : "create",
          actor_id: null,
          actor_name: "سارة",
          at: at(6),
          fields: JSON.stringify(["id", "label", "isRemoved"]),
          before: before && JSON.stringify({ id: key, version: 1, ...before }),
          after: JSON.stringify({ id: key, version: 1, ...after }),
        })
        .execute();
    const shown = { label: "أسئلة عامة", isRemoved: false };
    await revision("general", null, shown);
    await revision("quality", null, { label: "معايير الجودة", isRemoved: true });
    await revision("old", null, { label: "قديم", isRemoved: false });
    await revision("old", { label: "قديم", isRemoved: false }, { label: "قديم", isRemoved: true });
    await revision("old", { label: "قديم", isRemoved: true }, { label: "قديم", isRemoved: false });
    await up(db);

    expect(await keys()).toEqual([
      "general=أسئلة عامة",
      "services=الخدمات",
      "projects=إدارة المشاريع",
      "pricing=التسعير",
      "timeline=الجدول الزمني",
      "hosting=الاستضافة",
      "support=الدعم",
    ]);
    const history = async (key: string) =>
      (await call("GET", `${records}/${key}/history`)).body.map(
        ({ action, fields, before, after }: Record<string, { label?: string } | null>) => [
          action,
          fields,
          before?.label,
          after?.label,
        ],
      );
    expect(await history("general")).toEqual([["update", ["label"], "عام", "أسئلة عامة"]]);
    const all = ["id", "label", "order"];
    expect(await history("quality")).toEqual([["delete", all, "معايير الجودة", undefined]]);
    expect(await history("old")).toEqual([
      ["restore", all, undefined, "قديم"],
      ["delete", all, "قديم", undefined],
      ["create", all, undefined, "قديم"],
    ]);
    const { body: trash } = await call("GET", `${records}/trash`);
    expect(trash).toMatchObject([
      { id: "quality", title: "معايير الجودة", deletedAt: at(6) },
      { id: "old", title: "قديم", deletedAt: at(3) },
    ]);
    await call("POST", `${records}/quality/restore`);
    expect((await keys())[5]).toBe("quality=معايير الجودة");
    expect(
      (await call("GET", "/api/search?q=%D8%A7%D9%84%D8%AA%D8%B3%D8%B9%D9%8A%D8%B1")).body.hits,
    ).toMatchObject([{ screen: "question-categories", id: "pricing" }]);
  });
});

test.each([
  ["الدعم الفني", "الدعم-الفني"],
  [" Design & Build 2030 ", "design-build-2030"],
  ["؟!", "category"],
])("AFAQ-02 the key of %j is %j", (label, key) => {
  expect(categoryKey(label)).toBe(key);
});
