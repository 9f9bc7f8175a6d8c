import type { IncomingMessage, ServerResponse } from "node:http";
import { withQuery } from "../text/site-path.ts";
import { keptPages, type PageBounds } from "./kept-pages.server.ts";
import { type Answer, type Encoding, type ReadyPage, readyPage } from "./ready-page.server.ts";
import { type Wanted, type WantedOptions, wantedReader } from "./wanted-page.server.ts";

export type PageCacheFigures = { hits: number; renders: number; pages: number; bytes: number };

export type PageCache = {
  /** Answers from the cache, rendering if needed; false when the rules do not cover the page, or the Host header is invalid. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  figures(): PageCacheFigures;
};

type PageCacheOptions = WantedOptions &
  PageBounds & {
    /** The content version now. */
    version(): number;
    /** A promise if the version may be out of date; the version is known again when the promise resolves. */
    confirm?(): Promise<void> | undefined;
    /** Renders a page, with no cookie: what is cached carries no per-visitor value. */
    render(request: IncomingMessage, path: string): Promise<Response>;
    /** Called for every page that is cached, with its address; `body` compresses the page on demand. */
    onKept?(path: string, version: number, body: (encoding: Encoding) => Buffer): void;
  };

/**
 * Caches finished pages with their compressed bytes, and answers before any framework sees the request. A page is valid while
 * the content version is that of its render. An answer that is not a plain 200, or says `no-store` (a store threw), is never
 * cached. One render serves all requests that arrive meanwhile, unless a publish comes in between; requirement SURV-08.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { version } = options;
  const pages = keptPages(options);
  const wantedBy = wantedReader(options, pages.has);
  const underWay = new Map<string, { version: number; result: Promise<ReadyPage | Response> }>();
  const figures = { hits: 0, renders: 0 };

  async function fill({ key, path }: Wanted, request: IncomingMessage, asOf: number) {
    figures.renders++;
    const response = await options.render(request, path);
    if (response.status !== 200 || /no-store/.test(response.headers.get("cache-control") ?? ""))
      return response;
    const page = await readyPage(response, asOf);
    if (pages.keep(key, page))
      options.onKept?.(path, asOf, (encoding) => pages.prepare(key, page, encoding, "well").body);
    return page;
  }

  /** The render that is under way for this version, or a new one. */
  function filling(wanted: Wanted, request: IncomingMessage, now: number) {
    const { key } = wanted;
    const known = underWay.get(key);
    if (known?.version === now) return known.result;
    const started = { version: now, result: fill(wanted, request, now) };
    const forget = () => {
      if (underWay.get(key) === started) underWay.delete(key);
    };
    started.result.then(forget, forget);
    underWay.set(key, started);
    return started.result;
  }

  function serve(request: IncomingMessage, response: ServerResponse, wanted: Wanted) {
    const { key, encoding } = wanted;
    const now = version();
    const page = pages.get(key);
    const sendPage = (page: ReadyPage) =>
      send(request, response, page.tag, page.answers[encoding] ?? pages.prepare(key, page, encoding));
    if (page !== undefined && page.version === now) {
      figures.hits++;
      sendPage(page);
      // A page that is requested again is worth the better compression, done after this answer.
      if (page.answers[encoding]?.isHasty) setImmediate(pages.prepare, key, page, encoding, "well");
      return;
    }
    filling(wanted, request, now).then(
      (result) =>
        result instanceof Response ? sendResponse(request, response, result.clone()) : sendPage(result),
      () => response.writeHead(500, { "cache-control": "no-store" }).end(),
    );
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
    figures: () => ({ ...figures, ...pages.figures() }),
  };
}

function send(request: IncomingMessage, response: ServerResponse, tag: string, { headers, body }: Answer) {
  const known = request.headers["if-none-match"];
  // The encoding does not matter, because the page is the same.
  if (known !== undefined && (known.includes(`"${tag}-`) || known === "*"))
    response.writeHead(304, headers).end();
  else if (request.method === "HEAD") response.writeHead(200, headers).end();
  else response.writeHead(200, headers).end(body);
}

async function sendResponse(request: IncomingMessage, response: ServerResponse, result: Response) {
  const body = Buffer.from(await result.arrayBuffer());
  const headers = Object.fromEntries(result.headers);
  // The redirect was made for the address without the parameters that do not change the page.
  if (headers.location)
    headers.location = withQuery(headers.location, /\?.*$/s.exec(request.url ?? "")?.[0] ?? "");
  response.writeHead(result.status, headers).end(request.method === "HEAD" ? undefined : body);
}
