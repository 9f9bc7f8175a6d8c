/** A window of one browser engine, as small as the tests of the engines need it. Calls run one after the other. */
export type Browser = {
  /** The engine's name in titles. */
  name: EngineName;
  /** Opens an address and waits until it has loaded and, where the page has scripts, until they run. */
  open(address: string): Promise<void>;
  /** Sets the width and height of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and answers its result, which is JSON; it may be async, and sees nothing but its arguments. */
  run<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the mouse in the middle of the first element that a CSS selector finds; `frame` names the frame it stands in. */
  click(selector: string, frame?: string): Promise<void>;
  /** Types letters, or one key by its name, where the focus is. */
  type(text: string): Promise<void>;
  press(key: "Tab" | "Escape"): Promise<void>;
  /** Script errors and violations of the content security policy since the last call. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
};

export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** How long a test waits for something in a page, in milliseconds. */
const patience = 90_000;

/** Runs a function in the page until its answer is not false, null or undefined; fails with `what` after a minute and a half. */
export async function waitFor<Result, Args extends unknown[]>(
  browser: Browser,
  what: string,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await browser.run(work, ...args);
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`${browser.name} waits in vain: ${what}`);
    await pause(100);
  }
}

export const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** In the page: whether its scripts, which public pages fetch after they have loaded, run. */
export const isAwake = () =>
  document.readyState === "complete" &&
  (!document.querySelector('script:is([type="text/deferred"], [type="text/started"])') ||
    "live" in document.documentElement.dataset);
