import type { Config } from "../process/config.server.ts";

type CookieSite = { config: Pick<Config, "publicUrl"> };

/** Whether cookies of this request may be kept for https. A forwarded https is believed from anyone: it only makes them stricter. */
export function isHttps({ config }: CookieSite, request: Request) {
  if (config.publicUrl) return config.publicUrl.startsWith("https:");
  return request.headers.get("x-forwarded-proto")?.includes("https") || request.url.startsWith("https:");
}
