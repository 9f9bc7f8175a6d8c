import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { described } from "../../resources.server.ts";
import { noteRead, type Read } from "./reads-store.server.ts";

/** The calls of the API that answer personal data, and the table that it comes from. */
const personalCalls: Readonly<Record<string, string>> = Object.fromEntries(
  described
    .filter(({ resource }) => resource.holds === "people")
    .map(({ resource }) => [resource.path, resource.name]),
);

/**
 * Screens that show a few names of a table among other things: the notifications (a stream is recorded when it opens) and
 * the dashboard.
 */
const glances: Readonly<Record<string, string>> = {
  arrivals: "project_requests",
  dashboard: "project_requests",
};

/** Notes each answer with personal data; requirement PRIV-03. */
export function noteReads(kernel: Kernel): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const read = readOf(c.req.method, c.req.path, c.res.status);
    if (!read) return;
    await note(kernel, c.get("session"), [read]);
  };
}

/** Notes that a search has found people: its hits show the phone or the e-mail in which the text occurs. */
export async function noteFound(kernel: Kernel, session: Session, tables: readonly string[]) {
  const personal = tables.filter((table) => Object.values(personalCalls).includes(table));
  await note(
    kernel,
    session,
    personal.map((resource) => ({ resource, action: "find", recordId: "" })),
  );
}

async function note(kernel: Kernel, session: Session | undefined, [first, ...others]: Read[]) {
  if (!first || !session) return;
  try {
    const actor = { id: session.user.id, name: session.user.name };
    await noteRead(kernel.db, actor, kernel.now().toISOString(), first, ...others);
  } catch (err) {
    // On a full disk reads go on (SURV-02), and the log has the line instead.
    kernel.log.warn({ err, read: first }, "a read of personal data was not noted");
  }
}

/** Which personal data an answer has: a list, one record (its history and notes too), a file, or what a file is held against. */
function readOf(method: string, path: string, status: number): Read | undefined {
  const [, , call = "", part = "", what = ""] = path.split("/");
  if (method !== "GET") return readByWriting(call, part, what, status);
  if (status !== 200) return undefined;
  const glanced = glances[call];
  if (glanced) return { resource: glanced, action: "glance", recordId: "" };
  if (call === "privacy" && part === "requests")
    return { resource: "privacy_requests", action: "list", recordId: "" };
  const resource = personalCalls[call];
  if (!resource) return undefined;
  if (part.endsWith(".csv")) return { resource, action: "export", recordId: "" };
  return /^\d+$/.test(part)
    ? { resource, action: "read", recordId: part }
    : { resource, action: "list", recordId: "" };
}

/**
 * A change is answered with the whole record, one of an older version (412) with that of now. A new quote is answered with
 * whom its request is from. What an import would do or did tells who is known.
 */
function readByWriting(call: string, part: string, what: string, status: number): Read | undefined {
  const resource = personalCalls[call];
  if (!resource || ![200, 201, 412].includes(status)) return undefined;
  if (part === "import" && status === 200) return { resource, action: "compare", recordId: "" };
  if (call === "quotes" && part === "") return { resource, action: "read", recordId: "" };
  const hasRecord = /^\d+$/.test(part) && what !== "notes";
  return hasRecord ? { resource, action: "read", recordId: part } : undefined;
}
