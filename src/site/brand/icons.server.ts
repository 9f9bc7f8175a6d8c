import { Hono } from "hono";
import type { ColouredBrand } from "../../content/page-content/sections/brand-look.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { getOrMakeLater, keysOf } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { drawings } from "./drawings/draw.server.ts";
import type { IconForm } from "./icon-svg.ts";
import { readBrand } from "./read-brand.server.ts";

/** The icons that browsers and launchers request: their widths, and whether they fill their square. */
const icons = {
  "/favicon.ico": { size: 32, form: "rounded" },
  "/icons/apple-touch-icon.png": { size: 180, form: "full" },
  "/icons/icon-192.png": { size: 192, form: "rounded" },
  "/icons/icon-512.png": { size: 512, form: "rounded" },
  "/icons/maskable-512.png": { size: 512, form: "full" },
  "/icons/motif.png": { size: 192, form: "bare" },
} as const satisfies Record<string, { size: number; form: IconForm }>;

/**
 * Serves the icons of a brand in all sizes, made once for each look. The icons of the unchanged design are files of the build,
 * which the next handler serves. Requirement BRAND-01.
 */
export function brandIcons(kernel: Kernel) {
  const app = new Hono<ApiEnv>();
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const draw = async (brand: ColouredBrand, path: keyof typeof icons) => {
    const key = `${brand.iconTag} ${brand.type} ${path}`;
    if (made.size > 40) made.clear();
    return getOrMakeLater(made, key, () => brandIcon(kernel, brand, icons[path]));
  };
  const headers = (brand: ColouredBrand, type: string, asked: string | undefined) => ({
    "Content-Type": type,
    // Pages add the look to the address; without it the icon may change under the same address. An address of another look,
    // such as one that is being chosen, gets the published icon, which must not be kept as that look's.
    "Cache-Control":
      asked === undefined || `?v=${asked}` === brand.iconTag ? "public, max-age=3600" : "no-store",
    ETag: `"${brand.iconTag.slice(3)}"`,
  });

  for (const path of keysOf(icons))
    app.get(path, async (c, next) => {
      const brand = await readBrand(kernel);
      if (brand.iconTag === "" && path !== "/icons/motif.png") return next();
      const png = await draw(brand, path);
      const type = path.endsWith(".ico") ? "image/x-icon" : "image/png";
      return c.body(path.endsWith(".ico") ? asIco(png) : png, 200, headers(brand, type, c.req.query("v")));
    });

  app.get("/favicon.svg", async (c, next) => {
    const brand = await readBrand(kernel);
    if (brand.iconTag === "") return next();
    const png = Buffer.from(await draw(brand, "/icons/icon-192.png")).toString("base64");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png}"/></svg>`;
    return c.body(svg, 200, headers(brand, "image/svg+xml", c.req.query("v")));
  });
  return app;
}

/** An icon of a brand as a PNG, from its own picture if that can be read. */
export async function brandIcon(
  kernel: Kernel,
  brand: ColouredBrand,
  asked: Parameters<typeof drawings.drawIcon>[2],
) {
  const key = uploadKey(brand.icon ?? "");
  const picture = key ? await kernel.storage.getBytes(key).catch(() => undefined) : undefined;
  return new Uint8Array(await drawings.drawIcon(picture, brand, asked));
}

/** Wraps a PNG of 32 by 32 in an ICO file. */
function asIco(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2); // an icon
  frame.writeUInt16LE(1, 4); // one picture
  frame.writeUInt8(32, 6);
  frame.writeUInt8(32, 7);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12); // bits of a pixel
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return new Uint8Array(Buffer.concat([frame, png]));
}
