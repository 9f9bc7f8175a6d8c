import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteProcess, startSite } from "../e2e/support/site-process.ts";
import { screenIcons } from "../src/admin/shell/screens.ts";
import { keysOf } from "../src/kernel/objects.ts";
import { missingPath, publicPaths } from "../src/testing/pages/test-paths.ts";
import type { Browser } from "./browser.ts";
import { installed } from "./installed.ts";
import { parts, sideways, unevenWords } from "./probes.ts";
import { signIn } from "./sign-in.ts";

/*
 * Every page and screen in every engine of the machine, beside Chromium: nothing throws, nothing is refused by the policy, nothing
 * scrolls sideways, words of a line stand on one line, and each part has the width and nearly the height that it has in Chromium.
 */

const widths = [390, 768, 1440];
const themes = ["light", "dark"];

let site: SiteProcess;
let browsers: Browser[] = [];
beforeAll(async () => {
  site = await startSite();
  browsers = await Promise.all(installed.map(({ open }) => open(site.origin)));
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await site?.remove();
});

const addresses = async () => {
  const [project] = await (await site.call("GET", "/api/projects?limit=1")).json();
  const [article] = await (await site.call("GET", "/api/articles?limit=1")).json();
  return { project: `/projects/${project.id}`, article: `/articles/${encodeURIComponent(article.slug)}` };
};

for (const path of [...publicPaths, "a project", "an article", missingPath])
  test(`ENGINE-01 ${path} in every engine, at three widths and in both themes`, async () => {
    const { project, article } = await addresses();
    const address = path === "a project" ? project : path === "an article" ? article : path;
    for (const theme of themes) {
      await Promise.all(
        browsers.map((browser) =>
          browser.run((name: string) => localStorage.setItem("theme", name), theme).catch(() => {}),
        ),
      );
      for (const width of widths) await expectAlike(address, width, theme);
    }
  });

for (const screen of keysOf(screenIcons))
  test(`ENGINE-01 the screen ${screen} in every engine`, async () => {
    for (const browser of browsers) await signIn(browser, site.origin);
    const address = screen === "dashboard" ? "/admin" : `/admin/${screen}`;
    for (const width of [390, 1440]) await expectAlike(address, width, "light");
  });

/** Opens a page in all engines and compares what they show. */
async function expectAlike(address: string, width: number, theme: string) {
  const seen = await Promise.all(browsers.map((browser) => look(browser, address, width)));
  const [first] = seen;
  const found = seen.flatMap(({ name, faults, shown }) => [
    ...faults.map((fault) => `${name}: ${fault}`),
    ...(first && name !== first.name ? differences(first.shown, shown).map((one) => `${name}: ${one}`) : []),
  ]);
  expect(found, `${address} at ${width}, ${theme}`).toEqual([]);
}

async function look(browser: Browser, address: string, width: number) {
  await browser.resize(width, 900);
  await browser.open(site.origin + address);
  await browser.run(calm);
  const faults = [
    ...(await browser.faults()).filter((text) => !isOfMissingPage(text)),
    ...(await browser.run(sideways)),
    ...(await browser.run(unevenWords)),
  ];
  return { name: browser.name, faults, shown: await browser.run(parts) };
}

/** The browser's own note on the status of the page that does not exist. */
const isOfMissingPage = (text: string) => /404/.test(text);

/** In the page: waits until its typefaces are there and it has kept its parts and their room for a third of a second. */
async function calm() {
  await document.fonts.ready;
  for (let before = "", same = 0, tries = 0; same < 3 && tries < 60; tries++) {
    await new Promise((later) => setTimeout(later, 110));
    const room = [...document.querySelectorAll("main, main > *")].map((part) => part.scrollHeight);
    const now = JSON.stringify([room, document.getElementsByTagName("*").length]);
    same = now === before && !document.querySelector("[aria-busy=true]") ? same + 1 : 0;
    before = now;
  }
}

type Part = ReturnType<typeof parts>[number];

/**
 * How the parts of a page differ from those in Chromium. Engines measure letters differently, so boxes as wide as their words differ
 * by a few hundredths and a text by a line; a part that is a fifth and 60 px higher has been stretched or has lost something.
 */
function differences(wanted: readonly Part[], shown: readonly Part[]): string[] {
  if (wanted.length !== shown.length) return [`${shown.length} parts, not ${wanted.length}`];
  return wanted.flatMap(({ part, width, height }, index) => {
    const own = shown[index];
    if (!own) return [];
    const isWidth = Math.abs(own.width - width) > 2 + 0.05 * width;
    const isHeight = Math.abs(own.height - height) > 60 + 0.2 * height;
    if (!isWidth && !isHeight) return [];
    return [`${part} is ${own.width} × ${own.height}, not ${width} × ${height}`];
  });
}
