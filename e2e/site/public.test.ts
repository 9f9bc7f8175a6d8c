import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, signIn, test, viewports } from "../support/fixtures.ts";
import { missingPath, publicPaths } from "../support/public-paths.ts";
import { call } from "../support/records.ts";

const pages = [...publicPaths, missingPath];

for (const path of pages) {
  test(`SHELL-01 ${path} is complete without scripts: language, direction, one heading, title and social tags`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(path === "/no-such-page" ? 404 : 200);
    const html = await response.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" class="light"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title>([^<]+)<\/title>/)?.[1]).toMatch(/[\u0600-\u06FF]/);
    if (response.status() === 404) return;
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain(`<link rel="canonical" href="${new URL(path, response.url()).href}"`);
    for (const property of ["og:title", "og:description", "og:url", "og:image"])
      expect(html).toContain(`property="${property}"`);
    expect(html).toContain(`<meta property="og:url" content="${new URL(path, response.url()).href}"`);
  });
}

test("SHELL-01 every page has a title and a description of its own", async ({ request }) => {
  const found: string[][] = [];
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    found.push([title, /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ""]);
  }
  for (const part of [0, 1]) expect(new Set(found.map((one) => one[part])).size).toBe(13);
});

test("SHELL-01 static pages have only one inline script under 2 KB and inline styles, and no page requests another host", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/", "/services", "/no-such-page"]) {
    await page.goto(path);
    const scripts = await page
      .locator("script:not([type='application/ld+json'], [type=speculationrules])")
      .evaluateAll((all) =>
        all.map((script) => ({ src: script.getAttribute("src"), length: script.textContent?.length ?? 0 })),
      );
    expect(scripts.filter(({ src }) => src)).toEqual([]);
    expect(scripts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(2048);
  }
  // What lets the fonts in comes once, after the first paint of a first visit.
  expect(asked.filter((url) => /\.(js|css)(#|$)/.test(url) && !url.includes("exchange-fonts"))).toEqual([]);
  await page.goto("/quote");
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
});

test("SITE-04 the first screen of the home page needs at most 110 KB of compressed files", async ({
  request,
}) => {
  const travelled = async (path: string) => {
    const answer = await request.get(path, { headers: { "accept-encoding": "br" } });
    const length = Number(answer.headers()["content-length"]);
    expect([path, answer.status(), length > 0]).toEqual([path, 200, true]);
    return length;
  };
  const html = await (await request.get("/")).text();
  const [, fonts = ""] = /data-fonts="([^"]+)"/.exec(html) ?? [];
  const [, exchange = ""] = /data-exchange="([^"]+)"/.exec(html) ?? [];
  const linked = [
    ...html.matchAll(/<link rel="(?:preload|stylesheet)"[^>]* href="([^"]+)"/g),
    ...html.matchAll(/<(?:img(?![^>]*loading="lazy")|script)[^>]* src="([^"]+)"/g),
  ].map(([, path = ""]) => path);
  const parts = [...linked, ...fonts.split(" "), exchange];
  expect(parts.filter((path) => path.endsWith(".woff2"))).toHaveLength(2);
  const bytes = await Promise.all(["/", ...parts].map(travelled));
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(110 * 1024);
});

/** A text that occurs only in the code that edits texts on the page. */
const editLayer = "data-edit-layer";

test("SITE-04 EDIT-02 a page with a form loads at most 136 KB of scripts, and none of the editor's code", async ({
  page,
}) => {
  for (const path of ["/contact", "/faq", "/quote", "/register"]) {
    const scripts = new Set<string>();
    const note = (request: { url(): string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    };
    page.on("request", note);
    await page.goto(path);
    page.off("request", note);
    const bytes = await Promise.all(
      [...scripts].map(async (script) => {
        const answer = await page.request.get(script, { headers: { "accept-encoding": "br" } });
        return Number(answer.headers()["content-length"]);
      }),
    );
    const words = await Promise.all(
      [...scripts].map(async (script) => (await page.request.get(script)).text()),
    );
    expect(words.filter((script) => script.includes(editLayer))).toEqual([]);
    const total = bytes.reduce((sum, length) => sum + length, 0);
    expect([path, total > 50 * 1024, total <= 136 * 1024]).toEqual([path, true, true]);
  }
  const assets = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  expect(
    assets.some((name) => readFileSync(join("build/client/assets", name), "utf8").includes(editLayer)),
  ).toBe(true);
});

test("SEC-11 SURV-08 a page carries its policy by hashes, security headers, and the same bytes each time", async ({
  request,
}) => {
  const first = await request.get("/services");
  // The whole policy is compared, because a missing directive is as bad as one that allows too much.
  const policy = first.headers()["content-security-policy"] ?? "";
  const hashes = / 'sha256-[A-Za-z0-9+/]{43}='/g;
  expect(policy.match(hashes)?.length).toBeGreaterThan(1);
  expect(policy.replaceAll(hashes, " #").replaceAll(/( #)+/g, " #")).toBe(
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "style-src-attr 'unsafe-inline'; frame-ancestors 'none'; style-src 'self' #; script-src 'self' #",
  );
  const admin = (await request.get("/admin")).headers()["content-security-policy"] ?? "";
  expect(admin.replaceAll(/'nonce-[\w-]{20,}'/g, "'nonce-#'")).toBe(
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      "style-src-attr 'unsafe-inline'; frame-ancestors 'none'; style-src 'self' 'nonce-#'; script-src 'self' 'nonce-#'",
  );
  expect(first.headers()).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    vary: "Accept-Encoding",
  });
  expect(first.headers()["set-cookie"]).toBeUndefined();
  const html = await first.text();
  expect(html).not.toContain("nonce");
  const { etag } = first.headers();
  expect((await request.get("/services", { headers: { "if-none-match": etag ?? "" } })).status()).toBe(304);
});

test("SHELL-02 an unknown path answers a designed page inside the layout", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "هذه الصفحة ليست هنا" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("SHELL-03 SHELL-05 header and footer have their links in order, and the current one is marked", async ({
  page,
}) => {
  await page.goto("/services");
  const hrefs = (region: string) =>
    page.locator(`${region} a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const header = (await hrefs("header > div:first-child")).filter(
    (href, index, all) => all.indexOf(href) === index,
  );
  expect(header).toEqual(["/", "/services", "/about", "/leadership", "/faq", "/vision2030", "/contact"]);
  await expect(page.locator("header [aria-current=page]").first()).toHaveAttribute("href", "/services");
  const footer = await hrefs("footer nav");
  // The link to the articles is shown because the demo has some.
  const articles = "/articles";
  expect(footer).toEqual([
    "/",
    "/services",
    "/projects",
    articles,
    "/about",
    "/contact",
    "/privacy",
    "/terms",
  ]);
  const contentinfo = page.getByRole("contentinfo");
  await expect(contentinfo).toContainText("طريق الملك فهد، حي العليا");
  await expect(contentinfo).toContainText("© 2024");
  await expect(contentinfo.locator('img[src="/uploads/logo.png"]')).toHaveCount(1);
  // SHELL-08: the number reads left to right within the Arabic line.
  await expect(contentinfo.getByText("+966 11 000 0000")).toHaveAttribute("dir", "ltr");
});

const headerPages = ["/", "/services", "/about", "/leadership", "/faq", "/vision2030", "/contact"];
const bar = "header > div:first-child > :not(:first-child)";

test("SHELL-03 each page marks only its own link in header and mobile menu, also visibly", async ({
  page,
}) => {
  const marked = (region: string) =>
    page
      .locator(`${region} a[aria-current]`)
      .evaluateAll((links) => links.map((link) => `${link.getAttribute("href")} ${link.ariaCurrent}`));
  const looks = () =>
    page.locator(`${bar} a`).evaluateAll((links) =>
      links.map((link) => {
        const own = getComputedStyle(link);
        const line = getComputedStyle(link, "::after");
        const shown = [own.color, own.backgroundColor, own.fontWeight, own.borderBottom, own.boxShadow];
        return [
          ...shown,
          own.textDecorationLine,
          own.outline,
          line.content,
          line.backgroundColor,
          line.transform,
        ].join();
      }),
    );
  await page.goto("/quote"); // a page without a link in the header
  expect([await marked(bar), await marked("#sheet")]).toEqual([[], []]);
  const unmarked = await looks();
  for (const [index, path] of headerPages.entries()) {
    await page.goto(path);
    expect([await marked(bar), await marked("#sheet")]).toEqual([[`${path} page`], [`${path} page`]]);
    const differing = (await looks()).flatMap((look, at) => (look === unmarked[at] ? [] : [at]));
    expect(differing, path).toEqual([index]);
  }
});

test("SHELL-04 the mobile menu opens, closes by Escape and by a link, also one to the same page, and returns the focus", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/");
  const toggle = page.getByRole("banner").getByRole("button", { name: "القائمة" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("link", { name: "تسجيل عميل جديد" })).toHaveAttribute("href", "/register");
  await page.keyboard.press("Escape");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole("navigation", { name: "قائمة الجوال" }).getByRole("link", { name: "الخدمات" }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  // Navigation is prevented, as for a link to the same page, so that no new page starts with a closed menu.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.locator("#sheet a[aria-current=page]").click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("#sheet")).toBeHidden();
});

test("SHELL-04 the mobile menu closes when the keyboard focus moves into the page, and never reaches below the window", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto("/");
  await page.getByRole("button", { name: "القائمة" }).click();
  const menu = page.locator("#sheet");
  await page.getByRole("link", { name: "تسجيل عميل جديد" }).focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
  await expect(menu).toBeHidden();
  const toggle = page.getByRole("button", { name: "فتح القائمة" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(page.getByRole("link", { name: "تسجيل عميل جديد" })).toBeVisible();
  await page.setViewportSize({ width: 667, height: 320 });
  const bottom = await menu.evaluate((sheet) => sheet.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(320);
});

test("SHELL-06 the theme is remembered, set before the first paint, and changes in other tabs too", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass("light");
  const other = await context.newPage();
  await other.goto("/services");
  await page.getByRole("button", { name: "تبديل المظهر الفاتح والداكن" }).click();
  await expect(page.locator("html")).toHaveClass("dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await expect(other.locator("html")).toHaveClass("dark");
  // Notes the class at the first paint, before any other script of the page has run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.classAtBody = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/services");
  await expect(page.locator("html")).toHaveAttribute("data-class-at-body", "dark");
});

test("HOME-01 HOME-02 HOME-04 HOME-05 SHELL-09 the home page shows its sections", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("واجهةٌ تليق بأعمالك");
  for (const title of ["عربيٌّ من أول سطر", "سرعة تُقاس", "أمان وخصوصية", "دعم 24/7", "أداء لا مجاملة فيه"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  const main = page.getByRole("main");
  for (const title of ["تصميم المواقع", "إدارة المتاجر الإلكترونية", "التسويق الرقمي"]) {
    const card = main.getByRole("link").filter({ hasText: title });
    await expect(card).toHaveAttribute("href", /^\/services/);
  }
  await expect(main).not.toContainText("تحسين الأداء");
  for (const step of ["الاستشارة", "التصميم", "الاختبار", "الإطلاق"])
    await expect(main.getByRole("heading", { name: step, exact: true })).toBeVisible();
  for (const claim of ["5+", "20+", "ISO 9001", "LEED"])
    await expect(main.getByText(claim, { exact: true }).first()).toBeVisible();
});

test("HOME-06 the floating chat link opens the messaging app with the number and a greeting", async ({
  page,
}) => {
  await page.goto("/");
  const chat = page.locator('a[href^="https://wa.me/"]').first();
  const url = new URL((await chat.getAttribute("href")) ?? "");
  expect(url.pathname).toBe("/966500000000");
  expect(url.searchParams.get("text")).toBe("السلام عليكم، أودّ الاستفسار عن خدمات شُرفة.");
});

test("SVC-01 SVC-02 SVC-03 SVC-04 the services page shows services and prices as seeded", async ({
  page,
}) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  for (const title of [
    "تصميم المواقع",
    "تطوير المواقع",
    "التصميم المتجاوب",
    "تحسين الأداء",
    "التسويق الرقمي",
    "الدعم الفني",
  ]) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(main).toContainText("3 تعديلات مجانية");
  for (const price of ["1,400", "2,900", "4,900"])
    await expect(main.getByRole("columnheader", { name: price })).toBeVisible();
  await expect(main.getByText("تُحدّد بعد الاستشارة")).toBeVisible();
  await expect(main.getByText("الأكثر طلبًا")).toHaveCount(1);
});

test("SVC-01 each service shows all its stored fields: title, description, facts, features and benefits", async ({
  request,
}) => {
  const services = await (await request.get("/api/services")).json();
  const html = await (await request.get("/services")).text();
  const shown = html.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&");
  const seeded = services.filter(({ id }: { id: number }) => id <= 7);
  expect(seeded).toHaveLength(7);
  for (const { title, description, features, benefits } of seeded) {
    expect(features.length * benefits.length, title).toBeGreaterThan(0);
    for (const words of [title, description, ...benefits]) expect(shown).toContain(words);
    for (const line of features) expect(shown).toContain(line.replace(/^.*: /, ""));
  }
});

test("HOME-02 SVC-01 API-03 an inactive service is on no page, and shows as soon as it is active", async ({
  page,
}) => {
  await signIn(page);
  const title = `خدمة مطفأة ${Date.now()}`;
  const made = await call(page, "POST", "/api/services", { title, is_active: false, display_order: 800 });
  const { id } = await made.json();
  const pageWith = async (path: string) => (await (await page.request.get(path)).text()).includes(title);
  expect(await pageWith("/services")).toBe(false);
  await call(page, "PUT", `/api/services/${id}`, { is_active: true });
  expect(await pageWith("/services")).toBe(true);
  await call(page, "PUT", `/api/services/${id}`, { is_active: false });
  expect(await pageWith("/services")).toBe(false);
  await call(page, "DELETE", `/api/services/${id}`);
});

test("SVC-05 a package's button opens a quote form for that package; the custom quote opens an empty one", async ({
  page,
}) => {
  await page.goto("/services");
  await page.locator('a[href^="/quote?selected_package_title"]').first().click();
  await expect(page).toHaveURL(/\/quote\?selected_package_title=/);
  await expect(page.getByText("الباقة المختارة:")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "وصف الطلب" })).toHaveValue(/^أرغب في طلب باقة «.+»\.$/);
  await page.goto("/services");
  await expect(page.getByRole("link", { name: "اطلب عرضًا مخصّصًا" })).toHaveAttribute("href", "/quote");
});

test("SVC-07 hosting packages are in a separate group, and their icon hint is never used as markup", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/services")).text();
  expect(html).not.toContain("data-icon=");
  await page.goto("/services");
  await expect(page.getByRole("heading", { name: "باقات الاستضافة" })).toBeVisible();
  for (const title of ["استضافة الانطلاق", "استضافة النمو", "خادم خاص"])
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("RUN-06 sitemap, robots, icons, logo and the API's description are served", async ({ request }) => {
  const served: [string, string][] = [
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/favicon.svg", "image/svg+xml"],
    ["/favicon.ico", "image/"],
    ["/uploads/logo.png", "image/png"],
    ["/api/openapi.json", "application/json"],
  ];
  for (const [path, type] of served) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
  }
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/services</loc>");
});

test("ASVC-02 the category stays in the admin: no public page has it in its text or its data", async ({
  page,
}) => {
  const services: { category: string; is_active: number }[] = await (
    await page.request.get("/api/services")
  ).json();
  const shown = new Set(services.filter(({ is_active }) => is_active === 1).map(({ category }) => category));
  expect([...shown].sort()).toEqual(["construction", "consulting", "maintenance"]);
  for (const path of ["/", "/services", "/services.data"]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    expect(text, path).toContain("تصميم المواقع");
    for (const word of [...shown, "البناء والتشييد", "الصيانة والدعم", "الاستشارات الهندسية"])
      expect(text, path).not.toContain(word);
  }
});
