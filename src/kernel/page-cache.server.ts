import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * Which pages are kept, and by which parameters of their address; others do not change the page and are dropped. With one
 * of `unless` (free text, such as a search) in its address, a page is never kept. A path that ends with `/*` stands for
 * its children.
 */
export type CacheRules = Readonly<
  Record<string, { query: readonly string[]; unless?: readonly string[] } | "only without a query">
>;

type Encoding = "br" | "gzip" | "identity";
type ReadyPage = {
  version: number;
  answers: Record<Encoding, { etag: string; headers: string[]; body: Buffer }>;
};

export type PageCache = {
  /** Answers from the cache, filling it when needed; false when the page is not one of the rules'. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
};

const mostPages = 500;

/**
 * Keeps finished pages with their compressed bytes, before any framework sees the request. A page is good as long as the
 * content version is that of its render. What is not a plain 200, or says `no-store` (a store threw), is never kept;
 * requirement SURV-08.
 */
export function pageCache(options: {
  rules: CacheRules;
  /** The content version now. */
  version(): number;
  /** Renders a page, with no cookie: what is cached carries no per-visitor value. */
  render(request: IncomingMessage, path: string): Promise<Response>;
  /** True when links hold the host of the request, because the site's origin is not configured. */
  byHost: boolean;
}): PageCache {
  const pages = new Map<string, ReadyPage>();
  const underWay = new Map<string, Promise<ReadyPage | Response>>();

  async function fill(key: string, path: string, request: IncomingMessage) {
    const version = options.version();
    const response = await options.render(request, path);
    if (response.status !== 200 || /no-store/.test(response.headers.get("cache-control") ?? ""))
      return response;
    const page = await readyPage(response, version);
    const oldest = pages.keys().next().value;
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
    pages.set(key, page);
    return page;
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const path = cachedPath(options.rules, request.url ?? "/");
      if (path === null) return false;
      const key = options.byHost ? `${request.headers.host}${path}` : path;
      const page = pages.get(key);
      if (page !== undefined && page.version === options.version()) {
        send(request, response, page);
        return true;
      }
      // One render serves all who ask meanwhile.
      let filling = underWay.get(key);
      if (!filling) {
        filling = fill(key, path, request).finally(() => underWay.delete(key));
        underWay.set(key, filling);
      }
      filling.then(
        (result) =>
          result instanceof Response
            ? sendResponse(request, response, result.clone())
            : send(request, response, result),
        () => response.writeHead(500).end(),
      );
      return true;
    },
  };
}

/** The address under which a page is kept, or null when it is not kept at all. */
function cachedPath(rules: CacheRules, url: string): string | null {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const rule = ruleOf(rules, path);
  if (mark === -1) return rule === undefined ? null : path;
  if (rule === undefined || rule === "only without a query") return null;
  const given = new URLSearchParams(url.slice(mark));
  if (rule.unless?.some((name) => given.get(name))) return null;
  const kept = new URLSearchParams();
  for (const name of rule.query) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function ruleOf(rules: CacheRules, path: string) {
  if (Object.hasOwn(rules, path)) return rules[path];
  const [, parent] = /^(.+\/)[\w-]+$/.exec(path) ?? [];
  const pattern = `${parent}*`;
  return Object.hasOwn(rules, pattern) ? rules[pattern] : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, page: ReadyPage) {
  const accepts = String(request.headers["accept-encoding"] ?? "");
  const encoding: Encoding = accepts.includes("br") ? "br" : accepts.includes("gzip") ? "gzip" : "identity";
  const { etag, headers, body } = page.answers[encoding];
  const known = request.headers["if-none-match"];
  if (known?.includes(etag)) response.writeHead(304, headers).end();
  else if (request.method === "HEAD") response.writeHead(200, headers).end();
  else response.writeHead(200, headers).end(body);
}

async function sendResponse(request: IncomingMessage, response: ServerResponse, result: Response) {
  const body = Buffer.from(await result.arrayBuffer());
  response
    .writeHead(result.status, Object.fromEntries(result.headers))
    .end(request.method === "HEAD" ? undefined : body);
}

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

async function readyPage(response: Response, version: number): Promise<ReadyPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compress.gzip(identity, { level: 6 }),
  ]);
  const policy = response.headers.get("content-security-policy") ?? "";
  const tag = createHash("sha256").update(identity).update(policy).digest("base64url").slice(0, 22);
  const answer = (encoding: Encoding, body: Buffer) => {
    const etag = `"${tag}-${encoding}"`;
    const headers = [...response.headers].flat();
    headers.push("cache-control", "public, no-cache", "vary", "Accept-Encoding", "etag", etag);
    headers.push("content-length", String(body.byteLength));
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    return { etag, headers, body };
  };
  return {
    version,
    answers: { br: answer("br", br), gzip: answer("gzip", gz), identity: answer("identity", identity) },
  };
}
