import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import type { TestModule, TestSpecification } from "vitest/node";
import { createVitest } from "vitest/node";
import { type Mutant, plantMutants } from "./mutants.ts";
import { isTestFile } from "./test-files.ts";

/*
 * `npm run mutate -- src/content/sales/quotes src/kernel/resource/csv/csv.ts:31 src/a.ts,src/b.ts --sample 70` breaks the code in
 * one small place at a time, and lists the breaks that no test notices. Mutants are planted while Vitest loads the files, so
 * nothing on disk is changed. Of a folder only the .ts files are mutated, because the browser tests prove the screens (.tsx).
 * For each mutant the tests that reach it run, in the five nearest files of tests, the nearest first, until one fails; so
 * the outcome does not depend on how busy the machine is. `--sample` takes that many mutants of each argument, spread evenly.
 * (Stryker 10 works here too, but brings 166 packages and runs every test that reaches a mutant.)
 */

/** Which tests of a file reach which mutant; "" stands for code outside the tests, such as imports and hooks. */
export type Reached = { file: string; hits: [id: number, tests: string[]][] };

const filesEach = 5;
const atOnce = 2;

async function main(given: string[]) {
  const sample = given.includes("--sample") ? Number(given[given.indexOf("--sample") + 1]) : Infinity;
  const wanted = given.filter((word, index) => !word.startsWith("--") && given[index - 1] !== "--sample");
  if (wanted.length === 0 || !(sample >= 1)) {
    throw new Error("Say what to break: npm run mutate -- <folder, file or file:line>… [--sample 200]");
  }
  const { sources, mutants, areas } = plantAll(wanted);
  const byArea = new Map([...areas].map(([area, all]) => [area, spread(all, sample)]));
  const chosen = [...byArea.values()].flat();
  console.log(`${mutants.length} mutants in ${sources.size} files, ${chosen.length} of them are tried`);
  const tests = await openTests(sources, mutants);
  try {
    const reached = await tests.reached();
    const survivors: { mutant: Mutant; why: string }[] = [];
    const start = performance.now();
    for (const [count, mutant] of chosen.entries()) {
      const why = await tests.survives(mutant, reached.get(mutant.id) ?? new Map());
      if (!why) continue;
      survivors.push({ mutant, why });
      const done = `${count + 1}/${chosen.length}, ${Math.round((performance.now() - start) / 1000)} s`;
      console.log(`${mutant.file}:${mutant.line}  ${mutant.change}  (${why}; ${done})`);
    }
    report(byArea, survivors);
  } finally {
    await tests.close();
  }
}

function report(byArea: Map<string, Mutant[]>, survivors: { mutant: Mutant; why: string }[]) {
  const survived = new Set(survivors.map(({ mutant }) => mutant));
  for (const [area, mutants] of byArea) {
    const killed = mutants.filter((mutant) => !survived.has(mutant)).length;
    console.log(
      `${area}: ${killed} of ${mutants.length}, ${((100 * killed) / mutants.length).toFixed(1)} % killed`,
    );
  }
}

/** The sources with their mutants planted but inactive, by path, and the mutants that were asked for. */
function plantAll(wanted: string[]) {
  const sources = new Map<string, string>();
  const areas = new Map<string, Mutant[]>();
  let count = 0;
  for (const area of wanted) {
    const all: Mutant[] = [];
    for (const part of area.split(",")) {
      const [path = "", line] = part.split(":");
      const isFolder = statSync(path).isDirectory();
      for (const file of isFolder ? globSync(`${path}/**/*.ts`).filter(isSource).sort() : [path]) {
        const planted = plantMutants(file, readFileSync(file, "utf8"), count);
        count += planted.mutants.length;
        sources.set(resolve(file), planted.code);
        all.push(...planted.mutants.filter((mutant) => !line || mutant.line === Number(line)));
      }
    }
    areas.set(area, all);
  }
  return { sources, areas, mutants: [...areas.values()].flat() };
}

const isSource = (file: string) => !isTestFile(file) && !/\.(text|d)\.tsx?$/.test(file);

function spread<T>(all: T[], count: number) {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

/** Opens Vitest once for all runs, so that unchanged files are compiled once. */
async function openTests(sources: Map<string, string>, mutants: Mutant[]) {
  const sourceOf = new Map(mutants.map(({ id, file }) => [id, file]));
  const folder = mkdtempSync(join(tmpdir(), "shurfa-mutants-"));
  const vitest = await createVitest(
    {
      related: [...sources.keys()],
      setupFiles: [resolve("scripts/mutate-setup.ts")],
      watch: false,
      bail: 1,
      maxWorkers: atOnce,
      reporters: [{}],
      silent: true,
      testTimeout: 40_000, // twice the usual, because other work may run on the machine
      hookTimeout: 120_000,
      fsModuleCache: false, // the cache would bring back the sources of other runs
      exclude: ["src/testing/hostile.test.ts"], // takes half of the time, and other tests find the same breaks
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          transform: (_code, id) => sources.get(id.replace(/\?.*$/, "")),
        },
      ],
    },
  );
  const project = vitest.getRootProject();
  /** How many mutants of a source a file of tests reaches; more mean that the tests are about that source. */
  const reach = new Map<string, number>();
  const reachOf = (source: string, test: string) => reach.get(`${source} ${test}`) ?? 0;

  async function run(awake: number, specifications: TestSpecification[]) {
    vitest.provide("awake", awake);
    vitest.provide("reached", folder);
    vitest.state.filesMap.clear(); // the outcome of the run before
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    process.exitCode = undefined; // a failed test means a noticed mutant, not a failure of this command
    if (testModules.length < specifications.length) throw new Error("Some tests did not run.");
    return { failed: testModules.filter((module) => !module.ok()), unhandledErrors };
  }

  /** Runs everything once without a mutant. Answers, for each mutant, the files of tests that reach it and the tests' ids. */
  async function reached() {
    const { failed, unhandledErrors } = await run(-1, await vitest.getRelevantTestSpecifications());
    if (failed.length > 0 || unhandledErrors.length > 0) {
      throw new Error(`The tests fail without a mutant:\n${failed.map(told).join("\n")}\n${unhandledErrors}`);
    }
    const byMutant = new Map<number, Map<string, string[]>>();
    for (const name of readdirSync(folder)) {
      const { file, hits }: Reached = JSON.parse(readFileSync(join(folder, name), "utf8"));
      for (const [id, tests] of hits) {
        byMutant.set(id, (byMutant.get(id) ?? new Map()).set(file, tests));
        const pair = `${sourceOf.get(id)} ${file}`;
        reach.set(pair, (reach.get(pair) ?? 0) + 1);
      }
    }
    return byMutant;
  }

  /** Why a mutant survives; undefined when a test noticed it. */
  async function survives({ id, file }: Mutant, tests: Map<string, string[]>) {
    if (tests.size === 0) return "no test reaches it";
    const nearest = [...tests.keys()].toSorted(
      (a, b) => distance(file, a) - distance(file, b) || reachOf(file, b) - reachOf(file, a),
    );
    const asked = nearest.slice(0, filesEach);
    for (let from = 0; from < asked.length; from += atOnce) {
      const now = asked.slice(from, from + atOnce).map((test) => {
        const ids = tests.get(test) ?? [];
        return project.createSpecification(test, ids.includes("") ? undefined : { testIds: ids });
      });
      const { failed, unhandledErrors } = await run(id, now);
      if (failed.length > 0 || unhandledErrors.length > 0) return undefined;
    }
    return `${asked.length} of ${nearest.length} files of tests pass`;
  }

  async function close() {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { reached, survives, close };
}

/** How many folders lie between a source and a file of tests. The source's own test file has the least distance. */
function distance(source: string, test: string) {
  if (test.startsWith(resolve(source).replace(/(\.server)?\.tsx?$/, ""))) return -1;
  return relative(dirname(resolve(source)), test).split("/").length;
}

function told(module: TestModule) {
  const tests = [...module.children.allTests("failed")].map(
    (test) => `${test.fullName}: ${test.result().errors?.map(({ message }) => message)}`,
  );
  return [relative("", module.moduleId), ...module.errors().map(({ message }) => message), ...tests].join(
    "\n  ",
  );
}

if (import.meta.main) await main(process.argv.slice(2));
