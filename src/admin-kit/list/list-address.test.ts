import { expect, test } from "vitest";
import { changeListAddress, readListAddress } from "./list-address.ts";

test("ADM-03 a list reads its search and filters from the address, absent ones as empty", () => {
  const params = new URLSearchParams({ q: "متجر", category: "construction", other: "1" });
  expect(readListAddress(params, ["category", "status"], [])).toEqual({
    query: "متجر",
    filters: { category: "construction", status: "" },
    sort: "",
    page: 1,
  });
});

test("ADM-03 a change keeps the parameters of others and drops those that became empty", () => {
  const params = new URLSearchParams("q=a&category=construction&edit=4");
  expect(changeListAddress(params, { query: "", filters: { category: "consulting" } }).toString()).toBe(
    "category=consulting&edit=4",
  );
  expect(changeListAddress(params, { filters: { category: "" } }).toString()).toBe("q=a&edit=4");
  expect(params.get("category")).toBe("construction");
});

test("ADM-03 the page and the order are in the address; another search begins on the first page", () => {
  const params = new URLSearchParams("q=a&sort=-order&page=3");
  const sorts = [{ value: "" }, { value: "-order" }];
  expect(readListAddress(params, [], sorts)).toMatchObject({ sort: "-order", page: 3 });
  expect(readListAddress(new URLSearchParams("page=-1"), [], sorts).page).toBe(1);
  for (const made of ["order", "-", "toString", "id,title"])
    expect(readListAddress(new URLSearchParams({ sort: made }), [], sorts).sort, made).toBe("");
  expect(changeListAddress(params, { page: 4 }).toString()).toBe("q=a&sort=-order&page=4");
  expect(changeListAddress(params, { query: "b" }).toString()).toBe("q=b&sort=-order");
  expect(changeListAddress(params, { sort: "", page: 1 }).toString()).toBe("q=a");
});
