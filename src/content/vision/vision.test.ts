import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { listActiveVisionItems } from "./store.server.ts";

const path = "/api/vision-items";
const item = {
  type: "contribution",
  title: "تمكين المنشآت",
  description: "وصف",
  content: "نص",
  icon: "Award",
  image: null,
  value: "16 من 20",
  metric: "مشاريع المنشآت",
  percentage: 80,
  category: null,
  initiatives: ["أ", "ب"],
  isActive: true,
  order: 3,
};

describe.each(databases)("vision items on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const anonymous = caller(createApi({ ...kernel, authenticate: async () => null }));
    return { kernel, call: caller(createApi(kernel)), anonymous };
  };

  test("API-06 AVIS-01 an item is created, read, updated in part, deleted and restored", async () => {
    const { call } = await startApi();
    const created = await call("POST", path, item);
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ ...item, id: 1, version: 1 });
    const pillar = { type: "pillar", category: "ambitious-nation", percentage: "", isActive: 0 };
    const updated = await call("PUT", `${path}/1`, pillar);
    expect(updated.body).toEqual({
      ...item,
      ...pillar,
      percentage: null,
      isActive: false,
      id: 1,
      version: 2,
    });
    expect((await call("PUT", `${path}/1`, { category: "" })).body.category).toBeNull();
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect((await call("GET", `${path}/1`)).status).toBe(404);
    expect((await call("POST", `${path}/1/restore`)).status).toBe(200);
  });

  test("ADM-05 ADM-08 API-04 a blank item is saved in the next place, and values out of bounds are refused", async () => {
    const { call } = await startApi();
    await call("POST", path, {});
    expect((await call("POST", path, {})).body).toMatchObject({ type: "pillar", icon: "Target", order: 2 });
    const wrong = await call("POST", path, { percentage: 101, type: "slogan", icon: "Star", category: "x" });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields.percentage).toBe("النسبة من 0 إلى 100");
    expect(Object.keys(wrong.body.fields).sort()).toEqual(["category", "icon", "percentage", "type"]);
  });

  test("AVIS-01 a percentage is 0 to 100 or null, and each type, category and icon of the specification is stored", async () => {
    const { call } = await startApi();
    for (const percentage of [-1, 101, 50.5, "ثلث"]) {
      const { status, body } = await call("POST", path, { percentage });
      expect([status, Object.keys(body.fields)], String(percentage)).toEqual([422, ["percentage"]]);
    }
    expect((await call("POST", path, { percentage: -1 })).body.fields.percentage).toBe("النسبة من 0 إلى 100");
    for (const percentage of [0, 100, null])
      expect((await call("POST", path, { percentage })).body.percentage).toBe(percentage);
    for (const [field, values] of Object.entries({
      type: ["pillar", "contribution", "sustainability", "project", "text"],
      category: ["vibrant-society", "thriving-economy", "ambitious-nation"],
      icon: ["Target", "Users", "TrendingUp", "Globe", "Building", "Award"],
    }))
      for (const value of values)
        expect((await call("POST", path, { [field]: value })).body[field], value).toBe(value);
  });

  test("API-03 API-08 visitors see only active items; lists are filtered and ordered", async () => {
    const { kernel, call, anonymous } = await startApi();
    await call("POST", path, { ...item, title: "ثالث", order: 3 });
    await call("POST", path, { ...item, title: "خفيّ", isActive: false, order: 1 });
    await call("POST", path, { ...item, title: "أول", type: "pillar", order: 2 });
    const titles = (answer: { body: { title: string }[] }) => answer.body.map(({ title }) => title);
    expect(titles(await anonymous("GET", path))).toEqual(["أول", "ثالث"]);
    expect(titles(await call("GET", path))).toEqual(["خفيّ", "أول", "ثالث"]);
    expect(titles(await anonymous("GET", `${path}?type=pillar`))).toEqual(["أول"]);
    expect(titles(await anonymous("GET", `${path}?type=none`))).toEqual([]);
    expect(titles(await anonymous("GET", `${path}?q=${encodeURIComponent("اول")}`))).toEqual(["أول"]);
    expect((await anonymous("GET", `${path}/2`)).status).toBe(404);
    expect((await anonymous("POST", path, item)).status).toBe(401);
    expect((await listActiveVisionItems(kernel.reads)).map(({ title }) => title)).toEqual(["أول", "ثالث"]);
    for (let count = 0; count < 24; count++) await call("POST", path, { ...item, order: count });
    // One page shows all items, so the number of each type is limited.
    expect((await listActiveVisionItems(kernel.reads)).map(({ type }) => type)).toHaveLength(25);
  });
});
