import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider, useLoaderData } from "react-router";
import { onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import type { Profile } from "../../accounts/users/users.ts";
import { StaffFrame } from "../../admin/shell/staff-frame.tsx";
import type { StaffRole } from "../../kernel/roles.ts";
import { draw } from "./test-draw.tsx";
import {
  type Call,
  controlPath,
  type Fault,
  type FormerText,
  owner,
  type SiteChanges,
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
  onTestFinished(async () => void (await send(own, "DELETE")));
  const callsTo = async (start: string): Promise<Call[]> => {
    const calls: Call[] = await (await send(`${own}/calls`, "GET")).json();
    return calls.filter(({ path }) => path.startsWith(start));
  };
  const change = (changes: SiteChanges) => send(own, "PATCH", changes);
  const { email, password } = owner;
  if (options.hasAccounts) await send("/api/auth/sign-in/email", "POST", { email, password });
  return {
    /** Makes a call as staff; throws what the API answered when it refused. */
    async call(method: string, path: string, body?: unknown) {
      const response = await send(path, method, body);
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === "" ? null : JSON.parse(text);
    },
    /** Stores a picture as staff, and answers its record in the library. */
    async upload(file: File) {
      const body = new FormData();
      body.set("image", file);
      const response = await fetch("/api/upload", { method: "POST", headers: { [testHeader]: "1" }, body });
      if (!response.ok) throw new Error(`${file.name}: ${response.status} ${await response.text()}`);
      const { id } = await response.json();
      return (await send(`/api/media/${id}`, "GET")).json();
    },
    /** What the screen sent to paths that begin so. */
    sent: async (start: string) => (await callsTo(start)).filter(({ method }) => method !== "GET"),
    /** The paths that begin so and that the screen read, as often as it read them. */
    reads: async (start: string) =>
      (await callsTo(start)).filter(({ method }) => method === "GET").map(({ path }) => path),
    breakCalls: (fault: Fault) => send(`${own}/faults`, "POST", fault),
    /** Rings for reminders that are due, as the loop of a server does. */
    ringReminders: () => send(`${own}/reminders`, "POST"),
    /** Lets a text stand as an earlier edition had it. */
    keepFormerText: (text: FormerText) => send(`${own}/former-texts`, "POST", text),
    /** A visitor fills a form of one's own, without files. */
    fillForm: (filled: object) => send(`${own}/forms`, "POST", { files: [], isSuspected: false, ...filled }),
    /** A customer accepts the quote of a link. */
    acceptQuote: (path: string) => send(`${own}/acceptances`, "POST", { token: path.slice("/q/".length) }),
    /** A mail comes into the agency's mailbox. */
    takeMail: (raw: string) => send(`${own}/mails`, "POST", { raw }),
    mend: () => send(`${own}/faults`, "DELETE"),
    /** From now on the person who was made up has this role. */
    become: (role: StaffRole) => change({ role }),
    /** Sets the site's clock ahead. */
    setAhead: (minutesAhead: number) => change({ minutesAhead }),
  };
}

/**
 * Opens a screen in the admin's own frame, at an address such as `/admin/services?q=…`, with its styles and fonts. `route` is the
 * screen's route, where it reads parameters of the address.
 */
export async function openScreen(screen: ReactNode, at: string, route = "*") {
  const frame: RouteObject = {
    id: "frame",
    loader: readProfile,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    element: <Frame />,
    children: [{ path: route, element: screen }],
  };
  const router = createMemoryRouter([frame], {
    initialEntries: [at],
    hydrationData: { loaderData: { frame: await readProfile() } },
  });
  await draw(<RouterProvider router={router} />, "admin");
  return router;
}

const readProfile = async (): Promise<Profile> =>
  (await fetch("/api/auth/session", { headers: { [testHeader]: "1" } })).json();

/** The frame of the admin, as its layout draws it. */
const Frame = () => <StaffFrame profile={useLoaderData<Profile>()} />;

/** Leaves the screen and opens it again, as a reload does: what the browser keeps stays, all else is new. */
export async function reloadScreen(screen: ReactNode, at: string) {
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  await cleanup();
  return openScreen(screen, at);
}
