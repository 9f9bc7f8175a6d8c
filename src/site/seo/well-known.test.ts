import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { saveSettings } from "../../content/settings/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { standardColours } from "../../ui/palette/standard.ts";
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

  test("RUN-06 SEC-11 TRIAL-01 R7: robots.txt, the manifest and the sitemap are these words, with their types and how long they are kept", async () => {
    const kernel = await testKernel({ database, environment: { PUBLIC_URL: "https://a.example" } });
    const get = async (path: string) => {
      const answer = await wellKnown(kernel, "public").request(path);
      const { headers } = answer;
      return [headers.get("content-type"), headers.get("cache-control"), await answer.text()] as const;
    };
    expect(await get("/robots.txt")).toEqual([
      "text/plain; charset=UTF-8",
      "public, max-age=3600",
      "User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://a.example/sitemap.xml\n",
    ]);
    const [type, kept, text] = await get("/site.webmanifest");
    expect([type, kept]).toEqual(["application/manifest+json; charset=utf-8", "public, max-age=3600"]);
    const icon = { type: "image/png", purpose: "any" };
    expect(JSON.parse(text)).toEqual({
      name: defaultSettings.agencyName,
      short_name: defaultSettings.agencyName,
      description: defaultSettings.tagline,
      lang: "ar",
      dir: "rtl",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#f8f8f5",
      theme_color: "#032c20",
      icons: [
        { ...icon, src: "/icons/icon-192.png", sizes: "192x192" },
        { ...icon, src: "/icons/icon-512.png", sizes: "512x512" },
        { ...icon, src: "/icons/maskable-512.png", sizes: "512x512", purpose: "maskable" },
      ],
    });
    // That of the admin is another app, which opens and stays in it, with the same looks.
    const [adminType, adminKept, ofAdmin] = await get("/admin/admin.webmanifest");
    expect([adminType, adminKept]).toEqual([type, kept]);
    const { description: _, ...shared } = JSON.parse(text);
    const name = `إدارة ${defaultSettings.agencyName}`;
    const opens = { start_url: "/admin", scope: "/admin" };
    expect(JSON.parse(ofAdmin)).toEqual({ ...shared, name, short_name: name, ...opens });
    // The colours of the manifest and of the drawn icons are those of the design.
    expect([standardColours.light.get("bg"), standardColours.light.get("band")]).toEqual([
      "#f8f8f5",
      "#032c20",
    ]);
    const [sitemapType, sitemapKept, sitemap] = await get("/sitemap.xml");
    expect([sitemapType, sitemapKept]).toEqual(["application/xml; charset=utf-8", "public, max-age=3600"]);
    const paths = [...sitemap.matchAll(/<loc>https:\/\/a\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual([
      ...["/", "/about", "/services", "/projects", "/testimonials", "/faq", "/vision2030", "/leadership"],
      ...["/contact", "/privacy", "/terms", "/quote", "/register"],
    ]);
    expect(
      sitemap.startsWith(
        '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>',
      ),
    ).toBe(true);
  });

  test("OWN-02 RUN-06 lines of the settings stand in robots.txt, ads.txt and security.txt, of which the last two are missing without them", async () => {
    const now = () => new Date("2026-11-30T08:00:00.000Z");
    const environment = { PUBLIC_URL: "https://a.example" };
    const kernel = await testKernel({ database, environment, now });
    const app = new Hono<ApiEnv>().route("/", wellKnown(kernel, "public"));
    app.notFound((c) => c.text("missing", 404));
    const get = async (path: string) => {
      const answer = await app.request(path);
      return [answer.status, answer.headers.get("content-type"), await answer.text()] as const;
    };
    const [ads, security] = ["/ads.txt", "/.well-known/security.txt"];
    expect([(await get(ads))[0], (await get(security))[0]]).toEqual([404, 404]);
    const lines = {
      robotsLines: "User-agent: GPTBot\nDisallow: /",
      adsLines: "google.example, pub-1, DIRECT",
      securityEmail: "security@riwaq.example",
    };
    await write(kernel, system, (tx) => saveSettings(tx, lines));
    const type = "text/plain; charset=UTF-8";
    expect(await get("/robots.txt")).toEqual([
      ...[200, type],
      "User-agent: *\nDisallow: /admin\nDisallow: /api\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://a.example/sitemap.xml\n",
    ]);
    expect(await get(ads)).toEqual([200, type, "google.example, pub-1, DIRECT\n"]);
    const told = [
      "Contact: mailto:security@riwaq.example",
      "Expires: 2027-05-29T08:00:00.000Z",
      "Preferred-Languages: ar, en",
      "Canonical: https://a.example/.well-known/security.txt",
    ];
    expect(await get(security)).toEqual([200, type, `${told.join("\n")}\n`]);
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
