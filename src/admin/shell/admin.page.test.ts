import { beforeAll, expect, test } from "vitest";
import { demoAccount } from "../../../e2e/support/demo-account.ts";
import { elementOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { breakTables, openSite, read, type TestSite } from "../../testing/pages/test-site.ts";
import { screenNames } from "./admin.text.ts";
import { addressOf, isOffered, type ScreenKey } from "./screens.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const screens = (Object.keys(screenNames) as ScreenKey[]) // the keys of that object
  .filter((screen) => isOffered("owner", screen))
  .map((screen) => [addressOf(screen), screenNames[screen]] as const);
const missing = "/admin/nothing/here";

test("AUTH-05 every address of the admin answers an anonymous visitor with the login, 401 and no-store", async () => {
  expect(screens.length).toBeGreaterThan(19);
  for (const path of [...screens.map(([path]) => path), "/admin/", missing]) {
    const { status, headers, text } = await site.answer(path);
    expect([status, headers.get("cache-control")], path).toEqual([401, "no-store"]);
    expect(text).toContain("أهلًا بعودتك");
    expect(text, path).not.toMatch(/منيرة الفوزان|muneera@mail\.example|سارة العتيبي|side-nav/);
  }
});

test("ADM-01 ADM-02 every screen answers 200 with its title, and the sidebar has a link to it and marks the present one", async () => {
  for (const [path, name] of screens) {
    const response = await site.visit(path, { isStaff: true });
    expect(response.status, path).toBe(200);
    const page = read(await response.text());
    expect(textsOf(page, "title")).toEqual([`${name} · الإدارة | شُرفة`]);
    if (path === addressOf("notices")) continue; // the account's menu leads there
    expect(textsOf(page, "#side-nav nav [aria-current=page] span")[0]).toBe(name);
    expect(valuesOf(page, "#side-nav nav [aria-current=page]", "href")).toEqual([path]);
    expect(valuesOf(page, "#side-nav nav a", "href")).toEqual(
      expect.arrayContaining(screens.map(([at]) => at).filter((at) => at !== addressOf("notices"))),
    );
  }
});

test("ADM-01 an unknown address answers an admin page with status 404", async () => {
  const response = await site.visit(missing, { isStaff: true });
  expect(response.status).toBe(404);
  const page = read(await response.text());
  expect(textsOf(page, "title")).toEqual(["الصفحة غير موجودة · الإدارة | شُرفة"]);
  elementOf(page, "#side-nav"); // the screen itself is drawn in the browser: frame.component.test.tsx
});

test("AUTH-05 SURV-02 while the database is away the admin answers 503 in Arabic, caches nothing, and recovers", async () => {
  const signedIn = await site.visit("/api/auth/sign-in/email", { method: "POST", json: demoAccount });
  const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0];
  const ask = (headers = {}) => site.visit("/admin/quote-requests", { headers });
  expect((await ask({ cookie })).status).toBe(200);
  const repair = await breakTables(site, ["sessions", "users"]);
  for (const response of [await ask({ cookie }), await ask()]) {
    const html = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(html).toContain("الخدمة مشغولة الآن. أعد المحاولة بعد قليل.");
    expect(html).not.toMatch(/\bat .+:\d+:\d+|node_modules|no such table/);
  }
  await repair();
  expect((await ask({ cookie })).status).toBe(200);
});
