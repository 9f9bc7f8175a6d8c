import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { unproved } from "./requirement-coverage.ts";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "shurfa-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("RUN-02 browser tests: a failed test is listed with its reason; a skipped test proves nothing", () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    file: "a.test.ts",
    line: 3,
    title,
    tests: [{ status, results }],
  });
  const red = { errors: [{ message: "\u001b[31mtimeout\u001b[39m" }, { message: "waiting for click" }] };
  const suites = [
    { specs: [spec("good", "expected", {})], suites: [{ specs: [spec("bad", "unexpected", red)] }] },
    { title: "a group", specs: [spec("fine", "expected", {}), spec("left out", "skipped")] },
  ];
  const file = written({ stats: { expected: 2 }, errors: [], suites });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    failures: [{ test: "a.test.ts:3 › bad", message: "timeout\n\nwaiting for click" }],
    skipped: ["a.test.ts:3 › left out"],
    proved: ["good", "", "fine", "a group"],
  });
});

test("RUN-02 unit tests: failed tests are listed with their reason, and so is a file that cannot be loaded", () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const file = written({
    numPassedTests: 5,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          {
            fullName: "on x > good",
            title: "good",
            ancestorTitles: ["on x"],
            status: "passed",
            failureMessages: [],
          },
          { fullName: "bad", title: "bad", ancestorTitles: [], status: "failed", failureMessages: [lines] },
          { fullName: "later", title: "later", ancestorTitles: [], status: "skipped", failureMessages: [] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  const outcome = readVitestReport(file);
  expect(outcome).toMatchObject({ passed: 5, proved: ["good", "on x"] });
  expect(outcome?.skipped).toEqual(["a.test.ts › later"]);
  expect(outcome?.failures.map(({ test }) => test)).toEqual(["a.test.ts › bad", "b.test.ts"]);
  expect(outcome?.failures[0]?.message).toMatch(/^line 0\n[\s\S]*line 29$/);
  expect(outcome?.failures[1]?.message).toBe("no such module");
  expect(readVitestReport(join(folder, "none.json"))).toBeUndefined();
});

test("RUN-02 a requirement is proved by a passed test whose title begins with its id, or left to the long suite", () => {
  const table = [
    "| id | behaviour | test |",
    "| AA-01 | first | `a.test.ts` |",
    "| AA-02 | second | `a.test.ts` |",
    "| AA-03 | third | — |",
    "| AA-04 | fourth | the long suite alone: `faults/a.test.ts` |",
    "| AA-05 | fifth | `faults/a.test.ts`, `b.test.ts` |",
  ].join("\n");
  expect(unproved(["AA-01 AA-02 both", "on AA-03 later", "AA-05"], table)).toEqual(["AA-03", "AA-05"]);
  expect(unproved(["AA-01 a", "AA-02 b", "AA-03 c", "AA-05 d"], table)).toEqual([]);
});
