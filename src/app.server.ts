import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { authenticate } from "./accounts/sessions/session.server.ts";
import { authenticateToken } from "./accounts/tokens/authenticate-token.server.ts";
import { hasUsers } from "./accounts/users/store.server.ts";
import { queueWebhookEvents } from "./accounts/webhooks/queue-events.server.ts";
import { startLinkChecks } from "./admin/addresses/check-links.server.ts";
import { followMovedPages } from "./admin/addresses/follow-moved-pages.server.ts";
import { calendarFeeds } from "./admin/calendar/calendar-feed.server.ts";
import { adminFiles } from "./admin/push/admin-files.server.ts";
import { beginSetup, closedUntilSetUp } from "./admin/setup/begin-setup.server.ts";
import { createApi } from "./api.server.ts";
import { drawnCovers, uploadedFiles } from "./content/media/api.server.ts";
import { importOrphanUploads } from "./content/media/files.server.ts";
import { keepWords } from "./content/page-content/sections/keep-words.server.ts";
import { pageSections } from "./content/page-content/sections/sections.ts";
import { followProjects } from "./content/sales/renewals/renewals-store.server.ts";
import { readSettings } from "./content/settings/store.server.ts";
import { startJob } from "./kernel/background/jobs.server.ts";
import type { Loop } from "./kernel/background/repeat.server.ts";
import { AppError } from "./kernel/errors.ts";
import { redirectToSite } from "./kernel/http/access/own-host.server.ts";
import { clientAddress } from "./kernel/http/client-address.server.ts";
import { reportUnnamedProxy, watchProxy } from "./kernel/http/hidden-visitors.server.ts";
import type { ApiEnv } from "./kernel/http/http.server.ts";
import { problemResponse } from "./kernel/http/problem.server.ts";
import { assertSameSite } from "./kernel/http/same-site.server.ts";
import { securityHeaders } from "./kernel/http/security-headers.server.ts";
import { trackRender, trackRequests } from "./kernel/http/track-requests.server.ts";
import { builtFiles } from "./kernel/pages/built-files.server.ts";
import { pageCache } from "./kernel/pages/page-cache.server.ts";
import {
  closePageStore,
  makePageStore,
  nameOfBuild,
  nameSite,
  openPageStore,
} from "./kernel/pages/page-store.server.ts";
import { renderQueue } from "./kernel/pages/render-queue.server.ts";
import type { Config } from "./kernel/process/config.server.ts";
import {
  clientAddressContext,
  clientDirContext,
  isClosedContext,
  type Kernel,
  kernelContext,
  renderNotesContext,
} from "./kernel/process/kernel.server.ts";
import { linkSecret } from "./kernel/process/link-secret.server.ts";
import { startMetrics } from "./kernel/process/metrics.server.ts";
import { closeKernel, openKernel } from "./kernel/process/open-kernel.server.ts";
import { isBucket } from "./kernel/process/storage.server.ts";
import { startLoops } from "./loops.server.ts";
import { described } from "./resources.server.ts";
import { articleFeed } from "./site/articles/feed.server.ts";
import { coverColours } from "./site/brand/cover-colours.server.ts";
import { brandIcons } from "./site/brand/icons.server.ts";
import { readMailLook } from "./site/brand/mail-look.server.ts";
import { busyPage, pagesForProxy } from "./site/errors/busy-page.server.ts";
import { comingSoon } from "./site/errors/coming-soon.server.ts";
import { cachedPages } from "./site/loading/cached-pages.ts";
import { isHiddenPage } from "./site/loading/hidden-pages.server.ts";
import { answerMoved, countMissing } from "./site/loading/moved-pages.server.ts";
import { type SiteLinks, siteLinks } from "./site/loading/site-links.server.ts";
import { quoteFiles } from "./site/quote-document/quote-files.server.ts";
import { socialCards } from "./site/seo/social/cards.server.ts";
import { wellKnown } from "./site/seo/well-known.server.ts";

export type App = {
  kernel: Kernel;
  listener: RequestListener;
  /** Marks the process as not ready and ends its streams; running requests and loops continue until `close`. */
  beginToStop(): void;
  close(): Promise<void>;
};

/** Puts the process together: kernel, seeds, API, pages, page cache. `clientDir` holds the built assets. */
export async function createApp(config: Config, options: { clientDir?: string } = {}): Promise<App> {
  const queueEvents = queueWebhookEvents(described.map(({ resource }) => resource));
  const onRevision = async (...revised: Parameters<typeof queueEvents>) => {
    await queueEvents(...revised);
    await followMovedPages(...revised);
    await followProjects(...revised);
  };
  const kernel = await openKernel(config, {
    authenticate,
    authenticateToken,
    agencyName: async (db) => (await readSettings(db)).agencyName,
    mailLook: readMailLook,
    onRevision,
  });
  reportUnnamedProxy(kernel);
  if (config.demo) await (await import("./seed/seed.server.ts")).seedDemo(kernel);
  await beginSetup(kernel);
  await keepWords(kernel, pageSections);
  const loops = startLoops(kernel);
  // A server recognises `npm run doctor` by this secret.
  void linkSecret(kernel).catch((err) =>
    kernel.log.warn({ err }, "the link secret could not be read or created"),
  );
  loops.push(startOrphanImport(kernel));
  const links = siteLinks(kernel, async (path) => {
    const page = new Request(new URL(path, config.publicUrl ?? "http://localhost"));
    return app.fetch(page, { remoteAddress: "", kept: true });
  });
  const app = createFetch(kernel, { clientDir: options.clientDir, links });
  loops.push(startLinkChecks(kernel, links.faultOf));
  const pageStore = await openPages(kernel, options.clientDir);
  const fetch = (request: Request, env: ApiEnv["Bindings"]) => app.fetch(request, env);
  const listen = getRequestListener((request, env) =>
    fetch(request, { remoteAddress: "incoming" in env ? (env.incoming.socket.remoteAddress ?? "") : "" }),
  );
  const cache = pageCache({
    rules: options.clientDir ? cachedPages : {},
    version: kernel.contentVersion.current,
    confirm: kernel.contentVersion.confirm,
    byHost: config.publicUrl === undefined,
    render: (request, path) =>
      trackRender(kernel, path, async () =>
        fetch(plainRequest(request, path), { remoteAddress: "", kept: true }),
      ),
    onKept: (path, version, body) => void pageStore?.keep(path, version, body),
  });
  const metrics = await startMetrics(kernel, cache.figures);
  const track = trackRequests(kernel, metrics.observe);
  return {
    kernel,
    listener: (request, response) => {
      const moved = redirectToSite(kernel, askedBy(request));
      if (moved) response.writeHead(moved.status, Object.fromEntries(moved.headers)).end();
      else if (!cache.answer(request, response))
        track(request, response, () => void listen(request, response));
    },
    beginToStop: () => kernel.shutdown.abort(),
    async close() {
      metrics.close();
      await Promise.all(loops.map((loop) => loop.stop()));
      await closeKernel(kernel);
    },
  };
}

type Fetch = { clientDir: string | undefined; links: SiteLinks };

/** Every call and page of the product as one function of a request; tests use it without a server. */
export function createFetch(kernel: Kernel, { clientDir, links }: Fetch): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(securityHeaders(kernel));
  const isClosed = closedUntilSetUp(kernel);
  app.use(comingSoon(isClosed, () => hasUsers(kernel.reads)));
  app.route("/api", createApi(kernel, links));
  app.route("/", wellKnown(kernel, clientDir ?? "public"));
  app.route("/", brandIcons(kernel));
  app.route("/", articleFeed(kernel));
  app.route("/", adminFiles());
  app.route("/calendar", calendarFeeds(kernel));
  app.route("/uploads", uploadedFiles(kernel));
  app.route("/q", quoteFiles(kernel));
  app.route("/social", socialCards(kernel));
  app.route(
    "/covers",
    drawnCovers(() => coverColours(kernel)),
  );
  if (clientDir) {
    const root = clientDir;
    app.use("/assets/*", builtFiles(root));
    app.use("/favicon.*", serveStatic({ root }));
    // Icons of the web manifest and of home screens.
    app.use(
      "/icons/*",
      serveStatic({ root, onFound: (_path, c) => c.header("Cache-Control", "public, max-age=86400") }),
    );
  }
  const render = createRequestHandler(build, import.meta.env.MODE);
  const renders = renderQueue({ atOnce: 8, mostWaiting: 64 });
  app.all("*", async (c) => {
    const remoteAddress = c.env.remoteAddress;
    watchProxy(kernel, { remoteAddress, headers: c.req.raw.headers });
    assertSameSite(kernel, c.req.raw, remoteAddress, !/^\/admin(\/|$|\.data)/i.test(c.req.path));
    const context = new RouterContextProvider();
    context.set(kernelContext, kernel);
    context.set(renderNotesContext, { uncacheable: false });
    context.set(isClosedContext, isClosed);
    context.set(clientDirContext, clientDir);
    context.set(clientAddressContext, clientAddress(kernel, { remoteAddress, headers: c.req.raw.headers }));
    // No page has the address of a hidden page, or one that cannot be decoded, which the router would print to the console.
    const { pathname } = new URL(c.req.url);
    const isMissing = !isReadable(pathname) || (await isHiddenPage(kernel, pathname));
    const request = isMissing ? new Request(new URL("/-/no-page", c.req.url)) : c.req.raw;
    const moved = await answerMoved(kernel, c.req.raw, { kept: c.env.kept, isMissing });
    if (moved) return moved;
    const first = c.env.kept === true || !(c.req.method === "GET" || c.req.method === "HEAD");
    try {
      const page = await renders.run(() => render(request, context), { first, signal: request.signal });
      if (page.status !== 404) return keepDataPrivate(request, page);
      const elsewhere = await answerMoved(kernel, request, { kept: c.env.kept, isMissing: true });
      if (!elsewhere) countMissing(kernel, c.req.raw);
      return elsewhere ?? keepDataPrivate(request, page);
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") return busyPage(error.retryAfter ?? 1);
      throw error;
    }
  });
  app.onError((error) => problemResponse(kernel, error));
  return app;
}

/** Keeps a page's data for its script out of caches, since it may hold drafts or the admin, and out of search engines. */
function keepDataPrivate(request: Request, response: Response) {
  if (!new URL(request.url).pathname.endsWith(".data")) return response;
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}

function isReadable(path: string) {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** A folder is looked through at each start; a bucket once a day by one of the processes, because its provider counts lists. */
function startOrphanImport(kernel: Kernel): Loop {
  const run = () => importOrphanUploads(kernel);
  if (isBucket(kernel.storage))
    return startJob(kernel, { name: "orphan-uploads", everySeconds: 86_400, retrySeconds: 3600, run });
  void run().catch((err) => kernel.log.warn({ err }, "uploads without a record could not be imported"));
  return { stop: () => Promise.resolve() };
}

/** Opens the page store if it is configured; otherwise closes the one that an earlier configuration left. */
async function openPages({ config, contentVersion, log }: Kernel, clientDir: string | undefined) {
  const [folder, noted] = [config.pageStore, join(config.dataDir, "pages")];
  if (!folder || !clientDir) {
    closePageStore(noted);
    return undefined;
  }
  await makePageStore(folder, noted, await pagesForProxy());
  if (config.publicUrl) nameSite(folder, config.publicUrl);
  return openPageStore({ folder, build: nameOfBuild(join(clientDir, "../server")), contentVersion, log });
}

/** The request as the redirect to the site's address reads it; no object of the web is built for it, since every request comes by. */
function askedBy({ method = "", url = "", headers, socket }: IncomingMessage) {
  const get = (name: string) => (headers[name] === undefined ? null : String(headers[name]));
  return { method, url, headers: { get }, remoteAddress: socket.remoteAddress };
}

/** The request for a page that will be cached: it carries the address and the host, and nothing about the visitor. */
function plainRequest(request: IncomingMessage, path: string) {
  const forwarded = ["x-forwarded-proto", "x-forwarded-host"] as const;
  const headers = new Headers();
  for (const name of forwarded) if (request.headers[name]) headers.set(name, String(request.headers[name]));
  return new Request(new URL(path, `http://${request.headers.host ?? "localhost"}`), { headers });
}
