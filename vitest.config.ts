import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { serverBuild } from "./src/testing/pages/test-server-build.ts";

const longest = /(arrivals|request-mail\.server|src\/api|picture-process|hostile)\.test\.ts$/;

/** Ten seconds and more first: begun last, one would keep a worker while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
  }
}

/**
 * Most files share their worker's modules, which costs half of loading them anew for each. One that replaces modules, globals,
 * the clock or the environment would change them for the files after it: it has a worker of its own.
 */
const every = "{src,scripts,migrations}/**/*.test.{ts,tsx}";
const changesItsWorker =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(|\bprocess\.env\.\w+ \??=/;
/** Those run in a browser (`vitest.components.config.ts`). */
const components = "src/**/*.component.test.tsx";
/** Those ask for pages, so all routes are loaded, or measure what drawing costs. */
const pages = "src/**/*.page.test.{ts,tsx}";
const alone = globSync(every, { exclude: [components, pages] }).filter((file) =>
  changesItsWorker.test(readFileSync(file, "utf8")),
);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: "together", include: [every], exclude: [components, pages, ...alone], isolate: false },
      },
      {
        extends: true,
        plugins: [serverBuild()],
        oxc: { jsx: { development: false } },
        // React renders as on the server in use.
        test: {
          name: "pages",
          include: [pages],
          isolate: false,
          env: { NODE_ENV: "production" },
          // Two modules may have the same word for a class.
          css: { include: [/tokens\.css/], modules: { classNameStrategy: "stable" } },
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
    setupFiles: "scripts/test-file.ts",
    // The palette of a brand is made of the numbers that stand there.
    css: { include: [/tokens\.css/], modules: { classNameStrategy: "non-scoped" } },
    // Starts the test PostgreSQL once, unless TEST_DATABASE_URL names one.
    globalSetup: "scripts/test-database.ts",
    pool: "forks",
    // One more than the two cores that are reckoned with: tests that wait, for PostgreSQL or for the clock, leave theirs idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // For two cores that others use too, at half the speed of ours; where a requirement names a time, its test does too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
