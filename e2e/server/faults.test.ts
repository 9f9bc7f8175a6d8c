import { join } from "node:path";
import Database from "better-sqlite3";
import { startPostgres } from "../../scripts/test-database.ts";
import {
  demoAccount,
  expect,
  expectNoAxeViolations,
  rememberTheme,
  test,
  themes,
} from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

const quote = (name: string) => ({
  name,
  phone: "0551234567",
  email: "a@mail.example",
  requested_services: ["serviceWebsite"],
});
const stackTrace = /\bat .+:\d+:\d+|node_modules|SQLITE_|ECONNREFUSED|no such table/;

async function textOf(site: SiteProcess, path: string) {
  const response = await site.call("GET", path);
  const text = await response.text();
  expect(text).not.toMatch(stackTrace);
  return { status: response.status, text, cacheControl: response.headers.get("cache-control") };
}

test("SURV-02 HOME-03 SVC-06 while PostgreSQL is down pages and calls show error states, and all recover within 5 s of its return", async () => {
  const postgres = await startPostgres({ durable: true });
  const site = await startSite({ DATABASE_URL: postgres.address, DEMO: "1" });
  try {
    expect((await site.call("POST", "/api/project-requests", quote("قبل"))).status).toBe(201);
    await postgres.stop();
    expect((await textOf(site, "/")).text).toContain("المباني التجارية");
    expect((await textOf(site, "/services")).text).toContain("فشل في جلب الخدمات");
    expect((await textOf(site, "/quote")).status).toBe(200);
    expect((await textOf(site, "/admin")).status).toBeGreaterThanOrEqual(400);
    expect((await textOf(site, "/api/services")).status).toBe(503);
    const refused = await site.call("POST", "/api/project-requests", quote("أثناء"));
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(stackTrace);

    await postgres.start();
    await expect
      .poll(async () => (await site.call("POST", "/api/project-requests", quote("بعد"))).status, {
        timeout: 5000,
      })
      .toBe(201);
    await expect
      .poll(async () => (await textOf(site, "/")).text, { timeout: 5000 })
      .toContain("تصميم المواقع");
    // Acknowledged requests are stored, refused ones are not.
    expect(await namesOfRequests(site)).toEqual(expect.arrayContaining(["قبل", "بعد"]));
    expect(await namesOfRequests(site)).not.toContain("أثناء");
  } finally {
    await site.remove();
    await postgres.remove();
  }
});

test("SURV-01 200 requests sent at once are all stored after kill -9, each with its outbox row", async () => {
  const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  try {
    const before = (await stored(site)).requests;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        site.call("POST", "/api/project-requests", quote(`زائر ${index}`)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await site.stop("SIGKILL");
    await site.start();
    // One more row is the thank-you mail, of which an address gets one a day.
    expect(await stored(site)).toEqual({ requests: before + 200, outbox: 201 });
  } finally {
    await site.remove();
  }
});

test("SHELL-07 the last-resort page has no axe violation", async ({ browser }) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    // Writes a row that the code itself cannot produce.
    const database = new Database(join(site.dataDir, "shurfa.db"));
    database.exec(
      "update services set features = '5'; update site_state set content_version = content_version + 1",
    );
    database.close();
    await expect.poll(async () => (await textOf(site, "/services")).status).toBe(500);
    const page = await context.newPage();
    for (const theme of themes) {
      await rememberTheme(page, theme);
      await page.goto("/services");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expectNoAxeViolations(page);
    }
  } finally {
    await context.close();
    await site.remove();
  }
});

test("RUN-01 RUN-03 SIGTERM ends the server cleanly, and a second start does not seed again", async () => {
  const site = await startSite();
  try {
    const before = await stored(site);
    expect(await site.stop("SIGTERM")).toBe(0);
    const start = performance.now();
    await site.start();
    expect(performance.now() - start).toBeLessThan(5000);
    expect(await stored(site)).toEqual(before);
  } finally {
    await site.remove();
  }
});

/** Counts requests and outbox rows, read from the SQLite file while the server runs. */
async function stored(site: SiteProcess) {
  const database = new Database(join(site.dataDir, "shurfa.db"), { readonly: true });
  const count = (table: string) => Number(database.prepare(`select count(*) from ${table}`).pluck().get());
  const counts = { requests: count("project_requests"), outbox: count("outbox") };
  database.close();
  return counts;
}

/** The names of the requests in staff's list. */
async function namesOfRequests(site: SiteProcess): Promise<string[]> {
  const { headers } = await site.call("POST", "/api/auth/sign-in/email", demoAccount);
  const cookie = (headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const list = await fetch(`${site.origin}/api/project-requests`, { headers: { cookie } });
  return (await list.json()).map((request: { name: string }) => request.name);
}
