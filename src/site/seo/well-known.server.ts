import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { manifestPath } from "../../accounts/notices/notice-paths.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { settingsOrDefaults } from "../../content/settings/store.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { digestOf } from "../../kernel/process/digest.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { addDays } from "../../kernel/text/format.ts";
import { brandIcon } from "../brand/icons.server.ts";
import { readBrand } from "../brand/read-brand.server.ts";
import { hiddenPaths } from "../loading/hidden-pages.server.ts";
import { manifestOf } from "./manifest.server.ts";
import { manifestText } from "./manifest.text.ts";
import { sitemapEntries } from "./sitemap-store.server.ts";

const trusted = 180; // days; RFC 9116 asks for less than a year

/** Files of text, from the settings; one without a text is not there. Requirement OWN-02 */
const textFiles: { [path: string]: (settings: Settings, origin: string, now: Date) => string } = {
  "/robots.txt": ({ robotsLines }, origin) =>
    ["User-agent: *\nDisallow: /admin\nDisallow: /api", robotsLines, `Sitemap: ${origin}/sitemap.xml`]
      .filter(Boolean)
      .join("\n\n"),
  "/ads.txt": ({ adsLines }) => adsLines,
  "/.well-known/security.txt": ({ securityEmail }, origin, now) =>
    securityEmail &&
    [
      `Contact: mailto:${securityEmail}`,
      `Expires: ${addDays(now, trusted).toISOString()}`,
      "Preferred-Languages: ar, en",
      `Canonical: ${origin}/.well-known/security.txt`,
    ].join("\n"),
};

/** Files that robots and browsers request by fixed names; requirement RUN-06. `publicDir` holds the static files of the project. */
export function wellKnown(kernel: Kernel, publicDir: string) {
  const app = new Hono<ApiEnv>();
  const originOf = (url: string) => kernel.config.publicUrl ?? new URL(url).origin;

  for (const [path, textOf] of Object.entries(textFiles))
    app.get(path, async (c, next) => {
      const text = textOf(await settingsOrDefaults(kernel.reads), originOf(c.req.url), kernel.now());
      if (!text) return next();
      c.header("Cache-Control", "public, max-age=3600");
      return c.text(`${text}\n`);
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

  for (const path of ["/site.webmanifest", manifestPath])
    app.get(path, async (c) => {
      const { agencyName: name, tagline: description } = await settingsOrDefaults(kernel.reads);
      const ofSite = { name, description, path: "/" };
      // Open to anybody: browsers ask for it without the session, and it says no more than the site does.
      const ofAdmin = { name: manifestText.ofAdmin(name), path: "/admin" };
      c.header("Content-Type", "application/manifest+json; charset=utf-8");
      c.header("Cache-Control", "public, max-age=3600");
      const app = path === manifestPath ? ofAdmin : ofSite;
      return c.body(JSON.stringify(manifestOf(app, await readBrand(kernel))));
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
  const { logo } = await settingsOrDefaults(kernel.reads);
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
  const digest = digestOf(bytes, "base64url");
  return { etag: `"${digest}"`, type: "image/png", read: async () => bytes };
}
