import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { up } from "../../../../migrations/0150-tags.ts";
import { createApi } from "../../../api.server.ts";
import { loose } from "../../../kernel/db/database.server.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { parseCsv } from "../../../kernel/resource/csv/csv.ts";
import type { StaffRole } from "../../../kernel/roles.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, freshSession, testKernel } from "../../../kernel/testing/test-kernel.ts";
import { mergedTags, uniqueTags } from "./tags.ts";

const requests = "/api/project-requests";
const clients = "/api/clients";
const quote = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "متجر" };
const client = {
  name: "ريم",
  phone: "0500000011",
  email: "r@mail.example",
  company: "رطب",
  address: "الرياض",
};
const resources = [requests, clients] as const;
const names = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name);

test("DESK-09 a tag is the same in any spelling; the first is kept, trimmed, and a merge keeps as many as a record has", () => {
  expect(
    uniqueTags([" عميل مهم ", "عميل  مهم", "عَميل مهم", "أحمد", "احمد", "VIP", "vip", "١٢", "12", "ـ", " "]),
  ).toEqual(["عميل مهم", "أحمد", "VIP", "١٢", "ـ"]);
  const many = (from: number) => Array.from({ length: 8 }, (_, index) => `وسم ${from + index}`);
  expect(mergedTags(many(1), many(5))).toEqual([...many(1), "وسم 9", "وسم 10", "وسم 11", "وسم 12"]);
});

describe.each(databases)("tags on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, environment: { RATE_LIMIT: "off" } });
    const as = (access: StaffRole) =>
      caller(
        createApi({
          ...kernel,
          authenticate: async () => {
            const session = freshSession(kernel);
            return { ...session, user: { ...session.user, access } };
          },
        }),
      );
    const visit = caller(createApi(kernel));
    const call = as("owner");
    /** Makes a request or a client with tags. */
    const add = async (path: (typeof resources)[number], name: string, tags: string[]): Promise<number> => {
      const sent = path === requests ? quote : client;
      const by = path === requests ? visit : call;
      const { id } = (await by("POST", path, { ...sent, name, email: `${crypto.randomUUID()}@mail.example` }))
        .body;
      expect((await call("PUT", `${path}/${id}`, { tags })).status).toBe(200);
      return id;
    };
    const bulk = (action: string, ids: readonly number[], tag?: string, by = call) =>
      by("POST", `${requests}/bulk`, { action, ids, tag });
    const tagsOf = async (path: string, id: number) => (await call("GET", `${path}/${id}`)).body.tags;
    return { kernel, as, visit, call, add, bulk, tagsOf };
  };

  test.each(resources)(
    "DESK-09 tags of %s are stored each once, filtered and searched in any spelling, and counted for suggestions",
    async (path) => {
      const { call, add, tagsOf } = await startApi();
      const first = await add(path, "أولى", ["عميل مهمّ ", "VIP", "vip"]);
      await add(path, "ثانية", ["عميل مهم", "50%"]);
      const third = await add(path, "ثالثة", ["مهم"]);
      await add(path, "رابعة", []);
      expect(await tagsOf(path, first)).toEqual(["عميل مهمّ", "VIP"]);
      const tagged = async (tag: string) =>
        names(await call("GET", `${path}?tag=${encodeURIComponent(tag)}`)).sort();
      expect(await tagged("عميل مهم")).toEqual(["أولى", "ثانية"]);
      expect(await tagged("vip")).toEqual(["أولى"]);
      for (const other of ["vi", "عميل", "50_", '"', "%"]) expect(await tagged(other), other).toEqual([]);
      const counted = await call("GET", `${path}?tag=vip&limit=1`);
      expect(counted.headers.get("x-total-count")).toBe("1");
      expect(names(await call("GET", `${path}?q=${encodeURIComponent("مهمّ")}`)).sort()).toEqual([
        "أولى",
        "ثالثة",
        "ثانية",
      ]);
      await call("DELETE", `${path}/${third}`);
      expect((await call("GET", `${path}/tags`)).body).toEqual([
        { tag: expect.stringMatching(/^عميل مهم/), count: 2 },
        { tag: "50%", count: 1 },
        { tag: "VIP", count: 1 },
      ]);
      await call("POST", `${path}/${third}/restore`);
      expect(await tagged("مهم")).toEqual(["ثالثة"]);
    },
  );

  test.each(resources)(
    "DESK-09 %s take at most 12 tags of 40 characters, from staff who may write them, and their history names them without their words",
    async (path) => {
      const { kernel, as, visit, call, add, tagsOf } = await startApi();
      const id = await add(path, "أولى", ["أول"]);
      const put = (tags: unknown, by = call) => by("PUT", `${path}/${id}`, { tags });
      const twelve = Array.from({ length: 12 }, (_, index) => `${index} ${"ن".repeat(37)}`);
      expect((await put([...twelve, "زائد"])).status).toBe(422);
      expect((await put(["ن".repeat(41)])).status).toBe(422);
      expect((await put(twelve, as("reader"))).status).toBe(403);
      expect((await put(twelve, visit)).status).toBe(401);
      expect((await visit("GET", `${path}/tags`)).status).toBe(401);
      expect((await as("editor")("GET", `${path}/tags`)).status).toBe(403);
      expect((await put(twelve, as("sales"))).status).toBe(200);
      expect(await tagsOf(path, id)).toHaveLength(12);
      const resource = path === requests ? "project_requests" : "clients";
      const told = (await revisionsOf(kernel, resource)).at(-1);
      expect(JSON.parse(told?.fields ?? "")).toContain("tags");
      expect(JSON.stringify(told)).not.toContain("ننن");
    },
  );

  test("DESK-09 ADM-03 the file of clients has their tags, a line each, and an import takes them", async () => {
    const { kernel, call, add, tagsOf } = await startApi();
    const id = await add(clients, "أولى", ["مهم", "الرياض"]);
    const mounted = new Hono<ApiEnv>().route(
      "/api",
      createApi({ ...kernel, authenticate: async () => freshSession(kernel) }),
    );
    const address = `http://localhost:3000${clients}/export.csv?tag=${encodeURIComponent("مُهم")}`;
    const file = await (await mounted.fetch(new Request(address), { remoteAddress: "" })).text();
    const [head = [], row] = parseCsv(file) ?? [];
    expect(row?.[head.indexOf("الوسوم")]).toBe("مهم\nالرياض");
    const changed = `${head.join(",")}\r\n${row?.map((cell) => `"${cell.replace("الرياض", "جدة\nمُهمّ")}"`).join(",")}`;
    const imported = await call("POST", `${clients}/import`, changed, {
      headers: { "content-type": "text/csv" },
    });
    expect(imported.status).toBe(200);
    expect(await tagsOf(clients, id)).toEqual(["مهم", "جدة"]);
  });

  test("DESK-09 visitors neither send tags nor see them", async () => {
    const { visit, call } = await startApi();
    const { body } = await visit("POST", requests, { ...quote, tags: ["أنا مهم"] });
    expect(body).not.toHaveProperty("tags");
    await visit("POST", "/api/registrations", { ...client, consent: true, tags: ["أنا مهم"] });
    for (const path of resources) expect((await call("GET", path)).body).toMatchObject([{ tags: [] }]);
  });

  test("DESK-09 a tag is given to several and taken from them, all or none, and nothing changes that has it already", async () => {
    const { call, add, bulk, tagsOf } = await startApi();
    const ids = [await add(requests, "أولى", ["مهم"]), await add(requests, "ثانية", [])];
    const versionOf = async (id = 0) => (await call("GET", `${requests}/${id}`)).body.version;
    const before = await versionOf(ids[0]);
    expect((await bulk("tag", ids, "مهمّ")).status).toBe(204);
    expect(await versionOf(ids[0])).toBe(before);
    for (const id of ids) expect(await tagsOf(requests, id)).toHaveLength(1);
    expect((await bulk("untag", ids, "مهم")).status).toBe(204);
    for (const id of ids) expect(await tagsOf(requests, id)).toEqual([]);
    for (const action of ["tag", "untag"]) expect((await bulk(action, ids)).status).toBe(400);
    expect((await bulk("tag", [...ids, 99], "مهم")).status).toBe(404);
    await call("PUT", `${requests}/${ids[1]}`, {
      tags: Array.from({ length: 12 }, (_, index) => `${index}`),
    });
    const refused = await bulk("tag", ids, "زائد");
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["tag"]]);
    expect(await tagsOf(requests, ids[0] ?? 0)).toEqual([]);
  });

  test("DESK-09 DESK-01 two merged requests have the tags of both", async () => {
    const { call, add, tagsOf } = await startApi();
    const kept = await add(requests, "أولى", ["مهم", "متجر"]);
    const other = await add(requests, "ثانية", ["مُهم", "الرياض"]);
    expect((await call("POST", `${requests}/${kept}/merge`, { from: other })).status).toBe(200);
    expect(await tagsOf(requests, kept)).toEqual(["مهم", "متجر", "الرياض"]);
  });

  test("DESK-09 PRIV-02 tags stand in the file of a person, and an erasure destroys them with their record", async () => {
    const { kernel, call, add } = await startApi();
    for (const path of resources) {
      const id = await add(path, "أولى", ["صعب الإقناع"]);
      await call("PUT", `${path}/${id}`, { email: "who@mail.example" });
    }
    const person = { contact: "who@mail.example" };
    const found = await call("POST", "/api/privacy/export", person);
    expect(JSON.stringify(found.body).match(/صعب الإقناع/g)?.length).toBeGreaterThanOrEqual(2);
    await call("POST", "/api/privacy/erase", { ...person, confirmation: person.contact });
    for (const table of ["project_requests", "clients"] as const)
      expect(JSON.stringify(await kernel.reads.selectFrom(table).selectAll().execute())).not.toContain("صعب");
    for (const path of resources) expect((await call("GET", `${path}/tags`)).body).toEqual([]);
  });

  test("DESK-09 the migration gives what is stored no tags, and its version stays", async () => {
    const { kernel, call, add } = await startApi();
    for (const path of resources) await add(path, "أولى", ["مهم"]);
    const before = await Promise.all(resources.map(async (path) => (await call("GET", path)).body));
    for (const table of ["project_requests", "clients"]) {
      await loose(kernel.db).schema.dropIndex(`${table}_tagged`).execute();
      for (const column of ["tags", "tag_keys"])
        await loose(kernel.db).schema.alterTable(table).dropColumn(column).execute();
    }
    await up(loose(kernel.db));
    for (const [index, path] of resources.entries())
      expect((await call("GET", path)).body).toEqual(
        before[index].map((record: object) => ({ ...record, tags: [] })),
      );
  });
});
