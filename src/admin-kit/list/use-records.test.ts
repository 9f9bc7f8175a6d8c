import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { List } from "./list.ts";
import { pageParameters, usePagedList } from "./use-records.ts";

test("ADM-03 a page asks the server for its 50 records and sends no empty parameters", () => {
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

test("ADM-05 the total is unknown until it is counted; when the count fails, the number of matches replaces it", () => {
  type Review = { id: number };
  const asked = { query: "متجر", page: 1 };
  const cache = new QueryClient();
  cache.setQueryData(["reviews", "page", pageParameters(asked)], { records: [{ id: 7 }], total: 1 });
  const call = vi.fn();
  const client = {
    list: call,
    page: call,
    read: call,
    create: call,
    update: call,
    remove: call,
    restore: call,
  };
  const totalWith = (counted: Parameters<typeof usePagedList>[3]) => {
    const lists: List<Review>[] = [];
    const Screen = () => {
      lists.push(usePagedList<Review>("reviews", client, asked, counted));
      return null;
    };
    renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, createElement(Screen)));
    expect(lists[0]).toMatchObject({ shown: [{ id: 7 }], matching: 1 });
    return lists[0]?.total;
  };
  expect(totalWith({ data: undefined, isPending: true })).toBeUndefined();
  expect(totalWith({ data: { total: 41 }, isPending: false })).toBe(41);
  expect(totalWith({ data: undefined, isPending: false })).toBe(1);
});
