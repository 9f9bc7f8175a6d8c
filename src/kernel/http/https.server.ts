import type { Config } from "../process/config.server.ts";

type CookieSite = { config: Pick<Config, "publicUrl"> };

/** Whether cookies may be limited to https. A forwarded https is believed from anyone, because it only makes cookies stricter. */
export function isHttps({ config }: CookieSite, request: Request) {
  if (config.publicUrl) return config.publicUrl.startsWith("https:");
  return request.headers.get("x-forwarded-proto")?.includes("https") || request.url.startsWith("https:");
}
