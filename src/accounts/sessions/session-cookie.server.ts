import { parse, serialize } from "hono/utils/cookie";
import { isHttps } from "../../kernel/http/https.server.ts";
import type { Config } from "../../kernel/process/config.server.ts";

type CookieSite = { config: Pick<Config, "publicUrl"> };

// Browsers accept a `__Host-` cookie only over https, from this host, for all paths, so no sibling domain can set it.
const secureName = "__Host-shurfa";
const plainName = "shurfa-session";

/** The token that a request presents. On https only the `__Host-` cookie counts. */
export function presentedToken(site: CookieSite, request: Request): string | undefined {
  const name = isHttps(site, request) ? secureName : plainName;
  const token = parse(request.headers.get("cookie") ?? "", name)[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The `Set-Cookie` value that hands out a token. */
export function sessionCookie(site: CookieSite, request: Request, token: string, maxAge: number) {
  const options = { path: "/", maxAge, httpOnly: true, sameSite: "Lax" } as const;
  return isHttps(site, request)
    ? serialize(secureName, token, { ...options, secure: true })
    : serialize(plainName, token, options);
}

/** The `Set-Cookie` value that removes the token. */
export function endedCookie(site: CookieSite, request: Request) {
  return sessionCookie(site, request, "", 0);
}
