import sharp from "sharp";
import { expect, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

test("APRJ-02 the alternative text and the focal point of a picture reach the page of a project", async ({
  page,
}) => {
  await signIn(page);
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#015a3f" } })
    .png()
    .toBuffer();
  const image = { name: "واجهة.png", mimeType: "image/png", buffer };
  const uploaded = await page.request.post("/api/upload", { multipart: { image }, headers: { origin } });
  const { id: picture, path } = await uploaded.json();
  await call(page, "PUT", `/api/media/${picture}`, { alt: "واجهة المتجر", focalX: 0.4, focalY: 0.49 });
  const { id } = await (await call(page, "POST", "/api/projects", { title: "متجر", image: path })).json();
  await page.goto(`/projects/${id}`);
  const cover = page.locator("main figure img").first();
  await expect(cover).toHaveAttribute("alt", "واجهة المتجر");
  await expect(cover).toHaveCSS("object-position", "40% 49%");
  // The project goes first, because a picture in use cannot be deleted.
  await call(page, "DELETE", `/api/projects/${id}`);
  await call(page, "DELETE", `/api/media/${picture}`);
});
