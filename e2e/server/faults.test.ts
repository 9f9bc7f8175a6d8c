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
import { breakTables, type SiteProcess, startSite } from "../support/site-process.ts";

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

test("HOME-03 SVC-06 SURV-08 while stores throw, pages show their error states, are not cached, and recover afterwards", async () => {
  const site = await startSite();
  try {
    expect((await textOf(site, "/")).text).toContain("تصميم المواقع");
    const repair = breakTables(site, ["services", "packages"]);
    await expect.poll(async () => (await textOf(site, "/")).text).toContain("المباني التجارية");
    const home = await textOf(site, "/");
    expect(home).toMatchObject({ status: 200, cacheControl: "no-store" });
    for (const title of ["المباني التجارية", "المشاريع السكنية", "المباني الصناعية"])
      expect(home.text).toContain(title);

    const services = await textOf(site, "/services");
    expect(services).toMatchObject({ status: 200, cacheControl: "no-store" });
    expect(services.text).toContain("فشل في جلب الخدمات");
    expect(services.text).toContain("تعذّر تحميل الباقات.");
    // The third section reads another table, so it is still shown.
    expect(services.text).toContain("استضافة النمو");
    expect((await textOf(site, "/api/services")).status).toBe(500);

    repair();
    expect((await textOf(site, "/")).text).toContain("تصميم المواقع");
    expect((await textOf(site, "/services")).text).not.toContain("فشل في جلب الخدمات");
    expect((await site.call("GET", "/services")).headers.get("cache-control")).toBe("public, no-cache");
  } finally {
    await site.remove();
  }
});

test("SVC-06 SVC-07 each section of the services page fails separately, with its label and its retry; the others stay", async () => {
  const site = await startSite();
  const sections = [
    { table: "services", stands: "تطوير المواقع", sentence: "فشل في جلب الخدمات" },
    { table: "packages", stands: "المتقدمة", sentence: "تعذّر تحميل الباقات." },
    { table: "packages_server", stands: "استضافة النمو", sentence: "تعذّر تحميل الباقات." },
  ];
  try {
    for (const { table, sentence } of sections) {
      const repair = breakTables(site, [table]);
      await expect.poll(async () => (await textOf(site, "/services")).text).toContain('role="alert"');
      const { text, ...answer } = await textOf(site, "/services");
      expect(answer).toEqual({ status: 200, cacheControl: "no-store" });
      const alerts = text.match(/<div[^>]*role="alert".*?<\/div>/g) ?? [];
      expect(alerts).toHaveLength(1);
      expect(alerts[0]).toMatch(
        new RegExp(`<b>خطأ.*?</b>.*?${sentence}.*?<a [^>]*href="/services">إعادة المحاولة</a>`),
      );
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
      expect(sections.filter(({ stands }) => main.includes(stands)).map((section) => section.table)).toEqual(
        sections.map((section) => section.table).filter((name) => name !== table),
      );
      repair();
      await expect.poll(async () => (await textOf(site, "/services")).text).not.toContain('role="alert"');
    }
  } finally {
    await site.remove();
  }
});

test("ERR-02 ERR-03 ERR-08 ERR-10 the admin shows error banners while the stores throw, and recovers by a retry", async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const page = await context.newPage();
    await page.request.post(`${site.origin}/api/auth/sign-in/email`, {
      data: { email: "admin@shurfa.example", password: "shurfa-demo-2026" },
      headers: { origin: site.origin },
    });
    // The list of requests loads again by itself when the news of requests return; here only the button may do so.
    await context.route(/\/api\/arrivals/, (route) => route.abort());
    const tables = ["services", "packages", "packages_server", "team_members", "project_requests"];
    const repair = breakTables(site, tables);
    for (const [path, sentence] of [
      ["/admin/services", "فشل في جلب الخدمات"],
      ["/admin/packages", "فشل في جلب البيانات"],
      ["/admin/packages-server", "فشل في جلب البيانات"],
      ["/admin/team", "Failed to fetch team members"],
      ["/admin/quote-requests", "حدث خطأ: "],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("alert").filter({ hasText: sentence }).first()).toBeVisible();
      await expect(page.locator("body")).not.toContainText(stackTrace);
    }
    repair();
    await page.getByRole("button", { name: "إعادة المحاولة" }).first().click();
    await expect(page.getByText("منيرة الفوزان").first()).toBeVisible();
  } finally {
    await context.close();
    await site.remove();
  }
});

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

test("SHELL-07 a page that breaks while it renders shows the last-resort page: heading, explanation, ways on, no stack", async ({
  browser,
}) => {
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
    expect((await textOf(site, "/services")).cacheControl).toBe("no-store");

    const page = await context.newPage();
    for (const theme of themes) {
      await rememberTheme(page, theme);
      await page.goto("/services");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("dir", "ltr");
      await expect(page.getByText("حدث خلل من جهتنا وسجّلناه.")).toBeVisible();
      await expect(page.getByRole("link", { name: "إعادة المحاولة" })).toHaveAttribute("href", "/services");
      await expect(page.getByRole("main").locator('a[href="/"]')).toBeVisible();
      await expectNoAxeViolations(page);
    }
  } finally {
    await context.close();
    await site.remove();
  }
});

test("SEC-08 a post that is not a form, or too large, is refused with the matching status", async () => {
  const site = await startSite();
  try {
    const post = (type: string, body: string) =>
      fetch(`${site.origin}/quote`, {
        method: "POST",
        headers: { origin: site.origin, "content-type": type },
        body,
      });
    expect((await post("text/plain", "name=x")).status).toBe(415);
    expect((await post("multipart/form-data; boundary=x", "not parts")).status).toBe(400);
    expect((await post("application/x-www-form-urlencoded", "a".repeat(1_000_000))).status).toBe(413);
  } finally {
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
