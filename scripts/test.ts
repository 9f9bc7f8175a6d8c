import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { unproved } from "./requirement-coverage.ts";
import { type Failure, type Outcome, readPlaywrightReport, readVitestReport } from "./test-reports.ts";

/*
 * `npm test` runs every check and every test, to the end even when one fails; requirement RUN-02. `npm test -- lint types`
 * runs only the named ones. It ends with a list of the failures and one line, `N passed, N failed`. Two run only when named:
 * `changed`, the tests that reach files that differ from main, on SQLite only, and `pages`, every random page in a browser.
 */

type Print = (text: string) => void;
type Check = { title: string; run: (print: Print) => Promise<Outcome> };

/** These checks run side by side, because each alone leaves cores idle for much of its time. */
const fastChecks: Record<string, Check> = {
  lint: {
    title: "Format and lint",
    run: (print) => check(print, "biome", ["ci", "--error-on-warnings", "."]),
  },
  types: { title: "Types", run: checkTypes },
  imports: { title: "Dependency rules", run: checkImports },
  dead: { title: "Dead code", run: checkDead },
  text: { title: "Text rules", run: (print) => check(print, process.execPath, ["scripts/check-text.ts"]) },
};
/** These run one after the other, because each keeps all cores busy and some of their tests measure time limits. */
const tests: Record<string, Check> = {
  unit: { title: "Unit and API tests", run: () => runUnitTests() },
  component: { title: "Component tests", run: () => runComponentTests() },
  e2e: { title: "Browser tests", run: runBrowserTests },
};
const onlyNamed: Record<string, Check> = {
  pages: { title: "Every random page in a browser", run: runEveryPage },
  changed: { title: "Tests of what changed", run: runChangedTests },
};
const checks = { ...fastChecks, ...tests, ...onlyNamed };

const nothing: Outcome = { passed: 0, failures: [], skipped: [], proved: [] };
const onePassed: Outcome = { ...nothing, passed: 1 };
const failed = (command: string, message = "What it found stands above."): Outcome => ({
  ...nothing,
  failures: [{ test: command, message }],
});

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in checks));
if (unknown) throw new Error(`No check is named ${unknown}. There are: ${Object.keys(checks).join(" ")}`);

let routeTypes: Promise<boolean> | undefined;
const outcomes: Outcome[] = [];
const broken: string[] = [];
const isWanted = ([name]: [string, Check]) =>
  chosen.length > 0 ? chosen.includes(name) : !(name in onlyNamed);
await Promise.all(Object.entries(fastChecks).filter(isWanted).map(runAside));
for (const [name, one] of Object.entries({ ...tests, ...onlyNamed }).filter(isWanted))
  await runCheck(name, one, (text) => process.stdout.write(text));

// A requirement that no test proved is a failure. Not checked where tests failed: their requirements would be listed again.
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
printList("Failed", failures);
if (broken.length > 0) console.log(`\nAgain alone: npm test -- ${broken.join(" ")}`);
console.log(`\n${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs a check beside others; its output is printed in one piece when it ends. */
async function runAside([name, one]: [string, Check]) {
  let printed = "";
  await runCheck(name, one, (text) => {
    printed += text;
  });
  process.stdout.write(printed);
}

async function runCheck(name: string, { title, run }: Check, print: Print) {
  print(`\n── ${title} (${name})\n`);
  const start = performance.now();
  const outcome = await run(print);
  outcomes.push(outcome);
  if (outcome.failures.length > 0) broken.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`${outcome.failures.length === 0 ? "ok" : "FAILED"} in ${seconds} s\n`);
}

/** Prints a list at the end of the run, because a truncated log still has its end. */
function printList(title: string, list: Failure[]) {
  if (list.length === 0) return;
  console.log(`\n── ${title}: ${list.length}`);
  for (const { test, message } of list)
    console.log(message ? `\n${test}\n${message.replace(/^/gm, "    ")}` : test);
}

/** The types of the routes, which the checks of types and of dead code read: made once a run, because both run side by side. */
function makeRouteTypes(print: Print): Promise<boolean> {
  routeTypes ??= succeeds("react-router", ["typegen"], print);
  return routeTypes;
}

async function checkDead(print: Print): Promise<Outcome> {
  if (!(await makeRouteTypes(print))) return failed("react-router typegen");
  return check(print, "knip", ["--no-progress", "--no-config-hints"]);
}

async function checkTypes(print: Print): Promise<Outcome> {
  if (!(await makeRouteTypes(print))) return failed("react-router typegen");
  // The classes of each CSS module as a type, so that one that no module has does not compile.
  rmSync(".css-types", { recursive: true, force: true });
  const classes = ["src/**/*.module.css", "--outDir", ".css-types", "--no-declarationMap", "--no-cache"];
  if (!(await succeeds("hcm", classes, print))) return failed("hcm");
  // The results for unchanged files are kept, so a second run takes a part of the time.
  const kept = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  return check(print, "tsc", ["--noEmit", "-p", ".", ...kept]);
}

/** Removes the warning that no TypeScript parser was found, because the swc parser reads the sources. */
async function checkImports(print: Print): Promise<Outcome> {
  const args = ["src", "--config", ".dependency-cruiser.mjs", "--output-type", "err-long"];
  let report = "";
  const ok = await succeeds("depcruise", args, (text) => {
    report += text;
  });
  print(`${report.replace(/\n*‼ missing-tsc-transpiler[\s\S]*/, "").trim()}\n`);
  return ok ? onePassed : failed("depcruise");
}

async function runUnitTests(args: string[] = [], env?: Record<string, string>): Promise<Outcome> {
  const file = reportFile("vitest");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await succeeds("vitest", ["run", ...reporters, ...args], undefined, env);
  return withExit(readVitestReport(file), ok, "vitest");
}

/** Screens and their parts in a browser, over the API in the process of the tests; decision 79. */
async function runComponentTests(): Promise<Outcome> {
  const file = reportFile("components");
  const config = "--config=vitest.components.config.ts";
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await succeeds("vitest", ["run", config, ...reporters]);
  return withExit(readVitestReport(file), ok, "vitest");
}

/** Runs the tests that reach files that differ from origin/main or are not committed; without origin/main only the latter. */
async function runChangedTests(): Promise<Outcome> {
  const { stdout } = spawnSync("git", ["merge-base", "HEAD", "origin/main"], { encoding: "utf8" });
  const since = stdout?.trim() || "HEAD";
  return runUnitTests([`--changed=${since}`, "--passWithNoTests"], { TEST_DATABASES: "sqlite" });
}

/** A failed test is not retried; decision 0031. */
function runBrowserTests(print: Print): Promise<Outcome> {
  return runPlaywright(print, []);
}

/** Tests every random page, of which the browser tests try only a share; part of `npm run test:long`. */
function runEveryPage(print: Print): Promise<Outcome> {
  return runPlaywright(print, ["e2e/editor/random-pages.test.ts"], { EVERY_CASE: "1" });
}

async function runPlaywright(
  print: Print,
  files: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  if (
    !existsSync("build/server/index.js") &&
    !(await succeeds(process.execPath, ["scripts/ready.mjs", "build"], print))
  ) {
    return failed("scripts/ready.mjs build");
  }
  const file = reportFile("playwright");
  const args = ["test", ...files, "--pass-with-no-tests", "--reporter=line,json"];
  const ok = await succeeds("playwright", args, undefined, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return withExit(readPlaywrightReport(file), ok, "playwright");
}

/** A run with a non-zero exit code has failed, whatever its report says, and so has a run without a report. */
function withExit(outcome: Outcome | undefined, ok: boolean, command: string): Outcome {
  if (!outcome) return failed(`${command}, without a report`);
  return ok || outcome.failures.length > 0 ? outcome : { ...outcome, failures: failed(command).failures };
}

async function check(print: Print, command: string, args: string[]): Promise<Outcome> {
  return (await succeeds(command, args, print)) ? onePassed : failed(command);
}

/**
 * Runs a command of node_modules/.bin, which comes first on PATH so that the command also finds Node 24 there. Without
 * `print` the command inherits the terminal, and recognises it as one.
 */
function succeeds(
  command: string,
  args: string[],
  print?: Print,
  env?: Record<string, string>,
): Promise<boolean> {
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const output = print ? "pipe" : "inherit";
  const child = spawn(command, args, {
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
    env: { ...process.env, PATH: path, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => print?.(text));
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
