import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { authenticate as readSession } from "../../accounts/sessions/session.server.ts";
import { hashPassword } from "../../accounts/sign-in/password.server.ts";
import { createUser } from "../../accounts/users/store.server.ts";
import { beginSetup } from "../../admin/setup/begin-setup.server.ts";
import { createApi } from "../../api.server.ts";
import { drawnCovers, uploadedFiles } from "../../content/media/api.server.ts";
import { takeUpMails } from "../../content/sales/requests/answers/take-up-store.server.ts";
import { type FilledForm, submitForm } from "../../content/sales/requests/forms/submit-form.server.ts";
import { ringDue } from "../../content/sales/tasks/reminders-store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { problemResponse } from "../../kernel/http/problem.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { freshSession, testKernel } from "../../kernel/testing/test-kernel.ts";
import { seedVisits } from "../../seed/seed-visits.server.ts";
import { siteLinks } from "../../site/loading/site-links.server.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";
import { demoKernel } from "../test-demo.ts";
import {
  type Call,
  type Fault,
  type FormerText,
  owner,
  type SiteChanges,
  type SiteOptions,
  testHeader,
} from "./test-site-calls.ts";

/*
 * The sites of component tests: each is the real API on a migrated database of its own, in the process of the tests. What a
 * screen sends is checked, stored and answered as in use, so no fake can differ from it (decision 79).
 */

type Site = {
  kernel: Kernel;
  api: Hono<ApiEnv>;
  calls: Call[];
  faults: Fault[];
  role: StaffRole;
  minutesAhead: number;
  release: (() => void)[];
  /** What closes its database and removes its data. */
  ends: (() => Promise<void>)[];
};
const sites = new Map<string, Site>();

/** Makes a site and answers its id. `role` is that of the member of staff who calls it. */
export async function makeSite({
  role = "owner",
  hasAccounts,
  isNew,
  hasVisits,
  isVisited,
}: SiteOptions): Promise<string> {
  const id = randomUUID();
  const madeUp = async (kernel: Kernel, request: Request) => {
    if (isVisited && !request.headers.has(testHeader)) return null;
    const session = freshSession(kernel);
    return { ...session, user: { ...session.user, access: sites.get(id)?.role ?? role } };
  };
  const ends: Site["ends"] = [];
  const kernel = await (isVisited ? demoKernel : testKernel)({
    authenticate: hasAccounts ? readSession : madeUp,
    onEnd: (end) => void ends.push(end),
    now: () => new Date(Date.now() + (sites.get(id)?.minutesAhead ?? 0) * 60_000),
    environment: { RATE_LIMIT: "off", ...(isNew && { DEMO: "0" }) },
  });
  if (isNew || isVisited) await beginSetup(kernel);
  if (hasVisits) await write(kernel, system, seedVisits);
  const { name, email, password } = owner;
  if (hasAccounts) {
    const passwordHash = await hashPassword(password);
    await write(kernel, system, (tx) => createUser(tx, { name, email, access: role, passwordHash }));
  }
  const api = await (isVisited ? pagesOf : apiOf)(kernel);
  sites.set(id, { kernel, api, calls: [], faults: [], role, minutesAhead: 0, release: [], ends });
  return id;
}

const apiOf = (kernel: Kernel) =>
  new Hono<ApiEnv>()
    .route("/api", createApi(kernel))
    .route("/uploads", uploadedFiles(kernel))
    .route("/covers", drawnCovers());

/** Loaded when wanted, because it comes with all routes. */
async function pagesOf(kernel: Kernel) {
  const { createFetch } = await import("../../app.server.ts");
  return createFetch(kernel, { clientDir: undefined, links: siteLinks(kernel) });
}

export const changeSite = (id: string, changes: SiteChanges) => void Object.assign(siteOf(id), changes);

/** Ends a site with its test. Kept to the end of the run, some six hundred take more memory than a process has. */
export async function endSite(id: string) {
  mend(id);
  const { ends } = siteOf(id);
  sites.delete(id);
  for (const end of ends) await end();
}

/** The calls of screens, in their order. */
export const callsOf = (id: string): Call[] => siteOf(id).calls;

/** Makes calls fail, or wait, until `mend`. */
export const breakCalls = (id: string, fault: Fault) => void siteOf(id).faults.push(fault);

/** Ends all faults; calls that were held are answered. */
export function mend(id: string) {
  const site = siteOf(id);
  site.faults = [];
  for (const release of site.release.splice(0)) release();
}

/** How a call breaks, if it does; `called` is its path with its query. */
export const faultOf = (id: string, method: string, called: string) =>
  sites.get(id)?.faults.find((fault) => fault.method === method && called.startsWith(fault.path))?.how;

/** A customer of the site accepts the quote of a link. */
export const acceptQuote = (id: string, token: string) =>
  answerQuoteLink(siteOf(id).kernel, token, { decision: "accepted", name: "نورة" });

/** Somebody sends a form of one's own. */
export const fillForm = (id: string, filled: FilledForm) =>
  submitForm(siteOf(id).kernel, filled, { address: "127.0.0.1" });

/** A mail comes into the agency's mailbox and is taken up. */
export async function takeMail(id: string, raw: string) {
  const bytes = new TextEncoder().encode(raw.replaceAll("\n", "\r\n"));
  await takeUpMails(siteOf(id).kernel, {
    name: randomUUID(),
    open: async () => ({ validity: "1" }),
    uidsAfter: async () => [1],
    heads: async () => [{ uid: 1, size: bytes.byteLength, arrivedAt: new Date() }],
    read: async () => bytes,
    close: async () => {},
  });
}

/** Rings for reminders that are due, as the loop of a server does. */
export const ringReminders = (id: string) => ringDue(siteOf(id).kernel);

/** Lets a text stand as an earlier edition had it, as an upgrade keeps it. */
export const keepFormerText = (id: string, { section, field, content }: FormerText) =>
  siteOf(id)
    .kernel.db.insertInto("page_texts")
    .values({ section, field, content: JSON.stringify(content) })
    .execute();

/** Answers a call of a screen. */
export async function answer(id: string, request: Request): Promise<Response> {
  const site = sites.get(id);
  if (!site) return new Response(null, { status: 404 }); // its test has ended
  const { pathname, search } = new URL(request.url);
  if (request.headers.has(testHeader)) return site.api.fetch(request, { remoteAddress: "127.0.0.1" });
  site.calls.push(await noted(request.clone()));
  const fault = faultOf(id, request.method, pathname + search);
  if (fault === "failed") return problemResponse(site.kernel, new AppError("internal"));
  if (fault === "unavailable" || fault === "unauthorized" || fault === "too-many")
    return problemResponse(site.kernel, new AppError(fault, { retryAfter: 60 }));
  if (fault === "held") await new Promise<void>((done) => site.release.push(done));
  return site.api.fetch(request, { remoteAddress: "127.0.0.1" });
}

async function noted(request: Request): Promise<Call> {
  const isJson = request.method !== "GET" && request.headers.get("content-type")?.includes("json");
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    ifMatch: request.headers.get("if-match"),
    body: isJson ? await request.json() : null,
  };
}

function siteOf(id: string): Site {
  const site = sites.get(id);
  if (!site) throw new Error(`no component test has the site ${id}`);
  return site;
}
