import type { ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import adminSheet from "../../admin/shell/admin.css?url";
import siteSheet from "../../site/frame/site.css?url";
import { toasts } from "../../ui/overlays/toast-queue.ts";

const sheets = { admin: adminSheet, site: siteSheet };

/** Draws something in the styles of the admin or of the site, until the test ends or `cleanup`. */
export async function draw(shown: ReactNode, look: keyof typeof sheets) {
  await wear(look);
  const faults = watchConsole();
  toasts.lifetime = 30_000;
  await render(shown);
  onTestFinished(async () => {
    await cleanup();
    for (const { id } of toasts.read()) toasts.close(id);
    localStorage.clear();
    sessionStorage.clear();
    expect(faults.end(), "errors in the console").toEqual([]);
  });
}

/** Both sheets stay in the page once they have come, since files of tests share it; only one of them holds. */
async function wear(look: keyof typeof sheets) {
  const link = worn.get(look) ?? (await linked(sheets[look]));
  worn.set(look, link);
  for (const [name, { sheet }] of worn) if (sheet) sheet.disabled = name !== look;
}

const worn = new Map<keyof typeof sheets, HTMLLinkElement>();

/** As React writes it, which then finds it in place of writing another. */
async function linked(href: string) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset.precedence = "site";
  const loaded = new Promise((done) => link.addEventListener("load", done));
  document.head.append(link);
  await loaded;
  return link;
}

/**
 * React says that it leaves out the frame's own script, which runs in the page that the server sends. The browser says that a
 * popover that moved while it was measured is measured again in the next frame.
 */
const harmless = /^Encountered a script tag|^Error: ResizeObserver loop completed/;

/** Notes the errors of the console until `end`. */
function watchConsole() {
  const noted: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    if (!harmless.test(String(words[0]))) noted.push(words.map(String).join(" "));
  };
  return {
    end() {
      console.error = error;
      return noted;
    },
  };
}
