import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { encodingFor } from "./ready-page.server.ts";

/** The file types of a build; deploy/nginx.conf lists the same. */
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
};
const endings = { br: ".br", gzip: ".gz", identity: "" };

type BuiltFile = { bytes: Buffer<ArrayBuffer>; isPacked: boolean };

/**
 * The files of a build's `assets`, named by their content and compressed when they were built. They are few (5 MB in all
 * encodings), so each stays in memory once requested: a screen of the admin requests forty. Other names answer 404.
 */
export function builtFiles(clientDir: string): MiddlewareHandler {
  const read = (name: string) => readFile(join(clientDir, "assets", name)).catch(() => undefined);
  const kept = new Map<string, BuiltFile>();

  async function find(name: string, encoding: keyof typeof endings): Promise<BuiltFile | undefined> {
    const key = name + endings[encoding];
    const ready = kept.get(key);
    if (ready) return ready;
    const packed = encoding === "identity" ? undefined : await read(key);
    const bytes = packed ?? (await read(name)); // small files are not compressed
    if (!bytes) return undefined;
    const file = { bytes, isPacked: packed !== undefined };
    kept.set(key, file);
    return file;
  }

  return async (c) => {
    const name = c.req.path.slice("/assets/".length);
    const type = types[extname(name)];
    if (!type || !/^[\w-][\w.-]*$/.test(name)) return c.body(null, 404);
    const encoding = encodingFor(c.req.header("accept-encoding"));
    const file = await find(name, encoding);
    if (!file) return c.body(null, 404);
    if (file.isPacked) c.header("Content-Encoding", encoding);
    return c.body(file.bytes, 200, {
      "Content-Type": type,
      "Content-Length": String(file.bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    });
  };
}
