import { createHash } from "node:crypto";
import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { createApi } from "../../api.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import { listFiles } from "../../kernel/backup/files.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { startTestBucket } from "../../kernel/testing/test-bucket.ts";
import { followDisk } from "../../kernel/testing/test-disk.ts";
import { testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { pictureSources } from "../../ui/pictures/picture-sources.ts";
import { drawnCovers, uploadedFiles } from "./api.server.ts";
import { cover } from "./covers/cover.ts";
import { importOrphanUploads, purgePictures } from "./files.server.ts";

const environment = { remoteAddress: "127.0.0.1" };

async function upload(kernel: Kernel, bytes: Uint8Array<ArrayBuffer>, name = "photo.png", field = "image") {
  const form = new FormData();
  form.append(field, new File([bytes], name));
  const encoded = new Response(form);
  const headers = {
    origin: "http://localhost:3000",
    "content-type": encoded.headers.get("content-type") ?? "",
  };
  const body = await encoded.arrayBuffer();
  const request = new Request("http://localhost:3000/upload", { method: "POST", headers, body });
  const response = await createApi(kernel).fetch(request, environment);
  return { status: response.status, body: await response.json() };
}

/** What some work takes: seconds, and how far the memory of the process grows on the way. */
async function cost<Result>(work: () => Promise<Result>) {
  const [start, before] = [performance.now(), process.memoryUsage.rss()];
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2);
  const result = await work().finally(() => clearInterval(watch));
  return { result, seconds: (performance.now() - start) / 1000, megabytes: (most - before) / 1e6 };
}

const serve = (kernel: Kernel, path: string) =>
  uploadedFiles(kernel).request(path.replace("/uploads", ""), undefined, environment);

async function photo(width = 1000, height = 500) {
  const image = sharp({ create: { width, height, channels: 3, background: "#256" } });
  const bytes = await image
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}

const bucket = async () => (await startTestBucket()).environment;

describe.each(["folder", "bucket"])("pictures in a %s", (place) => {
  test("API-01 RUN-05 SEC-10 an upload is encoded again in every size, without EXIF, under a name that the server chooses", async () => {
    const kernel = await testKernel({
      session: testSession,
      environment: place === "bucket" ? await bucket() : {},
    });
    const { status, body } = await upload(kernel, await photo(), "صورة من هاتفي.jpg");
    expect(status).toBe(201);
    expect(body.path).toMatch(/^\/uploads\/[\w-]+-1000x500\.webp$/);
    // The same picture again gets another name: nothing is ever overwritten.
    expect((await upload(kernel, await photo(), "صورة من هاتفي.jpg")).body.path).not.toBe(body.path);
    const sources = pictureSources(body.path);
    const paths = `${sources?.avif}, ${sources?.webp}`.split(", ").map((entry) => entry.split(" ")[0] ?? "");
    expect(paths).toHaveLength(6);
    for (const path of paths) {
      const response = await serve(kernel, path);
      expect(response.status).toBe(200);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.byteLength).toBe(Number(response.headers.get("content-length")));
      const metadata = await sharp(bytes).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(bytes.toString("latin1")).not.toContain("secret place");
      const variant = /\.(\d+)\.(avif|webp)$/.exec(path)?.[1];
      expect(metadata.width).toBe(Number(variant ?? 1000));
    }
  });
});

test("SURV-01 whenever the power fails, a picture with a record has all its files complete", async () => {
  const kernel = await testKernel({ session: testSession });
  const rows = () => kernel.reads.selectFrom("media").select("path").execute();
  const disk = await followDisk(kernel.config.dataDir, rows);
  const { body } = await upload(kernel, await photo());
  const cuts = await disk.powerCuts();
  const names = readdirSync(join(kernel.config.dataDir, "uploads"));
  expect(names.length).toBeGreaterThan(4);
  const recorded = cuts.filter(({ probed }) => probed.length > 0);
  expect(recorded[0]?.probed).toEqual([{ path: body.path }]);
  for (const { tree } of recorded)
    for (const name of names)
      expect(tree.get(`uploads/${name}`)).toEqual({
        bytes: readFileSync(join(kernel.config.dataDir, "uploads", name)),
      });
});

test("SURV-01 a picture whose bytes were lost answers 404 and is not cached; a half-written one is removed", async () => {
  let now = new Date();
  const kernel = await testKernel({ session: testSession, now: () => now });
  const { body } = await upload(kernel, await photo());
  const uploads = join(kernel.config.dataDir, "uploads");
  truncateSync(join(kernel.config.dataDir, body.path));
  const lost = await serve(kernel, body.path);
  expect([lost.status, lost.headers.get("cache-control")]).toEqual([404, null]);
  writeFileSync(join(uploads, "empty-10x10.webp"), "");
  writeFileSync(join(uploads, "half-10x10.webp.1-1.partial"), "ha");
  expect(await listFiles(kernel.storage)).not.toContain("half-10x10.webp.1-1.partial");
  now = new Date(now.getTime() + 3_600_000);
  await importOrphanUploads(kernel);
  expect(await kernel.reads.selectFrom("media").select("path").execute()).toEqual([{ path: body.path }]);
  expect(readdirSync(uploads).filter((name) => name.endsWith(".partial"))).toEqual([]);
});

test("SEC-10 HEAD answers the headers of a picture and opens no file", async () => {
  const kernel = await testKernel({ session: testSession });
  const { body } = await upload(kernel, await photo());
  const opened = vi.spyOn(kernel.storage, "getStream");
  const ask = (method: string) =>
    uploadedFiles(kernel).request(body.path.replace("/uploads", ""), { method }, environment);
  const [head, get] = [await ask("HEAD"), await ask("GET")];
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(String((await get.arrayBuffer()).byteLength));
  expect(opened).toHaveBeenCalledTimes(1);
});

test("SEC-10 a file that is no picture, is too large, has too many pixels or is broken is refused with a message", async () => {
  const kernel = await testKernel({ session: testSession });
  const text = (value: string) => new Uint8Array(Buffer.from(value));
  expect(await upload(kernel, text("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.png")).toMatchObject({
    status: 415,
    body: { fields: { image: "اختر صورة بصيغة PNG أو JPEG أو WebP أو AVIF أو GIF" } },
  });
  expect((await upload(kernel, text("GIF89a but not really"), "a.gif")).status).toBe(422);
  expect((await upload(kernel, new Uint8Array(11 * 1024 * 1024))).status).toBe(413);
  expect((await upload(kernel, await photo(), "a.jpg", "file")).status).toBe(422);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const answer = await cost(() => upload(kernel, new Uint8Array(bomb)));
  expect(answer.result.status).toBe(422);
  expect(answer.seconds).toBeLessThan(1);
  expect(answer.megabytes).toBeLessThan(100);
  const whole = await photo();
  expect((await upload(kernel, whole.slice(0, whole.length / 2))).status).toBe(422);
  expect(await kernel.reads.selectFrom("media").selectAll().execute()).toEqual([]);
});

test("SEC-10 an upload has at most 10 MB: exactly 10 MB are stored, one byte more is refused with a message", async () => {
  const kernel = await testKernel({ session: testSession });
  const largest = 10 * 1024 * 1024;
  expect((await upload(kernel, await photoOf(largest))).status).toBe(201);
  expect(await upload(kernel, await photoOf(largest + 1))).toMatchObject({
    status: 413,
    body: { fields: { image: fieldMessages.imageSize } },
  });
  expect(await kernel.reads.selectFrom("media").selectAll().execute()).toHaveLength(1);
});

test("SEC-10 PNG, JPEG, WebP, AVIF and GIF are stored; every other format is refused, also one that could be read", async () => {
  const kernel = await testKernel({ session: testSession });
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: "#256" } });
  for (const format of ["png", "jpeg", "webp", "avif", "gif"] as const) {
    const { status, body } = await upload(kernel, new Uint8Array(await image.toFormat(format).toBuffer()));
    expect([status, body.width, body.height], format).toEqual([201, 40, 20]);
  }
  const begin = (text: string) => Buffer.from(text.padEnd(600, "\0"), "latin1");
  const others = {
    tiff: await image.tiff().toBuffer(),
    svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'),
    bmp: bitmap(),
    ico: begin("\0\0\x01\0\x01\0"),
    heic: begin("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    jxl: begin("\0\0\0\x0cJXL \r\n\x87\n"),
    jp2: begin("\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 "),
    psd: begin("8BPS\0\x01"),
    pdf: begin("%PDF-1.7\n"),
    html: begin("<!doctype html><p>"),
    zip: begin("PK\x03\x04"),
  };
  expect((await sharp(others.tiff).metadata()).format).toBe("tiff");
  for (const [format, bytes] of Object.entries(others)) {
    const { status, body } = await upload(kernel, new Uint8Array(bytes), "photo.png");
    expect([status, body.fields], format).toEqual([415, { image: fieldMessages.imageType }]);
  }
  expect(await kernel.reads.selectFrom("media").selectAll().execute()).toHaveLength(5);
});

/** A small PNG that is made `size` bytes long by a chunk that decoders ignore. */
async function photoOf(size: number) {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#256" } })
    .png()
    .toBuffer();
  const end = png.length - 12; // the chunk IEND
  const content = Buffer.concat([Buffer.from("shUr"), Buffer.alloc(size - png.length - 12)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return new Uint8Array(Buffer.concat([png.subarray(0, end), length, content, sum, png.subarray(end)]));
}

/** One white pixel as BMP. */
function bitmap() {
  const bytes = Buffer.alloc(58, 0xff);
  bytes.write("BM", "latin1");
  bytes.set([58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0], 2);
  return bytes.fill(0, 30, 54);
}

test("SEC-10 the first bytes decide the format and not the name, and of an animation the first frame is kept", async () => {
  const kernel = await testKernel({ session: testSession });
  expect((await upload(kernel, await photo(200, 100), "../../page.svg")).body).toMatchObject({ width: 200 });
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame("#fff"), await frame("#000")];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { body } = await upload(kernel, new Uint8Array(gif), "a.gif");
  expect(body).toMatchObject({ width: 40, height: 20 });
  const stored = Buffer.from(await (await serve(kernel, body.path)).arrayBuffer());
  expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
});

test("AUTH-06 an upload needs a session; unknown files and other kinds are not served", async () => {
  const kernel = await testKernel();
  expect((await upload(kernel, await photo())).status).toBe(401);
  for (const path of [
    "/uploads/none-1x1.webp",
    "/uploads/shurfa.db",
    "/uploads/..%2Fshurfa.db",
    "/uploads/a.svg",
  ]) {
    expect((await serve(kernel, path)).status).toBe(404);
  }
});

test("PRJ-01 the same seed draws the same cover, another seed another", () => {
  const digest = (seed: string) => createHash("sha256").update(cover(seed)).digest("hex");
  expect(digest("service-1")).toBe(digest("service-1"));
  expect(digest("service-1")).not.toBe(digest("service-2"));
});

test("PRJ-05 the variants of a seed are different pictures in the colours of their cover", () => {
  const coloursOf = (svg: string) => [...new Set(svg.match(/#[0-9a-f]{6}/g))].sort();
  const [first, second, third] = [cover("p-1"), cover("p-1", 1), cover("p-1", 2)];
  expect(new Set([first, second, third]).size).toBe(3);
  expect(
    coloursOf(second).every((colour) => coloursOf(first).concat(coloursOf(third)).includes(colour)),
  ).toBe(true);
  expect(/fill="(#[0-9a-f]{6})"/.exec(second)?.[1]).toBe(/fill="(#[0-9a-f]{6})"/.exec(first)?.[1]);
});

test("PRJ-01 SEC-11 an address always gives the same cover, and no part of the address is in the drawing", async () => {
  const draw = (address: string, headers = {}) => drawnCovers().request(address, { headers });
  const plain = await draw("/1790496000001.svg");
  expect(plain.status).toBe(200);
  expect(plain.headers.get("content-type")).toBe("image/svg+xml");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=3600");
  const etag = plain.headers.get("etag") ?? "";
  expect((await draw("/1790496000001.svg", { "if-none-match": etag })).status).toBe(304);
  expect(plain.headers.get("content-security-policy")).toContain("sandbox");
  expect(await plain.text()).toBe(cover("1790496000001"));
  expect(await (await draw("/1790496000001.svg?variant=2")).text()).toBe(cover("1790496000001", 2));
  expect((await draw("/a.svg", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  for (const wrong of [
    "/a.png",
    "/%3Cscript%3E.svg",
    `/${"a".repeat(65)}.svg`,
    "/a.svg?variant=x",
    "/a.svg?variant=99",
  ])
    expect((await draw(wrong)).status, wrong).toBe(404);
});

test("APRJ-02 stored pictures without a record get one; a picture that leaves the trash for good loses its files", async () => {
  let now = new Date();
  const kernel = await testKernel({ session: testSession, now: () => now });
  await importOrphanUploads(kernel); // nothing was ever uploaded: there is not even a folder
  const { body } = await upload(kernel, await photo(), "بيت.jpg");
  await kernel.db.deleteFrom("media").execute();
  await importOrphanUploads(kernel);
  const rows = () => kernel.reads.selectFrom("media").selectAll().execute();
  expect(await rows()).toEqual([]); // an upload may still be under way
  now = new Date(now.getTime() + 3_600_000);
  await importOrphanUploads(kernel);
  await importOrphanUploads(kernel);
  expect(await rows()).toMatchObject([{ path: body.path, width: 1000, height: 500 }]);

  await kernel.db.updateTable("media").set({ deleted_at: now.toISOString() }).execute();
  await runCleanup(kernel, { before: [purgePictures] });
  expect(await rows()).toHaveLength(1);
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  await runCleanup(kernel, { before: [purgePictures] });
  expect(await rows()).toEqual([]);
  const { objects } = await kernel.storage.listAll("");
  expect([...objects].map(({ name }) => name)).toEqual([]);
});

test("SURV-01 APRJ-02 an upload that broke off is removed completely, whichever of its files is missing or empty", async () => {
  let now = new Date();
  const kernel = await testKernel({ session: testSession, now: () => now });
  const names = async () => [...(await kernel.storage.listAll("")).objects].map(({ name }) => name);
  const { body: kept } = await upload(kernel, await photo());
  const whole = await names();
  const stems: string[] = [];
  for (let broken = 0; broken < whole.length; broken++) {
    const before = new Set(await names());
    await upload(kernel, await photo());
    const fresh = (await names()).filter((name) => !before.has(name)).sort();
    stems.push(fresh[0]?.split(".")[0] ?? "");
    const file = fresh[broken] ?? "";
    if (broken % 2) await kernel.storage.put(file, "");
    else await kernel.storage.delete(file);
  }
  await kernel.storage.put("logo.webp", "of somebody else");
  await kernel.db.deleteFrom("media").where("path", "!=", kept.path).execute();
  await importOrphanUploads(kernel);
  expect((await names()).some((name) => name.startsWith(stems[0] ?? ""))).toBe(true); // may be under way
  now = new Date(now.getTime() + 3_600_000);
  await importOrphanUploads(kernel);
  expect((await kernel.reads.selectFrom("media").selectAll().execute()).map(({ path }) => path)).toEqual([
    kept.path,
  ]);
  expect((await names()).sort()).toEqual([...whole, "logo.webp"].sort());
});
