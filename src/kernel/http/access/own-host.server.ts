import { isIP } from "node:net";
import type { DatabaseHandle } from "../../db/database.server.ts";
import { getOrMake } from "../../objects.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { isOfOwnNetwork } from "../hidden-visitors.server.ts";
import { askedOrigin } from "../same-site.server.ts";

/*
 * A site has one address, `PUBLIC_URL`. Pages that are asked for under another name of the same server, or without https, lead
 * there. A form that is posted from such a page all the same is taken: `assertSameSite`. Requirement RUN-05.
 */

type HostKernel = Pick<Kernel, "config" | "database" | "log">;
type Asked = {
  method: string;
  url: string;
  headers: Pick<Headers, "get">;
  remoteAddress: string | undefined;
};

/** The addresses that the log has named already. */
const toldBy = new WeakMap<DatabaseHandle, { moved: Set<string>; circling: Set<string> }>();
const mostTold = 20;
/**
 * A cookie of the redirect that counts its rounds. A proxy that names a wrong host or scheme sends a browser in a circle; somebody
 * who merely comes twice within seconds is still redirected, and a forged cookie concerns nobody else.
 */
const marker = "shurfa-moved";
const roundsIn = new RegExp(`(?:^|; ?)${marker}=(\\d+)`);
const markerSeconds = 5;
const mostRounds = 4; // browsers give up after 20
const internalNames = /(^|\.)(localhost|internal|local|test|invalid)$/;

/** The redirect to `PUBLIC_URL` for a page that is asked for under another host or scheme; undefined for any other request. */
export function redirectToSite(kernel: HostKernel, asked: Asked): Response | undefined {
  const { publicUrl } = kernel.config;
  if (publicUrl === undefined || !isPage(asked)) return undefined;
  const seen = otherOrigin(kernel, publicUrl, asked);
  if (seen === undefined) return undefined;
  const told = getOrMake(toldBy, kernel.database, () => ({
    moved: new Set<string>(),
    circling: new Set<string>(),
  }));
  const cookies = asked.headers.get("cookie") ?? "";
  const rounds = Number(roundsIn.exec(cookies)?.[1] ?? 0);
  if (rounds >= mostRounds) {
    if (isNew(told.circling, seen))
      kernel.log.error(
        { seen },
        "visitors of PUBLIC_URL seem to come under another host or scheme and were sent in a circle: the proxy in front must " +
          "send Host and X-Forwarded-Proto as the visitor's browser has them; see npm run doctor",
      );
    return undefined;
  }
  // The answer to a form without script is in a cookie of the host where it was posted.
  if (/[?&]answer=/.test(asked.url) && cookies.includes("form-answer-")) return undefined;
  if (isNew(told.moved, seen))
    kernel.log.warn(
      { seen },
      "pages are asked for under another address than PUBLIC_URL and are redirected there",
    );
  const headers = {
    Location: `${publicUrl}${asked.url}`,
    "Set-Cookie": `${marker}=${rounds + 1}; Max-Age=${markerSeconds}; Path=/; HttpOnly; SameSite=Lax`,
    // A browser that kept the redirect would go in a circle without asking.
    "Cache-Control": "no-store",
  };
  return new Response(null, { status: 301, headers });
}

/** Whether an address is named for the first time; beyond the most, none is, because anybody can ask for any host. */
function isNew(told: Set<string>, seen: string) {
  if (told.has(seen) || told.size >= mostTold) return false;
  told.add(seen);
  return true;
}

function isPage({ method, url }: Asked) {
  return (method === "GET" || method === "HEAD") && /^\/(?!api(\/|$|\?)|\.well-known\/)/.test(url);
}

/** How the request arrived if that is not under the site's own address: `http://www.site.example`. */
function otherOrigin(kernel: HostKernel, publicUrl: string, asked: Asked) {
  const [scheme = ""] = publicUrl.split(":", 1);
  const seen = askedOrigin(kernel, asked, { scheme, host: "" });
  if (seen === undefined || seen === publicUrl || !/^https?:/.test(seen)) return undefined;
  return isPublicName(new URL(seen).hostname) ? seen : undefined;
}

/** Whether visitors can have asked for this name; health checks and proxies ask for names of their own network. */
function isPublicName(name: string) {
  const bare = name.replace(/^\[|\]$/g, "");
  if (isIP(bare) !== 0) return !isOfOwnNetwork(bare);
  return name.includes(".") && !internalNames.test(name);
}
