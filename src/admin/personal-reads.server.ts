import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../kernel/http.server.ts";
import type { Kernel, Session } from "../kernel/kernel.server.ts";
import { noteRead, type Read } from "./reads-store.server.ts";

/** The calls of the API that answer personal data, and the table that it comes from. */
const personalCalls: Readonly<Record<string, string>> = {
  clients: "clients",
  "project-requests": "project_requests",
  quotes: "quotes",
};

/** Screens that show a few names of a table beside all else: the bell (a stream is noted when it opens) and the dashboard. */
const glances: Readonly<Record<string, string>> = {
  arrivals: "project_requests",
  dashboard: "project_requests",
};

/** Notes each answered read of personal data; requirement PRIV-03. */
export function noteReads(kernel: Kernel): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const read = readOf(c.req.method, c.req.path);
    if (!read || c.res.status !== 200) return;
    await note(kernel, () => kernel.authenticate(c.req.raw, { prolong: false }), [read]);
  };
}

/** Notes that a search has found people: its hits show the phone or the e-mail in which the text occurs. */
export async function noteFound(kernel: Kernel, session: Session, tables: readonly string[]) {
  const personal = tables.filter((table) => Object.values(personalCalls).includes(table));
  await note(
    kernel,
    async () => session,
    personal.map((resource) => ({ resource, action: "find", recordId: "" })),
  );
}

async function note(kernel: Kernel, who: () => Promise<Session | null>, [first, ...others]: Read[]) {
  if (!first) return;
  try {
    const session = await who();
    if (!session) return;
    const actor = { id: session.user.id, name: session.user.name };
    await noteRead(kernel.db, actor, kernel.now().toISOString(), first, ...others);
  } catch (err) {
    // On a full disk reads go on (SURV-02), and the log has the line instead.
    kernel.log.warn({ err, read: first }, "a read of personal data was not noted");
  }
}
/** What a call reads: a list, one record (its history and notes too), or a file. */
function readOf(method: string, path: string): Read | undefined {
  const [, , call = "", part = ""] = path.split("/");
  if (method !== "GET") return undefined;
  const glanced = glances[call];
  if (glanced) return { resource: glanced, action: "glance", recordId: "" };
  const resource = personalCalls[call];
  if (!resource) return undefined;
  if (part.endsWith(".csv")) return { resource, action: "export", recordId: "" };
  return /^\d+$/.test(part)
    ? { resource, action: "read", recordId: part }
    : { resource, action: "list", recordId: "" };
}
