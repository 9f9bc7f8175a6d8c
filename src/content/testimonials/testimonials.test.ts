import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { countActiveReviews, countRatings, findReviewOfProject, listActiveReviews } from "./store.server.ts";

const path = "/api/reviews";

/** The body that the original site sends: a review with the field names of a team member. */
const mappedBody = {
  name: "خالد الحربي",
  position: "مالك المتجر",
  department: "مزارع رُطَب",
  bio: "سلّمونا المتجر قبل الموعد بيومين.",
  image: "/uploads/khaled-200x200.webp",
  experience: "48,000 ريال",
  specialty: "متجر رُطَب",
  ordering: 0,
  joinDate: "2026-11-08",
  email: "",
  phone: "",
  linkedin: "",
  achievements: ["أ"],
  skills: [],
  isActive: true,
};
/** The same review with the field names of the screen. */
const screen = {
  clientName: "خالد الحربي",
  clientPosition: "مالك المتجر",
  company: "مزارع رُطَب",
  testimonialText: "سلّمونا المتجر قبل الموعد بيومين.",
  clientImage: "/uploads/khaled-200x200.webp",
  projectValue: "48,000 ريال",
  projectName: "متجر رُطَب",
  order: 0,
  date: "2026-11-08",
  achievements: ["أ"],
  skills: [],
  isActive: true,
};
const extras = {
  rating: 4,
  projectDuration: "10 أسابيع",
  projectImage: "/uploads/shop-1200x800.webp",
  category: "commercial",
  projectId: "1790496000001",
};

describe.each(databases)("reviews on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => new Date("2026-11-21T22:30:00Z"),
    });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test("ATEST-01 ADM-03 the server filters by rating, sorts, pages, and calculates the mean of all ratings", async () => {
    const { call } = await startApi();
    expect((await call("GET", `${path}/summary`)).body).toEqual({ total: 0, mean: 0 });
    for (const rating of [5, 2, 5, 4]) await call("POST", path, { rating });
    const list = async (query: string) => {
      const { headers, body } = await call("GET", `${path}?${query}`);
      const ids = body.map(({ id }: { id: number }) => id);
      return { ids, total: headers.get("x-total-count") };
    };
    expect(await list("rating=5&limit=1&offset=1")).toEqual({ ids: [3], total: "2" });
    expect((await list("rating=6")).ids).toEqual([]);
    expect((await list("sort=-rating,id")).ids).toEqual([1, 3, 4, 2]);
    expect((await call("GET", `${path}/summary`)).body).toEqual({ total: 4, mean: 4 });
  });

  test("API-01 ATEST-02 a body with the names of a team member is stored and answered unchanged under the screen's names", async () => {
    const { call } = await startApi();
    const created = await call("POST", path, { ...mappedBody, ...extras });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ id: 1, version: 1, ...screen, ...extras });
    expect((await call("GET", path)).body).toEqual([created.body]);
    expect((await call("GET", `${path}/1`)).body).toEqual(created.body);
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect((await call("DELETE", `${path}/1`)).status).toBe(404);
  });

  test("ATEST-02 ATEST-01 fields that a create leaves out get defaults: rating 5, general, today in Riyadh, the next place", async () => {
    const { call } = await startApi();
    const created = await call("POST", path, mappedBody);
    expect(created.body).toEqual({
      id: 1,
      version: 1,
      ...screen,
      rating: 5,
      projectDuration: "",
      projectImage: null,
      category: "general",
      projectId: null,
    });
    const blank = await call("POST", path, {});
    expect(blank.body).toMatchObject({ date: "2026-11-22", order: 2, isActive: true, clientName: "" });
  });

  test("ATEST-02 fields that a PUT leaves out stay", async () => {
    const { call } = await startApi();
    const { body } = await call("POST", path, { ...mappedBody, ...extras });
    const mapped = await call("PUT", `${path}/1`, { ...mappedBody, bio: "نص آخر" });
    expect(mapped.body).toEqual({ ...body, testimonialText: "نص آخر", version: 2 });
    const flag = await call("PUT", `${path}/1`, { isActive: false });
    expect(flag.body).toEqual({ ...mapped.body, isActive: false, version: 3 });
    // A whole answer can be sent back as a body too.
    expect((await call("PUT", `${path}/1`, flag.body)).body).toEqual({ ...flag.body, version: 4 });
  });

  test("ADM-08 API-04 a rating is 1 to 5, an ordering 0 or more", async () => {
    const { call } = await startApi();
    for (const rating of [0, 6, 4.5, "أ"]) {
      expect((await call("POST", path, { rating })).body.fields, String(rating)).toHaveProperty("rating");
    }
    expect((await call("POST", path, { rating: 0 })).body.fields.rating).toBe("اختر تقييمًا من 1 إلى 5");
    expect((await call("POST", path, { ordering: -1 })).status).toBe(422);
    expect((await call("POST", path, { rating: "٣", ordering: "٠" })).body).toMatchObject({
      rating: 3,
      order: 0,
    });
  });

  test("TEST-01 TEST-02 API-03 visitors see active reviews in order; the category general has no tab", async () => {
    const { kernel, call } = await startApi();
    await call("POST", path, { name: "أ", ordering: 2, category: "commercial" });
    await call("POST", path, { name: "ب", ordering: 0 });
    await call("POST", path, { name: "ج", ordering: 1, category: "commercial", isActive: false });
    const names = (reviews: { clientName: string }[]) => reviews.map(({ clientName }) => clientName);
    expect(names(await listActiveReviews(kernel.reads))).toEqual(["ب", "أ"]);
    expect(names(await listActiveReviews(kernel.reads, { category: "commercial" }))).toEqual(["أ"]);
    expect(await listActiveReviews(kernel.reads, { limit: 1, offset: 1 })).toHaveLength(1);
    expect(
      (await countActiveReviews(kernel.reads)).sort((a, b) => a.category.localeCompare(b.category)),
    ).toEqual([
      { category: "commercial", total: 1 },
      { category: "general", total: 1 },
    ]);
    expect(await countRatings(kernel.reads)).toEqual([{ rating: 5, total: 2 }]);
    await call("POST", path, { name: "د", ordering: 9, rating: 3 });
    expect(await countRatings(kernel.reads)).toEqual([
      { rating: 5, total: 2 },
      { rating: 3, total: 1 },
    ]);
    const anonymous = caller(createApi({ ...kernel, authenticate: async () => null }));
    expect(names((await anonymous("GET", path)).body)).toEqual(["ب", "أ", "د"]);
    expect(names((await call("GET", `${path}?category=commercial`)).body)).toEqual(["ج", "أ"]);
    expect((await call("GET", `${path}?category=nothing`)).body).toEqual([]);
    expect((await call("GET", `${path}?category=all`)).body).toHaveLength(4);
  });

  test("PRJ-05 the review of a project is its first active one", async () => {
    const { kernel, call } = await startApi();
    await call("POST", path, { name: "أ", ordering: 1, projectId: "17", isActive: false });
    await call("POST", path, { name: "ب", ordering: 3, projectId: "17" });
    await call("POST", path, { name: "ج", ordering: 2, projectId: 17 });
    expect((await findReviewOfProject(kernel.reads, "17"))?.clientName).toBe("ج");
    expect(await findReviewOfProject(kernel.reads, "18")).toBeUndefined();
  });
});
