import { readFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { pageCache } from "./page-cache.server.ts";

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A server with two cached pages, whose renders are counted and may be told to fail. */
async function site({ mostBytes = 2000 } = {}) {
  const state = {
    version: 1,
    requests: 0,
    renders: 0,
    uncacheable: false,
    status: 200,
    /** A render answers after this. */
    held: undefined as Promise<void> | undefined,
    text: undefined as string | undefined,
    confirm: undefined as (() => Promise<void> | undefined) | undefined,
    kept: [] as string[],
  };
  const cache = pageCache({
    confirm: () => state.confirm?.(),
    onKept: (path, version) => state.kept.push(`${path} of ${version}`),
    mostPages: 3,
    mostBytes,
    rules: {
      "/": { query: ["page"] },
      "/projects/*": { query: [] },
      "/faq": { query: ["category"], unless: ["q"] },
      "/quote": "only without a query",
    },
    version: () => state.version,
    byHost: true,
    render: async (_request, path) => {
      state.renders++;
      const text =
        state.text ?? `page ${path} of ${state.version}${path.includes("long") ? "-".repeat(1500) : ""}`;
      await state.held;
      const headers = { "content-type": "text/html", "content-security-policy": "default-src 'self'" };
      return new Response(text, {
        status: state.status,
        headers: { ...headers, ...(state.uncacheable && { "cache-control": "no-store" }) },
      });
    },
  });
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(204).end();
    state.requests++;
  }).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = httpRequest({ port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      outgoing.on("error", reject).end();
    });
  return { state, get, figures: cache.figures };
}

test("SURV-08 a page is rendered once, until the content version rises", async () => {
  const { state, get } = await site();
  expect((await get("/")).body.toString()).toBe("page / of 1");
  await get("/");
  expect(state.renders).toBe(1);
  state.version = 2;
  expect((await get("/")).body.toString()).toBe("page / of 2");
  expect(state.renders).toBe(2);
});

test("SURV-08 an uncacheable page and one that is not a 200 are answered and never cached", async () => {
  const { state, get } = await site();
  state.uncacheable = true;
  expect((await get("/")).status).toBe(200);
  state.uncacheable = false;
  state.status = 503;
  expect((await get("/")).status).toBe(503);
  state.status = 200;
  expect((await get("/")).status).toBe(200);
  expect(state.renders).toBe(3);
});

test("SURV-08 one render serves all requests that arrive meanwhile", async () => {
  const { state, get } = await site();
  const held = Promise.withResolvers<void>();
  state.held = held.promise;
  const asked = Array.from({ length: 20 }, () => get("/"));
  await expect.poll(() => state.requests).toBe(20);
  held.resolve();
  const answers = await Promise.all(asked);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(state.renders).toBe(1);
});

test("SURV-08 compressed bytes, ETag and 304 by encoding; HEAD has no body", async () => {
  const { get } = await site();
  const br = await get("/", { "accept-encoding": "gzip, br" });
  const gzip = await get("/", { "accept-encoding": "gzip" });
  const plain = await get("/");
  expect(brotliDecompressSync(br.body).toString()).toBe("page / of 1");
  expect(gunzipSync(gzip.body).toString()).toBe("page / of 1");
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers).toMatchObject({
    vary: "Accept-Encoding",
    "cache-control": "public, no-cache",
    "content-security-policy": "default-src 'self'",
  });
  const again = await get("/", { "accept-encoding": "br", "if-none-match": String(br.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const head = await get("/", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
});

test("SURV-08 the first request gets fast compression, later ones get better, and both tags mean the same page", async () => {
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const { state, get } = await site({ mostBytes: 100_000 });
    state.text = readFileSync("README.md", "utf8");
    const headers = { "accept-encoding": encoding };
    const [first, second, third] = [
      await get("/", headers),
      await get("/", headers),
      await get("/", headers),
    ];
    for (const { body } of [first, second, third]) expect(unpack(body).toString()).toBe(state.text);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(third.headers.etag).not.toBe(first.headers.etag);
    expect(third.body.byteLength).toBeLessThan(first.body.byteLength);
    expect(state.renders).toBe(1);
    for (const { headers: known } of [first, third]) {
      const again = await get("/", { ...headers, "if-none-match": String(known.etag) });
      expect(again.status).toBe(304);
    }
  }
});

test("SURV-08 only listed parameters make a separate page; free text and other paths bypass the cache", async () => {
  const { state, get } = await site();
  await get("/?utm_source=x");
  await get("/?b=1");
  expect(state.renders).toBe(1);
  expect((await get("/?page=2&utm_source=x")).body.toString()).toBe("page /?page=2 of 1");
  expect((await get("/quote?prefill_desc=x")).status).toBe(204);
  expect((await get("/quote")).status).toBe(200);
  for (const path of ["/other", "/constructor", "/__proto__?x=1"]) expect((await get(path)).status).toBe(204);
  expect((await get("/", {}, "POST")).status).toBe(204);
});

test("SURV-08 PRJ-05 the children of a path are cached separately, and nothing below them is", async () => {
  const { state, get } = await site();
  for (const path of ["/projects/17", "/projects/17?x=1", "/projects/18", "/projects/17"])
    expect((await get(path)).status).toBe(200);
  expect(state.renders).toBe(2);
  for (const path of ["/projects/", "/projects/17/x", "/projects/%3C", "/projects/a%2Fb", "/other/17"])
    expect((await get(path)).status, path).toBe(204);
});

test("ART-01 SURV-08 an Arabic address is cached once, however its bytes are encoded", async () => {
  const { state, get } = await site();
  const path = `/projects/${encodeURIComponent("مقال-1")}`;
  for (const spelled of [path, path.replaceAll(/%../g, (byte) => byte.toLowerCase())])
    expect((await get(spelled)).status).toBe(200);
  expect([state.renders, state.kept]).toEqual([1, [`${path} of 1`]]);
});

test("SURV-08 without a configured origin, each host has its own page", async () => {
  const { state, get } = await site();
  await get("/", { host: "a.example" });
  await get("/", { host: "b.example" });
  expect(state.renders).toBe(2);
});

test("SEC-08 SURV-08 a Host header that is no single host is not cached and replaces no cached page", async () => {
  const { state, get } = await site();
  const hosts = [
    "a.example/projects",
    "a.example?",
    "a.example#",
    "u@a.example",
    "[",
    "a b",
    "a.example:99999",
    ":80",
  ];
  for (const host of hosts) expect((await get("/quote", { host })).status, host).toBe(204);
  expect(state.renders).toBe(0);
  for (const host of ["a.example", "a.example:8080", "127.0.0.1:3000", "[::1]:3000", "xn--ngbcx.example"])
    expect((await get("/", { host })).status, host).toBe(200);
});

test("SURV-08 FAQ-01 free text in the address bypasses the cache; an empty search does not", async () => {
  const { state, get } = await site();
  expect((await get("/faq?q=2030&category=pricing")).status).toBe(204);
  expect(state.renders).toBe(0);
  expect((await get("/faq?q=&category=pricing")).body.toString()).toBe("page /faq?category=pricing of 1");
});

test("SURV-08 a request after a publish never gets a render that began before it", async () => {
  const { state, get } = await site();
  const held = Promise.withResolvers<void>();
  state.held = held.promise;
  const before = get("/");
  await expect.poll(() => state.renders).toBe(1);
  state.version = 2;
  state.held = undefined;
  expect((await get("/")).body.toString()).toBe("page / of 2");
  held.resolve();
  expect((await before).body.toString()).toBe("page / of 1");
  // The slow render of the old version ended last and did not replace the new one.
  expect((await get("/")).body.toString()).toBe("page / of 2");
  expect([state.renders, state.kept]).toEqual([2, ["/ of 2"]]);
});

test("SURV-08 while the version is uncertain, a cached page waits until it is known", async () => {
  const { state, get } = await site();
  await get("/");
  state.confirm = async () => {
    state.version = 2;
  };
  expect((await get("/")).body.toString()).toBe("page / of 2");
});

test("SURV-08 memory is bounded by pages and by bytes; the least recently requested page is removed first", async () => {
  const { state, get, figures } = await site();
  await get("/");
  for (const id of ["1", "2", "3", "4"]) {
    await get("/");
    await get(`/projects/${id}`);
  }
  expect(figures()).toMatchObject({ pages: 3, hits: 4, renders: 5 });
  await get("/");
  await get("/projects/4");
  expect(state.renders).toBe(5);
  await get("/projects/long-1");
  expect(figures().bytes).toBeLessThanOrEqual(2000);
  await get("/projects/long-2");
  expect(figures().bytes).toBeLessThanOrEqual(2000);
  expect(figures().pages).toBeGreaterThan(0);
});

test("SURV-08 an encoding that the visitor refuses is not sent", async () => {
  const { get } = await site();
  const plain = await get("/", { "accept-encoding": "br;q=0, gzip; q=0.0" });
  expect(plain.body.toString()).toBe("page / of 1");
  const gzip = await get("/", { "accept-encoding": "br;q=0, gzip;q=0.5" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  const any = await get("/", { "if-none-match": "*" });
  expect(any.status).toBe(304);
});

test("ADDR-01 TRIAL-01 F20: an address of a former site is never answered with the page that is cached at its path", async () => {
  const { get } = await site();
  for (const path of ["/", "/projects/a", "/faq"]) {
    await get(path);
    expect((await get(`${path}?utm=1`)).body.toString()).toContain(`page ${path} of 1`);
    for (const old of ["?p=123", "?utm=1&page_id=5"])
      expect((await get(path + old)).status, path + old).toBe(204);
  }
});
