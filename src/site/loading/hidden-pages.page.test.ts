import { beforeEach, expect, test } from "vitest";
import { pages } from "../../content/shared/pages.text.ts";
import { pagesToHide } from "../../content/shared/pages.ts";
import { textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { publicPaths } from "../../testing/pages/test-paths.ts";
import { openSite, publish, type TestSite } from "../../testing/pages/test-site.ts";
import { linkExists } from "./link-exists.server.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openSite();
});
const turn = (key: string, isHidden: boolean) => site.call("PUT", `/api/site-pages/${key}`, { isHidden });
const statusOf = async (path: string) => (await site.visit(path)).status;
const paths = pagesToHide.map((key) => pages[key].path);
const isHidden = (href: string | null) =>
  paths.some((path) => `${href?.replace(/[?#].*/, "")}/`.startsWith(`${path}/`));

test("OWN-01 a hidden page and what lies below it answer 404 in every spelling, and come back with their texts", async () => {
  await publish(site, "projects", { heroTitle: "أعمال نفخر بها" });
  const project = valuesOf(await site.page("/projects"), 'main a[href^="/projects/"]', "href")[0] ?? "";
  await turn("projects", true);
  for (const path of [
    "/projects",
    "/projects/",
    "/PROJECTS",
    "/%70rojects",
    "/projects?page=2",
    "/projects.data",
    project,
  ])
    expect(await statusOf(path), path).toBe(404);
  expect(textsOf(await site.page("/projects"), "h1")).toEqual(["هذه الصفحة ليست هنا"]);
  expect(await statusOf("/projectsx")).toBe(404);
  await turn("projects", false);
  expect(textsOf(await site.page("/projects"), "h1")).toEqual(["أعمال نفخر بها"]);
  expect(await statusOf(project)).toBe(200);
});

test("OWN-01 SITE-02 no link, no structured data and no sitemap of the site leads to a hidden page", async () => {
  const before = await Promise.all(publicPaths.map((path) => site.page(path)));
  expect(before.flatMap((page) => valuesOf(page, "a", "href")).filter(isHidden).length).toBeGreaterThan(20);
  for (const key of pagesToHide) await turn(key, true);
  const standing = publicPaths.filter((path) => !isHidden(path));
  expect(standing).toEqual(["/", "/services", "/articles", "/contact", "/privacy", "/terms", "/quote"]);
  for (const path of [...standing, "/no-such-page"]) {
    const page = await site.page(path);
    expect(valuesOf(page, "a", "href").filter(isHidden), path).toEqual([]);
    const data = textsOf(page, 'script[type="application/ld+json"]').join();
    expect(
      paths.filter((hidden) => data.includes(`localhost${hidden}"`)),
      path,
    ).toEqual([]);
  }
  const sitemap = await site.html("/sitemap.xml");
  expect(
    [...sitemap.matchAll(/<loc>http:\/\/localhost(.*?)<\/loc>/g)]
      .map(([, path]) => path ?? "")
      .filter(isHidden),
  ).toEqual([]);
  for (const path of paths) expect(await linkExists(site.kernel, path), path).toBe(false);
});

test("OWN-01 ADDR-01 a redirect may stand in the place of a hidden page, and waits while the page is shown", async () => {
  await site.call("POST", "/api/redirects", { fromPath: "/vision2030", target: "/services" });
  expect(await statusOf("/vision2030")).toBe(200);
  await turn("vision2030", true);
  const { status, headers } = await site.visit("/vision2030");
  expect([status, headers.get("location")]).toEqual([301, "/services"]);
  await turn("vision2030", false);
  expect(await statusOf("/vision2030")).toBe(200);
});

test("OWN-01 staff still edit a hidden page in its frame, and a form on it takes nothing", async () => {
  await turn("register", true);
  const preview = await site.visit("/admin/preview/register", { isStaff: true });
  expect(preview.status).toBe(200);
  expect((await site.visit("/register", { method: "POST", form: { name: "منى" } })).status).toBe(404);
});

test("OWN-01 a share link shows the hidden page that it was made for, and no other one", async () => {
  await publish(site, "faq", { heroTitle: "أسئلة" });
  const { token } = await site.call<{ token: string }>("POST", "/api/content/faq/shares");
  await turn("faq", true);
  await turn("about", true);
  expect(await statusOf(`/draft/${token}/faq`)).toBe(200);
  expect(await statusOf(`/draft/${token}/about`)).toBe(404);
});
