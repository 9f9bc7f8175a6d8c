import { expect, test } from "vitest";
import { openSite } from "../../testing/pages/test-site.ts";

const site = await openSite();

test("NOTICE-01 the worker of notices is a file for the admin's scope, which answers no requests and keeps nothing", async () => {
  const { status, headers, text } = await site.answer("/admin/push-worker.js");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("service-worker-allowed")).toBe("/admin");
  expect(text).not.toMatch(/"fetch"|caches|importScripts/);
});

test("NOTICE-01 RUN-06 a page has one manifest: the admin its own, which opens it, with the looks of the brand, and all others that of the site", async () => {
  const manifests = async (path: string) =>
    [...(await site.page(path)).querySelectorAll("link[rel=manifest]")].map((link) =>
      link.getAttribute("href"),
    );
  for (const path of ["/admin", "/admin/settings"])
    expect(await manifests(path), path).toEqual(["/admin/admin.webmanifest"]);
  for (const path of ["/", "/contact", "/nothing-here"])
    expect(await manifests(path), path).toEqual(["/site.webmanifest"]);
  await site.call("PUT", "/api/settings", { agencyName: "رواق" });
  const { name, dir, lang, start_url, scope, icons } = JSON.parse(
    (await site.answer("/admin/admin.webmanifest")).text,
  );
  expect({ name, dir, lang, start_url, scope }).toEqual({
    name: "إدارة رواق",
    dir: "rtl",
    lang: "ar",
    start_url: "/admin",
    scope: "/admin",
  });
  expect(icons[0].src).toMatch(/^\/icons\/icon-192\.png\?v=/); // of this brand, which is not the house's
});

test("NOTICE-01 public pages know of no worker", async () => {
  for (const path of ["/", "/contact", "/quote", "/faq"]) {
    const { text } = await site.answer(path);
    expect(text, path).not.toMatch(/serviceWorker|push-worker|\/admin\/manifest/);
  }
});
