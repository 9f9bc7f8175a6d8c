import type axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { axePath } from "./test-site-calls.ts";

/** The window sizes at which every screen is surveyed; requirement AR-04. */
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844, isRead: true },
  { width: 768, height: 1024 },
  { width: 1440, height: 900, isRead: true },
];

/** WCAG 2.0 to 2.2, levels A and AA. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules about colours, the only ones that can fail in another theme, because the document is the same. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Surveys the screen in its present state: at every width nothing overflows, also in an open dialog, and at the widths of a phone
 * and a desktop it passes axe in both themes and no attribute or text shows a value that is none; requirement AR-04.
 */
export async function expectFitsAndReads() {
  for (const { width, height, isRead } of sizes) {
    await page.viewport(width, height);
    await frame();
    expectNoSidewaysScroll(width);
    if (isRead) await expectReads(width);
  }
}

async function expectReads(width: number) {
  expect(await violations({ type: "tag", values: wcag }), `axe at ${width}`).toEqual([]);
  expect(valuesThatAreNone()).toEqual([]);
  const { classList } = document.documentElement;
  const turn = async () => {
    for (const theme of ["light", "dark"]) classList.toggle(theme);
    await frame();
  };
  await turn();
  expect(await violations({ type: "rule", values: ofColours }), `axe at ${width} in the other theme`).toEqual(
    [],
  );
  await turn();
}

const frame = () => new Promise((painted) => requestAnimationFrame(painted));

async function violations(runOnly: axe.RunOnly) {
  await import(/* @vite-ignore */ axePath);
  const { run } = Reflect.get(window, "axe") as typeof axe; // which the script sets
  const found = await run(document, { resultTypes: ["violations"], runOnly });
  return found.violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary = "" }) => `${target.join(" ")}: ${failureSummary}`),
  }));
}

function expectNoSidewaysScroll(width: number) {
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  expect(beyond, `pixels beyond the window at ${width}`).toBeLessThanOrEqual(0);
  for (const body of document.querySelectorAll("[role=dialog] > div, [role=dialog] > form > div"))
    expect(body.scrollWidth - body.clientWidth, `pixels beyond the dialog at ${width}`).toBeLessThanOrEqual(
      0,
    );
}

/** The attributes and texts in which code printed a value that it did not have. */
function valuesThatAreNone(): string[] {
  const none = /(^|[\s"'=/,:(])(undefined|NaN|null)($|[\s"',;:)%])|\[object \w+\]/;
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (shown.nextNode()) {
    const { nodeValue, parentElement } = shown.currentNode;
    if (none.test(nodeValue ?? "") && !parentElement?.closest("script, style, pre, code"))
      found.push(nodeValue ?? "");
  }
  // Fields hold what people typed.
  for (const element of document.querySelectorAll("body *:not(script)"))
    for (const { name, value } of element.attributes)
      if (none.test(value) && name !== "value") found.push(`${element.tagName} ${name}="${value}"`);
  return found;
}
