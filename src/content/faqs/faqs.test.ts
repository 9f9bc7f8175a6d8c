import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { findActiveFaqs, placeOfFaq } from "./store.server.ts";

const path = "/api/faqs";
const categories = "/api/faq-categories";
const faq = { question: "كم يستغرق تصميم الموقع؟", answer: "أسبوعين", category: "timeline" };

describe.each(databases)("questions on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return {
      kernel,
      call: caller(createApi(kernel)),
      anonymous: caller(createApi({ ...kernel, authenticate: async () => null })),
    };
  };

  test("API-01 API-02 create, list, update in part, delete, unknown id", async () => {
    const { call } = await startApi();
    const created = await call("POST", path, { ...faq, id: 9, unknown: 1 });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ ...faq, id: 1, version: 1, isActive: true, order: 1 });
    expect((await call("GET", path)).body).toEqual([created.body]);
    const updated = await call("PUT", `${path}/1`, { answer: "" });
    expect(updated.body).toEqual({ ...created.body, answer: "", version: 2 });
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect((await call("GET", `${path}/1`)).status).toBe(404);
    expect((await call("PUT", `${path}/1`, faq)).status).toBe(404);
  });

  test("API-01 questions are filtered by one category, all or an unknown one; a blank category is general (AFAQ-02, ADM-08)", async () => {
    const { call } = await startApi();
    await call("POST", path, faq);
    await call("POST", path, {});
    await call("POST", path, { question: "أ", category: " " });
    const ids = async (query: string) =>
      (await call("GET", path + query)).body.map(({ id }: { id: number }) => id);
    expect(await ids("?category=timeline")).toEqual([1]);
    expect(await ids("?category=general")).toEqual([2, 3]);
    expect(await ids("?category=all")).toEqual([1, 2, 3]);
    expect(await ids("?category=nothing")).toEqual([]);
  });

  test("API-03 visitors see active questions in order and cannot change them", async () => {
    const { kernel, call, anonymous } = await startApi();
    await call("POST", path, { ...faq, order: 2 });
    await call("POST", path, { ...faq, order: 1 });
    await call("POST", path, { ...faq, isActive: false });
    expect((await anonymous("GET", path)).body.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    const found = await findActiveFaqs(kernel.reads, { category: "timeline", search: "x" }, { limit: 1 });
    expect([found.faqs.map(({ id }) => id), found.total]).toEqual([[2, 1], null]);
    for (const refused of [
      anonymous("POST", path, faq),
      anonymous("PUT", `${path}/1`, faq),
      anonymous("DELETE", `${path}/1`),
      anonymous("POST", categories, { label: "أ" }),
      anonymous("PUT", `${categories}/general`, { label: "أ" }),
      anonymous("DELETE", `${categories}/general`),
    ]) {
      expect((await refused).status).toBe(401);
    }
  });

  test("FAQ-05 the place of a question is its index in the visitors' list; a question that they do not see has none", async () => {
    const { kernel, call } = await startApi();
    const ask = async (question: string, fields: object) =>
      (await call("POST", path, { ...faq, question, ...fields })).body.id;
    const ids = [
      await ask("ب", { order: 7 }),
      await ask("أ", { order: 2 }),
      await ask("ج", { order: 7 }),
      await ask("آخر", { order: null }),
      await ask("قبل الأخير", { order: null }),
    ];
    const hidden = await ask("مخفي", { order: 1, isActive: false });
    const unanswered = await ask("بلا جواب", { order: 1, answer: " " });
    const deleted = await ask("محذوف", { order: 1 });
    await call("DELETE", `${path}/${deleted}`);
    const { faqs } = await findActiveFaqs(kernel.reads, {}, {});
    expect(faqs).toHaveLength(ids.length);
    for (const [place, { id }] of faqs.entries()) expect(await placeOfFaq(kernel.reads, id)).toBe(place);
    for (const id of [hidden, unanswered, deleted, 999])
      expect(await placeOfFaq(kernel.reads, id)).toBeUndefined();
  });

  test("FAQ-01 API-01 the site shows a question once it is answered; the API lists it before", async () => {
    const { kernel, call, anonymous } = await startApi();
    const shown = async () =>
      (await findActiveFaqs(kernel.reads, {}, {})).faqs.map(({ question }) => question);
    const { id } = (await call("POST", path, { ...faq, question: "بلا جواب", answer: "" })).body;
    expect(await shown()).toEqual([]);
    expect((await anonymous("GET", path)).body).toMatchObject([{ id, question: "بلا جواب", answer: "" }]);
    await call("PUT", `${path}/${id}`, { answer: "نعم" });
    expect(await shown()).toEqual(["بلا جواب"]);
  });
});
