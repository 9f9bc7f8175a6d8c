import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { builtFiles } from "./built-files.server.ts";

const script = "export const title = 'شُرفة';";

function site() {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-built-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "secret.js"), "0");
  for (const [name, bytes] of Object.entries({
    "page-1a.js": script,
    "page-1a.js.br": brotliCompressSync(script),
    "page-1a.js.gz": gzipSync(script),
    "face.woff2": "wOF2",
    "arch-2b.svg": "<svg/>",
    "notes.txt": "0",
  }))
    writeFileSync(join(folder, "assets", name), bytes);
  const app = new Hono().all("/assets/*", builtFiles(folder));
  const get = (name: string, accepts?: string, method = "GET") =>
    app.request(`/assets/${name}`, { method, ...(accepts && { headers: { "accept-encoding": accepts } }) });
  return { get, remove: () => rmSync(folder, { recursive: true }) };
}

test("SURV-08 a built file is sent in the best encoding that the browser accepts, cached for good, and read once", async () => {
  const { get, remove } = site();
  const answers = async () =>
    [
      await get("page-1a.js", "gzip, deflate, br, zstd"),
      await get("page-1a.js", "gzip"),
      await get("page-1a.js"),
      await get("face.woff2", "br"),
    ] as const;
  const first = await answers();
  remove();
  for (const [brotli, gzip, plain, face] of [first, await answers()]) {
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(Buffer.from(await brotli.arrayBuffer())).toEqual(brotliCompressSync(script));
    expect(brotli.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(brotli.headers.get("vary")).toBe("Accept-Encoding");
    expect(brotli.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gzip.headers.get("content-length")).toBe(String(gzipSync(script).length));
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(script);
    expect(face.headers.get("content-type")).toBe("font/woff2");
    expect(face.headers.get("content-encoding")).toBeNull();
  }
});

test("SURV-08 a picture of the build is sent as nginx sends it", async () => {
  const { get, remove } = site();
  const picture = await get("arch-2b.svg", "br");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await picture.text()).toBe("<svg/>");
  remove();
});

test("SEC-06 nothing but the built files leaves the folder of the assets", async () => {
  const { get, remove } = site();
  for (const name of [
    "",
    "none.js",
    "notes.txt",
    "page-1a.js.br",
    "..%2fsecret.js",
    "%2e%2e/secret.js",
    ".js",
  ])
    expect((await get(name)).status, name).toBe(404);
  remove();
});
