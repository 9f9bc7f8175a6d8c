import type { Page } from "@playwright/test";

const perLetter = 120; // ms

/**
 * Presses each letter as a key event of the browser: Playwright's own keyboard has no Arabic letters, and would insert them
 * without a key.
 */
export async function pressKeys(page: Page, text: string) {
  const session = await page.context().newCDPSession(page);
  for (const letter of text) {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
    await page.waitForTimeout(perLetter);
  }
}
