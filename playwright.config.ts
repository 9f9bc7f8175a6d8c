import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "./scripts/chromium.ts";
import { freePort } from "./scripts/test-database.ts";

// E2E_URL tests a server that runs already. Each worker reads this file again and finds what the first reading chose.
const ownServer = !process.env.E2E_URL || process.env.E2E_DATA_DIR !== undefined;
process.env.E2E_URL ??= `http://localhost:${await freePort()}`;
// Only named here: the server makes it, and other tools read this file too.
if (ownServer) {
  process.env.E2E_DATA_DIR ??= join(tmpdir(), `shurfa-e2e-${randomUUID()}`);
  process.env.E2E_SEED_DIR ??= `${process.env.E2E_DATA_DIR}-seed`;
}

const packagedNode = resolve("node_modules/.bin/node");
const node = existsSync(packagedNode) ? packagedNode : process.execPath;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  globalSetup: ownServer ? "./e2e/support/setup.ts" : undefined,
  globalTeardown: ownServer ? "./e2e/support/teardown.ts" : undefined,
  fullyParallel: true,
  // One more than the cores: a test waits for the browser and for clocks a fifth of its time.
  workers: 3,
  forbidOnly: true,
  // For two cores that others use too, at half the speed of ours; where a requirement names a time, its test does too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_URL,
    locale: "ar-SA",
    // Far from Riyadh: a date that the browser prints by its own clock shows at once; requirement AR-02.
    timezoneId: "America/Los_Angeles",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // A page or a button that does not come is named in the report, before the whole test has run out of time.
    navigationTimeout: 60_000,
    actionTimeout: 60_000,
    launchOptions: chromiumLaunch(),
  },
  projects: [{ name: "chromium" }],
  webServer: ownServer
    ? {
        command: `"${node}" build/server/index.js`,
        url: `${process.env.E2E_URL}/api/health`,
        timeout: 60_000,
        stdout: "ignore",
        gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
        env: {
          NODE_ENV: "",
          PORT: new URL(process.env.E2E_URL).port,
          HOST: "127.0.0.1",
          DATA_DIR: process.env.E2E_DATA_DIR ?? "",
          DEMO: "1",
          RATE_LIMIT: "off",
          LOG_LEVEL: "error",
          // The machine's own settings must not reach the tests.
          DATABASE_URL: "",
          S3_ENDPOINT: "",
          S3_BUCKET: "",
          S3_ACCESS_KEY_ID: "",
          S3_SECRET_ACCESS_KEY: "",
          SMTP_URL: "",
          PUBLIC_URL: "",
          TRUST_PROXY: "",
        },
      }
    : undefined,
});
