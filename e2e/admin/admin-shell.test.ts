import { join } from "node:path";
import Database from "better-sqlite3";
import {
  demoAccount,
  expect,
  expectFitsAndReads,
  expectReads,
  type Page,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

const screens = {
  "/admin": "لوحة المعلومات",
  "/admin/content": "محتوى الموقع",
  "/admin/services": "الخدمات",
  "/admin/packages": "الباقات",
  "/admin/packages-server": "باقات الاستضافة",
  "/admin/team": "فريق العمل",
  "/admin/testimonials": "آراء العملاء",
  "/admin/faq": "الأسئلة الشائعة",
  "/admin/vision2030": "رؤية 2030",
  "/admin/media": "مكتبة الوسائط",
  "/admin/projects": "المشاريع",
  "/admin/clients": "العملاء",
  "/admin/quote-requests": "طلبات العروض",
  "/admin/quotes": "عروض الأسعار",
  "/admin/messages": "الرسائل",
  "/admin/analytics": "التحليلات",
  "/admin/users": "المستخدمون",
  "/admin/privacy": "الخصوصية",
  "/admin/settings": "الإعدادات",
};

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const loginHeading = "أهلًا بعودتك";
const toggle = (page: Page) => page.getByRole("button", { name: "القائمة الجانبية" });
const sidebar = (page: Page) => page.getByRole("complementary", { name: "قائمة الإدارة" });
const storage = (page: Page) =>
  page.evaluate(() => ({ user: localStorage.getItem("user"), token: localStorage.getItem("token") }));

/** Opens a screen and waits for its content, which loads after the frame. */
async function openScreen(page: Page, path: string) {
  const response = await page.goto(path);
  // On phones an open request covers the heading of its screen.
  const heading = page.locator("main h1, [data-top-bar] h1, article h2").filter({ visible: true });
  await expect(heading.first()).toBeVisible();
  return response;
}

async function fillLogin(
  page: Page,
  { email, password } = demoAccount as { email: string; password: string },
) {
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
}

for (const path of [...Object.keys(screens), "/admin/", "/admin/nothing/here"]) {
  test(`AUTH-05 ${path} answers an anonymous visitor with the login, 401 and no-store`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(401);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(loginHeading);
    expect(html).not.toMatch(/منيرة الفوزان|muneera@mail\.example|سارة العتيبي|side-nav/);
  });
}

test("AUTH-05 without a session the data of an admin page holds no record, in any spelling of its address", async ({
  request,
}) => {
  for (const path of [
    "/admin.data",
    "/admin/quote-requests.data",
    "/admin/nothing.data",
    "/ADMIN/quote-requests",
    "/%61dmin/quote-requests",
    "//admin/quote-requests",
    "/admin//quote-requests",
    "/admin/quote-requests/",
  ]) {
    // The whole address is given, because a path with two slashes would be read as a host name.
    const response = await request.get(origin() + path, { maxRedirects: 0 });
    expect([400, 401, 404], path).toContain(response.status());
    expect(await response.text(), path).not.toMatch(/منيرة الفوزان|muneera@mail\.example|سارة العتيبي/);
  }
});

test("AUTH-05 AUTH-01 signing in by keyboard alone continues to the requested screen", async ({ page }) => {
  await page.goto("/admin/quote-requests");
  await expect(page).toHaveTitle("تسجيل الدخول · الإدارة | شُرفة");
  const submit = page.getByRole("button", { name: "دخول" });
  await expect(submit).toBeEnabled();
  await page.keyboard.press("Tab"); // to the brand
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoAccount.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoAccount.password);
  await page.keyboard.press("Tab"); // to the button that shows the password
  await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "طلبات العروض" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/quote-requests$/);
});

test("AUTH-01 ERR-01 wrong credentials are announced, and the button says that it is loading", async ({
  page,
}) => {
  await page.goto("/admin");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/auth/sign-in/email", async (route) => {
    await held;
    await route.continue();
  });
  const password = page.getByLabel("كلمة المرور", { exact: true });
  await expect(page.getByLabel("البريد الإلكتروني")).toHaveAttribute("type", "email");
  await page.getByRole("button", { name: "إظهار كلمة المرور" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "إظهار كلمة المرور" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await fillLogin(page, { email: "nobody@mail.example", password: "not the password" });
  await page.getByRole("button", { name: "دخول" }).click();
  await expect(page.getByRole("button", { name: "جاري تسجيل الدخول..." })).toBeVisible();
  answer();
  await expect(page.getByRole("alert")).toHaveText("بيانات الدخول غير صحيحة. يرجى المحاولة مرة أخرى.");
  await expect(page.getByText(loginHeading)).toBeVisible();
});

test("AUTH-02 the login shows the demo credentials, and they open the admin", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByText("حساب للتجربة")).toBeVisible();
  await expect(page.getByText(demoAccount.password)).toBeVisible();
  await fillLogin(page);
  await page.getByRole("button", { name: "دخول" }).click();
  await expect(sidebar(page)).toContainText("سارة العتيبي");
  await expect(sidebar(page)).toContainText("مدير النظام");
});

test("AUTH-03 a valid cookie fills empty storage; storage without a cookie is cleared", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openScreen(page, "/admin");
  // The screen is shown before its scripts have filled the storage.
  await expect.poll(async () => (await storage(page)).user).not.toBeNull();
  const stored = await storage(page);
  expect(Object.keys(JSON.parse(stored.user ?? ""))).toEqual([
    "id",
    "name",
    "email",
    "role",
    "access",
    "avatar",
  ]);
  expect(stored.token).not.toBeNull();
  const secrets = (await context.cookies()).map(({ value }) => value);
  expect(secrets).not.toContain(stored.token);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(loginHeading)).toBeVisible();
  await expect.poll(() => storage(page)).toEqual({ user: null, token: null });
});

test("AUTH-04 a stored user that cannot be parsed ends the session and shows the login", async ({ page }) => {
  await signIn(page);
  await openScreen(page, "/admin");
  await page.evaluate(() => localStorage.setItem("user", "{broken"));
  await page.reload();
  await expect(page.getByText(loginHeading)).toBeVisible();
  await expect.poll(() => storage(page)).toEqual({ user: null, token: null });
  expect((await page.request.get("/api/auth/session")).status()).toBe(401);
});

test("AUTH-04 ADM-02 logging out clears the storage and ends the session on the server", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openScreen(page, "/admin/settings");
  const cookies = await context.cookies();
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await expect(page.getByText(loginHeading)).toBeVisible();
  await expect.poll(() => storage(page)).toEqual({ user: null, token: null });
  await context.addCookies(cookies);
  expect((await page.request.get("/api/auth/session")).status()).toBe(401);
});

test("ADM-02 AUTH-04 a failed logout names the connection as the cause only without an answer, and can be tried again", async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, "/admin/settings");
  const address = "**/api/auth/sign-out";
  const logout = page.getByRole("button", { name: "تسجيل الخروج" });
  await page.route(address, (route) => route.fulfill({ status: 503, json: { code: "unavailable" } }));
  await logout.click();
  await expect(page.getByText("تعذّر تسجيل الخروج. أعد المحاولة بعد قليل.")).toBeVisible();
  await expect(page.getByText("تحقّق من اتصالك")).toHaveCount(0);
  await page.unroute(address);
  const dismiss = page.getByRole("button", { name: "إخفاء" });
  await dismiss.click();
  await page.route(address, (route) => route.abort());
  await logout.click();
  await expect(page.getByText("تعذّر تسجيل الخروج. تحقّق من اتصالك ثم أعد المحاولة.")).toBeVisible();
  await page.unroute(address);
  await dismiss.click();
  await logout.click();
  await expect(page.getByText(loginHeading)).toBeVisible();
});

test("AUTH-05 when the session ends, a sign-in dialog opens over the screen, and the call can be repeated", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openScreen(page, "/admin/quote-requests");
  await page.getByRole("searchbox").fill("منيرة");
  await context.clearCookies();
  // The stream of arrivals may notice the end first; then the dialog covers the button.
  await page.getByRole("button", { name: "تحديث", includeHidden: true }).dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: "تسجيل الدخول" });
  await expect(dialog).toContainText("انتهت جلستك. سجّل دخولك من جديد لتتابع من حيث توقفت.");
  await expect(dialog.getByLabel("البريد الإلكتروني")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await fillLogin(page);
  await dialog.getByRole("button", { name: "دخول" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveValue("منيرة");
  await expect(page.getByRole("alert").filter({ hasText: "حدث خطأ" })).toHaveCount(0);
  await expect.poll(async () => (await storage(page)).token).not.toBeNull();
});

test("ADM-01 ADM-02 every screen answers 200 with its title, and the sidebar leads to it", async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, "/admin");
  for (const [path, name] of Object.entries(screens)) {
    expect((await page.request.get(path)).status(), path).toBe(200);
    // The number of unread records may follow the name.
    const link = sidebar(page)
      .getByRole("link")
      .filter({ has: page.getByText(name, { exact: true }) });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} · الإدارة | شُرفة`);
    await expect(sidebar(page).locator("[aria-current=page]")).toContainText(name);
    // On phones an open request covers the heading of its screen.
    const heading = page.locator("main h1, [data-top-bar] h1, article h2").filter({ visible: true });
    await expect(heading.first()).toBeVisible();
  }
});

test("ADM-01 an unknown address answers an admin page with status 404", async ({ page }) => {
  await signIn(page);
  const response = await openScreen(page, "/admin/nothing/here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "الصفحة غير موجودة" })).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole("link", { name: "العودة إلى لوحة المعلومات" }).click();
  await expect(page).toHaveURL("/admin");
});

/** A function that requests pages as a signed-in browser, on the test's own server. */
async function askSignedIn(site: SiteProcess) {
  const answer = await site.call("POST", "/api/auth/sign-in/email", demoAccount);
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return (path: string) => fetch(site.origin + path, { headers: { cookie } });
}

test("AUTH-05 SURV-02 while the database is away the admin answers 503 in Arabic, caches nothing, and recovers", async () => {
  const site = await startSite();
  const database = new Database(join(site.dataDir, "shurfa.db"));
  try {
    const ask = await askSignedIn(site);
    expect((await ask("/admin/quote-requests")).status).toBe(200);
    database.exec("alter table sessions rename to sessions_away");
    database.exec("alter table users rename to users_away");
    for (const response of [await ask("/admin/quote-requests"), await fetch(`${site.origin}/admin`)]) {
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(html).toContain("الخدمة مشغولة الآن. أعد المحاولة بعد قليل.");
      expect(html).not.toMatch(/\bat .+:\d+:\d+|node_modules|no such table/);
    }
    database.exec("alter table sessions_away rename to sessions");
    database.exec("alter table users_away rename to users");
    expect((await ask("/admin/quote-requests")).status).toBe(200);
  } finally {
    database.close();
    await site.remove();
  }
});

test("ADM-02 the sidebar is on the right, collapses to a rail, and stays collapsed after a reload", async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, "/admin");
  const box = async () => sidebar(page).boundingBox();
  expect(await box()).toMatchObject({ x: 1440 - 264, width: 264 });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await toggle(page).click();
  expect(await box()).toMatchObject({ x: 1440 - 76, width: 76 });
  await expect(sidebar(page).getByRole("link", { name: "الإعدادات" })).toBeVisible();
  await page.reload();
  expect(await box()).toMatchObject({ width: 76 });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await toggle(page).click();
  expect(await box()).toMatchObject({ width: 264 });
});

test("ADM-02 on a phone the sidebar is a drawer that works by keyboard and touch", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page);
  await openScreen(page, "/admin");
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(sidebar(page).getByRole("button", { name: "إغلاق القائمة" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await page.mouse.click(20, 500);
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).click();
  await sidebar(page).getByRole("link", { name: "الرسائل" }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "الرسائل" })).toBeVisible();
});

test("ADM-02 SHELL-06 the top bar links to the live site and switches the theme, which is remembered", async ({
  page,
}) => {
  await signIn(page);
  await openScreen(page, "/admin");
  await expect(page.getByRole("link", { name: /عرض الموقع/ })).toHaveAttribute("href", "/");
  await page.getByRole("button", { name: "تبديل المظهر" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("ADM-02 the skip link leads to the screen, and a new screen takes the focus", async ({ page }) => {
  await signIn(page);
  await openScreen(page, "/admin");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "الانتقال إلى المحتوى" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await sidebar(page).getByRole("link", { name: "العملاء", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "العملاء" })).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
});

const looked = [
  "/admin",
  "/admin/quote-requests",
  "/admin/quote-requests?view=table",
  "/admin/quote-requests/3",
  "/admin/team",
  "/admin/nothing",
];

for (const path of looked)
  test(`AR-04 ${path} fits every width and has no accessibility violation in both themes`, async ({
    page,
  }) => {
    await signIn(page);
    await openScreen(page, path);
    await expect(page.locator("main [data-bone]")).toHaveCount(0);
    if (path.endsWith("/3")) await expect(page.getByRole("article")).toBeVisible();
    await expectFitsAndReads(page);
  });

test("AR-04 the login and the opened menu fit every width and have no accessibility violation in both themes", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "دخول" })).toBeEnabled();
  await expectFitsAndReads(page);
  await signIn(page);
  for (const size of [viewports.desktop, viewports.phone]) {
    await page.setViewportSize(size);
    await openScreen(page, "/admin");
    await toggle(page).click();
    await expectReads(page);
  }
});

test("ADM-01 the first load of every screen fetches at most 250 KB of scripts; rarely used parts load when they are opened", async ({
  page,
}) => {
  await signIn(page);
  let scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  const sizes = new Map<string, number>();
  const heavy: string[] = [];
  const early: string[] = [];
  for (const path of Object.keys(screens)) {
    scripts = new Set();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // Waits until no more are requested; after the first screen the files come from the browser's cache.
    for (let known = 0; known < scripts.size; await page.waitForTimeout(300)) known = scripts.size;
    // Counts the compressed length (brotli) of each file, independent of cache and timing.
    for (const name of scripts) {
      const headers = { "accept-encoding": "br" };
      if (!sizes.has(name))
        sizes.set(name, Number((await page.request.get(name, { headers })).headers()["content-length"]));
    }
    const total = [...scripts].reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
    if (!(total > 50 * 1024 && total <= 250 * 1024)) heavy.push(`${path}: ${total}`);
    const seldom =
      /import-dialog|reorder-list|library-dialog|history-dialog|requests-board|quote-workspace|tiptap|prosemirror/i;
    early.push(...[...scripts].filter((name) => seldom.test(name)).map((name) => `${path}: ${name}`));
  }
  expect(heavy, "bytes of brotli").toEqual([]);
  expect(early, "loaded before it was opened").toEqual([]);
});
