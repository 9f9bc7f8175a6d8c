import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { unproved } from "./requirement-coverage.ts";
import { type Failure, type Outcome, readPlaywrightReport, readVitestReport } from "./test-reports.ts";

/*
 * `npm test`: every check and every test, to the end even when one fails; requirement RUN-02. Some of it alone:
 * `npm test -- lint types`. Ends with what failed and one line, `N passed, N failed`.
 */

const checks: Record<string, { title: string; run: () => Promise<Outcome> }> = {
  lint: { title: "Format and lint", run: () => check("biome", ["ci", "--error-on-warnings", "."]) },
  types: { title: "Types", run: checkTypes },
  imports: { title: "Dependency rules", run: checkImports },
  dead: { title: "Dead code", run: () => check("knip", ["--no-progress", "--no-config-hints"]) },
  text: { title: "Text rules", run: () => check(process.execPath, ["scripts/check-text.ts"]) },
  unit: { title: "Unit and API tests", run: runUnitTests },
  e2e: { title: "Browser tests", run: runBrowserTests },
};

const nothing: Outcome = { passed: 0, failures: [], unsteady: [], skipped: [], proved: [] };
const onePassed: Outcome = { ...nothing, passed: 1 };
const failed = (command: string, message = "What it found stands above."): Outcome => ({
  ...nothing,
  failures: [{ test: command, message }],
});

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in checks));
if (unknown) throw new Error(`No check is named ${unknown}. There are: ${Object.keys(checks).join(" ")}`);

const outcomes: Outcome[] = [];
const broken: string[] = [];
for (const [name, { title, run }] of Object.entries(checks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${title} (${name})`);
  const start = performance.now();
  const outcome = await run();
  outcomes.push(outcome);
  if (outcome.failures.length > 0) broken.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcome.failures.length === 0 ? "ok" : "FAILED"} in ${seconds} s`);
}

// A requirement that no test proved is a failure; where some tests failed, theirs are told already.
if (chosen.length === 0 && broken.length === 0) {
  const missing = unproved(outcomes.flatMap(({ proved }) => proved));
  if (missing.length > 0)
    outcomes.push(failed("docs/requirements.md", `No test that passed names ${missing.join(", ")}.`));
}
const failures = outcomes.flatMap((outcome) => outcome.failures);
const skipped = outcomes.flatMap((outcome) => outcome.skipped);
printList(
  "Skipped: they prove nothing",
  skipped.map((test) => ({ test, message: "" })),
);
printList(
  "Unsteady: failed at first, passed when tried again",
  outcomes.flatMap(({ unsteady }) => unsteady),
);
printList("Failed", failures);
if (broken.length > 0) console.log(`\nAgain alone: npm test -- ${broken.join(" ")}`);
console.log(`\n${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** At the end too, where a log that was cut still has it. */
function printList(title: string, list: Failure[]) {
  if (list.length === 0) return;
  console.log(`\n── ${title}: ${list.length}`);
  for (const { test, message } of list)
    console.log(message ? `\n${test}\n${message.replace(/^/gm, "    ")}` : test);
}

async function checkTypes(): Promise<Outcome> {
  const generated = await succeeds("react-router", ["typegen"]);
  return generated ? check("tsc", ["--noEmit", "-p", "."]) : failed("react-router typegen");
}

/** The warning that no TypeScript parser was found is left out: the swc parser read the sources. */
async function checkImports(): Promise<Outcome> {
  const args = ["src", "--config", ".dependency-cruiser.mjs", "--output-type", "err-long"];
  let report = "";
  const ok = await succeeds("depcruise", args, { stdio: ["ignore", "pipe", "inherit"] }, (text) => {
    report += text;
  });
  console.log(report.replace(/\n*‼ missing-tsc-transpiler[\s\S]*/, "").trim());
  return ok ? onePassed : failed("depcruise");
}

async function runUnitTests(): Promise<Outcome> {
  const file = reportFile("vitest");
  const ok = await succeeds("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return withExit(readVitestReport(file), ok, "vitest");
}

/** A test that fails is tried once more: decision 0031. */
async function runBrowserTests(): Promise<Outcome> {
  if (
    !existsSync("build/server/index.js") &&
    !(await succeeds(process.execPath, ["scripts/ready.mjs", "build"]))
  ) {
    return failed("scripts/ready.mjs build");
  }
  const file = reportFile("playwright");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ["test", "--pass-with-no-tests", "--retries=1", "--reporter=line,json"];
  const ok = await succeeds("playwright", args, { env });
  return withExit(readPlaywrightReport(file), ok, "playwright");
}

/** A run that ended badly has failed, whatever its report says, and so has one without a report. */
function withExit(outcome: Outcome | undefined, ok: boolean, command: string): Outcome {
  if (!outcome) return failed(`${command}, without a report`);
  return ok || outcome.failures.length > 0 ? outcome : { ...outcome, failures: failed(command).failures };
}

async function check(command: string, args: string[]): Promise<Outcome> {
  return (await succeeds(command, args)) ? onePassed : failed(command);
}

/** Runs a command of node_modules/.bin, which comes first on PATH: it finds Node 24 there too. */
function succeeds(
  command: string,
  args: string[],
  { env, ...options }: SpawnOptions = {},
  onOutput?: (text: string) => void,
): Promise<boolean> {
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    ...options,
    env: { ...process.env, PATH: path, ...env },
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
  return new Promise((done) => {
    child.once("error", (error) => {
      console.error(error.message);
      done(false);
    });
    child.once("close", (code) => done(code === 0));
  });
}

function reportFile(name: string) {
  mkdirSync(".cache", { recursive: true });
  const file = resolve(join(".cache", `${name}-report.json`));
  rmSync(file, { force: true });
  return file;
}
