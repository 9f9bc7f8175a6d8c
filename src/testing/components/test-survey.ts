import type axe from "axe-core";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import {
  ofColours,
  sidewaysOverflow,
  valuesThatAreNone,
  viewports,
  wcag,
} from "../../../e2e/support/survey.ts";
import { axePath } from "./test-site-calls.ts";

/**
 * Surveys the screen in its present state: at every width nothing overflows, also in an open dialog, and `also` passes; at the
 * widths of a phone and a desktop it passes axe in both themes and no attribute or text shows a value that is none; requirement
 * AR-04.
 */
export async function expectFitsAndReads({ also }: { also?(width: number): void } = {}) {
  for (const [name, { width, height }] of Object.entries(viewports)) {
    await page.viewport(width, height);
    await frame();
    expectFits();
    also?.(width);
    if (name === "phone" || name === "desktop") await expectReads();
  }
}

/** Checks that nothing overflows at the present width. */
export function expectFits() {
  const width = window.innerWidth;
  const beyond = sidewaysOverflow();
  expect(beyond.page, `pixels beyond the window at ${width}`).toBeLessThanOrEqual(0);
  expect(beyond.dialogs, `pixels beyond a dialog at ${width}`).toBeLessThanOrEqual(0);
}

/** Whether nothing covers the middle of an element. */
export function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Checks the screen in its present state and width by axe, in both themes, and for values that are none. */
export async function expectReads() {
  const width = window.innerWidth;
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

type Size = { width: number; height: number };

/** Gives the window a size until the test ends. */
export async function resizeTo(size: keyof typeof viewports | Size) {
  const { desktop } = viewports;
  onTestFinished(() => page.viewport(desktop.width, desktop.height));
  const { width, height } = typeof size === "string" ? viewports[size] : size;
  await page.viewport(width, height);
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
