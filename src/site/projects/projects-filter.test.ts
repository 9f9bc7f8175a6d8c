import { expect, test } from "vitest";
import { pageNumber } from "../loading/pagination.ts";
import { filterFrom, projectsHref } from "./projects-filter.tsx";

const search = (text: string) => new URLSearchParams(text);

test("PRJ-03 the filter of an address and the address of a filter agree; all means everything", () => {
  expect(filterFrom(search("category=other&status=on+hold"))).toEqual({
    category: "other",
    status: "on hold",
  });
  expect(filterFrom(search("category=all&status="))).toEqual({ category: undefined, status: undefined });
  expect(projectsHref({})).toBe("/projects");
  const href = projectsHref({ category: "other", status: "a & b" }, 2);
  expect(filterFrom(search(href.split("?")[1] ?? ""))).toEqual({ category: "other", status: "a & b" });
  expect(href).toContain("page=2");
});

test("API-08 a page is a number from 1; anything else means the first page", () => {
  expect(
    ["1", "12", "0", "-1", "x", "1.5", "99999", ""].map((page) => pageNumber(search(`page=${page}`))),
  ).toEqual([1, 12, 1, 1, 1, 1, 1, 1]);
});
