import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, viewports } from "../support/fixtures.ts";

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
    await page.goto(path, { waitUntil: "networkidle" });
    page.off("request", note);
    // The server alone writes the head: the scripts bring no words of it, and leave it as it is.
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(await (await page.request.get(path)).text()) ?? [];
    expect([title.length > 10, await page.title()]).toEqual([true, title]);
    await expect(page.locator("meta[name=description], link[rel=canonical]")).toHaveCount(2);
    const bytes = await Promise.all(
      [...scripts].map(async (script) => {
        const answer = await page.request.get(script, { headers: { "accept-encoding": "br" } });
        return Number(answer.headers()["content-length"]);
      }),
    );
    const words = await Promise.all(
      [...scripts].map(async (script) => (await page.request.get(script)).text()),
    );
    for (const absent of [editLayer, "summary_large_image"])
      expect(words.filter((script) => script.includes(absent))).toEqual([]);
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

const headerPages = ["/", "/services", "/about", "/leadership", "/faq", "/vision2030", "/contact"];
const bar = "header > div:first-child > :not(:first-child)";

test("SHELL-03 the header shows which of its links is that of the page", async ({ page }) => {
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
  const unmarked = await looks();
  for (const [index, path] of headerPages.entries()) {
    await page.goto(path);
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
