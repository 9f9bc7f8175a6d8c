import { sql } from "kysely";
import { parseHTML } from "linkedom";
import { authenticate } from "../../accounts/sessions/session.server.ts";
import { beginSetup } from "../../admin/setup/begin-setup.server.ts";
import { createFetch } from "../../app.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { freshSession } from "../../kernel/testing/test-kernel.ts";
import { siteLinks } from "../../site/loading/site-links.server.ts";
import { demoKernel } from "../test-demo.ts";

export type TestSite = {
  kernel: Kernel;
  /** What a visitor gets, who sends a form or a call where one is given. */
  visit(path: string, options?: VisitOptions): Promise<Response>;
  /** The answer to a visitor, with its text. */
  answer(path: string): Promise<{ status: number; headers: Headers; text: string }>;
  /** The page as its server sends it, before any script. */
  html(path: string): Promise<string>;
  /** The same, read as a browser reads it, without styles. */
  page(path: string): Promise<Document>;
  /** A call of the owner; throws what the API answered when it refused. */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
};

type VisitOptions = {
  method?: string;
  /** Beside the origin of the site's own pages; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** The owner visits. */
  isStaff?: boolean;
  /** A form without files. */
  form?: Record<string, string>;
  json?: unknown;
  /** Anything else, as it stands. */
  body?: string | FormData;
};

const origin = "http://localhost";
const ofStaff = "x-of-staff";

/**
 * The site in the process of the test: every call and page as the server answers them, from the sources, with the demo's records.
 * Without the page cache, built files and loops of the process.
 */
export async function openSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const kernel = await demoKernel({
    authenticate: async (of, request, options) =>
      request.headers.has(ofStaff) ? freshSession(of) : authenticate(of, request, options),
    environment: { RATE_LIMIT: "off", ...environment },
  });
  await beginSetup(kernel);
  return siteOf(kernel);
}

/** The same of a site that stands. */
export function siteOf(kernel: Kernel): TestSite {
  const app = createFetch(kernel, { clientDir: undefined, links: siteLinks(kernel) });
  const send = async (path: string, init: RequestInit) =>
    app.fetch(new Request(origin + path, init), { remoteAddress: "127.0.0.1" });
  const visit = (path: string, options: VisitOptions = {}) => {
    const { method = "GET", isStaff = false, form, json, body = null } = options;
    const headers: [string, string | undefined][] = Object.entries({
      origin,
      ...(isStaff && { [ofStaff]: "1" }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    });
    return send(path, {
      method,
      headers: headers.flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      ),
      body: form ? new URLSearchParams(form) : json === undefined ? body : JSON.stringify(json),
    });
  };
  const answer = async (path: string) => {
    const response = await visit(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const html = async (path: string) => (await answer(path)).text;
  return {
    kernel,
    visit,
    answer,
    html,
    page: async (path) => read(await html(path)),
    async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
      const response = await visit(path, { method, isStaff: true, json: body });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      const stored = text === "" ? null : JSON.parse(text);
      return stored; // the wire edge
    },
  };
}

/** The markup of a page as a browser reads it, without styles. */
export const read = (html: string): Document => parseHTML(html).document;

/** Makes every read and write of these tables throw until the answered function is called; what was read before is forgotten. */
export async function breakTables({ kernel: { db, contentVersion } }: TestSite, tables: readonly string[]) {
  const rename = async (from: string, to: string) => {
    await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    contentVersion.note(contentVersion.current() + 1);
  };
  for (const table of tables) await rename(table, `${table}_away`);
  return async () => {
    for (const table of tables) await rename(`${table}_away`, table);
  };
}

/** Publishes values of fields of a section, as its editor does. */
export async function publish({ call }: TestSite, section: string, values: Record<string, unknown>) {
  const path = `/api/content/${section}`;
  await call("DELETE", `${path}/draft`); // of an earlier test
  const { published } = await call<{ published: Record<string, unknown> }>("GET", path);
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { base: published[field], value }]),
  );
  await call("PATCH", path, { client: "editor-one", fields });
  await call("POST", `${path}/publish`, {});
}
