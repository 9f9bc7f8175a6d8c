import { defineConfig } from "vitest/config";

// `npm run test:long`: built servers that are killed, starved and cut off, clones of the repository, and every one of thousands of
// cases of which `npm test` takes a share. One file at a time: the figures of the servers are promises.
export default defineConfig({
  test: {
    include: [
      "faults/**/*.test.ts",
      "src/testing/hostile.test.ts",
      "src/kernel/text/{typed-day,mail-link}.test.ts",
      "src/site/blocks/random-pages.test.tsx",
      "src/ui/palette/palette.test.ts",
    ],
    // The palette of a brand is made of the numbers that stand there.
    css: { include: [/tokens\.css/] },
    globalSetup: "scripts/test-database.ts",
    setupFiles: "scripts/test-file.ts",
    env: { EVERY_CASE: "1" },
    pool: "forks",
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
