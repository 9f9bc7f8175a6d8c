import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { resources } from "../../resources.server.ts";

async function office(database: (typeof databases)[number]) {
  const clock = { now: Date.parse("2026-11-22T09:00:00Z") };
  const who = { session: testSession };
  const kernel = await testKernel({
    database,
    now: () => new Date(clock.now),
    authenticate: async () => who.session,
  });
  const call = caller(createApi(kernel));
  const add = (body: object, key?: string, path = "services") =>
    call("POST", `/api/${path}`, body, key === undefined ? {} : { headers: { "idempotency-key": key } });
  const total = async (path = "services") => (await call("GET", `/api/${path}`)).body.length;
  const keys = async () => (await kernel.reads.selectFrom("created_once").select("key").execute()).length;
  return { kernel, clock, who, call, add, total, keys };
}

describe.each(databases)("repeated creates on %s", (database) => {
  test.each(resources.map(({ resource: { path } }) => path))(
    "DESK-08 a create of %s that is repeated after a lost answer stores one record",
    async (path) => {
      const { add, total } = await office(database);
      expect((await add({ id: "1", title: "أ" }, undefined, "projects")).status).toBe(201); // that of a renewal
      const person = { email: "a@mail.example", phone: "0551234567", company: "أ", address: "أ" };
      const body = {
        title: "أ",
        name: "أ",
        question: "أ",
        label: "أ",
        body: "أ",
        query: "q=أ",
        fromPath: "/a",
        target: "/b",
        project_id: "1",
        next_day: "2026-12-01",
        ...person,
      };
      const key = randomUUID();
      const before = await total(path); // there are categories of questions from the start
      const first = await add(body, key, path);
      expect(first.status).toBe(201);
      expect(await add(body, key, path)).toMatchObject({ status: 201, body: first.body });
      expect(await total(path)).toBe(before + 1);
    },
  );

  test("DESK-08 of several simultaneous calls with one key one stores, and all get its record", async () => {
    const { add, total, keys } = await office(database);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ title: "أ" }, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect([await total(), await keys()]).toEqual([1, 1]);
  });

  test("DESK-08 another body with the same key is refused; a body without a key or with another key is stored", async () => {
    const { add, total } = await office(database);
    const key = randomUUID();
    await add({ title: "أ" }, key);
    expect(await add({ title: "ب" }, key)).toMatchObject({ status: 422, body: { code: "key-reused" } });
    expect(await total()).toBe(1);
    expect((await add({ title: "أ" })).status).toBe(201);
    expect((await add({ title: "أ" }, randomUUID())).status).toBe(201);
    expect(await total()).toBe(3);
    expect((await add({ title: "أ" }, "not a key")).status).toBe(400);
  });

  test("DESK-08 a key belongs to one user and one resource, and a refused call uses none", async () => {
    const { add, who, keys } = await office(database);
    const key = randomUUID();
    const refused = await add({ title: "أ", price: "كثير" }, key, "packages");
    expect([refused.status, await keys()]).toEqual([422, 0]);
    const first = await add({ title: "أ" }, key);
    await add({ title: "أ" }, key, "packages");
    who.session = { ...testSession, user: { ...testSession.user, id: 2 } };
    const other = await add({ title: "أ" }, key);
    expect(other.body.id).not.toBe(first.body.id);
    expect(await keys()).toBe(3);
  });

  test("DESK-08 a repeated call answers the record in its current state, 404 after its deletion; a key expires after a day", async () => {
    const { add, call, clock, kernel, keys, total } = await office(database);
    const key = randomUUID();
    const { id } = (await add({ title: "أ" }, key)).body;
    await call("PUT", `/api/services/${id}`, { title: "ب" });
    expect((await add({ title: "أ" }, key)).body).toMatchObject({ id, title: "ب" });
    await call("DELETE", `/api/services/${id}`);
    expect((await add({ title: "أ" }, key)).status).toBe(404);
    clock.now += 24 * 60 * 60_000 + 1;
    expect((await add({ title: "أ" }, key)).status).toBe(201);
    expect([await total(), await keys()]).toEqual([1, 1]);
    clock.now += 24 * 60 * 60_000 + 1;
    await runCleanup(kernel);
    expect(await keys()).toBe(0);
  });
});
