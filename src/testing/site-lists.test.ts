import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { findActiveFaqs } from "../content/faqs/store.server.ts";
import {
  countActivePackages,
  hostingPackagesTable,
  listActivePackages,
  packagesTable,
} from "../content/packages/store.server.ts";
import {
  countProjects,
  listProjects,
  listProjectTimes,
  nextProject,
} from "../content/projects/store.server.ts";
import { countActiveServices, listActiveServices } from "../content/services/store.server.ts";
import { countActiveMembers, listActiveMembers } from "../content/team/store.server.ts";
import {
  countActiveReviews,
  findReviewOfProject,
  listActiveReviews,
  summarizeReviews,
} from "../content/testimonials/store.server.ts";
import { listActiveVisionItems } from "../content/vision/store.server.ts";
import type { Db } from "../kernel/db/database.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

/*
 * What pages show of each list: only active records, no deleted ones, by order, records without a place last, ties by id.
 * Pages call only these functions, so a list that breaks one of these rules fails here, on both databases.
 */

type Listed = { id: number }[];
type Part = { limit?: number; offset?: number };
const orderNames = {
  "display_order is_active": ["display_order", "is_active"],
  "order isActive": ["order", "isActive"],
};
const lists: {
  path: string;
  names: keyof typeof orderNames;
  list: (db: Db, part?: Part) => Promise<Listed>;
  count?: (db: Db) => Promise<number>;
}[] = [
  {
    path: "services",
    names: "display_order is_active",
    list: listActiveServices,
    count: countActiveServices,
  },
  ...[packagesTable, hostingPackagesTable].map((table) => ({
    path: table === packagesTable ? "packages" : "packages-server",
    names: "display_order is_active" as const,
    list: (db: Db, part?: Part) => listActivePackages(db, table, part),
    count: (db: Db) => countActivePackages(db, table),
  })),
  { path: "team-members", names: "order isActive", list: listActiveMembers, count: countActiveMembers },
  {
    path: "reviews",
    names: "order isActive",
    list: listActiveReviews,
    count: async (db) => (await countActiveReviews(db)).reduce((sum, { total }) => sum + total, 0),
  },
  {
    path: "faqs",
    names: "order isActive",
    list: async (db, part = {}) => (await findActiveFaqs(db, {}, part)).faqs,
  },
  { path: "vision-items", names: "order isActive", list: listActiveVisionItems },
];

describe.each(databases)("what pages show on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return { db: kernel.reads, call: caller(createApi(kernel)) };
  };

  test.each(lists)(
    "HOME-02 SVC-01 LEAD-01 TEST-01 VIS-02 API-03 $path: active records that are not deleted, by order, missing places last, ties by id",
    async ({ path, names, list, count }) => {
      const { db, call } = await startApi();
      const [order = "", active = ""] = orderNames[names];
      const named = { title: "س", name: "س", question: "س", answer: "س", clientName: "س" };
      // By id:               1     2  3  4  5  6
      for (const [place, isActive] of [
        [null, true],
        [5, true],
        [1, false],
        [2, true],
        [5, true],
        [1, true],
      ] as const)
        await call("POST", `/api/${path}`, { ...named, [order]: place, [active]: isActive });
      await call("DELETE", `/api/${path}/6`);
      const ids = async (part?: Part) => (await list(db, part)).map(({ id }) => id);
      expect(await ids()).toEqual([4, 2, 5, 1]);
      if (!count) return;
      expect(await count(db)).toBe(4);
      expect(await ids({ limit: 2, offset: 1 })).toEqual([2, 5]);
    },
  );

  test("HOME-02 a service without a place sorts as place 999999, ties by id, in the lists of site and staff and when it is moved", async () => {
    const { db, call } = await startApi();
    for (const place of [1_000_000, 999_999, null, 999_999, null, 999_998, 1_000_000])
      await call("POST", "/api/services", { title: "س", display_order: place });
    const order = [6, 2, 3, 4, 5, 1, 7];
    expect((await listActiveServices(db)).map(({ id }) => id)).toEqual(order);
    expect((await listActiveServices(db, { limit: 3 })).map(({ id }) => id)).toEqual([6, 2, 3]);
    const listed = async (query = "") =>
      (await call("GET", `/api/services${query}`)).body.map(({ id }: Listed[number]) => id);
    expect(await listed()).toEqual(order);
    expect(await listed("?sort=display_order")).toEqual(order);
    expect((await call("GET", "/api/services?sort=order")).status).toBe(400);
    // Two services change places, one of them had none; the others keep their order.
    await call("POST", "/api/services/reorder", { ids: [3, 2] });
    expect(await listed()).toEqual([6, 3, 2, 4, 5, 1, 7]);
  });

  test("TEST-02 PRJ-05 reviews are counted by category, and a project shows its first active one", async () => {
    const { db, call } = await startApi();
    const reviews = [
      { category: "commercial", projectId: "a", rating: 5, order: 2 },
      { category: "commercial", projectId: "a", rating: 2, order: 1 },
      { projectId: "a", rating: 1, order: 0, isActive: false },
      { projectId: "b", rating: 4, order: 3 },
      { projectId: "b", rating: 3, order: 1 },
    ];
    for (const id of ["a", "b"]) await call("POST", "/api/projects", { id, title: id });
    for (const review of reviews)
      expect((await call("POST", "/api/reviews", { clientName: "س", ...review })).status).toBe(201);
    await call("DELETE", "/api/reviews/5");
    const counted = await countActiveReviews(db);
    expect(counted.toSorted((a, b) => a.category.localeCompare(b.category))).toEqual([
      { category: "commercial", total: 2 },
      { category: "general", total: 1 },
    ]);
    expect((await listActiveReviews(db, { category: "commercial" })).map(({ id }) => id)).toEqual([2, 1]);
    expect((await findReviewOfProject(db, "a"))?.id).toBe(2);
    expect((await findReviewOfProject(db, "b"))?.id).toBe(4);
    expect(await findReviewOfProject(db, "c")).toBeUndefined();
    expect(await summarizeReviews(db)).toEqual({ total: 4, mean: 3 });
  });

  test("PRJ-01 PRJ-03 PRJ-05 projects are listed by order, filtered, counted without deleted ones, and each leads to the next", async () => {
    const { db, call } = await startApi();
    const projects = [
      { id: "a", order: 3, category: "commercial", status: "completed" },
      { id: "b", order: null, category: "industrial", status: "planning" },
      { id: "c", order: 1, category: "commercial", status: "planning" },
      { id: "d", order: 3, category: "commercial", status: "completed" },
      { id: "e", order: 2, category: "commercial", status: "completed" },
    ];
    for (const project of projects) await call("POST", "/api/projects", { title: "س", ...project });
    await call("DELETE", "/api/projects/e");
    const ids = async (filter: { category?: string; status?: string }, part = { limit: 9, offset: 0 }) => {
      const { projects, total } = await listProjects(db, filter, part);
      return [projects.map(({ id }) => id).join(""), total];
    };
    expect(await ids({})).toEqual(["cadb", 4]);
    expect(await ids({}, { limit: 2, offset: 1 })).toEqual(["ad", 4]);
    expect(await ids({ category: "commercial" })).toEqual(["cad", 3]);
    expect(await ids({ category: "commercial", status: "planning" })).toEqual(["c", 1]);
    expect(await ids({ status: "none" })).toEqual(["", 0]);
    expect((await countProjects(db)).map((line) => Object.values(line).join(" ")).sort()).toEqual([
      "commercial completed 2",
      "commercial planning 1",
      "industrial planning 1",
    ]);
    expect((await listProjectTimes(db)).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
    const all = (await listProjects(db, {}, { limit: 9, offset: 0 })).projects;
    const next = await Promise.all(all.map(async (project) => (await nextProject(db, project))?.id));
    expect(next).toEqual(["a", "d", "b", "c"]);
    for (const id of ["a", "b", "d"]) await call("DELETE", `/api/projects/${id}`);
    const [last] = all;
    expect(last && (await nextProject(db, last))).toBeUndefined();
  });
});
