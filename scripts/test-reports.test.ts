import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "shurfa-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("RUN-02 browser tests: a test that failed twice has failed, one that failed once is unsteady, and both say why", () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    file: "a.test.ts",
    line: 3,
    title,
    tests: [{ status, results }],
  });
  const red = { error: { message: "\u001b[31mwrong\u001b[39m" } };
  const suites = [
    { specs: [spec("good", "expected", {})], suites: [{ specs: [spec("bad", "unexpected", red, red)] }] },
    { specs: [spec("shy", "flaky", red, {}), spec("left out", "skipped")] },
  ];
  const file = written({ stats: { expected: 1 }, errors: [], suites });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    failures: [{ test: "a.test.ts:3 › bad", message: "wrong" }],
    unsteady: [{ test: "a.test.ts:3 › shy", message: "wrong" }],
  });
});

test("RUN-02 unit tests: failed tests say why, and so does a file that cannot be loaded", () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const file = written({
    numPassedTests: 5,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "good", status: "passed", failureMessages: [] },
          { fullName: "bad", status: "failed", failureMessages: [lines] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  const outcome = readVitestReport(file);
  expect(outcome).toMatchObject({ passed: 5, unsteady: [] });
  expect(outcome?.failures.map(({ test }) => test)).toEqual(["a.test.ts › bad", "b.test.ts"]);
  expect(outcome?.failures[0]?.message).toMatch(/^line 0\n[\s\S]*line 13$/);
  expect(outcome?.failures[1]?.message).toBe("no such module");
  expect(readVitestReport(join(folder, "none.json"))).toBeUndefined();
});
