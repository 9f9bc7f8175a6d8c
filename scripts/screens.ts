/**
 * Takes pictures of the main screens, to check that a change of styles moves nothing, or to see what it moves:
 *
 *     node scripts/screens.ts take BEFORE          (in a built clone; more words are paths: only their screens)
 *     node scripts/screens.ts take AFTER
 *     node scripts/screens.ts compare BEFORE AFTER (names the screens that differ; ends with 1 if any does)
 *
 * Each screen is taken in three widths and both themes; animations are stopped, and elements that show the time are hidden.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp, { type OutputInfo } from "sharp";
import { demoAccount, rememberTheme, themes, viewports } from "../e2e/support/fixtures.ts";
import { type SiteProcess, startSite } from "../e2e/support/site-process.ts";
import { missingPath, publicPaths } from "../src/testing/pages/test-paths.ts";
import { chromiumLaunch } from "./chromium.ts";

const guestPaths = [
  ...publicPaths,
  "/projects/1715472000008",
  "/projects/1715472000008/pictures/1",
  missingPath,
  "/admin",
];
const adminPaths = [
  "",
  "/services",
  "/articles",
  "/team",
  "/testimonials",
  "/packages",
  "/packages-server",
  "/quote-requests",
  "/quote-requests?view=table",
  "/quote-requests?view=board",
  "/messages",
  "/quotes",
  "/saved-lines",
  "/quote-terms",
  "/own-fields",
  "/tasks",
  "/reply-templates",
  "/projects",
  "/projects?view=table",
  "/clients",
]
  .concat([
    "/analytics",
    "/privacy",
    "/export",
    "/faq",
    "/question-categories",
    "/vision2030",
    "/media",
    "/addresses",
    "/users",
    "/pages",
    "/setup",
  ])
  .concat([
    "/content",
    "/content/home",
    "/content/home/versions",
    "/settings",
    "/services?trash=1",
    "/no-such",
  ])
  .map((path) => `/admin${path}`);

/** Dialogs and menus that open over a screen, and the elements to press, in order, until they are open. */
const opened: [name: string, path: string, presses: string[]][] = [
  ["bell", "/admin", ["header [aria-haspopup=dialog] >> nth=1"]],
  ["palette", "/admin", ["header [aria-haspopup=dialog] >> nth=0"]],
  ["form", "/admin/services", ["main [aria-haspopup=dialog]"]],
  ["menu", "/admin/services", ["main [aria-haspopup=menu]"]],
  ["history", "/admin/services", ["main [aria-haspopup=menu]", "[data-key=history]"]],
  ["delete", "/admin/services", ["main [aria-haspopup=menu]", "[data-key=delete]"]],
  ["chosen", "/admin/services", ["main article input[type=checkbox]"]],
  ["chosen", "/admin/clients", ["main tbody input[type=checkbox]"]],
  ["details", "/admin/clients", ["main tbody [aria-haspopup=dialog]"]],
  ["form", "/admin/articles", ["main [aria-haspopup=dialog]"]],
  ["form", "/admin/team", ["main [aria-haspopup=dialog]"]],
  ["drawer", "/admin/projects", ["main [data-open]"]],
  ["request", "/admin/quote-requests", ["main [data-list] a, main ol a, main ul a"]],
];

const [command = "", ...words] = process.argv.slice(2);
if (command === "take" && words[0]) await take(words[0], words.slice(1));
else if (command === "compare" && words[0] && words[1]) await compare(words[0], words[1]);
else console.error("take DIR [path …] | compare DIR DIR");

/** Starts the built server with the demo and takes each screen; paths under /admin, except the login, are taken signed in. */
async function take(folder: string, only: string[]) {
  mkdirSync(folder, { recursive: true });
  const isWanted = (path: string) => only.length === 0 || only.includes(path);
  const site = await startSite();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: site.origin,
        locale: "ar-SA",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await rememberTheme(page, theme);
      await page.goto("/"); // loads the font into the cache, so that every screen is drawn with it
      for (const path of guestPaths.filter(isWanted))
        await takeScreen(page, path, join(folder, fileName(path, "guest", theme)));
      await signIn(context, site);
      for (const path of adminPaths.filter(isWanted))
        await takeScreen(page, path, join(folder, fileName(path, "staff", theme)));
      for (const [name, path, presses] of opened.filter(([, path]) => isWanted(path)))
        await takeScreen(page, path, join(folder, fileName(`${path}/${name}`, "open", theme)), presses);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.remove();
  }
}

async function signIn(context: BrowserContext, site: SiteProcess) {
  const answer = await context.request.post("/api/auth/sign-in/email", {
    data: demoAccount,
    headers: { origin: site.origin },
  });
  if (!answer.ok()) throw new Error(`the demo account was refused: ${answer.status()}`);
}

function fileName(path: string, who: string, theme: string) {
  return `${who}-${path.slice(1).replaceAll(/[/?=]/g, "-") || "home"}-${theme}`;
}

async function takeScreen(page: Page, path: string, file: string, presses: readonly string[] = []) {
  await page.setViewportSize({ width: viewports.desktop.width, height: 900 });
  await page.goto(path, { waitUntil: "networkidle" });
  for (const press of presses) await page.locator(press).first().click();
  for (const { width } of [viewports.desktop, viewports.tablet, viewports.phone]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Lazy pictures below the window would not have begun to load.
      for (const picture of document.images) picture.loading = "eager";
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    await page.screenshot({
      path: `${file}-${width}.png`,
      fullPage: presses.length === 0,
      animations: "disabled",
      mask: [page.locator("time")],
    });
  }
}

async function compare(before: string, after: string) {
  const differing: string[] = [];
  for (const name of readdirSync(before)) {
    const [was, is] = await Promise.all([before, after].map((folder) => pixelsOf(join(folder, name))));
    if (!was || !is) differing.push(`${name}: one is missing`);
    else if (was.info.width !== is.info.width || was.info.height !== is.info.height)
      differing.push(
        `${name}: ${was.info.width}×${was.info.height}, then ${is.info.width}×${is.info.height}`,
      );
    else if (!was.data.equals(is.data)) differing.push(`${name}: ${differenceOf(was, is)}`);
  }
  console.log(differing.length ? differing.join("\n") : "no pixel differs");
  process.exitCode = differing.length ? 1 : 0;
}

type Pixels = { data: Buffer; info: OutputInfo };

async function pixelsOf(file: string): Promise<Pixels | undefined> {
  return sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
}

/** How many pixels differ, and the first and last row that differ. */
function differenceOf(was: Pixels, is: Pixels) {
  const { width, channels } = was.info;
  const rows: number[] = [];
  let count = 0;
  for (let at = 0; at < was.data.length; at += channels) {
    if (was.data.compare(is.data, at, at + channels, at, at + channels) === 0) continue;
    count++;
    rows.push(Math.floor(at / channels / width));
  }
  return `${count} pixels, rows ${rows[0]} to ${rows.at(-1)}`;
}
