import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { withQuery } from "../text/site-path.ts";

/**
 * Which pages are kept, and by which parameters of their address; others do not change the page and are dropped. With one
 * of `unless` (free text, such as a search) in its address, a page is never kept. A path that ends with `/*` stands for
 * its children, but for those that `except` names.
 */
export type CacheRules = Readonly<
  Record<
    string,
    | { query: readonly string[]; unless?: readonly string[]; except?: readonly string[] }
    | "only without a query"
  >
>;

type Encoding = "br" | "gzip" | "identity";
type ReadyPage = {
  version: number;
  /** The bodies that are ready, together. */
  bytes: number;
  /** Begins with the plain one; others are compressed for the first who takes them. */
  answers: Partial<Record<Encoding, Answer>>;
  headers: string[];
  tag: string;
};
type Answer = {
  headers: string[];
  body: Buffer;
  /** Compressed in haste, for the first who asked. */
  isHasty?: boolean;
};
/** The page and the encoding that a request wants, and the headers that say so. */
type Wanted = {
  host: string | undefined;
  accepts: string | string[] | undefined;
  path: string;
  key: string;
  encoding: Encoding;
};

export type PageCacheFigures = { hits: number; renders: number; pages: number; bytes: number };

export type PageCache = {
  /** Answers from the cache, filling it when needed; false when the page is not one of the rules', or the Host is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  figures(): PageCacheFigures;
};

type PageCacheOptions = {
  rules: CacheRules;
  /** The content version now. */
  version(): number;
  /** A promise when the version may be out of date, and is known again when it resolves. */
  confirm?(): Promise<void> | undefined;
  /** Renders a page, with no cookie: what is cached carries no per-visitor value. */
  render(request: IncomingMessage, path: string): Promise<Response>;
  /** True when links hold the host of the request, because the site's origin is not configured. */
  byHost: boolean;
  /** Called with every page that is kept and its address; `body` compresses it on demand. */
  onKept?(path: string, version: number, body: (encoding: Encoding) => Buffer): void;
  mostPages?: number;
  mostBytes?: number;
};

/**
 * Keeps finished pages with their compressed bytes, before any framework sees the request. A page is good as long as the
 * content version is that of its render. An answer that is not a plain 200, or says `no-store` (a store threw), is never kept. One
 * render serves all requests that arrive meanwhile, unless a publish comes between; requirement SURV-08.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { version, mostPages = 500, mostBytes = 16 * 1024 * 1024 } = options;
  // What was asked for longest ago goes first.
  const pages = new LRUCache<string, ReadyPage>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underWay = new Map<string, { version: number; result: Promise<ReadyPage | Response> }>();
  const figures = { hits: 0, renders: 0 };
  const lately = new Map<string, Wanted>();

  /** What a request wants, or null when no page is kept for it; computed once for all requests with equal headers. */
  function wantedBy({ url = "/", headers }: IncomingMessage): Wanted | null {
    const { host, "accept-encoding": accepts } = headers;
    const known = lately.get(url);
    if (known !== undefined && known.host === host && known.accepts === accepts) return known;
    const path = cachedPath(options.rules, url);
    if (path === null || !isHost(host)) return null;
    const key = options.byHost ? `${host}${path}` : path;
    const wanted = { host, accepts, path, key, encoding: encodingFor(accepts) };
    // Only existing pages by their plain addresses, so that invented addresses cannot fill it.
    if (url === path && pages.has(key)) {
      if (lately.size >= mostPages) lately.clear();
      lately.set(url, wanted);
    }
    return wanted;
  }

  async function fill(key: string, path: string, request: IncomingMessage, asOf: number) {
    figures.renders++;
    const response = await options.render(request, path);
    if (response.status !== 200 || /no-store/.test(response.headers.get("cache-control") ?? ""))
      return response;
    const page = await readyPage(response, asOf);
    if (keep(key, page))
      options.onKept?.(path, asOf, (encoding) => prepare(key, page, encoding, "well").body);
    return page;
  }

  /** The answer in one encoding, compressed for the first who takes it. */
  function prepare(key: string, page: ReadyPage, encoding: Encoding, care: Care = "hastily"): Answer {
    const ready = page.answers[encoding];
    if (ready && !(ready.isHasty && care === "well")) return ready;
    const answer = compressAnswer(page, encoding, care);
    page.answers[encoding] = answer;
    page.bytes += answer.body.byteLength - (ready?.body.byteLength ?? 0);
    if (pages.peek(key) === page) pages.set(key, page); // counted anew
    return answer;
  }

  function keep(key: string, page: ReadyPage): boolean {
    const before = pages.peek(key);
    // A slow render may end after that of a later version.
    if (before !== undefined && before.version > page.version) return false;
    pages.set(key, page);
    return pages.peek(key) === page; // a page larger than the whole is not taken
  }

  function serve(request: IncomingMessage, response: ServerResponse, wanted: Wanted) {
    const { key, path } = wanted;
    const now = version();
    const page = pages.get(key);
    if (page !== undefined && page.version === now) {
      figures.hits++;
      sendPage(request, response, wanted, page);
      // Asked for a second time: it is worth the better compression now, after this answer.
      if (page.answers[wanted.encoding]?.isHasty) setImmediate(prepare, key, page, wanted.encoding, "well");
      return;
    }
    let filling = underWay.get(key);
    if (filling?.version !== now) {
      const started = { version: now, result: fill(key, path, request, now) };
      const forget = () => {
        if (underWay.get(key) === started) underWay.delete(key);
      };
      started.result.then(forget, forget);
      underWay.set(key, started);
      filling = started;
    }
    filling.result.then(
      (result) =>
        result instanceof Response
          ? sendResponse(request, response, result.clone())
          : sendPage(request, response, wanted, result),
      () => response.writeHead(500, { "cache-control": "no-store" }).end(),
    );
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { key, encoding }: Wanted,
    page: ReadyPage,
  ) {
    send(request, response, page.tag, page.answers[encoding] ?? prepare(key, page, encoding));
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const wanted = wantedBy(request);
      if (wanted === null) return false;
      const confirmed = options.confirm?.();
      if (confirmed) void confirmed.then(() => serve(request, response, wanted));
      else serve(request, response, wanted);
      return true;
    },
    figures: () => ({ ...figures, pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/**
 * Whether a Host header names a host and nothing else. One with a path would stand for another page of the cache, and one that
 * no address can be made of would fail the render for all who wait for it; requirement SEC-08. HTTP/1.0 may send none.
 */
function isHost(host: string | undefined) {
  return host === undefined || (/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`));
}

/** The address under which a page is kept, or null when it is not kept at all. */
function cachedPath(rules: CacheRules, url: string): string | null {
  const mark = url.indexOf("?");
  const path = (mark === -1 ? url : url.slice(0, mark)).replace(/%[\da-f]{2}/gi, (byte) =>
    byte.toUpperCase(),
  );
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
  // Letters of other scripts come percent-encoded; of ASCII nothing needs to.
  const [, parent, child = ""] = /^(.*\/)((?:[\w-]|%[89A-F][\dA-F])+)$/.exec(path) ?? [];
  const pattern = `${parent}*`;
  const rule = Object.hasOwn(rules, pattern) ? rules[pattern] : undefined;
  const isTaken = typeof rule === "object" && rule.except?.includes(child.toLowerCase());
  return isTaken ? undefined : rule;
}

function send(request: IncomingMessage, response: ServerResponse, tag: string, { headers, body }: Answer) {
  const known = request.headers["if-none-match"];
  // Whatever its encoding: the page is the same.
  if (known !== undefined && (known.includes(`"${tag}-`) || known === "*"))
    response.writeHead(304, headers).end();
  else if (request.method === "HEAD") response.writeHead(200, headers).end();
  else response.writeHead(200, headers).end(body);
}

/** The best encoding that the visitor takes; `br;q=0` refuses it. */
export function encodingFor(accepts: string | string[] | undefined): Encoding {
  const list = String(accepts ?? "");
  const takes = (name: string) =>
    list.includes(name) &&
    (!list.includes("q=0") || !new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(list));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

async function sendResponse(request: IncomingMessage, response: ServerResponse, result: Response) {
  const body = Buffer.from(await result.arrayBuffer());
  const headers = Object.fromEntries(result.headers);
  // It was made for the address without the parameters that do not change the page.
  if (headers.location)
    headers.location = withQuery(headers.location, /\?.*$/s.exec(request.url ?? "")?.[0] ?? "");
  response.writeHead(result.status, headers).end(request.method === "HEAD" ? undefined : body);
}

/**
 * `hastily` for the first who asks: a quarter of the time, and a sixth more bytes; many pages, such as one of a filter, are never
 * asked for again. `well` from then on. In place: threads would cost more than they save, in memory above all.
 */
type Care = "hastily" | "well";
const levels = { br: { hastily: 2, well: 5 }, gzip: { hastily: 1, well: 6 } };

function compressAnswer(page: ReadyPage, encoding: Encoding, care: Care): Answer {
  const body = page.answers.identity?.body ?? Buffer.alloc(0);
  if (encoding === "identity") return answerOf(page, encoding, body);
  const level = levels[encoding][care];
  if (encoding === "gzip") return answerOf(page, encoding, gzipSync(body, { level, chunkSize }), care);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window as large as pages are: the usual one takes megabytes for each page.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return answerOf(page, encoding, brotliCompressSync(body, { params, chunkSize }), care);
}

const chunkSize = 64 * 1024; // most pages come out in one piece

function answerOf(
  { headers, tag }: Pick<ReadyPage, "headers" | "tag">,
  encoding: Encoding,
  body: Buffer,
  care: Care = "well",
): Answer {
  const isHasty = care === "hastily";
  // Other bytes under another tag.
  const etag = `"${tag}-${encoding}${isHasty ? "-hasty" : ""}"`;
  const all = [...headers, "cache-control", "public, no-cache", "vary", "Accept-Encoding", "etag", etag];
  all.push("content-length", String(body.byteLength));
  if (encoding !== "identity") all.push("content-encoding", encoding);
  return { headers: all, body, isHasty };
}

async function readyPage(response: Response, version: number): Promise<ReadyPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const policy = response.headers.get("content-security-policy") ?? "";
  const tag = createHash("sha256").update(body).update(policy).digest("base64url").slice(0, 22);
  const headers = [...response.headers].flat();
  const identity = answerOf({ headers, tag }, "identity", body);
  return { version, bytes: body.byteLength, answers: { identity }, headers, tag };
}
