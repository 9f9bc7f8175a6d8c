import { defineConfig } from "vitest/config";

// `npm run test:engines`: the built site in Chromium, and in Firefox and WebKit where the machine has them. One file at a time: each
// has a window of every engine open.
export default defineConfig({
  test: {
    include: ["engines/**/*.test.ts"],
    setupFiles: "scripts/test-file.ts",
    pool: "forks",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
