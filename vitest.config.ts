import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const longest = /(arrivals|request-mail\.server|src\/api|picture-process|hostile)\.test\.ts$/;

/** Ten seconds and more first: begun last, one would keep a worker while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    include: ["{src,scripts,migrations}/**/*.test.{ts,tsx}"],
    // The palette of a brand is made of the numbers that stand there.
    css: { include: [/tokens\.css/] },
    // Starts the test PostgreSQL once, unless TEST_DATABASE_URL names one.
    globalSetup: "scripts/test-database.ts",
    pool: "forks",
    // One more than the two cores that are reckoned with: tests that wait, for PostgreSQL or for the clock, leave theirs idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
