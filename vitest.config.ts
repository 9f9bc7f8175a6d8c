import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,scripts,migrations}/**/*.test.{ts,tsx}"],
    // Starts the test PostgreSQL once, unless TEST_DATABASE_URL names one.
    globalSetup: "scripts/test-database.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
