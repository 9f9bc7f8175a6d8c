import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { saveSettings } from "../../content/settings/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { wellKnown } from "./well-known.server.ts";

const databaseAway = new Proxy({} as Kernel["reads"], {
  get() {
    throw new Error("the database is away");
  },
});

describe.each(databases)("files with fixed names on %s", (database) => {
  test("RUN-06 the sitemap states the last change of each page and project, and lists the pages without a database", async () => {
    const clock = { now: Date.parse("2126-11-01T08:00:00.000Z") };
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(clock.now) });
    const call = caller(createApi(kernel));
    const read = async (of = kernel) => {
      const xml = await (await wellKnown(of, "public").request("/sitemap.xml")).text();
      const urls = [...xml.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
      return new Map(urls.map(([, path = "", changed]) => [path, changed]));
    };
    const before = await read();
    expect(before.size).toBe(13);
    expect([...before.values()].filter((at) => !at || Number.isNaN(Date.parse(at)))).toEqual([]);
    await call("POST", "/api/projects", { id: "p1", title: "متجر" });
    clock.now = Date.parse("2126-11-05T08:00:00.000Z");
    const { body: service } = await call("POST", "/api/services", { title: "خدمة" });
    clock.now = Date.parse("2126-11-07T08:00:00.000Z");
    await call("DELETE", `/api/services/${service.id}`);
    const after = await read();
    expect(after.get("/projects/p1")).toBe("2126-11-01T08:00:00.000Z");
    expect(after.get("/projects")).toBe("2126-11-01T08:00:00.000Z");
    expect([after.get("/services"), after.get("/")]).toEqual(Array(2).fill("2126-11-07T08:00:00.000Z"));
    expect(after.get("/terms")).toBe(before.get("/terms"));
    const away = await read({ ...kernel, reads: databaseAway });
    expect([away.size, [...away.values()].filter(Boolean)]).toEqual([13, []]);
  });

  test("RUN-06 the logo under its old address is revalidated: 304 while it is the same, the new one once it changed", async () => {
    const kernel = await testKernel({ database });
    const app = wellKnown(kernel, "public");
    const get = async (known = "") => {
      const response = await app.request("/uploads/logo.png", { headers: { "if-none-match": known } });
      return {
        status: response.status,
        etag: response.headers.get("etag") ?? "",
        type: response.headers.get("content-type"),
        cache: response.headers.get("cache-control"),
        body: Buffer.from(await response.arrayBuffer()),
      };
    };
    const choose = (logo: string) => write(kernel, system, (tx) => saveSettings(tx, { logo }));

    const builtIn = await get();
    expect(builtIn).toMatchObject({ status: 200, type: "image/png", cache: "public, no-cache" });
    expect(builtIn.body.equals(await readFile("public/logo.png"))).toBe(true);
    for (const known of [builtIn.etag, `W/${builtIn.etag}`, `"other", ${builtIn.etag}`, "*"]) {
      const again = await get(known);
      expect(again, known).toMatchObject({ status: 304, etag: builtIn.etag, cache: "public, no-cache" });
      expect(again.body.length).toBe(0);
    }

    await kernel.storage.put("ab12-20x10.webp", "first");
    await kernel.storage.put("cd34-20x10.webp", "second");
    await choose("/uploads/ab12-20x10.webp");
    const first = await get(builtIn.etag);
    expect(first).toMatchObject({ status: 200, type: "image/webp", cache: "public, no-cache" });
    expect(first.body.toString()).toBe("first");
    expect((await get(first.etag)).status).toBe(304);
    await choose("/uploads/cd34-20x10.webp");
    const second = await get(first.etag);
    expect([second.status, second.body.toString()]).toEqual([200, "second"]);

    // If the file of the logo is missing, the built-in logo is served.
    await kernel.storage.delete("cd34-20x10.webp");
    expect(await get(second.etag)).toMatchObject({ status: 200, etag: builtIn.etag, type: "image/png" });
  });
});
