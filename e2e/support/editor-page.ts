import { expect, type Page } from "./fixtures.ts";
import type { SiteProcess } from "./site-process.ts";

/** The edited page inside the editor. */
export const frameOf = (page: Page) => page.frameLocator("iframe");

/** Opens a section in the editor, with its page beside the fields; for a user who is signed in. */
export async function openEditor(page: Page, site: SiteProcess, section: string) {
  await page.goto(`${site.origin}/admin/content/${section}`);
  await expect(frameOf(page).locator("h1[data-field]")).toBeVisible();
}

/** Gives the page all the room, so that texts are typed where they stand, and waits until they can be. */
export async function editOnPage(page: Page) {
  await page.getByRole("button", { name: "التعديل على الصفحة" }).click();
  await expect(frameOf(page).locator("h1")).toHaveAttribute("tabindex", "0");
}
