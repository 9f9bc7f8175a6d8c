import { AppError } from "../errors.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { isTrustedProxy } from "./client-address.server.ts";

type SiteKernel = { config: Pick<Kernel["config"], "publicUrl" | "trustedProxies"> };

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses (403) a request that may change something and does not come from this site's own pages: its `Origin` and its
 * `Sec-Fetch-Site` must name this site if they are present, and one of them must be; requirements AUTH-06, SEC-07.
 * `remoteAddress` is the socket's address; without it no forwarded header is believed. The forms of visitors are also taken from
 * pages under another name of this server (`isVisitorsForm`), because a visitor who reached such a page must not be lost; sessions do
 * not exist there, since their cookies belong to one host.
 */
export function assertSameSite(
  kernel: SiteKernel,
  request: Request,
  remoteAddress?: string,
  isVisitorsForm = false,
) {
  if (safeMethods.has(request.method)) return;
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  if (origin === null && fetchSite === null) throw new AppError("forbidden");
  const isOwn = origin === null || origin === siteOrigin(kernel, request, remoteAddress);
  if (!isOwn && !(isVisitorsForm && hostOf(origin) === hostAsked(kernel, request, remoteAddress)))
    throw new AppError("forbidden");
  if (fetchSite !== null && fetchSite !== "same-origin") throw new AppError("forbidden");
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : "");

/** The host that the browser asked, without a default port. */
function hostAsked(kernel: SiteKernel, request: Request, remoteAddress: string | undefined) {
  const asked = askedOrigin(kernel, { headers: request.headers, remoteAddress }, namedIn(request));
  return asked && new URL(asked).host;
}

/** The origin under which the browser knows this site: `PUBLIC_URL`, or what the request (or a trusted proxy) says. */
export function siteOrigin(
  kernel: SiteKernel,
  request: Request,
  remoteAddress: string | undefined,
): string | undefined {
  if (kernel.config.publicUrl) return kernel.config.publicUrl;
  return askedOrigin(kernel, { headers: request.headers, remoteAddress }, namedIn(request));
}

function namedIn(request: Request) {
  const { protocol, host } = new URL(request.url);
  return { scheme: protocol.slice(0, -1), host };
}

/**
 * The origin that the browser asked: as a trusted proxy tells it, else as the request does, else as `given`, because only a proxy
 * knows the browser's scheme. Undefined for a host that is none.
 */
export function askedOrigin(
  kernel: Pick<SiteKernel, "config">,
  { headers, remoteAddress }: { headers: Pick<Headers, "get">; remoteAddress: string | undefined },
  given: { scheme: string; host: string },
): string | undefined {
  const isForwarded = isTrustedProxy(kernel, remoteAddress);
  const scheme = (isForwarded && lastOf(headers.get("x-forwarded-proto"))) || given.scheme;
  const host = (isForwarded && lastOf(headers.get("x-forwarded-host"))) || headers.get("host") || given.host;
  return URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : undefined;
}

/** The last entry of a list, which the nearest proxy, the trusted one, has written. */
function lastOf(header: string | null) {
  return header?.split(",").at(-1)?.trim();
}
