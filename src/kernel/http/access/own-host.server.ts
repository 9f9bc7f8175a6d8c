import { isIP } from "node:net";
import type { DatabaseHandle } from "../../db/database.server.ts";
import { getOrMake } from "../../objects.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { isTrustedProxy } from "../client-address.server.ts";
import { isOfOwnNetwork } from "../hidden-visitors.server.ts";
import { lastOf } from "../same-site.server.ts";

/*
 * A site has one address, `PUBLIC_URL`. Pages that are asked for under another name of the same server, or without https, lead
 * there. A form that is posted from such a page all the same is taken: `assertSameSite`. Requirement RUN-05.
 */

type HostKernel = Pick<Kernel, "config" | "database" | "log">;
type Asked = { method: string; url: string; headers: Headers; remoteAddress: string | undefined };
type Known = { told: Set<string>; looping: Set<string> };

const knownBy = new WeakMap<DatabaseHandle, Known>();
const mostKnown = 20;
/** A cookie of the redirect: a browser that comes back with it was sent in a circle by a proxy that names a wrong host or scheme. */
const marker = "shurfa-moved";
const markerSeconds = 5;
const internalNames = /(^|\.)(localhost|internal|local|test|invalid)$/;

/** The redirect to `PUBLIC_URL` for a page that is asked for under another host or scheme; undefined for any other request. */
export function redirectToSite(kernel: HostKernel, asked: Asked): Response | undefined {
  const { publicUrl } = kernel.config;
  const seen = publicUrl === undefined ? undefined : otherOrigin(kernel, publicUrl, asked);
  if (seen === undefined || !isPage(asked)) return undefined;
  const { told, looping } = getOrMake(knownBy, kernel.database, () => ({
    told: new Set(),
    looping: new Set(),
  }));
  if (looping.has(seen)) return undefined;
  const cookies = asked.headers.get("cookie") ?? "";
  if (cookies.includes(`${marker}=`)) {
    if (looping.size < mostKnown) looping.add(seen);
    kernel.log.error(
      { seen },
      "visitors of PUBLIC_URL seem to come under another host or scheme, so they are not redirected: the proxy in front must " +
        "send Host and X-Forwarded-Proto as the visitor's browser has them; see npm run doctor",
    );
    return undefined;
  }
  // The answer to a form without script is in a cookie of the host where it was posted.
  if (/[?&]answer=/.test(asked.url) && cookies.includes("form-answer-")) return undefined;
  if (!told.has(seen) && told.size < mostKnown) {
    told.add(seen);
    kernel.log.warn(
      { seen },
      "pages are asked for under another address than PUBLIC_URL and are redirected there",
    );
  }
  const headers = {
    Location: `${publicUrl}${asked.url}`,
    "Set-Cookie": `${marker}=1; Max-Age=${markerSeconds}; Path=/; HttpOnly; SameSite=Lax`,
    // A browser that kept the redirect would go in a circle without asking.
    "Cache-Control": "no-store",
  };
  return new Response(null, { status: 301, headers });
}

function isPage({ method, url }: Asked) {
  return (method === "GET" || method === "HEAD") && /^\/(?!api(\/|$|\?)|\.well-known\/)/.test(url);
}

/** How the request arrived if that is not under the site's own address: `http://www.site.example`. */
function otherOrigin(kernel: HostKernel, publicUrl: string, { headers, remoteAddress }: Asked) {
  const site = new URL(publicUrl);
  const isForwarded = isTrustedProxy(kernel, remoteAddress);
  const host = (isForwarded && lastOf(headers.get("x-forwarded-host"))) || headers.get("host") || "";
  // Only a proxy knows the scheme of the browser.
  const scheme = (isForwarded && lastOf(headers.get("x-forwarded-proto"))) || site.protocol.slice(0, -1);
  if (!/^https?$/.test(scheme) || !URL.canParse(`${scheme}://${host}`)) return undefined;
  const seen = new URL(`${scheme}://${host}`);
  return seen.origin === site.origin || !isPublicName(seen.hostname) ? undefined : seen.origin;
}

/** Whether visitors can have asked for this name; health checks and proxies ask for names of their own network. */
function isPublicName(name: string) {
  const bare = name.replace(/^\[|\]$/g, "");
  if (isIP(bare) !== 0) return !isOfOwnNetwork(bare);
  return name.includes(".") && !internalNames.test(name);
}
