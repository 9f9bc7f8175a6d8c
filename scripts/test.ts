import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { printCoverage } from "./requirement-coverage.ts";

/*
 * `npm test`: every check and every test, to the end even when one fails; requirement RUN-02. Some of it alone:
 * `npm test -- lint types`. Ends with one line, `N passed, N failed`.
 */

type Count = { passed: number; failed: number };

const checks: Record<string, { title: string; run: () => Promise<Count> }> = {
  lint: { title: "Format and lint", run: () => check("biome", ["ci", "--error-on-warnings", "."]) },
  types: { title: "Types", run: checkTypes },
  imports: { title: "Dependency rules", run: checkImports },
  dead: { title: "Dead code", run: () => check("knip", ["--no-progress", "--no-config-hints"]) },
  text: { title: "Text rules", run: () => check(process.execPath, ["scripts/check-text.ts"]) },
  unit: { title: "Unit and API tests", run: runUnitTests },
  e2e: { title: "Browser tests", run: runBrowserTests },
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in checks));
if (unknown) throw new Error(`No check is named ${unknown}. There are: ${Object.keys(checks).join(" ")}`);

const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const [name, { title, run }] of Object.entries(checks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${title} (${name})`);
  const start = performance.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed === 0 ? "ok" : "FAILED"} in ${seconds} s`);
}

if (chosen.length === 0) printCoverage();
if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}. Alone: npm test -- ${broken.join(" ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function checkTypes(): Promise<Count> {
  const generated = await succeeds("react-router", ["typegen"]);
  return generated ? check("tsc", ["--noEmit", "-p", "."]) : { passed: 0, failed: 1 };
}

/** The warning that no TypeScript parser was found is left out: the swc parser read the sources. */
async function checkImports(): Promise<Count> {
  const args = ["src", "--config", ".dependency-cruiser.mjs", "--output-type", "err-long"];
  let report = "";
  const ok = await succeeds("depcruise", args, { stdio: ["ignore", "pipe", "inherit"] }, (text) => {
    report += text;
  });
  console.log(report.replace(/\n*‼ missing-tsc-transpiler[\s\S]*/, "").trim());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runUnitTests(): Promise<Count> {
  const file = reportFile("vitest");
  const ok = await succeeds("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  // A file that cannot be loaded holds no failed test.
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

async function runBrowserTests(): Promise<Count> {
  if (
    !existsSync("build/server/index.js") &&
    !(await succeeds(process.execPath, ["scripts/ready.mjs", "build"]))
  ) {
    return { passed: 0, failed: 1 };
  }
  const file = reportFile("playwright");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ok = await succeeds("playwright", ["test", "--pass-with-no-tests", "--reporter=line,json"], { env });
  const stats = readReport(file)?.stats;
  if (!stats) return ok ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && !ok ? 1 : failed };
}

async function check(command: string, args: string[]): Promise<Count> {
  return (await succeeds(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; unexpected: number; flaky: number };
};

function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
