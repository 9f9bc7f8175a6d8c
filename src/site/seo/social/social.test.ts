import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { projects } from "../../../content/projects/projects.ts";
import { projectsTable } from "../../../content/projects/store.server.ts";
import { createRecord, write } from "../../../kernel/db/write.server.ts";
import { system } from "../../../kernel/process/kernel.server.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { testKernel } from "../../../kernel/testing/test-kernel.ts";
import { cardSvg } from "./card.tsx";
import { socialCards } from "./cards.server.ts";
import { drawCard, largestCard } from "./draw.server.ts";
import { drawable } from "./drawing-fonts.server.ts";
import { placeRuns, runsOf } from "./text-runs.ts";
import { wrapLines } from "./wrap-lines.ts";

/** Marks, joined letters, digits, a Latin name and a fraction in one line, which renderers often get wrong. */
const hard = {
  headline: "نردّ عليك خلال 24/7 ساعة وفق ISO 9001، ورؤية (2030)",
  detail: "رُطَب للتمور، «الدرعية»",
  agencyName: "شُرفة",
  drawnLogo: true,
};

test.each([
  ["mixed", hard],
  ["name", { headline: "واجهةٌ تليق بأعمالك", detail: "رواق", agencyName: "رواق", drawnLogo: false }],
] as const)(
  "AR-06 the card «%s» looks as it was approved, to the pixel but for a little smoothing",
  async (name, words) => {
    const drawn = await drawCard(words);
    const golden = new URL(`./golden/${name}.png`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) await writeFile(golden, drawn);
    const [now, then] = await Promise.all([pixelsOf(drawn), pixelsOf(await readFile(golden))]);
    expect(now.info).toMatchObject({ width: 1200, height: 630 });
    const differing = countDiffering(now.data, then.data);
    if (differing > 200) {
      await mkdir(join(tmpdir(), "shurfa-cards"), { recursive: true });
      await writeFile(join(tmpdir(), "shurfa-cards", `${name}.png`), drawn);
    }
    expect(differing, "pixels that differ").toBeLessThanOrEqual(200);
  },
);

test("AR-06 PRJ-05 TRIAL-01 J13: the card of a project shows its whole cover; of a very wide one the part around the focal point", async () => {
  const at = async (width: number, focal: [number, number]) => {
    const { data, info } = await pixelsOf(await drawCard(hard, { bytes: await striped(width), focal }));
    const colour = (x: number, y: number) => tens(data, (y * info.width + x) * 3);
    return { info, stripes: [40, 276, 510].map((x) => colour(x, 338)), words: colour(560, 600) };
  };
  const [red, green, blue, ground] = [
    [200, 0, 0],
    [0, 200, 0],
    [0, 0, 200],
    [0, 40, 30],
  ];
  for (const focal of [
    [0, 0.5],
    [1, 0.5],
  ] as [number, number][]) {
    const { info, stripes, words } = await at(1050, focal); // 3:2
    expect(info).toMatchObject({ width: 1200, height: 630 });
    expect(stripes).toEqual([red, green, blue]);
    expect(words).toEqual(ground);
  }
  // Only half of it fits.
  expect((await at(2800, [0, 0.5])).stripes[0]).toEqual(red);
  expect((await at(2800, [0, 0.5])).stripes[2]).toEqual(green);
  expect((await at(2800, [1, 0.5])).stripes[0]).toEqual(green);
  expect((await at(2800, [1, 0.5])).stripes[2]).toEqual(blue);
});

/** The colour at an offset, each channel to the nearest ten, because resizing rounds. */
function tens(data: Buffer, at: number) {
  return [...data.subarray(at, at + 3)].map((channel) => Math.round(channel / 10) * 10);
}

/** A picture whose left third is red, the middle one green and the right one blue. */
async function striped(width: number) {
  const third = Math.round(width / 3);
  const stripe = (background: string) =>
    ({ create: { width: third, height: 700, channels: 3, background } }) as const;
  const [left, right] = await Promise.all(
    ["rgb(200,0,0)", "rgb(0,0,200)"].map((colour) => sharp(stripe(colour)).png().toBuffer()),
  );
  return sharp({ create: { width, height: 700, channels: 3, background: "rgb(0,200,0)" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width - third, top: 0 },
    ])
    .webp({ lossless: true })
    .toBuffer();
}

test("AR-06 the comparison would notice a word out of place", async () => {
  const swapped = { ...hard, headline: hard.headline.replace("24/7 ساعة", "ساعة 24/7") };
  const [now, then] = await Promise.all(
    [drawCard(swapped), drawCard(hard)].map(async (png) => pixelsOf(await png)),
  );
  expect(countDiffering(now?.data ?? Buffer.alloc(0), then?.data ?? Buffer.alloc(0))).toBeGreaterThan(2000);
});

async function pixelsOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Pixels in which some colour is more than a tenth away. */
function countDiffering(a: Buffer, b: Buffer) {
  let count = Math.abs(a.length - b.length);
  for (let pixel = 0; pixel < Math.min(a.length, b.length); pixel += 3) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((a[pixel + channel] ?? 0) - (b[pixel + channel] ?? 0)) > 26,
    );
    if (far) count += 1;
  }
  return count;
}

test("AR-06 text in a card is never markup, whatever it contains", () => {
  const svg = cardSvg({ ...hard, headline: `<script>"&'\u0000` }, ({ text }) => text.length * 0.5);
  expect(svg).not.toContain("<script>");
  expect(svg).toContain("&lt;script&gt;&quot;&amp;'");
});

test("AR-06 a mixed line is cut into runs of one script, which follow each other from the right", () => {
  const texts = runsOf("وفق ISO 9001، و(2030)").map(({ text, script, spaceBefore }) => [
    text,
    script,
    spaceBefore,
  ]);
  expect(texts).toEqual([
    ["وفق", "arabic", false],
    ["ISO 9001", "latin", true],
    ["، و", "arabic", false],
    ["(2030)", "latin", false],
  ]);
  const { runs, width } = placeRuns("أب AB ج", ({ text }) => text.length);
  expect(runs.map(({ offset }) => Math.floor(offset))).toEqual([0, 2, 4]);
  expect(width).toBeCloseTo(5.54);
});

test("AR-06 lines break between words, fit, and are about equally long", () => {
  const lines = wrapLines("أربع كلمات في سطر وهذه خمس أخرى", 20, (text) => text.length);
  expect(lines.join(" ")).toBe("أربع كلمات في سطر وهذه خمس أخرى");
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
  expect(Math.abs((lines[0]?.length ?? 0) - (lines[1]?.length ?? 0))).toBeLessThan(7);
  expect(wrapLines("", 20, (text) => text.length)).toEqual([]);
  expect(wrapLines("كلمةطويلةجدا", 5, (text) => text.length)).toEqual(["كلمةطويلةجدا"]);
});

test("AR-06 there is a card per page and per project, kept until the content changes; others are not found", async () => {
  const kernel = await testKernel();
  const cards = socialCards(kernel);
  const get = (path: string, headers: Record<string, string> = {}) => cards.request(path, { headers });
  const home = await get("/home.png");
  expect(home.status).toBe(200);
  expect(home.headers.get("content-type")).toBe("image/png");
  const etag = home.headers.get("etag") ?? "";
  expect((await get("/home.png", { "if-none-match": etag })).status).toBe(304);
  expect((await get("/services.png")).headers.get("etag")).not.toBe(etag);
  for (const missing of ["/nothing.png", "/project-17.png", "/toString.png"])
    expect((await get(missing)).status, missing).toBe(404);
  await write(kernel, system, (tx) =>
    createRecord(tx, projectsTable, { ...blankOf(projects), id: "17", title: "متجر رُطَب" }),
  );
  const drawn = await get("/project-17.png");
  expect(drawn.status).toBe(200);
  const image = "/uploads/cover-1800x700.webp";
  await kernel.storage.put("cover-1800x700.webp", await striped(1800));
  const covered = { ...blankOf(projects), title: "متجر رُطَب", image };
  await write(kernel, system, (tx) => createRecord(tx, projectsTable, { ...covered, id: "18" }));
  const shown = await pixelsOf(Buffer.from(await (await get("/project-18.png")).arrayBuffer()));
  expect(tens(shown.data, (338 * 1200 + 276) * 3)).toEqual([0, 200, 0]);
  // With a missing file the card is drawn without its picture.
  await kernel.storage.delete("cover-1800x700.webp");
  await write(kernel, system, (tx) => createRecord(tx, projectsTable, { ...covered, id: "19" }));
  expect((await get("/project-19.png")).headers.get("etag")).toBe(drawn.headers.get("etag"));
});

/** Where a card has ink of its words. */
async function inkOf(headline: string) {
  return pixelsOf(await drawCard({ ...hard, headline, drawnLogo: false, agencyName: "" }));
}

test("AR-06 TRIAL-01 F9: a character that no font has is left out, and its neighbours stand as without it", async () => {
  for (const [typed, drawn] of [
    ["عسل 🍯 السدر", "عسل السدر"],
    ["تمّ ✓ التسليم 👨‍👩‍👧", "تمّ التسليم"],
    ["🎉🎉 افتتاح", "افتتاح"],
    ["متجر 鮨 السمك", "متجر السمك"],
  ] as const) {
    const [now, then] = await Promise.all([inkOf(typed), inkOf(drawn)]);
    expect(countDiffering(now.data, then.data), typed).toBe(0);
  }
});

test.each(["readex", "cairo", "alexandria"] as const)(
  "AR-06 TRIAL-01 F9: letters of Persian, Urdu and Czech and ﷺ are drawn by other fonts where %s lacks them, each as itself",
  async (type) => {
    for (const letters of ["گ", "چ", "پ", "ژ", "ڤ", "ﷺ", "č", "ř", "ž", "ş", "ğ"])
      expect(await drawable(letters, type), letters).toBe(letters);
    const look = { colours: {}, type, isFacade: true };
    const card = async (headline: string) => pixelsOf(await drawCard({ ...hard, look, headline }));
    // A box would be the same for each of them.
    const drawn = await Promise.all(["گگگ", "چچچ", "پپپ", "ﷺ", "ččč", "řřř"].map(card));
    for (const [index, one] of drawn.entries())
      for (const other of drawn.slice(index + 1))
        expect(countDiffering(one.data, other.data)).toBeGreaterThan(300);
  },
);

test("AR-06 SHELL-08 TRIAL-01 F9: a Latin word with letters beyond Latin-1 is one run", () => {
  expect(runsOf("مكتب Dvořák للتصميم").map(({ text, script }) => [text, script])).toEqual([
    ["مكتب", "arabic"],
    ["Dvořák", "latin"],
    ["للتصميم", "arabic"],
  ]);
});

test("AR-06 TRIAL-01 F10: no card weighs more than 300 KB, also with the costliest picture, and it still shows it", async () => {
  let seed = 7;
  const noise = Buffer.alloc(520 * 630 * 3);
  for (let at = 0; at < noise.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    noise[at] = seed >>> 24;
  }
  const bytes = await sharp(noise, { raw: { width: 520, height: 630, channels: 3 } })
    .png()
    .toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(600_000);
  const card = await drawCard(hard, { bytes, focal: [0.5, 0.5] });
  expect(card.byteLength).toBeLessThanOrEqual(largestCard);
  expect(largestCard).toBeLessThanOrEqual(300_000);
  const { data, info } = await pixelsOf(card);
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const greens = new Set(Array.from({ length: 200 }, (_, x) => data[(300 * 1200 + x) * 3 + 1]));
  expect(greens.size).toBeGreaterThan(8);
  // A plain card is not touched.
  expect((await sharp(await drawCard(hard)).metadata()).isPalette).toBe(false);
});
