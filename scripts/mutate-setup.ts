import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import type { Reached } from "./mutate.ts";

/*
 * Runs before each test file of `npm run mutate`. In the first run no mutant is awake (active), and the mutants that each
 * test reaches are recorded; in every later run one mutant is awake.
 */

declare module "vitest" {
  interface ProvidedContext {
    /** The mutant that is awake; -1 for none. */
    awake: number;
    /** The folder for the records of which test reaches which mutant. */
    reached: string;
  }
}
declare global {
  var __mutant: (id: number) => boolean;
}

const awake = inject("awake");
const outsideTests = "";
const endless = 2_000_000; // a mutant that runs more often than any test needs has made a loop endless
let current = outsideTests;
let file = "";
let asked = 0;
const hits = new Map<number, Set<string>>();

beforeEach(({ task }) => {
  file = task.file.filepath;
  current = task.id;
});
afterEach(() => {
  current = outsideTests;
});

globalThis.__mutant = (id) => {
  if (awake < 0) {
    const tests = hits.get(id) ?? new Set();
    hits.set(id, tests.add(current));
    return false;
  }
  if (id !== awake) return false;
  if (++asked > endless) throw new Error("The mutant never ends.");
  return true;
};

if (awake < 0) {
  afterAll(() => {
    const reached: Reached = { file, hits: [...hits].map(([id, tests]) => [id, [...tests]]) };
    writeFileSync(join(inject("reached"), `${randomUUID()}.json`), JSON.stringify(reached));
  });
}
