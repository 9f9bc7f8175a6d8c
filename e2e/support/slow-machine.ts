import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";

/** By how many milliseconds things come late. */
const lateFiles: Readonly<Record<string, number>> = { script: 300, stylesheet: 500, image: 400 };
const lateSave = 600;
const lateFrame = 120;

/**
 * Makes a browser as slow as on a busy machine where tests may rely on its speed: scripts, style sheets, pictures and answers
 * of writing calls come late, and so does each animation frame: a closed dialog then returns the focus after the next key.
 */
export async function slowDown(context: BrowserContext) {
  await context.route("**/*", async (route) => {
    const request = route.request();
    const isSave = request.method() !== "GET";
    const delay = isSave ? lateSave : lateFiles[request.resourceType()];
    if (delay) await pause(delay);
    // The page may have been left meanwhile.
    await route.fallback().catch(() => undefined);
  });
  await context.addInitScript((delay) => {
    const request = window.requestAnimationFrame.bind(window);
    const cancelled = new Set<number>();
    window.requestAnimationFrame = (callback) => {
      const id = window.setTimeout(() => request((time) => cancelled.delete(id) || callback(time)), delay);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      window.clearTimeout(id);
      cancelled.add(id);
    };
  }, lateFrame);
}
