import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { z } from "zod";
import { AppError, invalid } from "../../kernel/errors.ts";
import { type Api, type ApiEnv, readForm } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { openStored, sizeOfStored } from "../../kernel/process/storage.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { isUploadKey } from "../../kernel/resource/upload-key.ts";
import { cover } from "./covers/cover.ts";
import type { Palette } from "./covers/cover-shapes.ts";
import { withPlace } from "./picture-process.server.ts";
import { storePicture } from "./store.server.ts";

const largestUpload = 10 * 1024 * 1024; // requirement SEC-10
const multipartOverhead = 16 * 1024;

/** `POST /api/upload`, multipart with the field `image`: answers the stored `path`. */
export function uploadApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "POST /",
    summary: "Stores a picture in all sizes",
    content: { "multipart/form-data": z.object({ image: z.string().meta({ format: "binary" }) }) },
    answers: {
      201: z.object({ id: z.string(), path: z.string(), width: z.number().int(), height: z.number().int() }),
    },
    refuses: { 413: "Over 10 MB", 415: "Not a picture", 422: "Cannot be read", 503: "Too many at once" },
    handle: async (c, { actor }) => {
      const media = await withPlace(async () => {
        const image = await readImage(c.req.raw);
        return storePicture(kernel, actor, { bytes: await image.bytes(), fileName: image.name });
      });
      return c.json({ id: media.id, path: media.path, width: media.width, height: media.height }, 201);
    },
  });
  return api;
}

async function readImage(request: Request): Promise<File> {
  if (!/^multipart\b/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("unsupported-type");
  const form = await readForm(request, largestUpload + multipartOverhead);
  const image = form.get("image");
  if (!(image instanceof File)) throw invalid({ image: fieldMessages.required });
  if (image.size > largestUpload)
    throw new AppError("too-large", { fields: { image: fieldMessages.imageSize } });
  return image;
}

const contentTypes = new Map([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["png", "image/png"],
]);

/** Serves stored pictures. A name always means the same bytes, so browsers may keep them for a year. */
export function uploadedFiles(kernel: Kernel) {
  const files = new Hono<ApiEnv>();
  files.get("/:name", async (c) => {
    const name = c.req.param("name");
    const contentType = contentTypes.get(name.split(".").pop() ?? "");
    if (!contentType || !isUploadKey(name)) return c.notFound();
    const isHead = c.req.method === "HEAD";
    const stored = isHead ? undefined : await openStored(kernel.storage, name);
    const bytes = isHead ? await sizeOfStored(kernel.storage, name) : stored?.bytes;
    // A picture is never empty: its bytes were lost, and no browser should keep an empty file for a year; requirement SURV-01.
    if (!bytes) {
      stored?.stream.destroy();
      return c.notFound();
    }
    const headers = {
      "content-type": contentType,
      "content-length": String(bytes),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    };
    if (!stored) return c.body(null, 200, headers);
    // The edge of a library: Node and the browsers' types name the same stream twice.
    return c.body(Readable.toWeb(stored.stream) as ReadableStream, 200, headers);
  });
  return files;
}

const zip = promisify(gzip);

/** The palettes of covers under another brand, and a name for them; undefined under the design's own colour. */
export type CoverColours = { name: string; palettes: readonly Palette[] };

/**
 * Draws the cover of a record without a picture: `/covers/<seed>.svg`, its variants `?variant=1`. The same address gives the
 * same drawing as long as the brand's colour stays. The seed only steers the drawing; its text is never part of it.
 */
export function drawnCovers(coloursOf: () => Promise<CoverColours | undefined> = async () => undefined) {
  const covers = new Hono<ApiEnv>();
  covers.get("/:name", async (c) => {
    const [, seed] = /^([\w-]{1,64})\.svg$/.exec(c.req.param("name")) ?? [];
    const [, variant] = /^([0-9]|[1-4][0-9])$/.exec(c.req.query("variant") ?? "0") ?? [];
    if (seed === undefined || variant === undefined) return c.notFound();
    const colours = await coloursOf();
    const etag = `"${colours?.name ?? "standard"}"`;
    const kept = { etag, "cache-control": "public, max-age=3600", vary: "Accept-Encoding" };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, kept);
    const svg = Buffer.from(cover(seed, Number(variant), colours?.palettes));
    const zipped = c.req.header("accept-encoding")?.includes("gzip") ?? false;
    return c.body(new Uint8Array(zipped ? await zip(svg) : svg), 200, {
      "content-type": "image/svg+xml",
      ...(zipped && { "content-encoding": "gzip" }),
      ...kept,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
  return covers;
}
