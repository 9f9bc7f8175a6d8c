import { defineConfig } from "vitest/config";

// `npm run test:faults`: built servers that are killed, starved and cut off. One at a time: their figures are promises.
export default defineConfig({
  test: {
    include: ["faults/**/*.test.ts"],
    pool: "forks",
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
