import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { ColouredBrand } from "../../content/page-content/sections/brand-look.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { drawnColours } from "../brand/drawn-colours.ts";
import { brandIcon } from "../brand/icons.server.ts";
import { readBrand } from "../brand/read-brand.server.ts";
import { hiddenPaths } from "../loading/hidden-pages.server.ts";
import { sitemapEntries } from "./sitemap-store.server.ts";

/** Files that robots and browsers request by fixed names; requirement RUN-06. `publicDir` holds the static files of the project. */
export function wellKnown(kernel: Kernel, publicDir: string) {
  const app = new Hono<ApiEnv>();
  const originOf = (url: string) => kernel.config.publicUrl ?? new URL(url).origin;

  app.get("/robots.txt", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.text(
      `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${originOf(c.req.url)}/sitemap.xml\n`,
    );
  });

  app.get("/sitemap.xml", async (c) => {
    const origin = originOf(c.req.url);
    const entries = await sitemapEntries(kernel.reads, await hiddenPaths(kernel));
    const urls = entries
      .map(({ path, changedAt }) => {
        const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
        return `<url><loc>${new URL(path, origin).href}</loc>${changed}</url>`;
      })
      .join("");
    c.header("Content-Type", "application/xml; charset=utf-8");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    );
  });

  app.get("/site.webmanifest", async (c) => {
    const { agencyName, tagline } = await readSettings(kernel.reads).catch(() => defaultSettings);
    c.header("Content-Type", "application/manifest+json; charset=utf-8");
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(JSON.stringify(manifest(agencyName, tagline, await readBrand(kernel))));
  });

  // The current logo under its old address, revalidated each time, because the logo may change.
  app.get("/uploads/logo.png", async (c) => {
    const { etag, type, read } =
      (await findUploadedLogo(kernel)) ?? (await drawnLogo(kernel)) ?? (await readBuiltInLogo(publicDir));
    const headers = { ETag: etag, "Cache-Control": "public, no-cache", "X-Content-Type-Options": "nosniff" };
    const known = c.req.header("if-none-match");
    if (known?.includes(etag) || known === "*") return c.body(null, 304, headers);
    return c.body(await read(), 200, { ...headers, "Content-Type": type });
  });
  return app;
}

type Logo = { etag: string; type: string; read(): Promise<Uint8Array<ArrayBuffer>> };

/** The logo of the settings. An upload is never overwritten, so its name identifies the logo. */
async function findUploadedLogo(kernel: Kernel): Promise<Logo | undefined> {
  const { logo } = await readSettings(kernel.reads).catch(() => defaultSettings);
  const key = uploadKey(logo);
  if (key === undefined || logo === defaultSettings.logo || !(await kernel.storage.exists(key)))
    return undefined;
  return {
    etag: `"${key}"`,
    type: "image/webp",
    read: async () => new Uint8Array(await kernel.storage.getBytes(key)),
  };
}

/** The icon as the logo of an agency that has another name than the demo's and no logo yet. */
async function drawnLogo(kernel: Kernel): Promise<Logo | undefined> {
  const brand = await readBrand(kernel);
  if (brand.isHouse) return undefined;
  const read = () => brandIcon(kernel, brand, { size: 512, form: "rounded" });
  return { etag: `"${brand.iconTag.slice(3)}"`, type: "image/png", read };
}

/** The built-in logo; it changes only with a new build. */
async function readBuiltInLogo(publicDir: string): Promise<Logo> {
  const bytes = new Uint8Array(await readFile(join(publicDir, "logo.png")));
  const digest = createHash("sha256").update(bytes).digest("base64url");
  return { etag: `"${digest}"`, type: "image/png", read: async () => bytes };
}

/** The web manifest, which lets a home screen show the site as an app; its colours are the ground and the dark bands. */
function manifest(name: string, description: string, { colour, iconTag }: ColouredBrand) {
  const drawn = drawnColours(colour);
  const icon = (file: string, sizes: string, purpose = "any") => ({
    src: `/icons/${file}.png${iconTag}`,
    sizes,
    type: "image/png",
    purpose,
  });
  return {
    name,
    short_name: name,
    description,
    lang: "ar",
    dir: "rtl",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: drawn["var(--bg)"] ?? "#f8f8f5",
    theme_color: drawn["var(--band)"] ?? "#032c20",
    icons: [
      icon("icon-192", "192x192"),
      icon("icon-512", "512x512"),
      icon("maskable-512", "512x512", "maskable"),
    ],
  };
}
