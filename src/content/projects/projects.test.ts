import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { projects } from "./projects.ts";
import {
  countProjects,
  findProject,
  findProjects,
  listProjects,
  listProjectTimes,
  newProjectId,
  nextProject,
  projectsTable,
} from "./store.server.ts";

const path = "/api/projects";
const project = {
  id: "1790496000001",
  title: "متجر رُطَب",
  summary: "متجر تمور",
  description: "فقرة\n\nفقرة ثانية",
  category: "residential",
  status: "planning",
  completion: 72,
  value: "48,000 ريال",
  valueAmount: 48000,
  duration: "10 أسابيع",
  location: "الرياض",
  client: "مزارع رُطَب",
  clientId: 1,
  image: "/uploads/a-10x10.webp",
  imageAlt: "غلاف",
  gallery: [
    { image: null, caption: "صفحة الصنف" },
    {
      image: null,
      caption: "السلة",
      title: "السلة",
      notes: [{ x: 91.4, y: 27.3, title: "ثلاث خطوات", text: "لا أكثر" }],
    },
  ],
  startDate: "2026-09-27",
  endDate: "2026-12-03",
  order: 4,
  isActive: true,
  challenge: "كانت الطلبات تضيع.",
  challengeText: "سطر\nوآخر",
  decision: "كتبنا أولًا.",
  decisionText: "",
  result: "يُجاب عن كل طلب في يومه.",
  resultText: "",
  figures: [{ value: "5 أسابيع", label: "من البداية إلى الإطلاق" }],
  detailImage: "/uploads/b-10x10.webp",
  detailX: 8,
  detailY: 92,
  detailZoom: 150,
  detailCaption: "من قريب",
};

describe.each(databases)("projects on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const anonymous = caller(createApi({ ...kernel, authenticate: async () => null }));
    return { kernel, call: caller(createApi(kernel)), anonymous };
  };
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  test("API-01 API-02 APRJ-03 a project is created with the id that the caller sends, listed, updated in part, deleted", async () => {
    const { call, anonymous } = await startApi();
    const created = await call("POST", path, { ...project, unknown: "ignored" });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ ...project, version: 1 });
    expect((await call("POST", path, project)).status).toBe(409);
    const { clientId: _client, valueAmount: _amount, ...shown } = created.body;
    expect((await anonymous("GET", path)).body).toEqual([shown]);

    const updated = await call("PUT", `${path}/${project.id}`, { id: "other", completion: "٨٠" });
    expect(updated.status).toBe(200);
    expect(updated.body).toEqual({ ...project, completion: 80, version: 2 });
    expect((await anonymous("GET", `${path}/${project.id}`)).body).toEqual({
      ...shown,
      completion: 80,
      version: 2,
    });

    expect((await call("DELETE", `${path}/${project.id}`)).status).toBe(204);
    expect((await call("GET", `${path}/${project.id}`)).status).toBe(404);
    expect((await call("PUT", `${path}/none`, {})).status).toBe(404);
    expect((await call("POST", `${path}/${project.id}/restore`)).body.title).toBe(project.title);
  });

  test("SITE-05 APRJ-02 a hidden project is answered to staff only and appears in no list of the pages", async () => {
    const { kernel, call, anonymous } = await startApi();
    await call("POST", path, { ...project, isActive: false });
    await call("POST", path, { id: "open", title: "ظاهر" });
    const open = (await call("GET", `${path}/open`)).body;
    expect(open.isActive).toBe(true);
    expect(ids((await anonymous("GET", path)).body)).toEqual(["open"]);
    expect((await anonymous("GET", `${path}/${project.id}`)).status).toBe(404);
    expect((await call("GET", `${path}/${project.id}`)).body.title).toBe(project.title);

    const { reads } = kernel;
    expect((await listProjects(reads, {}, { limit: 9, offset: 0 })).total).toBe(1);
    expect(await countProjects(reads)).toHaveLength(1);
    expect((await listProjectTimes(reads)).map(({ id }) => id)).toEqual(["open"]);
    expect(await findProject(reads, project.id)).toBeUndefined();
    expect([...(await findProjects(reads, [project.id, "open"])).keys()]).toEqual(["open"]);
    expect(await nextProject(reads, { ...blankOf(projects), ...open })).toBeUndefined();

    await call("PUT", `${path}/${project.id}`, { isActive: true });
    expect((await findProject(reads, project.id))?.title).toBe(project.title);
    expect((await anonymous("GET", `${path}/${project.id}`)).status).toBe(200);
  });

  test("SITE-01 APRJ-02 a project has at most four figures and three notes per picture, and a detail lies inside its picture", async () => {
    const { call } = await startApi();
    const note = { x: 101, y: 0, title: "أ", text: "" };
    const figure = { value: "1", label: "أ" };
    const refused = await call("POST", path, {
      figures: Array(5).fill(figure),
      gallery: [{ image: null, caption: "", notes: [note] }],
      detailX: 101,
      detailZoom: 99,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields).sort()).toEqual([
      "detailX",
      "detailZoom",
      "figures",
      "gallery.0.notes.0.x",
    ]);
    const notes = Array(4).fill({ ...note, x: 100 });
    const tooMany = await call("POST", path, { gallery: [{ image: null, caption: "", notes }] });
    expect(Object.keys(tooMany.body.fields)).toEqual(["gallery.0.notes"]);
  });

  test("APRJ-03 SEC-08 of six simultaneous creations with one id one succeeds, and the others conflict", async () => {
    const { call, anonymous } = await startApi();
    const answers = await Promise.all(Array.from({ length: 6 }, () => call("POST", path, project)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await anonymous("GET", path)).body).toHaveLength(1);
  });

  test("APRJ-03 ADM-05 ADM-08 a blank project can be saved: it gets an id, completion 0 and the next place", async () => {
    const { call } = await startApi();
    const [first, second] = [
      await call("POST", path, {}),
      await call("POST", path, { id: "", completion: "" }),
    ];
    expect(first.body).toMatchObject({ completion: 0, order: 1, image: null, gallery: [] });
    expect(first.body.id).toMatch(/^\d{13,}$/);
    expect(second.body).toMatchObject({ completion: 0, order: 2 });
    expect(second.body.id).not.toBe(first.body.id);
    expect((await call("POST", path, { id: 1_790_496_000_009 })).body.id).toBe("1790496000009");
  });

  test("PRJ-02 inprogress becomes in-progress on write, other states stay, and any state may follow any other", async () => {
    const { call } = await startApi();
    const put = async (status: string) =>
      (await call("PUT", `${path}/${project.id}`, { status })).body.status;
    expect((await call("POST", path, { ...project, status: "inprogress" })).body.status).toBe("in-progress");
    expect(await put("completed")).toBe("completed");
    expect(await put("planning")).toBe("planning");
    expect(await put("on-hold")).toBe("on-hold");
    expect(await put("inprogress")).toBe("in-progress");
  });

  test("API-04 APRJ-03 each wrong value gets a message, and nothing is stored", async () => {
    const { call } = await startApi();
    const wrong = await call("POST", path, {
      id: "a/b",
      category: "retail",
      completion: 101,
      startDate: "2026-02-30",
      image: "javascript:alert(1)",
      gallery: [{ image: "x", caption: "" }],
      order: 0,
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toMatchObject({
      completion: "النسبة من 0 إلى 100",
      startDate: "اختر تاريخًا صحيحًا",
      category: "اختر قيمة من القائمة",
    });
    expect(Object.keys(wrong.body.fields).sort()).toEqual(
      ["category", "completion", "gallery.0.image", "id", "image", "order", "startDate"].sort(),
    );
    expect((await call("POST", path, { completion: -1 })).status).toBe(422);
    expect((await call("GET", path)).body).toEqual([]);
  });

  test("API-03 AUTH-06 visitors can read every project and change none", async () => {
    const { call, anonymous } = await startApi();
    await call("POST", path, project);
    for (const [method, address] of [
      ["POST", path],
      ["PUT", `${path}/${project.id}`],
      ["DELETE", `${path}/${project.id}`],
      ["POST", `${path}/reorder`],
    ] as const)
      expect((await anonymous(method, address, {})).status).toBe(401);
    expect((await anonymous("GET", path)).body).toHaveLength(1);
  });

  test("API-03 only staff read a project's client and its value in riyals, and no order or filter reveals them", async () => {
    const { call, anonymous } = await startApi();
    await call("POST", path, { ...project, id: "1", clientId: 1, valueAmount: 900, order: 1 });
    await call("POST", path, { ...project, id: "2", clientId: 2, valueAmount: 100, order: 2 });
    for (const address of [path, `${path}?q=`, `${path}?limit=1`, `${path}/1`]) {
      const { status, body } = await anonymous("GET", address);
      expect(status, address).toBe(200);
      const [first] = Array.isArray(body) ? body : [body];
      expect(first, address).toMatchObject({ id: "1", title: project.title, value: project.value });
      expect(Object.keys(first), address).not.toContain("clientId");
      expect(Object.keys(first), address).not.toContain("valueAmount");
    }
    // Visitors can neither filter nor sort by these fields.
    expect(ids((await anonymous("GET", `${path}?clientId=2`)).body)).toEqual(["1", "2"]);
    for (const order of ["valueAmount", "-valueAmount", "title,clientId"])
      expect((await anonymous("GET", `${path}?sort=${order}`)).status, order).toBe(400);
    const [staffs] = (await call("GET", `${path}?clientId=2&sort=valueAmount`)).body;
    expect(staffs).toMatchObject({ id: "2", clientId: 2, valueAmount: 100 });
    expect((await call("GET", `${path}/1`)).body).toMatchObject({ clientId: 1, valueAmount: 900 });
    const documents = (await anonymous("GET", "/api/openapi.json")).body.paths;
    const answered = documents["/projects"].get.responses[200].content["application/json"].schema.items;
    expect(answered.required).toContain("title");
    expect(answered.required).not.toContain("clientId");
    expect(answered.required).not.toContain("valueAmount");
  });

  test("API-01 API-08 lists are filtered, searched, sorted and read in parts; If-Match guards an update", async () => {
    const { call } = await startApi();
    for (const [id, title, category, status] of [
      ["1", "أحمد", "commercial", "completed"],
      ["2", "إدارة", "industrial", "inprogress"],
      ["3", "رؤية ٢٠٣٠", "industrial", "completed"],
    ])
      await call("POST", path, { id, title, category, status });
    const list = async (query: string) => ids((await call("GET", `${path}?${query}`)).body);
    expect(await list("category=industrial")).toEqual(["2", "3"]);
    expect(await list("category=all&status=completed")).toEqual(["1", "3"]);
    expect(await list("status=inprogress")).toEqual(["2"]);
    expect(await list("category=nothing")).toEqual([]);
    await call("PUT", `${path}/2`, { clientId: 7 });
    expect(await list("clientId=7")).toEqual(["2"]);
    expect(await list("clientId=seven")).toEqual([]);
    expect(await list("q=2030")).toEqual(["3"]);
    expect(await list(`q=${encodeURIComponent("احمد")}`)).toEqual(["1"]);
    expect(await list("sort=-order&limit=2&offset=1")).toEqual(["2", "1"]);
    expect((await call("GET", `${path}?limit=1`)).headers.get("x-total-count")).toBe("3");
    await call("POST", `${path}/reorder`, { ids: ["3", "1", "2"] });
    expect(await list("")).toEqual(["3", "1", "2"]);
    const stale = await call("PUT", `${path}/3`, { title: "ب" }, { headers: { "if-match": '"1"' } });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toMatchObject({ id: "3", title: "رؤية ٢٠٣٠" });
  });

  test("ADM-03 APRJ-03 projects imported from a file within one millisecond get different ids", async () => {
    const { call } = await startApi();
    const rows = Array.from({ length: 60 }, (_, index) => `مشروع ${index}`);
    const file = ["العنوان", ...rows].join("\n");
    const { body } = await call("POST", `${path}/import`, file, { headers: { "content-type": "text/csv" } });
    expect(body).toEqual({ created: 60, updated: 0, unchanged: 0 });
  });

  test("PRJ-01 PRJ-03 PRJ-05 the site reads pages of projects, counts, the next project and projects by id", async () => {
    const { kernel } = await startApi();
    const add = (id: string, order: number | null, fields: object = {}) =>
      write(kernel, { id: null, name: "test" }, (tx) =>
        createRecord(tx, projectsTable, { ...blankOf(projects), ...fields, id, order }),
      );
    const b = await add("b", 2);
    const a = await add("a", 1, { category: "other", status: "on-hold" });
    const last = await add("z", null);
    const part = await listProjects(kernel.reads, {}, { limit: 2, offset: 1 });
    expect(ids(part.projects)).toEqual(["b", "z"]);
    expect(part.total).toBe(3);
    expect((await listProjects(kernel.reads, { category: "none" }, { limit: 9, offset: 0 })).total).toBe(0);
    expect(await countProjects(kernel.reads)).toEqual(
      expect.arrayContaining([
        { category: "other", status: "on-hold", total: 1 },
        { category: "commercial", status: "planning", total: 2 },
      ]),
    );
    expect((await nextProject(kernel.reads, a))?.id).toBe("b");
    expect((await nextProject(kernel.reads, b))?.id).toBe("z");
    expect((await nextProject(kernel.reads, last))?.id).toBe("a");
    expect([...(await findProjects(kernel.reads, ["z", "none"])).keys()]).toEqual(["z"]);
    expect((await listProjectTimes(kernel.reads)).map(({ id }) => id)).toEqual(["a", "b", "z"]);
  });
});

test("APRJ-03 projects that are made at the same moment have ids of their own, each greater than the one before", () => {
  const now = new Date("2026-11-25T08:00:00.000Z");
  const ids = Array.from({ length: 5000 }, () => newProjectId(now));
  expect(new Set(ids).size).toBe(5000);
  expect(ids).toEqual(ids.toSorted());
  expect(ids[0]).toMatch(/^\d{16}$/);
});
