import sharp from "sharp";
import {
  demoAccount,
  expect,
  expectNoAxeViolations,
  expectReads,
  type Page,
  rememberTheme,
  test,
  themes,
} from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);

const tokenOf = (page: Page | ReturnType<Page["frameLocator"]>, token: string) =>
  page.locator("html").evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), token);

test("BRAND-01 a chosen colour, font and motif show in the frame at once, are published, and are reverted by a version", async ({
  page,
  browser,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  await page.goto(`${site.origin}/admin/content/brand`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("h1")).toBeVisible();
  const colour = page.getByLabel("لون الهوية");
  await colour.fill("٨b١e٣f");
  await expect.poll(() => tokenOf(frame, "--brand")).toBe("#8b1e3f");
  await expect(page.getByText("عُدّلت درجة اللون")).toBeHidden();
  // A colour with too little contrast is adjusted; text that is not a colour is refused, and stays in the field.
  await colour.fill("ffe600");
  await expect(page.getByText("عُدّلت درجة اللون")).toBeVisible();
  await colour.fill("ffe60");
  await expect(page.getByText("اكتب اللون بست خانات")).toBeVisible();
  await expect(colour).toHaveValue("ffe60");
  await page.getByRole("button", { name: "بحر" }).click();
  await expect.poll(() => tokenOf(frame, "--brand")).toBe("#0f5c8c");
  await page.getByLabel("الخط", { exact: true }).selectOption({ label: "القاهرة" });
  await expect.poll(() => tokenOf(frame, "--font-sans")).toContain("Cairo");
  await page.getByLabel("الزخرفة").selectOption({ label: "بلا زخرفة" });
  await expect(frame.getByRole("img", { name: "واجهة بيت نجدي مرسومة على هيئة صفحة موقع" })).toHaveCount(0);
  await expectReads(page);

  await page.getByRole("button", { name: "نشر", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "نشر" }).click();
  await expect(page.getByText("نُشر المحتوى")).toBeVisible();
  for (const theme of themes) {
    await rememberTheme(page, theme);
    for (const path of ["/", "/quote", "/admin/services"]) {
      await page.goto(site.origin + path, { waitUntil: "load" });
      const brand = await tokenOf(page, "--brand");
      if (theme === "light") expect(brand, path).toBe("#0f5c8c");
      else expect(brand, path).not.toMatch(/oklch|#0f5c8c/);
      await expectNoAxeViolations(page);
    }
  }
  // A visitor fetches only the two font files of the chosen type.
  const visitor = await (await browser.newContext()).newPage();
  const fonts: string[] = [];
  visitor.on("request", (request) => request.url().includes(".woff2") && fonts.push(request.url()));
  for (const path of ["/", "/quote"]) await visitor.goto(site.origin + path, { waitUntil: "networkidle" });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => !url.includes("cairo"))).toEqual([]);

  expect((await call(page, "POST", "/api/content/brand/versions/1/restore", { as: "published" })).ok()).toBe(
    true,
  );
  const html = await (await call(page, "GET", "/")).text();
  expect(html).not.toContain('data-href="brand"');
});

/** Uploads a drawing as a PNG and returns its path. */
async function uploadLogo(page: Page, width: number, height: number, colour: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width / 10}" y="${height / 10}" width="${width * 0.8}" height="${height * 0.8}" fill="${colour}"/></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  const answer = await page.request.post(`${site.origin}/api/upload`, {
    headers: { origin: site.origin },
    multipart: { image: { name: "logo.png", mimeType: "image/png", buffer } },
  });
  expect(answer.status()).toBe(201);
  return String((await answer.json()).path);
}

/** The logos that are seen in the links home, with their sizes. */
const seenLogos = (page: Page) =>
  page.locator('a[href="/"] img, aside a img, article header img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      return width > 0 ? [{ src: image.getAttribute("src"), width, height }] : [];
    }),
  );

test("BRAND-01 TRIAL-01 O2: TRIAL-01 O4: of a logo for light and one for dark grounds each place shows the right one, within its bounds", async ({
  page,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  // As wide and as high as logos come.
  const [light, dark] = [
    await uploadLogo(page, 2000, 120, "#123"),
    await uploadLogo(page, 300, 1200, "#fff"),
  ];
  expect((await call(page, "PUT", "/api/settings", { logo: light })).ok()).toBe(true);
  const fields = { logoDark: { base: { image: null, alt: "" }, value: { image: dark, alt: "" } } };
  const client = crypto.randomUUID();
  expect((await call(page, "PATCH", "/api/content/brand", { client, fields })).ok()).toBe(true);
  expect((await call(page, "POST", "/api/content/brand/publish", {})).ok()).toBe(true);
  const share = await (await call(page, "POST", "/api/content/homepage/shares", {})).json();
  const quote = await (
    await call(page, "POST", "/api/quotes", {
      request_id: 1,
      items: [{ title: "موقع", quantity: 1, unit_price: 100 }],
    })
  ).json();
  const sent = await (
    await call(page, "POST", `/api/quotes/${quote.id}/send`, { channel: "whatsapp" })
  ).json();
  for (const theme of themes) {
    await rememberTheme(page, theme);
    const themed = theme === "light" ? light : dark;
    const places: [path: string, logos: string[]][] = [
      ["/", [themed, dark]], // header and footer
      ["/quote", [themed, dark]],
      [`/draft/${share.token}`, [themed, dark]],
      ["/admin/services", [dark]],
      [sent.path, [light]],
    ];
    for (const width of [390, 1440])
      for (const [path, expected] of places) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.origin + path, { waitUntil: "load" });
        if (path.startsWith("/admin") && width === 390) continue; // the sidebar is closed
        await expect(page.locator("h1").first()).toBeVisible();
        const logos = await seenLogos(page);
        const seen = logos.map(({ src }) => src);
        for (const logo of expected) expect(seen, `${theme} ${path}`).toContain(logo);
        expect(new Set(seen), `${theme} ${path}`).toEqual(new Set(expected));
        for (const logo of logos) {
          expect(logo.height, `${theme} ${path} ${width}`).toBeLessThanOrEqual(84);
          expect(logo.width, `${theme} ${path} ${width}`).toBeLessThanOrEqual(236);
          expect(logo.height).toBeGreaterThan(5);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${theme} ${path} ${width}`).toBe(0);
      }
  }
});
