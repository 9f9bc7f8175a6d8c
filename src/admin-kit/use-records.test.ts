import { expect, test } from "vitest";
import { pageParameters } from "./use-records.ts";

test("ADM-03 a page asks the server for its 50 records and for nothing that is empty", () => {
  expect(
    pageParameters({ query: " متجر ", filters: { status: "", category: "a" }, sort: "-id", page: 3 }),
  ).toEqual({
    q: "متجر",
    category: "a",
    sort: "-id",
    limit: 50,
    offset: 100,
  });
  expect(pageParameters({ query: "", page: 1 })).toEqual({ limit: 50, offset: 0 });
});
