import { Hono } from "hono";
import type { Api, ApiEnv } from "../http/http.server.ts";
import type { Kernel } from "../process/kernel.server.ts";

type CallOptions = { headers?: Record<string, string>; address?: string };

const origin = "http://localhost:3000";

/** Calls an API as this site's own pages do: same origin, JSON. `body` as a string or as bytes is sent as it is. */
export function caller(api: Api) {
  const mounted = new Hono<ApiEnv>().route("/api", api);
  return async (
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, address = "127.0.0.1" }: CallOptions = {},
  ) => {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        ...(method !== "GET" && { origin }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: bodyOf(body) }),
    });
    const response = await mounted.fetch(request, { remoteAddress: address });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };
}

function bodyOf(body: unknown) {
  if (typeof body === "string") return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** What the revisions hold about a resource, oldest first. */
export async function revisionsOf(kernel: Kernel, resource: string) {
  return kernel.reads
    .selectFrom("revisions")
    .selectAll()
    .where("resource", "=", resource)
    .orderBy("id")
    .execute();
}
