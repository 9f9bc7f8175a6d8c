import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The one long file first: begun last, it would keep one worker waiting for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith("src/hostile.test.ts"));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    include: ["{src,scripts,migrations}/**/*.test.{ts,tsx}"],
    // Starts the test PostgreSQL once, unless TEST_DATABASE_URL names one.
    globalSetup: "scripts/test-database.ts",
    pool: "forks",
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
