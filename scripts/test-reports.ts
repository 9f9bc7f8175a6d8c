import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A failed test: its title, and the beginning of its error message. */
export type Failure = { test: string; message: string };
export type Outcome = {
  passed: number;
  failures: Failure[];
  /** The skipped tests: they neither passed nor failed, and prove no requirement. */
  skipped: string[];
  /** The titles of the passed tests and of the groups around them; the ids at the start of these titles are proved. */
  proved: string[];
};

const mostLines = 30;
const leftOut = new Set(["skipped", "pending", "todo", "disabled"]); // Vitest's statuses of a skipped test

/** The outcome that Vitest's JSON reporter wrote; undefined when it wrote none. */
export function readVitestReport(file: string): Outcome | undefined {
  const report = readReport<VitestReport>(file);
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative("", path);
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that cannot be loaded contains no test that could fail, so the file itself is the failure.
    if (status === "failed" && failed.length === 0) return [failure(name, message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join("\n")));
  });
  const all = report.testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative("", path)} › ${test.fullName}` })),
  );
  return {
    passed: report.numPassedTests,
    failures,
    skipped: all.filter(({ status }) => leftOut.has(status)).map(({ name }) => name),
    proved: all
      .filter(({ status }) => status === "passed")
      .flatMap(({ title, ancestorTitles }) => [title, ...ancestorTitles]),
  };
}

/** The outcome that Playwright's JSON reporter wrote; undefined when it wrote none. */
export function readPlaywrightReport(file: string): Outcome | undefined {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return undefined;
  const all = report.suites.flatMap(testsOf);
  const named = (wanted: string) =>
    all
      .filter(({ status }) => status === wanted)
      // Playwright reports a timeout first, and then the place that the test had reached.
      .map(({ name, results }) =>
        failure(
          name,
          results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join("\n\n"),
        ),
      );
  const outside = report.errors.map((error) => failure("outside the tests", error.message ?? ""));
  return {
    passed: report.stats.expected,
    failures: [...named("unexpected"), ...outside],
    skipped: named("skipped").map(({ test }) => test),
    proved: all.filter(({ status }) => status === "expected").flatMap(({ titles }) => titles),
  };
}

type NamedTest = PlaywrightTest & { name: string; titles: string[] };

function testsOf(suite: PlaywrightSuite): NamedTest[] {
  const own = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}:${line} › ${title}`, titles: [title] })),
  );
  const inner = (suite.suites ?? []).flatMap(testsOf);
  return [...own, ...inner].map((test) => ({ ...test, titles: [...test.titles, suite.title ?? ""] }));
}

function failure(test: string, message: string): Failure {
  const lines = stripVTControlCharacters(message).trim().split("\n");
  return { test, message: lines.slice(0, mostLines).join("\n") };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      title: string;
      ancestorTitles: string[];
      fullName: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
  title?: string;
  suites?: PlaywrightSuite[];
  specs: { file: string; line: number; title: string; tests: PlaywrightTest[] }[];
};
type PlaywrightTest = { status: string; results: { errors?: { message: string }[] }[] };
