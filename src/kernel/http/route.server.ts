import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "../errors.ts";
import { oneOf } from "../objects.ts";
import type { Actor, Session } from "../process/kernel.server.ts";
import { deedOf, programDeeds } from "../roles.ts";
import { type Api, type ApiContext, readJson, readQuery } from "./http.server.ts";
import { type Access, allow, type CallAreas } from "./staff-router.server.ts";
import { isForPrograms, scopeOf } from "./token-scopes.server.ts";

/** A body other than JSON, by its media type. */
export type Content = { readonly [mediaType: string]: z.ZodType };

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** A call: who may make it, what it takes and what it answers. The same schemas document and check it; RES-03. */
type Call<Body, Query extends z.ZodObject, Open extends boolean> = Omit<Access, "open"> & {
  /** Method and path, as the document spells it: `GET /{id}/history`. */
  readonly call: `${Uppercase<(typeof methods)[number]>} /${string}`;
  readonly summary: string;
  /** True if anybody may make the call; otherwise only staff may. */
  readonly open?: Open;
  readonly query?: Query;
  /** Headers that the handler reads itself; listed for the document. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType<Body>;
  /** How the body is read; by default `readJson`. */
  readonly read?: (request: Request, schema: z.ZodType<Body>) => Promise<Body>;
  readonly content?: Content;
  /** The answers by status; null for one without a body. By default only 204. */
  readonly answers?: { readonly [status: number]: z.ZodType | Content | null };
  /** Refusals besides the derived ones; with a schema if the answer holds the current record in `current`. */
  readonly refuses?: { readonly [status: number]: string | readonly [sentence: string, current: z.ZodType] };
  /** A handler that returns nothing answers 204. */
  readonly handle: (
    c: ApiContext,
    input: InputOf<Body, Query, Open>,
  ) => Response | Promise<Response> | Promise<void>;
};

type Input<Body, Query extends z.ZodObject> = {
  /** The body, checked. Throws what `readJson` throws. */
  body(): Promise<Body>;
  /** The query, checked. Throws `bad-request`. */
  query(): z.output<Query>;
};
type StaffInput<Body, Query extends z.ZodObject> = Input<Body, Query> & { session: Session; actor: Actor };
type InputOf<Body, Query extends z.ZodObject, Open> = Open extends false
  ? StaffInput<Body, Query>
  : Input<Body, Query>;

/** Adds a call together with its description in the OpenAPI document, so that no handler is undocumented. */
export function route<
  Body = unknown,
  Query extends z.ZodObject = z.ZodObject,
  const Open extends boolean = false,
>(api: Api, call: Call<Body, Query, Open>) {
  const { open = false, proof = false, prolong, peopleOnly, programDeed, handle } = call;
  const description = describe(call, open);
  api.openAPIRegistry.registerPath(description);
  const { body, read = readJson, query } = call;
  const answer = async (c: ApiContext) => {
    const input: Input<Body, Query> = {
      body: () => {
        if (!body) throw new Error(`the route ${call.call} has no body schema`);
        return read(c.req.raw, body);
      },
      query: () => {
        const parsed = query?.safeParse(readQuery(c.req.raw));
        if (!parsed?.success) throw new AppError("bad-request");
        return parsed.data;
      },
    };
    // The handler's input and its type both depend on `open`.
    const given = (open ? input : { ...input, ...staffOf(c) }) as InputOf<Body, Query, Open>;
    return (await handle(c, given)) ?? c.body(null, 204);
  };
  api.on(
    description.method.toUpperCase(),
    description.getRoutingPath(),
    allow(answer, {
      open,
      proof,
      ...(prolong === false && { prolong }),
      ...(peopleOnly && { peopleOnly }),
      ...(programDeed && { programDeed }),
    }),
  );
}

/** The session that `staffRouter` found. Throws `unauthorized` if the call was not mounted below that router. */
function staffOf(c: ApiContext): { session: Session; actor: Actor } {
  const session = c.get("session");
  if (!session) throw new AppError("unauthorized");
  return { session, actor: { id: session.user.id, name: session.user.name } };
}

/** The problem document of every failure; RFC 9457 with `code` and a sentence per field. */
const problem = {
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
};
const problemSchema = z.object(problem).openapi("Problem");

type Described = Pick<
  Call<unknown, z.ZodObject, boolean>,
  | "call"
  | "summary"
  | "query"
  | "headers"
  | "content"
  | "answers"
  | "refuses"
  | "proof"
  | "peopleOnly"
  | "programDeed"
> & { readonly body?: z.ZodType };

function describe(
  {
    call,
    summary,
    query,
    headers,
    body,
    content,
    answers = { 204: null },
    refuses,
    proof,
    peopleOnly,
    programDeed,
  }: Described,
  open: boolean,
) {
  const { method, path } = partsOf(call);
  const access = { open, ...(proof && { proof }), ...(peopleOnly && { peopleOnly }) };
  const forPrograms = isForPrograms(access, deedOf(method.toUpperCase(), path));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, z.string()] as const);
  const taken = content ?? (body && { "application/json": body });
  const refusals = {
    ...(query && { 400: "Malformed" }),
    ...(!open && { 401: "No session" }),
    ...(forPrograms && { 401: "No session, or an invalid token", 403: "Not allowed" }),
    ...(method !== "get" && { 403: "Sent from another site, or not allowed" }),
    ...(proof && {
      403:
        method === "get"
          ? "No recent proof of identity"
          : "Sent from another site, or no recent proof of identity",
    }),
    ...(names.length > 0 && { 404: "Not found" }),
    ...(taken && {
      400: "Malformed",
      413: "Too large",
      415: "Unsupported content type",
      422: "Invalid fields",
    }),
    ...refuses,
  };
  return createRoute({
    method,
    path,
    summary,
    security: [
      ...(open ? [{}] : []),
      { session: [] },
      ...(forPrograms ? [{ bearer: programDeed ? [programDeed] : [] }] : []),
    ],
    request: {
      ...(names.length > 0 && { params: z.object(Object.fromEntries(names)) }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(taken && { body: { required: true, content: media(taken) } }),
    },
    responses: {
      ...mapValues(refusals, refusal),
      ...mapValues(answers, (answer) => ({
        description: summary,
        ...(answer && { content: media(isSchema(answer) ? { "application/json": answer } : answer) }),
      })),
    },
  });
}

function partsOf(call: string) {
  const [name = "", path = ""] = call.split(" ");
  const method = oneOf(methods, name.toLowerCase());
  if (!method) throw new Error(`the route ${call} does not begin with a known method`);
  return { method, path };
}

function refusal(told: string | readonly [sentence: string, current: z.ZodType]) {
  const [description, current] = typeof told === "string" ? [told] : told;
  const schema = current ? z.object({ ...problem, current }) : problemSchema;
  return { description, content: media({ "application/problem+json": schema }) };
}

const isSchema = (answer: z.ZodType | Content): answer is z.ZodType => answer instanceof z.ZodType;
const media = (content: Content) => mapValues(content, (schema) => ({ schema }));

function mapValues<From, To>(of: { readonly [name: string]: From }, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]));
}

/** How callers authenticate. Each call names the scope that its token needs. */
const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "__Host-shurfa", description: "The session of staff." },
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "A token of `/admin/users?tab=tokens`: docs/api.md.",
  },
} as const;

/** The OpenAPI document of all calls, grouped by the first segment of their paths. */
export function documentOf(api: Api, areas: CallAreas) {
  const { openAPIRegistry: registry } = api;
  for (const definition of registry.definitions) {
    if (definition.type !== "route") continue;
    const { route } = definition;
    route.tags = route.path.split("/").slice(1, 2);
    const call = { method: route.method.toUpperCase(), path: route.path };
    route.security = (route.security ?? []).flatMap((way) => {
      if (!("bearer" in way)) return [way];
      const programDeed = programDeeds.find((deed) => deed === way.bearer?.[0]);
      const scope = scopeOf({ ...call, ...(programDeed && { programDeed }) }, areas);
      return scope === undefined ? [] : [{ bearer: [scope] }];
    });
  }
  for (const [name, scheme] of Object.entries(securitySchemes))
    registry.registerComponent("securitySchemes", name, scheme);
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "API", version: "1", description: "The calls of the site and its admin." },
    servers: [{ url: "/api" }],
  });
}
