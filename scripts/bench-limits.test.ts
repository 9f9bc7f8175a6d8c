import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inTurns } from "../bench/part.ts";
import { besideBare, timesOfBare } from "../bench/yardstick.ts";

test("TRIAL-01 R10: no limit of the benchmark is a time of its own: it is a multiple of a bare load of the same run", () => {
  const limits = readFileSync("docs/benchmarks.md", "utf8").matchAll(
    /^\|[^|]*\|[^|]*\| ([^|]*) \|[^|]*\|$/gm,
  );
  const times = [...limits].map(([, limit = ""]) => limit).filter((limit) => /\d m?s\b/.test(limit));
  expect(times.filter((limit) => !/ of (bare|that|a loop|a bare page)\b/.test(limit))).toEqual([]);
  expect(times.length).toBeGreaterThan(20);
});

test("TRIAL-01 R10: a machine half as fast gets the same verdict", () => {
  const line = (time: number, bare: number) => besideBare({ what: "a list", time, most: 6 }, bare).isMet;
  expect([line(48, 8), line(96, 16)]).toEqual([true, true]);
  expect([line(49, 8), line(98, 16)]).toEqual([false, false]);
});

test("TRIAL-01 R10: calls and bare calls are made in turns that change their order, after a round that does not count", async () => {
  const made: string[] = [];
  const note = (name: string) => async () => made.push(name);
  const calls = Array.from({ length: 14 }, () => note("own"));
  await timesOfBare("a list", calls, note("bare"), 6);
  expect(made.slice(24)).toEqual(Array(7).fill(["bare", "own", "own", "bare"]).flat());
  expect(inTurns(["a", "b", "c"], 1)).toEqual(["c", "b", "a"]);
});
