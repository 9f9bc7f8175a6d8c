import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import { AppError } from "../errors.ts";
import type { Session } from "../process/kernel.server.ts";
import { fieldErrors } from "../resource/field-messages.ts";
import { cleanInput } from "../text/clean-text.ts";

/** What the process knows about a request besides its headers. `kept`: the page goes into the page cache. */
export type ApiEnv = {
  Bindings: { remoteAddress: string; kept?: boolean };
  /** The session that `staffRouter` found; open calls have none. `program`: that of a token, whose scope is not yet checked. */
  Variables: { session?: Session; program?: Session };
};
export type ApiContext = Context<ApiEnv>;
export type Api = OpenAPIHono<ApiEnv>;

const publicBodyLimit = 64 * 1024; // security list, SEC-08

/**
 * Reads and checks a JSON body: type (415), size (413), syntax (400), hygiene and schema (422 with a sentence per field).
 * Fields that the schema does not know are dropped.
 */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
  limit = publicBodyLimit,
): Promise<T> {
  return parseInput(schema, await parseBodyAsJson(request, limit));
}

/** Parses a JSON object: type (415), size (413) and syntax (400) are checked, its fields are not. */
export async function parseBodyAsJson(request: Request, limit = publicBodyLimit): Promise<object> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new AppError("unsupported-type");
  const value = parseJson(await readText(request, limit));
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new AppError("bad-request");
  return value;
}

/** Checks values that are already parsed (a form post, a query) like a JSON body. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(cleanInput(value));
  if (!parsed.success) throw new AppError("invalid", { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Reads a form post, multipart or not, of at most `limit` bytes. Throws `unsupported-type`, `too-large` or `bad-request`. */
export async function readForm(request: Request, limit = publicBodyLimit): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new AppError("unsupported-type");
  const bytes = await readBytes(request, limit);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new AppError("bad-request", { cause });
  }
}

/** Reads a body as text, at most `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limit));
}

/** Reads a body, at most `limit` bytes; a longer one is refused (413) without being read to its end. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > limit) throw new AppError("too-large");
  // No more than the declared length arrives, and reading it at once avoids the cost of a stream.
  if (length) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("too-large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad-request", { cause });
  }
}

/** A part of the path that must be a plain word, such as a key or an id. Throws `not-found` for any other text. */
export function wordInPath(c: ApiContext, name: string): string {
  const word = c.req.param(name) ?? "";
  if (!/^[\w-]{1,1400}$/.test(word)) throw new AppError("not-found"); // ids of passkeys are that long
  return word;
}

/** The query of a list call. Throws `bad-request` for repeated parameters, brackets, and NUL, which PostgreSQL refuses. */
export function readQuery(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, name) || /[[\]]/.test(name) || value.includes("\0"))
      throw new AppError("bad-request");
    query[name] = value;
  }
  return query;
}
