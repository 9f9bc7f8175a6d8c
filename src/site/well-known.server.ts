import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { readSettings } from "../content/settings/store.server.ts";
import type { ApiEnv } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";

/** The public pages that exist, as the sitemap tells them. */
const sitePages = ["/", "/services", "/quote"];

/** What robots and browsers ask for by fixed names; requirement RUN-06. `publicDir` holds the files of the house. */
export function wellKnown(kernel: Kernel, publicDir: string) {
  const app = new Hono<ApiEnv>();
  const originOf = (url: string) => kernel.config.publicUrl ?? new URL(url).origin;

  app.get("/robots.txt", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.text(
      `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${originOf(c.req.url)}/sitemap.xml\n`,
    );
  });

  app.get("/sitemap.xml", (c) => {
    const origin = originOf(c.req.url);
    const urls = sitePages.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`).join("");
    c.header("Content-Type", "application/xml; charset=utf-8");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    );
  });

  // The current logo under its old address: revalidated each time, since the logo may change.
  app.get("/uploads/logo.png", async (c) => {
    const { logo } = await readSettings(kernel.reads).catch(() => ({ logo: null }));
    c.header("Cache-Control", "public, no-cache");
    c.header("X-Content-Type-Options", "nosniff");
    if (logo?.startsWith("/uploads/") && logo !== "/uploads/logo.png") {
      const key = logo.replace("/uploads/", "");
      if (await kernel.storage.exists(key)) {
        return c.body(new Uint8Array(await kernel.storage.getBytes(key)), 200, {
          "content-type": "image/webp",
        });
      }
    }
    return c.body(await readFile(join(publicDir, "logo.png")), 200, { "content-type": "image/png" });
  });
  return app;
}
