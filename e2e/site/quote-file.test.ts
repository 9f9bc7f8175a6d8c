import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { drawFile } from "../../src/content/sales/quotes/file/draw-file.server.ts";
import { type Line, lineOf } from "../../src/content/sales/quotes/file/file-text.ts";
import { expect, test } from "../support/fixtures.ts";

/** What other libraries draw wrong: joined letters, marks, figures, brackets, signs, ranges, names in two scripts. */
const lines = [
  ...[
    "لا إله إلا الله، والحمد لله",
    "الإلغاء والأوّل والآخر والاستلام",
    "بلاطة لأبنية لآلئ لإنشاء",
    "ﷲ أكبر ﷺ",
  ],
  ...["كتابٌ كتابًا كتابٍ كتابْ", "مُرَاجَعَةٌ شَامِلَةٌ لِلْمَوْقِعِ", "شكراً جزيلاً، وعفوًا", "هٰذا الرحمٰن", "أُمٌّ وأَبٌ؛ ثمّ ماذا؟"],
  ...[
    "ســــلام وتطويــــل",
    "ﻻ ﻷ ﻵ ﻹ",
    "١٢٣٤٥٦٧٨٩٠",
    "رقم 2026-0007 من 50",
    "من 10 إلى 20 يومًا",
    "١٠–٢٠ يومًا",
  ],
  ...["10–20 يومًا", "15% من الإجمالي", "٪١٥ خصم", "(شاملة الضريبة) وما بعدها", "[قائمة] {مجموعة} «اقتباس»"],
  ...[
    "متجر Shopify (الخطة Basic) كامل",
    "شركة ABC للتجارة، فرع Riyadh 2",
    "Next.js 16 وReact 19",
    "لـ«شُرفة» و«Shurfa»",
  ],
  ...[
    "https://shurfa.example/عروض",
    "hello@shurfa.example للمراسلة",
    "+966 11 000 0000",
    "SMALL CAPS NASA وNASA",
  ],
  ...["1,234.50 ر.س", "24/7 دعم", "الساعة 9:30 ص", "½ نصف و¼ ربع", "A/B اختبار"],
];

/** The gap behind these figures is one pixel narrower in the file, which moves the word after them. */
const closer = "24/7 دعم";

const [width, height, size] = [900, 120, 36]; // px
const points = (pixels: number) => `${(pixels * 72) / 96}pt`;
const { resolve } = createRequire(import.meta.url);

/** Each line alone on a page, set as the sheet of a quote sets its lines. */
function drawLines(): Promise<Uint8Array> {
  const sheet = readFileSync("src/content/sales/quotes/file/quote-file.typ", "utf8");
  const ways = sheet.slice(0, sheet.indexOf("#set document"));
  const pages = `#set document(title: "lines", author: "lines")
    #set text(font: d.fonts, size: ${points(size)}, fill: black, lang: "ar", dir: rtl, hyphenate: false)
    #set page(width: ${points(width)}, height: ${points(height)}, margin: (x: ${points(20)}, y: ${points(30)}))
    #for l in d.lines { page(align(if l.rtl { right } else { left }, line-of(l))) }`;
  const data = { language: "ar", lines: lines.map(lineOf) };
  return drawFile({ template: ways + pages, data, type: "readex", pictures: {} });
}

/** The pages of a file as pictures. */
async function picturesOfFile(page: Page, file: Uint8Array): Promise<Buffer[]> {
  const served = {
    "/": {
      contentType: "text/html",
      body: "<!doctype html><style>body{margin:0}canvas{display:block}</style>",
    },
    "/reader.mjs": {
      contentType: "text/javascript",
      body: readFileSync("node_modules/unpdf/dist/pdfjs.mjs"),
    },
    "/lines.pdf": { contentType: "application/pdf", body: Buffer.from(file) },
  };
  await page.route("http://lines.test/**", (route) => {
    const answer = Object.entries(served).find(
      ([path]) => path === new URL(route.request().url()).pathname,
    )?.[1];
    return answer ? route.fulfill(answer) : route.abort();
  });
  await page.goto("http://lines.test/");
  const pictures: Buffer[] = [];
  for (const place of lines.keys()) {
    await page.evaluate(async (number) => {
      const { getDocument } = await import("/reader.mjs" as string);
      const sheet = await (await getDocument({ url: "/lines.pdf", useSystemFonts: false }).promise).getPage(
        number,
      );
      const viewport = sheet.getViewport({ scale: (devicePixelRatio * 96) / 72 });
      const canvas = Object.assign(document.createElement("canvas"), {
        width: viewport.width,
        height: viewport.height,
      });
      canvas.style.width = `${viewport.width / devicePixelRatio}px`;
      document.body.replaceChildren(canvas);
      await sheet.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
    }, place + 1);
    pictures.push(await page.screenshot());
  }
  return pictures;
}

/** The same lines as the browser draws them in the same fonts. */
async function picturesOfBrowser(page: Page): Promise<Buffer[]> {
  const faces = ["arabic", "latin", "latin-ext"].map(
    (part) => `@fontsource/readex-pro/files/readex-pro-${part}-400-normal.woff2`,
  );
  const others = "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2";
  const rules = [...faces, others].map((file, place) => {
    const font = readFileSync(resolve(file)).toString("base64");
    return `@font-face { font-family: face${place}; src: url(data:font/woff2;base64,${font}) }`;
  });
  const style = `body { margin: 30px 20px; font: ${size}px face0, face1, face2, face3; white-space: nowrap; color: #000 } p { margin: 0 }`;
  await page.setContent(`<!doctype html><style>${rules.join("")}${style}</style><p></p>`);
  const pictures: Buffer[] = [];
  for (const line of lines.map(lineOf)) {
    await page.evaluate(async ({ rtl, runs }: Line) => {
      const paragraph = document.querySelector("p");
      const parts = runs.map(({ text, dir }) =>
        Object.assign(document.createElement(dir ? "bdi" : "span"), {
          textContent: text,
          dir: dir ?? "",
          lang: dir === "ltr" ? "en" : "ar",
        }),
      );
      paragraph?.replaceChildren(...parts);
      if (paragraph) Object.assign(paragraph, rtl ? { dir: "rtl", lang: "ar" } : { dir: "ltr", lang: "en" });
      await document.fonts.ready;
    }, line);
    pictures.push(await page.screenshot());
  }
  return pictures;
}

type Ink = { at(x: number, y: number): number; left: number; top: number; right: number; bottom: number };

/** The grey of a picture around what is drawn on it. */
async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ink = { left: info.width, top: info.height, right: 0, bottom: 0 };
  const at = (x: number, y: number) => data[y * info.width + x] ?? 255;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if (at(x, y) > 128) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
    }
  return { ...ink, at };
}

/** The share of the points around a line at which two pictures of it differ, where they lie on each other best. */
function difference(one: Ink, other: Ink): number {
  const [across, down] = [one.right - one.left + 1, one.bottom - one.top + 1];
  const shifts = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
  const shares = shifts.map(([aside, below]) => {
    let differing = 0;
    // Two points further on every side, in which what only the other has would lie.
    for (let y = -2; y < down + 2; y++)
      for (let x = -2; x < across + 2; x++) {
        const grey =
          one.at(one.left + x, one.top + y) - other.at(other.left + x + aside, other.top + y + below);
        if (Math.abs(grey) > 96) differing++;
      }
    return differing / (across * down);
  });
  return Math.min(...shares);
}

test("PAPER-01 lines that are hard to set are drawn in the file as the browser draws them", async ({
  browser,
}) => {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width, height } });
  const inFile = await Promise.all((await picturesOfFile(page, await drawLines())).map(inkOf));
  const inBrowser = await Promise.all((await picturesOfBrowser(page)).map(inkOf));
  await page.close();
  for (const [place, line] of lines.entries()) {
    const [one, other] = [inFile[place], inBrowser[place]];
    if (!one || !other) throw new Error("a line was not drawn");
    expect(one.right - one.left, line).toBeGreaterThan(100);
    expect(Math.abs(one.right - one.left - (other.right - other.left)), line).toBeLessThanOrEqual(3);
    expect(difference(one, other), line).toBeLessThan(line === closer ? 0.03 : 0.01);
  }
});
