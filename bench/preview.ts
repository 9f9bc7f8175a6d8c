import { measureKeys, withStaffPage } from "./key-to-paint.ts";
import type { Measured, Part } from "./part.ts";
import { seedWords } from "./seed-lists.text.ts";

const most = 20; // of the browser's loop
const text = seedWords.sentences.join(" ").repeat(9).slice(0, 80);

/** The headline, and a text deep in a list, named by the address of the field, which also marks the text on the page. */
const fields = [
  ["headline", "pages/homepage/heroTitle"],
  ["item of a list", "pages/homepage/heroNotes/heroNotes-1/text"],
] as const;

/** The time from a key pressed in the content editor to the painted page in its preview frame; ACNT-03. */
export const preview: Part = {
  title: "The live preview of the content editor",
  run: () =>
    withStaffPage(async (page, _call, origin) => {
      await page.goto(`${origin}/admin/content/homepage`);
      const measured: Measured[] = [];
      for (const [what, field] of fields) {
        const drawn = `[data-field="${field}"]`;
        await page.locator(`[data-address="${field}"]`).click();
        await page.frameLocator("iframe").locator(drawn).first().waitFor();
        // The old text goes first: the page shows values in place of names such as `{city}`, so it never equals that text.
        await page.keyboard.press("Control+a");
        const places = { isTypedInFrame: false, drawn, isDrawnInFrame: true };
        measured.push(await measureKeys(page, places, { text, what: `preview, ${what}`, most }));
      }
      return measured;
    }),
};
