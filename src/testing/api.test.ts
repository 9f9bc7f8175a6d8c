import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { caller, revisionsOf } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

const service = {
  title: "تصميم المواقع",
  description: "وصف",
  short_description: "وصف مختصر",
  icon: "Home",
  image: "",
  features: ["ميزة"],
  benefits: [],
  category: "maintenance",
  is_active: true,
  display_order: 2,
};
const pack = {
  title: "الأساسية",
  description: null,
  price: 1400.5,
  delivery_time: "",
  features: ["أ", "ب"],
  category: "",
  is_active: true,
  display_order: null,
};
const resources = [
  { path: "/api/services", body: service, stored: { ...service, image: null, is_active: 1 } },
  {
    path: "/api/packages",
    body: pack,
    stored: { ...pack, description: "", delivery_time: null, category: null },
  },
  {
    path: "/api/packages-server",
    body: pack,
    stored: { ...pack, description: "", delivery_time: null, category: null },
  },
];

describe.each(databases)("calls on %s", (database) => {
  const signedIn = async (options = {}) => {
    const kernel = await testKernel({ database, session: testSession, ...options });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test.each(resources)(
    "API-01 API-02 $path: create, list, partial update, delete, unknown id",
    async ({ path, body, stored }) => {
      const { call } = await signedIn();
      const created = await call("POST", path, { ...body, id: 99, unknown: "ignored" });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ ...stored, id: 1, version: 1 });
      expect(created.body).not.toHaveProperty("unknown");

      const list = await call("GET", path);
      expect(list.body).toEqual([created.body]);

      const updated = await call("PUT", `${path}/1`, { title: "عنوان آخر", is_active: 0 });
      expect(updated.status).toBe(200);
      expect(updated.body).toMatchObject({
        ...stored,
        title: "عنوان آخر",
        version: 2,
        is_active: path.endsWith("services") ? 0 : false,
      });
      expect((await call("GET", `${path}/1`)).body).toEqual(updated.body);

      expect((await call("DELETE", `${path}/1`)).status).toBe(204);
      expect((await call("GET", path)).body).toEqual([]);
      for (const gone of [
        call("GET", `${path}/1`),
        call("PUT", `${path}/1`, body),
        call("DELETE", `${path}/1`),
        call("GET", `${path}/x`),
      ]) {
        expect((await gone).status).toBe(404);
      }
    },
  );

  test.each(resources)(
    "ADM-05 ADM-08 $path: a new record takes the next place; services require no field, packages a title",
    async ({ path }) => {
      const { call } = await signedIn();
      await call("POST", path, { title: "أول" });
      const second = await call("POST", path, { title: "ثان" });
      expect(second.body.display_order).toBe(2);
      const blank = await call("POST", path, { title: " " });
      if (path.endsWith("services")) {
        expect(blank.status).toBe(201);
        expect(blank.body).toMatchObject({
          icon: "Building",
          category: "construction",
          is_active: 1,
          features: [""],
          benefits: [""],
        });
      } else {
        expect(blank.status).toBe(422);
        expect(blank.body.fields).toEqual({ title: "هذا الحقل مطلوب" });
        expect((await call("POST", path, {})).body.fields).toEqual({ title: "هذا الحقل مطلوب" });
      }
      expect((await call("POST", path, { title: "ت", display_order: 0 })).status).toBe(422);
    },
  );

  test.each(resources)(
    "API-03 AUTH-06 $path: visitors see only active records and cannot write",
    async ({ path, body }) => {
      const { kernel, call } = await signedIn();
      await call("POST", path, { ...body, is_active: 1 });
      await call("POST", path, { ...body, is_active: 0 });
      const anonymous = caller(createApi({ ...kernel, authenticate: async () => null }));
      expect((await anonymous("GET", path)).body).toHaveLength(1);
      expect((await anonymous("GET", `${path}/1`)).status).toBe(200);
      expect((await anonymous("GET", `${path}/2`)).status).toBe(404);
      for (const refused of [
        anonymous("POST", path, body),
        anonymous("PUT", `${path}/1`, body),
        anonymous("DELETE", `${path}/1`),
        anonymous("POST", `${path}/1/restore`),
        anonymous("POST", `${path}/reorder`, { ids: [2, 1] }),
      ]) {
        expect((await refused).status).toBe(401);
      }
      expect((await call("GET", path)).body).toHaveLength(2);
    },
  );

  test.each(resources)(
    "API-08 $path: lists are paginated, searched and sorted; If-Match guards an update",
    async ({ path }) => {
      const { call } = await signedIn();
      for (const title of ["أحمد", "إدارة المتاجر", "باقة ٢٠٣٠"]) await call("POST", path, { title });
      const part = await call("GET", `${path}?limit=2&offset=1`);
      expect(part.body.map((record: { id: number }) => record.id)).toEqual([2, 3]);
      expect(part.headers.get("x-total-count")).toBe("3");
      expect((await call("GET", `${path}?sort=-display_order`)).body[0].title).toBe("باقة ٢٠٣٠");
      expect((await call("GET", `${path}?q=${encodeURIComponent("احمد")}`)).body).toHaveLength(1);
      expect((await call("GET", `${path}?q=2030`)).body).toHaveLength(1);
      expect((await call("GET", `${path}?q=${encodeURIComponent("100%")}`)).body).toHaveLength(0);
      expect((await call("GET", `${path}?sort=password`)).status).toBe(400);
      expect((await call("GET", `${path}?limit=1&limit=2`)).status).toBe(400);
      for (const part of ["limit=0", "limit=1001", "limit=x", "offset=-1"])
        expect([part, (await call("GET", `${path}?${part}`)).status]).toEqual([part, 400]);
      expect((await call("GET", `${path}?limit=1000`)).status).toBe(200);
      expect((await call("GET", `${path}?category[a]=b`)).status).toBe(400);

      expect(
        (await call("PUT", `${path}/1`, { title: "ب" }, { headers: { "if-match": '"1"' } })).status,
      ).toBe(200);
      const late = await call("PUT", `${path}/1`, { title: "ج" }, { headers: { "if-match": '"1"' } });
      expect(late.status).toBe(412);
      expect(late.body.current).toMatchObject({ id: 1, title: "ب", version: 2 });
      expect((await call("PUT", `${path}/1`, { title: "د" })).status).toBe(200);
    },
  );

  test.each(resources)(
    "API-03 SEC-06 $path: the trash holds deleted records, newest first, and only staff can read it",
    async ({ path }) => {
      const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
      const { kernel, call } = await signedIn({ now: () => new Date(clock.now) });
      for (const title of ["أ", "ب", "ج"]) await call("POST", path, { title });
      for (const id of [1, 3]) {
        clock.now += 1000;
        await call("DELETE", `${path}/${id}`);
      }
      const anonymous = caller(createApi({ ...kernel, authenticate: async () => null }));
      const refused = await anonymous("GET", `${path}?trash=1`);
      expect([refused.status, refused.body.code]).toEqual([401, "unauthorized"]);
      expect((await anonymous("GET", path)).body).toHaveLength(1);
      const ids = (await call("GET", `${path}?trash=1`)).body.map((record: { id: number }) => record.id);
      expect(ids).toEqual([3, 1]);
      expect((await call("GET", `${path}?trash=0`)).status).toBe(400);
      const taken = await call("POST", `${path}/3/restore`);
      expect(taken.body).toMatchObject({ id: 3, version: 2, title: "ج" });
      expect(taken.headers.get("etag")).toBe('"2"');
      expect((await call("GET", `${path}?trash=1`)).body).toHaveLength(1);
      expect((await anonymous("GET", path)).body).toHaveLength(2);
      expect((await call("POST", `${path}/2/restore`)).status).toBe(404);
    },
  );

  test("API-01 ASVC-01 services by category: `all` answers every service, an unknown key none", async () => {
    const { call } = await signedIn();
    await call("POST", "/api/services", { category: "consulting" });
    await call("POST", "/api/services", { category: "maintenance" });
    expect((await call("GET", "/api/services?category=consulting")).body).toHaveLength(1);
    expect((await call("GET", "/api/services?category=all")).body).toHaveLength(2);
    expect((await call("GET", "/api/services?category=nothing")).body).toEqual([]);
  });

  test("APKG-01 packages come by display order, missing last, ties by id", async () => {
    const { call } = await signedIn();
    for (const order of [null, 2, 1, 2])
      await call("POST", "/api/packages", { title: "ب", display_order: order });
    const list = await call("GET", "/api/packages");
    expect(list.body.map((record: { id: number }) => record.id)).toEqual([3, 2, 4, 1]);
  });

  test("API-04 the answer names what is wrong with a body, and nothing is stored", async () => {
    const { call } = await signedIn();
    const path = "/api/packages";
    expect((await call("POST", path, "{")).status).toBe(400);
    expect((await call("POST", path, "[]")).status).toBe(400);
    expect((await call("POST", path, "title=x", { headers: { "content-type": "text/plain" } })).status).toBe(
      415,
    );
    // A body of 64 KB is read and its fields are checked; one byte more is not read.
    const bodyOf = (bytes: number) => JSON.stringify({ title: "x".repeat(bytes - '{"title":""}'.length) });
    expect((await call("POST", path, bodyOf(64 * 1024))).status).toBe(422);
    expect((await call("POST", path, bodyOf(64 * 1024 + 1))).status).toBe(413);
    const wrong = await call("POST", path, {
      title: "ب",
      price: 1.234,
      is_active: "yes",
      features: "no",
      category: "ب".repeat(201),
    });
    expect(wrong.status).toBe(422);
    expect(wrong.headers.get("content-type")).toContain("application/problem+json");
    expect(Object.keys(wrong.body.fields).sort()).toEqual(["category", "features", "is_active", "price"]);
    for (const sentence of Object.values(wrong.body.fields)) expect(sentence).toMatch(/[\u0600-\u06FF]/);
    expect((await call("GET", path)).body).toEqual([]);
  });

  test("SEC-08 a list of ids may have 256 KB; one byte more answers 413 and changes nothing", async () => {
    const { call } = await signedIn();
    const { id } = (await call("POST", "/api/services", service)).body;
    await call("POST", "/api/project-requests", {
      name: "نورة",
      phone: "0551234567",
      email: "n@mail.example",
    });
    const most = 256 * 1024;
    const lists = {
      "/api/services/bulk": { ids: [id], action: "deactivate" },
      "/api/services/reorder": { ids: [id] },
      "/api/project-requests/bulk": { ids: [1], action: "read" },
    };
    for (const [path, body] of Object.entries(lists)) {
      const text = JSON.stringify(body);
      expect((await call("POST", path, text.padEnd(most + 1))).status, path).toBe(413);
      expect((await call("GET", `/api/services/${id}`)).body.is_active, path).toBe(
        path === "/api/services/bulk" ? 1 : 0,
      );
      expect((await call("POST", path, text.padEnd(most))).status, path).toBeLessThan(300);
    }
  });

  test("AR-02 API-02 a price may be typed with Arabic digits", async () => {
    const { call } = await signedIn();
    expect((await call("POST", "/api/packages", { title: "ب", price: "١٬٤٠٠" })).body.price).toBe(1400);
  });

  test("SEC-09 a picture's address cannot be a script", async () => {
    const { call } = await signedIn();
    const wrong = await call("POST", "/api/services", { image: "javascript:alert(1)" });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toHaveProperty("image");
  });

  test("ADM-04 a delete can be undone, and reorder numbers from 1", async () => {
    const { call } = await signedIn();
    for (const title of ["أ", "ب", "ج"]) await call("POST", "/api/services", { title });
    await call("DELETE", "/api/services/2");
    expect((await call("POST", "/api/services/2/restore")).body).toMatchObject({ id: 2, title: "ب" });
    expect((await call("POST", "/api/services/2/restore")).status).toBe(404);
    expect((await call("POST", "/api/services/reorder", { ids: [3, 1, 2] })).status).toBe(204);
    expect((await call("GET", "/api/services")).body.map((record: { id: number }) => record.id)).toEqual([
      3, 1, 2,
    ]);
    expect((await call("POST", "/api/services/reorder", { ids: [3, 77] })).status).toBe(404);
  });

  test.each([
    ["/api/services", "display_order"],
    ["/api/packages", "display_order"],
    ["/api/packages-server", "display_order"],
    ["/api/team-members", "order"],
    ["/api/reviews", "order"],
    ["/api/faqs", "order"],
    ["/api/vision-items", "order"],
    ["/api/projects", "order"],
  ])(
    "ADM-05 %s: a new record's place is the count of those that are there + 1, whatever places they have, and at least 1",
    async (path, order) => {
      const { call } = await signedIn();
      const add = async (fields: object = {}) => call("POST", path, { title: "س", ...fields });
      const first = await add({ [order]: 70 });
      expect((await add()).body[order]).toBe(2);
      expect((await add()).body[order]).toBe(3);
      await call("DELETE", `${path}/${first.body.id}`);
      expect((await add()).body[order]).toBe(3);
      expect((await add({ [order]: -1 })).status).toBe(422);
      // Reviews are the exception that ADM-08 names.
      expect((await add({ [order]: 0 })).status).toBe(path === "/api/reviews" ? 201 : 422);
    },
  );

  test("ADM-05 reordering some records exchanges their places; the others keep theirs unless places are missing", async () => {
    const { kernel, call } = await signedIn();
    for (const order of [10, 20, 30, 40]) await call("POST", "/api/services", { display_order: order });
    const places = async () =>
      (await call("GET", "/api/services")).body.map((service: { id: number; display_order: number }) => [
        service.id,
        service.display_order,
      ]);
    await call("POST", "/api/services/reorder", { ids: [4, 2] });
    expect(await places()).toEqual([
      [1, 10],
      [4, 20],
      [3, 30],
      [2, 40],
    ]);
    expect(await revisionsOf(kernel, "services")).toHaveLength(6);
    await call("PUT", "/api/services/3", { display_order: null });
    await call("POST", "/api/services/reorder", { ids: [3, 1] });
    expect(await places()).toEqual([
      [3, 1],
      [4, 2],
      [2, 3],
      [1, 4],
    ]);
  });

  test("API-01 lists are filtered by their flag and sorted by Arabic names in their folded form", async () => {
    const { call } = await signedIn();
    for (const [title, active] of [
      ["ياسمين", true],
      ["إدارة", false],
      ["أحمد", true],
    ])
      await call("POST", "/api/services", { title, is_active: active });
    const titles = async (query: string) =>
      (await call("GET", `/api/services?${query}`)).body.map(({ title }: { title: string }) => title);
    expect(await titles("sort=title")).toEqual(["أحمد", "إدارة", "ياسمين"]);
    expect(await titles("sort=-title&is_active=1")).toEqual(["ياسمين", "أحمد"]);
    expect(await titles("is_active=0")).toEqual(["إدارة"]);
    expect(await titles("is_active=perhaps")).toEqual([]);
    expect((await call("GET", "/api/services?sort=unknown")).status).toBe(400);
  });

  test("ADM-04 a bulk change applies to all of its records or to none", async () => {
    const { call } = await signedIn();
    for (const title of ["أ", "ب", "ج"]) await call("POST", "/api/packages", { title });
    const bulk = (ids: number[], action: string) => call("POST", "/api/packages/bulk", { ids, action });
    const active = async () =>
      (await call("GET", "/api/packages")).body.map((item: { is_active: boolean }) => item.is_active);
    expect((await bulk([1, 3], "deactivate")).status).toBe(204);
    expect(await active()).toEqual([false, true, false]);
    expect((await bulk([1, 99], "activate")).status).toBe(404);
    expect(await active()).toEqual([false, true, false]);
    await bulk([1, 2], "delete");
    expect((await call("GET", "/api/packages?trash=1")).body.map((item: { id: number }) => item.id)).toEqual([
      1, 2,
    ]);
    await bulk([1, 2], "restore");
    expect(await active()).toEqual([false, true, false]);
    expect((await bulk([], "delete")).status).toBe(422);
    expect((await bulk([1], "publish")).status).toBe(422);
  });

  test("API-08 SURV-05 a record's history shows who changed what, in wire names, and an older state can be restored", async () => {
    const { call } = await signedIn();
    await call("POST", "/api/services", { title: "قبل", short_description: "وصف" });
    await call("PUT", "/api/services/1", { title: "بعد" });
    const [last, first] = (await call("GET", "/api/services/1/history")).body;
    expect(last).toMatchObject({
      action: "update",
      actor: "Test Admin",
      fields: ["title"],
      before: { title: "قبل" },
      after: { title: "بعد" },
    });
    expect(first).toMatchObject({ action: "create", before: null });
    expect(first.fields).toContain("short_description");
    const restored = await call("POST", `/api/services/1/history/${first.id}/restore`);
    expect(restored.body).toMatchObject({ title: "قبل", short_description: "وصف", version: 3 });
    expect((await call("GET", "/api/services/1/history")).body).toHaveLength(3);
    expect((await call("POST", "/api/services/1/history/999/restore")).status).toBe(404);
    expect((await call("POST", `/api/services/2/history/${first.id}/restore`)).status).toBe(404);
  });

  test("SEC-12 SURV-08 one transaction writes the row, its revision and the content version", async () => {
    const { kernel, call } = await signedIn();
    const before = kernel.contentVersion.current();
    await call("POST", "/api/services", { title: "أ" });
    await call("PUT", "/api/services/1", { title: "ب" });
    await call("DELETE", "/api/services/1");
    expect(kernel.contentVersion.current()).toBe(before + 3);
    const revisions = await revisionsOf(kernel, "services");
    expect(revisions.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ["create", "Test Admin"],
      ["update", "Test Admin"],
      ["delete", "Test Admin"],
    ]);
    // Every other change of what the site shows raises the content version too, once a call; it decides which pages stay cached.
    const [first] = revisions;
    for (const [path, body, status] of [
      ["/api/services/1/restore", undefined, 200],
      [`/api/services/1/history/${first?.id}/restore`, undefined, 200],
      ["/api/services/reorder", { ids: [1] }, 204],
      ["/api/services/bulk", { ids: [1], action: "deactivate" }, 204],
      ["/api/services/bulk", { ids: [1], action: "activate" }, 204],
      ["/api/services/bulk", { ids: [1], action: "delete" }, 204],
      ["/api/services/bulk", { ids: [1], action: "restore" }, 204],
    ] as const) {
      const version = kernel.contentVersion.current();
      expect((await call("POST", path, body)).status, path).toBe(status);
      expect(kernel.contentVersion.current(), path).toBe(version + 1);
    }
    // Records that the site does not show and refused calls leave the version unchanged.
    const version = kernel.contentVersion.current();
    await call("POST", "/api/tasks", { title: "مهمة" });
    await call("POST", "/api/services", { title: "س".repeat(300) });
    expect(kernel.contentVersion.current()).toBe(version);
    expect(JSON.parse(String(revisions[1]?.fields))).toEqual(["title"]);
    expect(JSON.parse(String(revisions[1]?.before))).toMatchObject({ title: "أ" });
  });

  test("AUTH-06 API-07 a write from another site or without an origin is refused, and no CORS headers are sent", async () => {
    const { call } = await signedIn();
    const from = (headers: Record<string, string>) => call("POST", "/api/services", {}, { headers });
    expect((await from({ origin: "https://evil.example" })).status).toBe(403);
    expect((await from({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    const list = await call("GET", "/api/services", undefined, {
      headers: { origin: "https://evil.example" },
    });
    const preflight = await call("OPTIONS", "/api/services", undefined, {
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    const refused = await from({ origin: "https://evil.example" });
    for (const { headers } of [list, preflight, refused])
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("RUN-03 health answers; RUN-06 API-06 the OpenAPI document describes every call, and no other", async () => {
    const { kernel, call } = await signedIn();
    expect((await call("GET", "/api/health")).body).toEqual({ status: "ok" });
    const { body } = await call("GET", "/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const calls = (route: string) => route.replace(/(.)\/$/, "$1").replace(/:(\w+)/g, "{$1}");
    const routes = createApi(kernel).routes.filter(({ method }) => method !== "ALL");
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      [...new Set(routes.map(({ method, path }) => calls(`${method} ${path}`)))].sort(),
    );
    expect(
      body.paths["/services"].post.requestBody.content["application/json"].schema.properties,
    ).toHaveProperty("short_description");
    expect((await call("GET", "/api/nothing")).status).toBe(404);
  });
});
