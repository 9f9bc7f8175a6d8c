import { createMiddleware } from "hono/factory";
import type { Kernel } from "../process/kernel.server.ts";

/** The headers of every answer; pages add their own content security policy. Requirement SEC-11. */
export function securityHeaders({ config }: Pick<Kernel, "config">) {
  const https = config.publicUrl?.startsWith("https:");
  return createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res; // `c.header` would replace each finished response by a new one with a stream
    headers.set("X-Content-Type-Options", "nosniff");
    // Never no-referrer: forms would post `Origin: null`.
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}
