import type { Page } from "@playwright/test";

const perLetter = 120; // ms

/** Playwright inserts what its keyboard does not have, without a key: so Arabic letters are pressed as the browser takes them. */
export async function pressKeys(page: Page, text: string) {
  const session = await page.context().newCDPSession(page);
  for (const letter of text) {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
    await page.waitForTimeout(perLetter);
  }
}
