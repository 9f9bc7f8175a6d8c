import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { callerOf, type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const call = callerOf(() => site);
const frameOf = (page: Page) => page.frameLocator("iframe");

async function file(type = "image/png") {
  const plain = { create: { width: 1200, height: 800, channels: 3, background: "#015a3f" } } as const;
  return { type, bytes: [...(await sharp(plain).png().toBuffer())] };
}

/** Drops a file on an element, as if it was dragged from a folder. */
const drop = (target: Locator, given: Awaited<ReturnType<typeof file>>) =>
  target.evaluate((element, { type, bytes }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], "صورة.png", { type }));
    for (const kind of ["dragover", "drop"])
      element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, given);

test("EDIT-01 PAGES-01 a picture dropped on a picture of the page replaces it, in a gallery too, with alt text and a focal point; other files, or drops beside pictures, change nothing", async ({
  page,
}) => {
  expect((await call(page, "POST", "/api/auth/sign-in/email", demoAccount)).ok()).toBe(true);
  const { id } = await (await call(page, "POST", "/api/pages", { title: "صور", address: "pictures" })).json();
  const value = [{ id: "block100", part: "gallery", isShown: true }];
  const fields = { layout: { base: [], value } };
  await call(page, "PATCH", `/api/content/page-${id}`, { client: "pictures-test", fields });
  await page.goto(`${site.origin}/admin/content/page-${id}`);
  const picture = frameOf(page).locator(
    `img[data-field='pages/page-${id}/gallery-block100-items/items-1/image']`,
  );
  await expect(picture).toBeVisible();
  await page.getByRole("button", { name: "التعديل على الصفحة" }).click();
  await expect(picture).toHaveAttribute("tabindex", "0");

  await drop(picture, await file("text/plain"));
  await expect(page.getByRole("alert").filter({ hasText: "PNG" })).toBeVisible();
  await drop(frameOf(page).getByRole("heading", { name: "صور", exact: true }).last(), await file());
  await expect(page.getByText("أفلت الصورة فوق صورة من الصفحة")).toBeVisible();
  await expect(picture).toHaveAttribute("src", /^\/covers\//);
  await drop(picture, await file());
  await expect(picture).toHaveAttribute("src", /^\/uploads\//);
  await page.getByRole("button", { name: "تراجع", exact: true }).first().click();
  await expect(picture).toHaveAttribute("src", /^\/covers\//);
  await page.getByRole("button", { name: "إعادة", exact: true }).click();
  await expect(picture).toHaveAttribute("src", /^\/uploads\//);

  // The alt text and the focal point of the picture are edited beside it.
  await picture.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "الصور" });
  await panel.getByLabel("النص البديل").first().fill("باب أخضر");
  await expect(picture).toHaveAttribute("alt", "باب أخضر");
  await panel.getByRole("button", { name: "ضبط الصورة" }).click();
  await expect(page.getByRole("dialog").getByText("نقطة التركيز").first()).toBeVisible();
  await page.keyboard.press("Escape");
  const src = (await picture.getAttribute("src")) ?? "";
  await expect
    .poll(async () =>
      JSON.stringify((await (await call(page, "GET", `/api/content/page-${id}`)).json()).draft),
    )
    .toContain("باب أخضر");
  expect((await call(page, "POST", `/api/content/page-${id}/publish`, {})).ok()).toBe(true);
  const html = await (await call(page, "GET", "/pictures")).text();
  expect(html).toContain(src);
  expect(html).toContain('alt="باب أخضر"');
});
