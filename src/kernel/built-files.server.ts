import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { encodingFor } from "./page-cache.server.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};
const endings = { br: ".br", gzip: ".gz", identity: "" };

/**
 * The files of a build's `assets`, named by their content and compressed when they were built. They are few (5 MB in all
 * encodings), so what was asked for once stays in memory: a screen of the admin asks for forty. Others answer 404.
 */
export function builtFiles(clientDir: string): MiddlewareHandler {
  const kept = new Map<string, Buffer<ArrayBuffer>>();

  async function read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const bytes = kept.get(name) ?? (await readFile(join(clientDir, "assets", name)).catch(() => undefined));
    if (bytes) kept.set(name, bytes);
    return bytes;
  }

  return async (c) => {
    const name = c.req.path.slice("/assets/".length);
    const type = types[extname(name)];
    if (!type || !/^[\w-][\w.-]*$/.test(name)) return c.body(null, 404);
    const encoding = encodingFor(c.req.header("accept-encoding"));
    const packed = encoding === "identity" ? undefined : await read(name + endings[encoding]);
    const bytes = packed ?? (await read(name));
    if (!bytes) return c.body(null, 404);
    if (packed) c.header("Content-Encoding", encoding);
    return c.body(bytes, 200, {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    });
  };
}
