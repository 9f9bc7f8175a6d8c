import { createMiddleware } from "hono/factory";
import type { Kernel } from "./kernel.server.ts";

/** The headers of every answer; pages add their own content security policy. Requirement SEC-11. */
export function securityHeaders({ config }: Pick<Kernel, "config">) {
  const https = config.publicUrl?.startsWith("https:");
  return createMiddleware(async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
    // Never no-referrer: forms would post `Origin: null`.
    c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    if (https) c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
}
