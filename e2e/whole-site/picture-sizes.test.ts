import { expect, type Page, test, viewports } from "../support/fixtures.ts";

const paths = ["/", "/services", "/projects", "/about", "/leadership", "/testimonials", "/vision2030"];

for (const { width, height } of [
  viewports.phone,
  viewports.tablet,
  viewports.desktop,
  { width: 1920, height: 1080 },
])
  for (const deviceScaleFactor of [1, 2])
    test(`SITE-04 no picture is drawn larger than its file, ${width} wide at ${deviceScaleFactor}×`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
      await page.goto("/projects");
      const works = await page
        .locator("a[data-project]")
        .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute("href") ?? ""));
      expect(works).toHaveLength(3);
      let seen = 0;
      for (const path of [...paths, ...works, `${works[0]}/pictures/1`]) {
        await page.goto(path);
        const pictures = await drawn(page);
        seen += pictures.length;
        expect(
          pictures.filter(({ enlarged }) => enlarged > 1.02),
          path,
        ).toEqual([]);
      }
      expect(seen).toBeGreaterThan(20);
      await page.close();
    });

/** Each shown picture of the library, and the factor by which its file is enlarged; 1 is pixel for pixel. */
function drawn(page: Page) {
  return page.locator("img[srcset]").evaluateAll(async (images) => {
    const shown = (images as HTMLImageElement[]).filter((image) => image.checkVisibility());
    return Promise.all(
      shown.map(async (image) => {
        image.loading = "eager";
        await image.decode();
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { width, height } = image.getBoundingClientRect();
        const enlarged = Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
        return { file: image.currentSrc.replace(/^.*\/uploads\//, ""), width: Math.round(width), enlarged };
      }),
    );
  });
}
