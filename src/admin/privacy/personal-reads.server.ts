import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { described } from "../../resources.server.ts";
import { noteRead, type Read } from "./reads-store.server.ts";

/** The API calls that return personal data, each with the table that holds them. */
const personalCalls: Readonly<Record<string, string>> = Object.fromEntries(
  described
    .filter(({ resource }) => resource.holds === "people")
    .map(({ resource }) => [resource.path, resource.name]),
);

/**
 * Calls whose answers show a few names of a table among other data: the notifications (a stream is logged when it opens) and
 * the dashboard.
 */
const glances: Readonly<Record<string, string>> = {
  arrivals: "project_requests",
  dashboard: "project_requests",
};

/** Logs each API answer that contains personal data; requirement PRIV-03. */
export function noteReads(kernel: Kernel): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const read = readOf(c.req.method, c.req.path, c.res.status);
    if (!read) return;
    await note(kernel, c.get("session"), [read]);
  };
}

/** Logs that a search has found people, because its hits show the matching phone or e-mail. */
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
    // Reading must go on when the disk is full (SURV-02); the read is written to the server's log instead.
    kernel.log.warn({ err, read: first }, "a read of personal data could not be stored in its log");
  }
}

/** Which personal data an answer has: a list, one record (or its history or notes), an export, or the result of an import. */
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
 * Which personal data the answer to a write has. A change returns the whole record, a refused one (412) the current record. A new
 * quote returns the customer of its request. The result of an import shows which people are known already.
 */
function readByWriting(call: string, part: string, what: string, status: number): Read | undefined {
  const resource = personalCalls[call];
  if (!resource || ![200, 201, 412].includes(status)) return undefined;
  if (part === "import" && status === 200) return { resource, action: "compare", recordId: "" };
  if (call === "quotes" && part === "") return { resource, action: "read", recordId: "" };
  const hasRecord = /^\d+$/.test(part) && what !== "notes";
  return hasRecord ? { resource, action: "read", recordId: part } : undefined;
}
