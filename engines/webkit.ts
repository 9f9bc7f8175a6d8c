import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../scripts/test-database.ts";
import { type Browser, isAwake, pause } from "./browser.ts";

/*
 * WebKitGTK by its own WebDriver, in a display without a screen. What mattered: a window without a toolbar, because the usual one
 * cannot be as narrow as a phone; and compositing left on, because view transitions end the engine without it.
 */

const miniBrowser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];
const isThere = (command: string) =>
  (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${command}`));

/** Whether the machine has what is needed: Debian's packages `webkit2gtk-driver` and `xvfb`. */
export const hasWebKit = miniBrowser !== undefined && isThere("WebKitWebDriver") && isThere("Xvfb");

/** Opens a window of WebKitGTK; `origin` is that of the site, from which the narrow window is opened. */
export async function openWebKit(origin: string): Promise<Browser> {
  const { display, screen } = await startScreen();
  const printed: string[] = [];
  const started: ChildProcess[] = [screen];
  const end = () => {
    for (const child of started) child.kill("SIGKILL");
  };
  try {
    const { driver, port } = await startDriver(display, printed);
    started.push(driver);
    return await openWindow(origin, port, printed, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** A screen that nobody sees; Xvfb itself chooses a free number. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const told = screen.stdio[3];
  const number = await new Promise<string>((done, fail) => {
    told?.once("data", (text: Buffer) => done(String(text).trim()));
    screen.once("exit", () => fail(new Error("Xvfb did not start")));
  });
  return { screen, display: `:${number}` };
}

async function startDriver(
  display: string,
  printed: string[],
): Promise<{ driver: ChildProcess; port: number }> {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Its sandbox needs rights that containers lack; it opens our own pages only.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(...text.split("\n")));
  for (let tries = 0; tries < 150; tries++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { driver, port };
    await pause(200);
  }
  driver.kill("SIGKILL");
  throw new Error(`WebKitWebDriver did not start: ${printed.join("\n")}`);
}

async function openWindow(
  origin: string,
  port: number,
  printed: string[],
  end: () => void,
): Promise<Browser> {
  const wanted = new Capabilities()
    .setBrowserName("MiniBrowser")
    .set("unhandledPromptBehavior", "accept")
    .set("webkitgtk:browserOptions", {
      binary: miniBrowser,
      args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
    });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(wanted)
    .build();
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  await openBareWindow(driver, origin);
  const run: Browser["run"] = (work, ...args) =>
    driver.executeScript(`return (${work})(...arguments)`, ...args);
  return {
    name: "WebKit",
    async open(address) {
      await driver.get(address);
      for (let tries = 0; tries < 300; tries++) {
        if (await run(isAwake)) return;
        await pause(100);
      }
      throw new Error(`WebKit waits in vain for the scripts of ${address}`);
    },
    async resize(width, height) {
      const [outer, inner] = [
        await driver.manage().window().getRect(),
        await run(() => [innerWidth, innerHeight]),
      ];
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: outer.width + width - (inner[0] ?? 0),
          height: outer.height + height - (inner[1] ?? 0),
        });
      for (let tries = 0; tries < 50; tries++) {
        if ((await run(() => innerWidth)) === width) return;
        await pause(100);
      }
      throw new Error(`WebKit's window is ${await run(() => innerWidth)} wide, not ${width}`);
    },
    run,
    async click(selector, frame) {
      if (frame) await driver.switchTo().frame(driver.findElement(By.css(frame)));
      try {
        await driver.findElement(By.css(selector)).click();
      } finally {
        if (frame) await driver.switchTo().defaultContent();
      }
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === "Tab" ? Key.TAB : Key.ESCAPE)
        .perform(),
    async faults() {
      return printed.splice(0).filter((line) => /CONSOLE (?:\w+ )*ERROR/.test(line));
    },
    async close() {
      await Promise.race([driver.quit().catch(() => {}), pause(4_000)]);
      end();
    },
  };
}

/** Leaves the driver in a new window without bars. */
async function openBareWindow(driver: WebDriver, origin: string) {
  await driver.get(`${origin}/terms`);
  await driver.executeScript(() => {
    const button = document.createElement("button");
    button.id = "bare-window";
    button.style.cssText = "position: fixed; inset: 100px; z-index: 9999";
    button.onclick = () =>
      void open("/terms", "bare", "width=1440,height=900,toolbar=no,menubar=no,location=no");
    document.body.append(button);
  });
  const before = await driver.getAllWindowHandles();
  await driver.findElement(By.css("#bare-window")).click();
  for (let tries = 0; tries < 100; tries++) {
    const bare = (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle));
    if (bare) return driver.switchTo().window(bare);
    await pause(100);
  }
  throw new Error("WebKit opened no window");
}
