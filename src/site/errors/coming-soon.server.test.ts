import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { comingSoon } from "./coming-soon.server.ts";

async function pageOf(hasAccount: () => Promise<boolean>) {
  const app = new Hono<ApiEnv>();
  app.use(comingSoon(async () => true, hasAccount));
  const answer = await app.request("/services");
  return { status: answer.status, text: await answer.text() };
}

test("SETUP-01 TRIAL-01 O13: the closed site leads its owner to the admin once there is an account, and before that to the one-time link", async () => {
  const before = await pageOf(async () => false);
  expect(before.status).toBe(503);
  expect(before.text).toContain('<code dir="ltr">npm run admin-link</code>');
  expect(before.text).not.toContain("<a ");
  const after = await pageOf(async () => true);
  expect(after.text).toContain('<a href="/admin">أكمل التجهيز إن كنت صاحب الموقع</a>');
  expect(after.text).not.toContain("admin-link");
});

test("SETUP-01 TRIAL-01 O13: the closed site is shown with the link to the admin while the accounts cannot be read", async () => {
  const { status, text } = await pageOf(async () => {
    throw new Error("the database is away");
  });
  expect(status).toBe(503);
  expect(text).toContain('<a href="/admin">');
  expect(text).not.toContain("admin-link");
});

test("SETUP-01 RUN-06 TRIAL-01 R7: the closed site answers pages with 503 for an hour and lets files, staff and links to drafts through", async () => {
  const app = new Hono<ApiEnv>();
  app.use(
    comingSoon(
      async () => true,
      async () => true,
    ),
  );
  app.all("*", (c) => c.text("through"));
  const open = [
    ...["/admin", "/admin/services", "/admin.data", "/api/health", "/assets/a.js", "/icons/icon-192.png"],
    ...[
      "/uploads/a.webp",
      "/covers/1.svg",
      "/draft/abc",
      "/review/abc",
      "/q/abc",
      "/__manifest",
      "/favicon.ico",
      "/favicon.svg",
    ],
    ...["/robots.txt", "/site.webmanifest"],
  ];
  for (const path of open) expect([path, await (await app.request(path)).text()]).toEqual([path, "through"]);
  const closed = [
    "/",
    "/services",
    "/sitemap.xml",
    "/articles/rss.xml",
    "/social/home.png",
    "/administration",
    "/quote",
  ];
  for (const path of closed) {
    const { status, headers } = await app.request(path);
    const told = ["retry-after", "cache-control"].map((name) => headers.get(name));
    expect([path, status, ...told]).toEqual([path, 503, "3600", "no-store"]);
  }
});
