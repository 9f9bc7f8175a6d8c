import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Kernel } from "../process/kernel.server.ts";
import { isTrustedProxy } from "./client-address.server.ts";
import { inRequest } from "./request-context.server.ts";

/** One answered request, as metrics count it. */
export type Observation = { kind: "page" | "api"; status: number; seconds: number };

const refusals = new Set([401, 403, 413, 429]);

/**
 * Gives each request an id (that of a trusted proxy, or a new one), sends it as `X-Request-Id`, and logs how the request ended:
 * writes and refusals at `info`, all others at `debug`, because the proxy logs what it passes on; requirement SEC-12.
 */
export function trackRequests(kernel: Kernel, observe: (observation: Observation) => void) {
  return (request: IncomingMessage, response: ServerResponse, answer: () => void) => {
    const context = { id: requestId(kernel, request), queries: 0 };
    const start = performance.now();
    response.setHeader("X-Request-Id", context.id);
    response.once("close", () => {
      const seconds = (performance.now() - start) / 1000;
      const status = response.writableFinished ? response.statusCode : 499;
      const path = loggedPath(request.url ?? "");
      observe({ kind: path.startsWith("/api/") ? "api" : "page", status, seconds });
      const loud = refusals.has(status) || !(request.method === "GET" || request.method === "HEAD");
      kernel.log[loud ? "info" : "debug"](
        {
          requestId: context.id,
          method: request.method,
          path,
          status,
          ms: Math.round(seconds * 1e4) / 10,
          queries: context.queries,
        },
        "request",
      );
    });
    inRequest(context, answer);
  };
}

/** Renders a page for the page cache under an id of its own, because the render belongs to no visitor's request. */
export function trackRender(kernel: Kernel, path: string, render: () => Promise<Response>) {
  const context = { id: randomUUID(), queries: 0 };
  const start = performance.now();
  return inRequest(context, async () => {
    const response = await render();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { status } = response;
    kernel.log.debug({ path: loggedPath(path), status, ms, queries: context.queries }, "page rendered");
    return response;
  });
}

/**
 * An address as logs may keep it: without its query, and with `…` for every part that is not a plain word or small number,
 * because links to quotes and drafts carry a secret in the path, and a visitor may type an e-mail or a phone number there.
 */
export function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  if (ownFiles.test(path)) return path;
  const plain = (part: string) => /^([a-z_.][\w.-]{0,19}|\d{0,6})$/i.test(part) && !/\d{7}/.test(part);
  return path
    .split("/")
    .map((part) => (plain(part) ? part : "…"))
    .join("/");
}

// Files of the build and of the media library have long names that the code chose, so they may be logged.
const ownFiles = /^\/(assets|uploads|icons)\/[\w.-]{1,120}$/;

function requestId(kernel: Kernel, request: IncomingMessage) {
  const given = String(request.headers["x-request-id"] ?? "");
  const believed = /^[\w-]{8,64}$/.test(given) && isTrustedProxy(kernel, request.socket.remoteAddress);
  return believed ? given : randomUUID();
}
