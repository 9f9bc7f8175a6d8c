import sharp from "sharp";
import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

// The tests use a square picture, which has the ratio of no frame.
let site: SiteProcess;
let path: string;
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  const page = await browser.newPage();
  const headers = { origin: site.origin };
  await page.request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
  const plain = { create: { width: 1200, height: 1200, channels: 3, background: "#015a3f" } } as const;
  const image = { name: "مربعة.png", mimeType: "image/png", buffer: await sharp(plain).png().toBuffer() };
  const uploaded = await page.request.post(`${site.origin}/api/upload`, { headers, multipart: { image } });
  ({ path } = await uploaded.json());
  const services: { id: number }[] = await (await page.request.get(`${site.origin}/api/services`)).json();
  for (const { id } of services) {
    const data = { image: path };
    await page.request.put(`${site.origin}/api/services/${id}`, { data, headers });
  }
  await page.close();
});
test.afterAll(() => site.remove());

/** The ratio of width to height of each picture, and of its frame. */
const ratios = (page: Page, frame: string) =>
  page.locator(`${frame} img[src="${path}"]`).evaluateAll(
    (images, frame) =>
      images.map((image) =>
        [image, image.closest(frame)].map((one) => {
          const { width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
          return Math.round((width / height) * 100) / 100;
        }),
      ),
    frame,
  );

for (const width of [1440, 390]) {
  test(`SVC-01 HOME-02 a service's picture fills its frame and never stretches it, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.origin}/services`);
    const shown = await ratios(page, "[data-service] > div");
    expect(shown).toHaveLength(7);
    for (const [picture, frame] of shown) expect(picture).toBe(frame);
    expect(shown.filter(([, frame]) => frame === 1.78).length).toBeGreaterThan(5);
    await page.goto(site.origin);
    expect(await ratios(page, "article > div")).toEqual(Array(3).fill([1.78, 1.78]));
  });
}

test("ASVC-02 the crop of a service's picture has the ratio of the site, and its grip does not look like a focal point", async ({
  page,
}) => {
  const headers = { origin: site.origin };
  await page.request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
  await page.goto(`${site.origin}/admin/services?edit=1`);
  await page.getByRole("button", { name: "ضبط الصورة" }).click();
  const dialog = page.getByRole("dialog").last();
  await expect(dialog.locator("[data-handle=focal]")).toBeVisible();
  await dialog.getByRole("button", { name: "القصّ" }).click();
  const { width, height } = (await dialog.locator("[data-frame]").boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expect(dialog.locator("[data-handle=focal]")).toHaveCount(0);
  const grip = dialog.locator("[data-handle=crop]");
  await expect(grip).toBeVisible();
  // The grip has no cross hairs, because these mark a focal point.
  expect(await grip.evaluate((one) => getComputedStyle(one, "::before").content)).toBe("none");
});
