import { measureKeys, withStaffPage } from "./key-to-paint.ts";
import { makeOwnPage, manyBlocks } from "./own-page.ts";
import type { Part } from "./part.ts";
import { seedWords } from "./seed-lists.text.ts";

const most = 3.4; // of the browser's loop
const mostBelow = 6.7;
const sections = 60;

/**
 * The time from a key pressed on the page itself to the painted letter, in the layer over the page's text, and to that text
 * as the page lays it out; 1440 px wide, on a page of 60 sections; EDIT-01.
 */
export const typing: Part = {
  title: "Typing in place",
  run: () =>
    withStaffPage(async (page, call, origin) => {
      const key = await makeOwnPage(call, "long", manyBlocks(sections));
      await page.goto(`${origin}/admin/content/${key}`);
      await page.locator('button[aria-keyshortcuts~="Control+E"]').click();
      const drawn = `[data-field="${key}/hero-block100-title"]`;
      await page.frameLocator("iframe").locator(`${drawn}[tabindex]`).click();
      await page.frameLocator("iframe").locator("[data-edit-layer] [role=textbox]:focus").waitFor();
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Delete");
      await page.waitForTimeout(1500); // until its save is answered
      const frame = { isTypedInFrame: true, isDrawnInFrame: true };
      const text = seedWords.sentences.join(" ").repeat(9).slice(0, 80);
      const what = `typing in place on ${sections} sections`;
      const typed = { ...frame, drawn: "[data-edit-layer] [role=textbox]" };
      return [
        await measureKeys(page, typed, { text, what, most }),
        await measureKeys(
          page,
          { ...frame, drawn },
          { text, what: `${what}, the page below`, most: mostBelow },
        ),
      ];
    }),
};
