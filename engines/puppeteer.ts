import { existsSync } from "node:fs";
import puppeteer, { type Frame, type Browser as Launched, type Page } from "puppeteer-core";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { type Browser, type EngineName, isAwake } from "./browser.ts";

const firefoxPath = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path !== "" && existsSync(path),
);

/** Whether the machine has Firefox; Debian's package is `firefox-esr`. */
export const hasFirefox = firefoxPath !== undefined;

/** Opens a window of the Chromium that all browser tests use. */
export async function openChromium(): Promise<Browser> {
  const browser = await puppeteer.launch(chromiumLaunch());
  return windowOf("Chromium", browser, (page) =>
    page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]),
  );
}

/**
 * Opens a window of the machine's own Firefox, by WebDriver BiDi. Not by Playwright, which begins with a command that releases of
 * Firefox do not know.
 */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    ...(firefoxPath && { executablePath: firefoxPath }),
    // Bars that take no room, as in the other two: else every page is 12 px narrower.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1 },
  });
  return windowOf("Firefox", browser);
}

async function windowOf(
  name: EngineName,
  browser: Launched,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Browser> {
  const page = await browser.newPage();
  await prepare(page);
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(String(error)));
  // The question of a page that is left with changes.
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("console", (message) => {
    if (message.type() === "error") found.push(message.text());
  });
  return {
    name,
    async open(address) {
      await page.goto(address);
      await page.waitForFunction(isAwake);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`) as Promise<never>,
    async click(selector, frame) {
      const found = await (await frameOf(page, frame)).waitForSelector(selector, { visible: true });
      await found?.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async faults() {
      return found.splice(0);
    },
    close: () => browser.close(),
  };
}

async function frameOf(page: Page, selector: string | undefined): Promise<Frame> {
  if (selector === undefined) return page.mainFrame();
  const frame = await (await page.waitForSelector(selector))?.contentFrame();
  if (!frame) throw new Error(`no frame at ${selector}`);
  return frame;
}
