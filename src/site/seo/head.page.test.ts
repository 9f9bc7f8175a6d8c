import { beforeAll, expect, test } from "vitest";
import { missingPath, publicPaths } from "../../testing/pages/test-paths.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

for (const path of [...publicPaths, missingPath])
  test(`SHELL-01 ${path} is complete without scripts: language, direction, one heading, title, social tags, breadcrumbs`, async () => {
    const answer = await site.visit(path);
    expect(answer.status).toBe(path === missingPath ? 404 : 200);
    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" class="light"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title>([^<]+)<\/title>/)?.[1]).toMatch(/[\u0600-\u06FF]/);
    if (answer.status === 404) return;
    const address = `http://localhost${path}`;
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    for (const property of ["og:title", "og:description", "og:url", "og:image"])
      expect(html).toContain(`property="${property}"`);
    expect(html).toContain(`<meta property="og:url" content="${address}"`);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const types = blocks.map(([, json = ""]) => JSON.parse(json)["@type"]);
    expect(types).toContainEqual(["Organization", "ProfessionalService"]);
    if (path !== "/") expect(types).toContainEqual("BreadcrumbList");
  });

test("SHELL-01 every page has a title and a description of its own", async () => {
  const found: string[][] = [];
  for (const path of publicPaths) {
    const html = await site.html(path);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    found.push([title, /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ""]);
  }
  for (const part of [0, 1]) expect(new Set(found.map((one) => one[part])).size).toBe(publicPaths.length);
});

test("SHELL-01 SVC-02 the services page lists its packages as offers in SAR for search engines", async () => {
  const html = await site.html("/services");
  expect(html).toContain('"priceCurrency":"SAR"');
  expect(html).toContain('"price":"1400"');
});

test("OWN-02 the home page alone says the codes of search consoles, and nothing without them", async () => {
  const codes = async (path: string) =>
    (await site.html(path)).match(/<meta name="(google-site-verification|msvalidate\.01)"[^>]*>/g);
  expect(await codes("/")).toBeNull();
  const pasted = '<meta name="google-site-verification" content="dXn9_4-Abc0123456789" />';
  await site.call("PUT", "/api/settings", { googleProof: pasted, bingProof: "0123456789ABCDEF" });
  expect(await codes("/")).toEqual([
    '<meta name="google-site-verification" content="dXn9_4-Abc0123456789"/>',
    '<meta name="msvalidate.01" content="0123456789ABCDEF"/>',
  ]);
  expect(await codes("/about")).toBeNull();
  await site.call("PUT", "/api/settings", { googleProof: "", bingProof: "" });
});

test("RUN-06 sitemap and robots are served; the sitemap names every page and project", async () => {
  for (const [path, type] of [
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/uploads/logo.png", "image/png"],
    ["/api/openapi.json", "application/json"],
  ] as const) {
    const { status, headers } = await site.visit(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("content-type")).toContain(type);
  }
  const sitemap = await site.html("/sitemap.xml");
  for (const path of [...publicPaths, "/projects/1768176000002"]) expect(sitemap).toContain(`${path}</loc>`);
});
