import { sql } from "kysely";
import { expect, test } from "vitest";
import { elementOf, textsOf } from "../../testing/pages/test-markup.ts";
import { breakTables, openSite, type TestSite } from "../../testing/pages/test-site.ts";

const stackTrace = /\bat .+:\d+:\d+|node_modules|SQLITE_|no such table/;

async function textOf(site: TestSite, path: string) {
  const response = await site.visit(path);
  const text = await response.text();
  expect(text).not.toMatch(stackTrace);
  return { status: response.status, text, cacheControl: response.headers.get("cache-control") };
}

test("HOME-03 SVC-06 SURV-08 while stores throw, pages show their error states, are not cached, and recover afterwards", async () => {
  const site = await openSite();
  expect((await textOf(site, "/")).text).toContain("تصميم المواقع");
  const repair = await breakTables(site, ["services", "packages"]);
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

  await repair();
  expect((await textOf(site, "/")).text).toContain("تصميم المواقع");
  const again = await textOf(site, "/services");
  expect(again.text).not.toContain("فشل في جلب الخدمات");
  expect(again.cacheControl).not.toBe("no-store");
});

test("SVC-06 SVC-07 each section of the services page fails separately, with its label and its retry; the others stay", async () => {
  const site = await openSite();
  const sections = [
    { table: "services", stands: "تطوير المواقع", sentence: "فشل في جلب الخدمات" },
    { table: "packages", stands: "المتقدمة", sentence: "تعذّر تحميل الباقات." },
    { table: "packages_server", stands: "استضافة النمو", sentence: "تعذّر تحميل الباقات." },
  ];
  for (const { table, sentence } of sections) {
    const repair = await breakTables(site, [table]);
    const answer = await site.visit("/services");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const page = await site.page("/services");
    const main = elementOf(page, "main");
    expect(textsOf(main, "[role=alert] b")).toEqual(["خطأ:"]);
    const alert = elementOf(main, "[role=alert]");
    expect(alert.textContent).toContain(sentence);
    expect(elementOf(alert, "a", "إعادة المحاولة").getAttribute("href")).toBe("/services");
    const standing = sections.filter(({ stands }) => main.textContent.includes(stands));
    expect(standing.map((section) => section.table)).toEqual(
      sections.map((section) => section.table).filter((name) => name !== table),
    );
    await repair();
    expect((await textOf(site, "/services")).text).not.toContain('role="alert"');
  }
});

test("ERR-02 ERR-03 ERR-08 ERR-10 while their stores throw, the calls of the admin's lists fail without a word of the cause, and answer again afterwards", async () => {
  const site = await openSite();
  const lists = {
    services: "/api/services",
    packages: "/api/packages",
    packages_server: "/api/packages-server",
    team_members: "/api/team-members",
    project_requests: "/api/project-requests",
  };
  const ask = async (path: string) => {
    const answer = await site.visit(path, { isStaff: true });
    return { status: answer.status, text: await answer.text() };
  };
  const repair = await breakTables(site, Object.keys(lists));
  for (const path of Object.values(lists)) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 500]);
    expect(JSON.parse(text)).toMatchObject({ code: "internal" });
    expect(text).not.toMatch(stackTrace);
  }
  await repair();
  for (const path of Object.values(lists)) expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

test("SHELL-07 a page that breaks while it renders shows the last-resort page: heading, explanation, ways on, no stack", async () => {
  const site = await openSite();
  // Writes a row that the code itself cannot produce.
  await sql`update services set features = '5'`.execute(site.kernel.db);
  const { status, cacheControl } = await textOf(site, "/services");
  expect([status, cacheControl]).toEqual([500, "no-store"]);
  const page = await site.page("/services");
  expect(elementOf(page, "h1[dir=ltr]", "Unexpected Application Error!")).toBeDefined();
  const main = elementOf(page, "main");
  expect(main.textContent).toContain("حدث خلل من جهتنا وسجّلناه.");
  expect(elementOf(main, "a", "إعادة المحاولة").getAttribute("href")).toBe("/services");
  elementOf(main, 'a[href="/"]');
});

test("SEC-08 a post that is not a form, or too large, is refused with the matching status", async () => {
  const site = await openSite();
  const post = async (type: string, body: string) => {
    const headers = { "content-type": type };
    return (await site.visit("/quote", { method: "POST", headers, body })).status;
  };
  expect(await post("text/plain", "name=x")).toBe(415);
  expect(await post("multipart/form-data; boundary=x", "not parts")).toBe(400);
  expect(await post("application/x-www-form-urlencoded", "a".repeat(1_000_000))).toBe(413);
});
