import AxeBuilder from "@axe-core/playwright";
import { test as base, type Cookie, expect, type Frame, type Page } from "@playwright/test";
import { axeSource } from "./axe-source.ts";
import { demoAccount } from "./demo-account.ts";
import { slowDown } from "./slow-machine.ts";
import { ofColours, sidewaysOverflow, valuesThatAreNone, viewports, wcag } from "./survey.ts";

export type { Page };
export { demoAccount, expect, viewports };

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

type Options = {
  /** The theme that the browser remembers from an earlier visit. */
  theme: Theme;
  /** For tests that provoke failures: errors in the page's console do not fail them. */
  allowPageErrors: boolean;
};

/**
 * Playwright's `test`, with the theme as an option (`test.use({ theme: "dark" })`). A test fails when a page throws or the
 * content security policy blocks something.
 */
export const test = base.extend<Options & { watched: undefined }>({
  theme: ["light", { option: true }],
  allowPageErrors: [false, { option: true }],
  page: async ({ page, theme, javaScriptEnabled }, use) => {
    if (theme !== "light") await rememberTheme(page, theme);
    if (javaScriptEnabled) awaitScripts(page);
    if (process.env.E2E_LATE) await slowDown(page.context());
    await use(page);
    await endOwnSession(page);
  },
  watched: [
    async ({ page, allowPageErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && isOurFault(message.text())) errors.push(message.text());
      });
      await use(undefined);
      if (!allowPageErrors) expect(errors, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes `goto` wait until the scripts of an interactive public page run, which the page fetches only after it has loaded. */
export function awaitScripts(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.waitForFunction(
      () =>
        !document.querySelector('script:is([type="text/deferred"], [type="text/started"])') ||
        "live" in document.documentElement.dataset,
    );
    return response;
  };
}

/** Makes the next pages open in a theme, as for a visitor who chose it before. */
export async function rememberTheme(page: Page, theme: Theme) {
  await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
}

/** Waits until the page has decided about its typeface and has been painted with it; decision 73. */
export async function fontsAreExchanged(page: Page) {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
}

/**
 * Signs in by the API: the page's browser has the session's cookie afterwards; requirement RUN-04. A worker's tests share
 * one session, since a user has at most five; a test that ends its session signs in by itself.
 */
export async function signIn(page: Page) {
  if (shared.length > 0) {
    await page.context().addCookies(shared);
    if ((await page.request.get("/api/auth/session")).ok()) return proveAgain(page);
  }
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const headers = { origin };
  const response = await page.request.post("/api/auth/sign-in/email", { data: demoAccount, headers });
  expect(response.status(), await response.text()).toBe(200);
  shared = await page.context().cookies();
  reauthenticatedAt = Date.now();
}

/** Renews the proof of identity: exports of personal data need one of the last ten minutes, and a session is used for longer. */
async function proveAgain(page: Page) {
  if (Date.now() - reauthenticatedAt < 4 * 60_000) return;
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const { password } = demoAccount;
  await page.request.post("/api/account/proof", { data: { password }, headers: { origin } });
  reauthenticatedAt = Date.now();
}

/** Ends the test's session: only a user's newest five are kept, so leftover ones would end the session of a parallel test. */
async function endOwnSession(page: Page) {
  const own = (await page.context().cookies()).find(({ name }) => name === "shurfa-session");
  if (!own || shared.some(({ value }) => value === own.value)) return;
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  await page.request.post("/api/auth/sign-out", { headers: { origin } });
}

let reauthenticatedAt = 0;

let shared: Cookie[] = [];

type Checked = { exclude?: string[]; rules?: string[] };

/** Checks the page in its current state, with its frames. */
export async function expectNoAxeViolations(page: Page, { exclude = [], rules }: Checked = {}) {
  // Waits for the editor's frame, which is replaced while its page has not answered yet.
  await expect(page.getByText("جاري تحميل المعاينة...")).toHaveCount(0);
  await loadAxe(page);
  // Runs once for all frames and without passed rules, in less than half the time. Frames of other origins are not checked.
  const builder = new AxeBuilder({ page, axeSource: "0" })
    .options({
      resultTypes: ["violations"],
      runOnly: rules ?? { type: "tag", values: wcag },
      // By default a frame that does not answer within half a second is left out.
      pingWaitTime: 20_000,
    })
    .setLegacyMode();
  for (const selector of exclude) builder.exclude(selector);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(" ")} — ${node.failureSummary ?? ""}`),
  }));
  expect(found, "accessibility violations").toEqual([]);
  for (const frame of page.frames()) expect(await frame.evaluate(valuesThatAreNone), frame.url()).toEqual([]);
}

/** Checks the page in its current state in both themes, and leaves it in its own theme. */
export async function expectReads(page: Page, { exclude = [] }: { exclude?: string[] } = {}) {
  await expectNoAxeViolations(page, { exclude });
  await changeTheme(page);
  await expectNoAxeViolations(page, { exclude, rules: ofColours });
  await changeTheme(page);
}

/** Changes the theme as the button does, but does not store it; waits for the next frame, in which the page is updated. */
async function changeTheme(page: Page) {
  for (const frame of page.frames())
    await frame.evaluate(() => {
      for (const theme of ["light", "dark"]) document.documentElement.classList.toggle(theme);
      return new Promise((painted) => requestAnimationFrame(painted));
    });
}

/**
 * Checks the page in its current state: at every width nothing overflows, also in an open dialog, and `also` passes; at the
 * widths of a phone and a desktop it passes axe in both themes.
 */
export async function expectFitsAndReads(
  page: Page,
  { exclude = [], also }: { exclude?: string[]; also?(width: number): Promise<void> } = {},
) {
  const before = page.viewportSize();
  for (const [name, size] of Object.entries(viewports)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await also?.(size.width);
    if (name === "phone" || name === "desktop") await expectReads(page, { exclude });
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Loads axe into the page and its frames where an earlier check did not; loading takes a fifth of the time of a check. The
 * builder would give each frame one second, and then leave it out of the check.
 */
async function loadAxe(page: Page) {
  const load = async (frame: Frame) => {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  };
  await Promise.all(page.frames().map(load));
}

/** Checks that nothing overflows at either side of the page or of a dialog's body; requirement AR-04. */
export async function expectNoSidewaysScroll(page: Page) {
  const { page: overflow, dialogs } = await page.evaluate(sidewaysOverflow);
  expect(overflow, "pixels beyond the viewport").toBeLessThanOrEqual(0);
  expect(dialogs, "pixels beyond the dialog").toBeLessThanOrEqual(0);
}

/** Whether a console message is a fault of the page; the browser also logs each 4xx that a test provokes, which is none. */
function isOurFault(text: string) {
  return !text.startsWith("Failed to load resource");
}
