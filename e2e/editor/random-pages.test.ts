import { runnerImport } from "vite";
import { shareOf } from "../../src/kernel/testing/test-share.ts";
import {
  demoAccount,
  expect,
  expectNoSidewaysScroll,
  expectReads,
  type Page,
  test,
} from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

// Blocks are found by Vite, from the names of their folders.
const { module: pages } = await runnerImport<typeof import("../../src/site/blocks/testing/random-page.ts")>(
  new URL("../../src/site/blocks/testing/random-page.ts", import.meta.url).pathname,
  { configFile: false, logLevel: "error" },
);

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const seeds = shareOf(
  Array.from({ length: 1000 }, (_, index) => index + 1),
  167, // six of them
);

test("PAGES-01 AR-04 sections in any order, with any texts, never scroll sideways and pass axe", async ({
  page,
}) => {
  test.setTimeout((seeds.length + 2) * 10_000);
  const call = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(site.origin + path, {
      method,
      data,
      headers: { origin: site.origin },
    });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.status() === 204 ? null : response.json();
  };
  await call("POST", "/api/auth/sign-in/email", demoAccount);
  const [{ path }] = await call("GET", "/api/media");
  const drawn = [
    ...seeds.map((seed) => ({ seed, ...pages.randomPage(seed, path) })),
    ...[1, 2].map((seed) => ({ seed: `every-${seed}`, ...pages.everyBlock(seed, path) })),
  ];
  for (const { seed, layout, values, first } of drawn) {
    const { id } = await call("POST", "/api/pages", { title: `صفحة ${seed}`, address: `random-${seed}` });
    const fields = Object.entries(values).map(([id, value]): [string, object] => [
      id,
      { base: first[id], value },
    ]);
    fields.push(["layout", { base: [], value: layout }]);
    await call("PATCH", `/api/content/page-${id}`, {
      client: "random-pages",
      fields: Object.fromEntries(fields),
    });
    await call("POST", `/api/content/page-${id}/publish`, {});
    const order = layout.map(({ part }) => part).join();
    await test.step(`${seed}: ${order}`, () => look(page, `${site.origin}/random-${seed}`));
    await call("DELETE", `/api/pages/${id}`);
  }
});

/** Checks a page at the narrowest width and on a desktop. */
async function look(page: Page, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectReads(page);
}
