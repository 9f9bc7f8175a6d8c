import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "../../api.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { pictures } from "./picture-process.server.ts";

afterEach(() => void vi.useRealTimers());

test("SEC-10 SURV-02 a picture that would need too much memory is refused by its header, the largest allowed ones stay within 400 MB", async () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 60, alpha: 0.5 } } });
  const plain = (width: number, height: number) =>
    flat(width, height).png({ compressionLevel: 1 }).toBuffer();
  const gif = (width: number, height: number) => flat(width, height).gif({ effort: 1 }).toBuffer();
  const avif = (width: number, height: number, bitdepth: 8 | 10 = 10) =>
    flat(width, height).avif({ quality: 20, effort: 0, bitdepth }).toBuffer();
  const interlaced = (width: number, height: number) =>
    flat(width, height).png({ progressive: true, compressionLevel: 1 }).toBuffer();
  const deep = (width: number, height: number) =>
    flat(width, height).toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 }).toBuffer();
  const tooLarge = {
    png: await plain(53, 754_717), // 40,000,001 pixels
    gif: await gif(12000, 2001),
    avif: await avif(603, 13_267), // 8,000,001
    "avif of 8 bits": await avif(2557, 4693, 8), // 12,000,001
    interlaced: await interlaced(12000, 2001),
    "16-bit": await deep(641, 24_961), // 16,000,001
    progressive: manyScans(12000, 2001, 2600),
  };
  expect(tooLarge.avif.length).toBeLessThan(1300);
  await pictures.processPicture(await flat(10, 10).png().toBuffer()); // the process has started
  for (const [kind, bytes] of Object.entries(tooLarge)) {
    const { failure, seconds, megabytes } = await cost(() => pictures.processPicture(bytes));
    expect(failure, kind).toMatchObject({ fields: { image: fieldMessages.imageDimensions } });
    expect(seconds, kind).toBeLessThan(5); // on a busy machine; the worst of them decodes for a minute
    expect(megabytes, kind).toBeLessThan(150);
  }
  const allowed = {
    png: await plain(8000, 5000),
    avif: await avif(4000, 2000),
    "16-bit": await deep(8000, 2000),
    progressive: manyScans(12000, 2000, 20),
  };
  for (const [kind, bytes] of Object.entries(allowed)) {
    const { result, megabytes } = await cost(() => pictures.processPicture(bytes));
    expect(result, kind).toMatchObject({ width: 2400 });
    expect(megabytes, kind).toBeGreaterThan(90); // the measurement saw the work
    expect(megabytes, kind).toBeLessThan(400);
  }
});

test("SEC-10 a process that needs too much memory is ended, its picture is refused, and the next one is made", async () => {
  const all = { x: 0, y: 0, width: 1, height: 1 };
  const { failure, megabytes } = await cost(() => pictures.cutPicture(manyScans(12000, 9000, 2), all));
  expect(failure).toMatchObject({ code: "invalid", fields: { image: fieldMessages.imageHeavy } });
  expect(megabytes).toBeLessThan(700);
  expect(await pictures.processPicture(await photo())).toMatchObject({ width: 300 });
});

test("SEC-10 SURV-02 a process that does not answer is ended after 30 seconds, and a call that waited so long is refused with Retry-After", async () => {
  const bytes = await photo();
  await pictures.processPicture(bytes);
  const before = maker();
  process.kill(before, "SIGSTOP");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const make = () => pictures.processPicture(bytes).catch((error: unknown) => error);
  const outcomes = [make(), make()];
  await vi.advanceTimersByTimeAsync(29_000);
  expect(maker()).toBe(before);
  await vi.advanceTimersByTimeAsync(2000);
  const [first, second] = await Promise.all(outcomes);
  vi.useRealTimers();
  expect(first).toMatchObject({ code: "invalid", fields: { image: fieldMessages.imageHeavy } });
  expect(second).toMatchObject({ code: "unavailable", retryAfter: 10 });
  expect(await pictures.processPicture(await photo())).toMatchObject({ width: 300 });
  expect(maker()).not.toBe(before);
});

test("SEC-10 SURV-02 eight uploads wait for each other, a ninth is refused with 503 and Retry-After before it is read", async () => {
  const kernel = await testKernel({ session: testSession });
  await pictures.processPicture(await photo());
  const stopped = maker();
  process.kill(stopped, "SIGSTOP");
  const bytes = await photo();
  const waiting = Array.from({ length: 8 }, () => upload(kernel, bytes));
  const ninth = await upload(kernel, bytes);
  expect(ninth.status).toBe(503);
  expect(ninth.headers.get("retry-after")).toBe("10");
  expect(await ninth.json()).toMatchObject({ code: "unavailable" });
  const crop = await call(kernel, "/media/any/crop", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ x: 0, y: 0, width: 1, height: 1 }),
  });
  expect(crop.status).toBe(503);
  process.kill(stopped, "SIGCONT");
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect((await upload(kernel, bytes)).status).toBe(201);
});

/** Measures some work in the process of pictures: seconds, and the most memory that the process was seen with. */
async function cost<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, (makers()[0]?.kilobytes ?? 0) / 1024);
  }, 30);
  const outcome = await work()
    .then((result) => ({ result, failure: undefined }))
    .catch((failure: unknown) => ({ result: undefined, failure }))
    .finally(() => clearInterval(watch));
  return { ...outcome, megabytes, seconds: (performance.now() - start) / 1000 };
}

function maker(): number {
  const [first] = makers();
  if (!first) throw new AppError("internal");
  return first.pid;
}

/** The processes of pictures that this one has started. */
function makers() {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("picture-child"))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === process.pid)
    .map(([pid = 0, , kilobytes = 0]) => ({ pid, kilobytes }));
}

function photo() {
  return sharp({ create: { width: 300, height: 200, channels: 3, background: "#256" } })
    .png()
    .toBuffer();
}

async function upload(kernel: Kernel, bytes: Buffer) {
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], "photo.png"));
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  return call(kernel, "/upload", { headers, body: await encoded.arrayBuffer() });
}

async function call(
  kernel: Kernel,
  path: string,
  { headers, body }: { headers: HeadersInit; body: BodyInit },
) {
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { origin: "http://localhost:3000", ...headers },
    body,
  });
  return createApi(kernel).fetch(request, { remoteAddress: "127.0.0.1" });
}

/**
 * A grey progressive JPEG of a few hundred kilobytes: each scan refines one coefficient by one bit and says only that no block has
 * any, but the decoder goes through all blocks for it.
 */
function manyScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const segment = (marker: number, ...bytes: number[]) =>
    Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
  let run = "";
  for (let left = blocks; left > 0; ) {
    const length = Math.min(left, 32767);
    const size = 31 - Math.clz32(length);
    run += size.toString(2).padStart(4, "0") + length.toString(2).slice(1);
    left -= length;
  }
  const noCoefficients = entropyCoded(run);
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(1)),
    segment(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0),
    segment(0xc4, 0, 1, ...Array(16).fill(0)),
    segment(
      0xc4,
      16,
      0,
      0,
      0,
      15,
      ...Array(12).fill(0),
      ...Array.from({ length: 15 }, (_, size) => size << 4),
    ),
    segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0),
    entropyCoded("0".repeat(blocks * 3)),
  ];
  for (let scan = 0; scan < scans - 1; scan++) {
    const bit = 13 - Math.floor(scan / 189);
    const [component, coefficient] = [(scan % 3) + 1, (Math.floor(scan / 3) % 63) + 1];
    const bits = ((bit === 13 ? 0 : bit + 1) << 4) | bit;
    parts.push(segment(0xda, 1, component, 0, coefficient, coefficient, bits), noCoefficients);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

function entropyCoded(bits: string): Buffer {
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, "1"), 2)) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])));
}
