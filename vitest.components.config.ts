import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./scripts/chromium.ts";
import { serveSites } from "./src/testing/components/test-serve-sites.ts";
import { withoutServer } from "./src/testing/components/test-without-server.ts";
import { buildOfSite } from "./src/testing/pages/test-server-build.ts";
import { layersOfModules, namesOfClasses } from "./vite.config.ts";

/*
 * `npm run test:component`: screens, forms, lists and dialogs in a real browser, without a build and without a server of
 * their own: the API runs in the process of the tests. `npm run test:component -- services` runs the files of that name.
 */
const nameOf = namesOfClasses(false);

export default defineConfig({
  plugins: [layersOfModules(nameOf), buildOfSite(), withoutServer(), serveSites()],
  css: { modules: { generateScopedName: nameOf } },
  // Packages of an earlier run may lack one that a test asks for now; found late, it reloads all pages amid their tests.
  optimizeDeps: { force: true },
  define: { "process.env.NODE_ENV": '"test"' },
  test: {
    include: ["src/**/*.component.test.tsx"],
    setupFiles: "src/testing/components/test-page.ts",
    // These times are for two cores that others use too, at half the speed of ours, as in playwright.config.ts.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Each test has a site of its own, so the files of a worker can share its page and its modules.
    isolate: false,
    // One more than the two cores that are reckoned with: a page waits half of its time, for frames and for answers.
    maxWorkers: 3,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        actionTimeout: 60_000, // the first test of a file waits until its modules are transformed
        contextOptions: { reducedMotion: "reduce", locale: "ar-SA", timezoneId: "Asia/Riyadh" },
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 1440, height: 900 },
    },
  },
});
