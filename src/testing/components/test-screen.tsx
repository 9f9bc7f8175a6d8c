import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import "../../admin/shell/admin.css";
import type { Profile } from "../../accounts/users/users.ts";
import { AdminFrame } from "../../admin/shell/admin-frame.tsx";
import { Queries } from "../../admin/shell/queries.tsx";
import { SignedIn } from "../../admin/shell/signed-in.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import {
  type Call,
  controlPath,
  type Fault,
  type SiteOptions,
  siteCookie,
  testHeader,
} from "./test-site-calls.ts";

/** Makes a site with an empty database, whose API the page calls from now on. */
export async function makeSite(options: SiteOptions = {}) {
  const send = (path: string, method: string, body?: unknown) =>
    fetch(path, {
      method,
      headers: { "content-type": "application/json", [testHeader]: "1" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const id: string = await (await send(controlPath, "POST", options)).json();
  await cookieStore.set(siteCookie, id);
  const own = `${controlPath}/${id}`;
  return {
    /** Makes a call as staff; throws what the API answered when it refused. */
    async call(method: string, path: string, body?: unknown) {
      const response = await send(path, method, body);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === "" ? null : JSON.parse(text);
    },
    /** What the screen sent to paths that begin so. */
    async sent(start: string): Promise<Call[]> {
      const calls: Call[] = await (await send(`${own}/calls`, "GET")).json();
      return calls.filter(({ path }) => path.startsWith(start));
    },
    breakCalls: (fault: Fault) => send(`${own}/faults`, "POST", fault),
    mend: () => send(`${own}/faults`, "DELETE"),
  };
}

/**
 * Opens a screen in the admin's own frame, at an address such as `/admin/services?q=…`, with its styles and fonts. `route` is that
 * of a screen which reads a part of its path, such as `/admin/quote-requests/:id?`.
 */
export async function openScreen(screen: ReactNode, at: string, route = "*") {
  const profile: Profile = await (await fetch("/api/auth/session")).json();
  const frame = (
    <Queries>
      <AdminFrame profile={profile}>
        <SignedIn profile={profile}>{screen}</SignedIn>
      </AdminFrame>
    </Queries>
  );
  const router = createMemoryRouter([{ path: route, element: frame }], { initialEntries: [at] });
  const faults = watchConsole();
  await render(<RouterProvider router={router} />);
  onTestFinished(async () => {
    await cleanup();
    for (const { id } of toasts.read()) toasts.close(id);
    localStorage.clear();
    sessionStorage.clear();
    expect(faults.end(), "errors in the console").toEqual([]);
  });
  return router;
}

/** Leaves the screen and opens it again, as a reload does: what the browser keeps stays, all else is new. */
export async function reloadScreen(screen: ReactNode, at: string) {
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await cleanup();
  return openScreen(screen, at);
}

/** Notes the errors of the console until `end`. */
function watchConsole() {
  const noted: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    // The frame's own script runs in the page that the server sends; drawn by the browser alone it is left out, and React says so.
    if (!String(words[0]).startsWith("Encountered a script tag")) noted.push(words.map(String).join(" "));
  };
  return {
    end() {
      console.error = error;
      return noted;
    },
  };
}
