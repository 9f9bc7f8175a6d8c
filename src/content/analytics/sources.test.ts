import { expect, test } from "vitest";
import { namedSources } from "./sources.ts";

test("AANA-01 known hosts are shown by their common names, unknown ones as they are", () => {
  expect(
    namedSources([
      { referrer: "google.com", visits: 3 },
      { referrer: "google.com.sa", visits: 4 },
      { referrer: "", visits: 2 },
      { referrer: "t.co", visits: 1 },
      { referrer: "notgoogle.example", visits: 1 },
    ]),
  ).toEqual([
    { name: "بحث Google", visits: 7 },
    { name: "زيارة مباشرة", visits: 2 },
    { name: "إكس", visits: 1 },
    { name: "notgoogle.example", visits: 1 },
  ]);
});

test("AANA-01 hosts beyond the limit of a day are counted under other sites, which come last", () => {
  const few = namedSources([
    { referrer: "*", visits: 50 },
    { referrer: "google.com", visits: 3 },
  ]);
  expect(few).toEqual([
    { name: "بحث Google", visits: 3 },
    { name: "مواقع أخرى", visits: 50 },
  ]);
  const many = Array.from({ length: 7 }, (_, i) => ({ referrer: `s${i}.example`, visits: 10 - i }));
  expect(namedSources([...many, { referrer: "*", visits: 50 }]).slice(-2)).toEqual([
    { name: "s5.example", visits: 5 },
    { name: "مواقع أخرى", visits: 54 },
  ]);
});

test("AANA-01 sources after the seventh are summed up", () => {
  const sources = namedSources(
    Array.from({ length: 10 }, (_, i) => ({ referrer: `s${i}.example`, visits: 10 - i })),
  );
  expect(sources).toHaveLength(7);
  expect(sources.at(-1)).toEqual({ name: "مواقع أخرى", visits: 4 + 3 + 2 + 1 });
});
