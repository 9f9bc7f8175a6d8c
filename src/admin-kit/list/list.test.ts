import { expect, test } from "vitest";
import { exchange, type Finding, findInList, sortRecords } from "./list.ts";

const named = (name: string, price: number | null = null) => ({ id: name, name, price });
const names = (records: readonly { name: string }[] | undefined) => records?.map(({ name }) => name);

test("ADM-03 a list is sorted by a field in both directions, Arabic by its alphabet, missing values last", () => {
  const records = [named("ياسر", 2), named("إبراهيم"), named("أحمد", 10), named("")];
  expect(names(sortRecords(records, "name"))).toEqual(["إبراهيم", "أحمد", "ياسر", ""]);
  expect(names(sortRecords(records, "-price"))).toEqual(["أحمد", "ياسر", "إبراهيم", ""]);
  expect(sortRecords(records, "")).toBe(records);
  expect(names(sortRecords(records, "unknown"))).toEqual(names(records));
});

test("ADM-03 a page beyond the last shows the last, and the counts are of matching and of all records", () => {
  const records = Array.from({ length: 120 }, (_, index) => named(index < 60 ? `أحمد ${index}` : "ب", index));
  const finding: Finding<ReturnType<typeof named>> = {
    searched: ({ name }) => [name],
    filters: { first: (record) => (record.price === 0 ? "yes" : "no") },
  };
  const address = { query: "احمد", filters: { first: "no" }, sort: "-price", page: 9 };
  const found = findInList(records, address, finding);
  expect(found).toMatchObject({ matching: 59, total: 120, pages: 2, page: 2 });
  expect(names(found.shown)?.at(-1)).toBe("أحمد 1");
  expect(findInList(undefined, address, finding).shown).toBeUndefined();
});

test("ADM-05 reordered records exchange their places; the others keep theirs", () => {
  const records = ["أ", "ب", "ج", "د"].map((name) => named(name));
  expect(names(exchange(records, ["د", "ب"]))).toEqual(["أ", "د", "ج", "ب"]);
});
