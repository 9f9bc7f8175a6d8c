import { OpenAPIHono } from "@hono/zod-openapi";
import { AppError } from "../errors.ts";
import type { Kernel, Session } from "../process/kernel.server.ts";
import { latestPast } from "../process/stamps.ts";
import { type Area, deedOf, may, type programDeeds, tokenDeeds } from "../roles.ts";
import { wordFor } from "../text/word-for.ts";
import { bareAnswer } from "./access/bare-answer.server.ts";
import type { Api, ApiEnv } from "./http.server.ts";
import { type ScopedCalls, scopeOf } from "./token-scopes.server.ts";

/** Who may make a call. Without these options only staff with a session may. */
export type Access = {
  /** Anybody may make the call, without a session. */
  open?: boolean;
  /** Staff must have proved who they are within 10 minutes: for credentials and for exports of personal data; SEC-01. */
  proof?: boolean;
  /** False for calls that the page makes by itself: they do not prolong the session. */
  prolong?: false;
  /** No token may make the call: it concerns data of other scopes, or the caller's own; TOKEN-01. */
  peopleOnly?: true;
  /** What a token must be allowed to do beside the method's own deed: a change that is more than a change of one record. */
  programDeed?: (typeof programDeeds)[number];
};

/** The areas of calls, by the first segment of their path. */
export type CallAreas = { readonly [word: string]: Area };

const accessOf = new WeakMap<object, Access>();

/** Sets who may make the calls that a handler answers. A handler without this mark is for staff. */
export function allow<Handler extends object>(handler: Handler, access: Access): Handler {
  accessOf.set(handler, access);
  return handler;
}

/**
 * The one router for staff. Unless a route is marked as open, it requires a session before its handler runs (401), and a recent
 * proof of identity if its mark says so (`proof-needed`); requirement SEC-06. A call that the user's role does not allow in the
 * call's area is refused (`forbidden`), and a call without an area is for owners; ROLE-01. A program with a token may make only
 * the calls of its scopes, and no others, not even open ones; a change answers it no more than id and version of the record when it
 * may not read such records; TOKEN-01.
 */
export function staffRouter(kernel: Kernel, calls: Api, areas: CallAreas): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const scopes = scopesOf(calls, areas);
  for (const { method, path, handler } of calls.routes) {
    const access = accessOf.get(handler) ?? {};
    const { open, proof, prolong } = access;
    const deed = deedOf(method, path);
    const area = wordFor(areas, path.split("/")[1] ?? "") ?? "house";
    const scope = scopeOf({ method, path, ...access }, areas);
    const readScope = `${path.split("/")[1]}:read`;
    const isBare = deed === "write" && access.programDeed !== "share" && scopes.has(readScope);
    api.on(method, path, async (c, next) => {
      const program = c.get("program");
      if (program) {
        if (!scope || !program.scopes?.includes(scope)) throw outOfScope(scope);
        if (!may(program.user.access, deed, area)) throw new AppError("forbidden");
        c.set("session", program);
      } else if (!open) {
        // `/clients/summary` also matches `/clients/:id`, so the session may be known already.
        const session =
          c.get("session") ??
          (await kernel.authenticate(c.req.raw, prolong === false ? { prolong } : undefined));
        if (!session) throw new AppError("unauthorized");
        if (!may(session.user.access, deed, area)) throw new AppError("forbidden");
        if (proof && !hasRecentAuth(kernel, session)) throw new AppError("proof-needed");
        c.set("session", session);
      }
      await next();
      if (program && isBare && !program.scopes?.includes(readScope)) c.res = await bareAnswer(c.res);
    });
  }
  api.route("/", calls);
  return api;
}

/** The scopes that tokens can have: the resources whose calls programs may make, with the deeds, in the order of `areas`. */
export function scopedCalls(calls: Api, areas: CallAreas): ScopedCalls[] {
  const scopes = scopesOf(calls, areas);
  return Object.keys(areas)
    .map((resource) => ({ resource, deeds: tokenDeeds.filter((deed) => scopes.has(`${resource}:${deed}`)) }))
    .filter(({ deeds }) => deeds.length > 0);
}

/** The scopes of all calls that programs may make. */
function scopesOf({ routes }: Api, areas: CallAreas) {
  return new Set(
    routes.map(({ method, path, handler }) => scopeOf({ method, path, ...accessOf.get(handler) }, areas)),
  );
}

/** The error that names the missing scope, or no scope if no token may make the call; RFC 6750. */
function outOfScope(scope: string | undefined) {
  const named = scope === undefined ? "" : `, scope="${scope}"`;
  return new AppError("forbidden", { challenge: `Bearer error="insufficient_scope"${named}` });
}

const proofLasts = 10 * 60_000; // ms

/** Whether the signed-in user proved their identity within 10 minutes; for calls that need the proof only for some changes. */
export function hasRecentAuth(kernel: Kernel, { reauthenticatedAt }: Session): boolean {
  const at = Date.parse(reauthenticatedAt);
  return kernel.now().getTime() - at <= proofLasts && at <= latestPast(kernel.now()).getTime();
}
