import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { viewQuery } from "./view-query.ts";

const path = "/api/saved-views";

describe.each(databases)("saved views on %s", (database) => {
  test("DESK-09 views are kept by name for each list, renamed, ordered, deleted and restored; other lists and empty ones are refused", async () => {
    const call = caller(createApi(await testKernel({ database, session: testSession })));
    const hot = { title: "متأخرة", list: "quote-requests", query: "assignee=me&due=1" };
    const won = { title: "مقبولة", list: "quotes", query: "stage=accepted" };
    for (const view of [hot, won]) expect((await call("POST", path, view)).status).toBe(201);
    const titles = async (query = "") =>
      (await call("GET", path + query)).body.map(({ title }: { title: string }) => title);
    expect(await titles("?list=quote-requests")).toEqual(["متأخرة"]);
    expect(await titles("?list=quotes")).toEqual(["مقبولة"]);
    expect((await call("PUT", `${path}/1`, { title: "تنتظرني" })).body).toMatchObject({
      ...hot,
      title: "تنتظرني",
    });
    expect((await call("POST", `${path}/reorder`, { ids: [2, 1] })).status).toBe(204);
    expect(await titles()).toEqual(["مقبولة", "تنتظرني"]);
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect(await titles()).toEqual(["مقبولة"]);
    expect((await call("POST", `${path}/1/restore`)).status).toBe(200);
    expect(await titles()).toEqual(["مقبولة", "تنتظرني"]);
    for (const wrong of [
      { title: " " },
      { query: "" },
      { list: "users" },
      { query: "q=".padEnd(1001, "س") },
    ]) {
      const refused = await call("POST", path, { ...hot, ...wrong });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, Object.keys(wrong)]);
    }
    expect(await titles()).toHaveLength(2);
  });

  test("DESK-09 PRIV-02 a person in the search of a view is found by the search for a person, and goes with the person", async () => {
    const call = caller(createApi(await testKernel({ database, session: testSession })));
    const noura = { name: "نورة السبيعي", phone: "0551234567", email: "n@mail.example", message: "" };
    await call("POST", "/api/project-requests", noura);
    const query = viewQuery("clients", new URLSearchParams({ q: "0551234567", status: "active" }));
    await call("POST", path, { title: "مكالمة 0551234567", list: "clients", query });
    const contact = "0551234567";
    const found = (await call("POST", "/api/privacy/find", { contact })).body;
    expect(found.mentions).toContainEqual({ table: "saved_views", rows: 1 });
    expect((await call("POST", "/api/privacy/erase", { contact, confirmation: contact })).status).toBe(200);
    expect((await call("GET", path)).body).toMatchObject([
      { title: "مكالمة [أُتلف]", list: "clients", query: "q=[أُتلف]&status=active" },
    ]);
  });
});

test("DESK-09 a view is what a list shows: not its page, an open record or a day, in one spelling", () => {
  const of = (list: Parameters<typeof viewQuery>[0], search: string) =>
    viewQuery(list, new URLSearchParams(search));
  expect(of("quote-requests", "view=board&page=3&due=1&assignee=me&q=")).toBe("assignee=me&due=1&view=board");
  expect(of("clients", "view=12&status=active&edit=3&trash=1")).toBe("status=active");
  expect(of("tasks", "day=2026-11-30&view=week")).toBe("view=week");
  expect(of("quotes", "page=2")).toBe("");
  const typed = "نورة & هند + 100% #1";
  const kept = viewQuery("clients", new URLSearchParams({ q: typed }));
  expect(kept).toContain("نورة");
  expect(new URLSearchParams(kept).get("q")).toBe(typed);
});
