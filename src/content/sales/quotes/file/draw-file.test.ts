import { expect, test } from "vitest";
import { formatAmount } from "../../../../kernel/text/format.ts";
import { documentWords } from "../document/quote-document.text.ts";
import { sumsOf } from "../sums.ts";
import { drawFile } from "./draw-file.server.ts";
import { type Changes, draw, item, quote } from "./test-draw.ts";
import { readFile, readRuns } from "./test-read-file.ts";

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
test("PAPER-01 words of the file are selectable in their order, and no number or code is reversed", async () => {
  const { text, pages } = await readFile(await draw());
  expect(pages).toBe(1);
  for (const words of ["عرض سعر", "مؤسسة ركن الضيافة", "الباقة المتقدمة", "الرقم الضريبي", "مصرف المثال"])
    expect(text).toContain(words);
  for (const code of [
    "2026-0007",
    "300000000000003",
    "310000000100003",
    "13524",
    "1010123456",
    "+966 11 000 0000",
    "Apple Pay",
    "24/7",
  ])
    expect(text).toContain(code);
  expect(text).toContain("SA03 8000 0000 6080 1016 7519");
  expect(text).not.toContain("0007-2026");
  // Both calendars, and the unit of a price.
  expect(text).toContain("22 نوفمبر 2026");
  expect(text).toContain("12 جمادى الآخرة 1448");
  expect(text).toContain("شهريا");
  // Joined letters in their order, and no letter twice beside its mark.
  expect(text).toContain("الإجمالي شاملا الضريبة");
  expect(text).toContain("شركة شرفة للخدمات الرقمية");
});

test("PAPER-01 the sums are those of the page, in the order of the law, with two decimals and one right edge", async () => {
  const bytes = await draw();
  const { lines } = await readFile(bytes);
  const sums = sumsOf(quote);
  const amounts = [sums.subtotal, -sums.discount, sums.net, sums.vat, sums.total].map((sum) =>
    formatAmount(sum / 100),
  );
  expect(amounts).toEqual(["6,368.00", "−840.00", "5,528.00", "829.20", "6,357.20"]);
  const places = amounts.map((amount) => lines.findIndex((line) => line.split(" ").includes(amount)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  const edges = (await readRuns(bytes))
    .filter(({ text }) => amounts.slice(0, 4).includes(text))
    .map(({ x, width }) => Math.round(x + width));
  expect(new Set(edges).size).toBe(1);
});

test("PAPER-01 PAPER-02 the total stands in words below it, also where the last line is divided, and not in a file from before", async () => {
  const said = "ستة آلاف وثلاثمئة وسبعة وخمسون ريالا وعشرون هللة لا غير";
  const read = async (changes: Changes = {}) =>
    (await readFile(await draw(changes))).text.replaceAll("\n", " ");
  expect(await read()).toContain(`6,357.20 ${said}`);
  expect(await read({ language: "en" })).toContain(
    "Six thousand three hundred and fifty-seven Saudi riyals and twenty halalas only",
  );
  const features = Array.from({ length: 30 }, () => ({ title: "كلمة ".repeat(50).trim(), isIncluded: true }));
  expect(await read({ items: [item("عمل", 1, 6_368_00, { features })] })).toContain(`6,357.20 ${said}`);
  expect(await read({ documentWords })).not.toContain("لا غير");
});

test("PAPER-01 forty lines take two pages: both with the head of the table and their number, the last line with the sums", async () => {
  const items = Array.from({ length: 40 }, (_, place) => item(`عمل رقم ${place + 1}`, 1, 100_00 + place));
  const { pages, lines } = await readFile(await draw({ items, discount: 0 }));
  expect(pages).toBe(2);
  expect(lines.filter((line) => line.includes("سعر الوحدة"))).toHaveLength(2);
  expect(lines.filter((line) => /صفحة [12] من 2/.test(line))).toHaveLength(2);
  // The head of the second page names quote and customer.
  const second = lines.slice(lines.findIndex((line) => /صفحة 1 من 2/.test(line)) + 1);
  expect(second[0]).toContain("2026-0007");
  expect(second[0]).toContain("مؤسسة ركن الضيافة");
  // A page holds 33 lines: with as many the last one goes over with the sums.
  for (let count = 28; count < 36; count++) {
    const closing = (await readFile(await draw({ items: items.slice(0, count), discount: 0 }))).lines;
    const [last, sum] = [`عمل رقم ${count}`, "المجموع"].map((words) =>
      closing.findIndex((line) => line.includes(words)),
    );
    const between = closing.slice(last, sum);
    expect(
      between.filter((line) => line.includes("صفحة")),
      String(count),
    ).toEqual([]);
  }
});

test("PAPER-01 the file is a PDF/A-3b with tags, a language and embedded fonts", async () => {
  const file = latin1(await draw());
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>");
  expect(file).toContain("/StructTreeRoot");
  expect(file).toMatch(/\/Marked true/);
  expect(file).toMatch(/\/Lang \(ar\)/);
  for (const role of ["/S /Table", "/S /TR", "/S /TH", "/S /TD", "/S /H1"]) expect(file).toContain(role);
  const fonts = file.match(/\/BaseFont \/\S+/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((font) => /[A-Z]{6}\+/.test(font))).toBe(true);
  expect(file.match(/\/FontFile[23]? /g)?.length).toBeGreaterThan(0);
  expect(file).not.toContain("/Type3");
});

test("PAPER-01 the same quote gives the same bytes", async () => {
  expect(latin1(await draw())).toBe(latin1(await draw()));
});

test("PAPER-01 LANG-01 a file in English, and one in both languages", async () => {
  const english = await readFile(await draw({ customerCompany: "Rukn Est.", language: "en" }));
  for (const words of [
    "Quotation",
    "22 November 2026",
    "12 Jumada II 1448 AH",
    "Taxable amount",
    "Total with VAT",
  ])
    expect(english.text).toContain(words);
  expect(english.text).not.toContain("الإجمالي");
  const both = await readFile(await draw({ language: "both" }));
  for (const words of ["عرض سعر", "Quotation", "الكمية", "Quantity", "Page 1 of", "النص العربي"])
    expect(both.text).toContain(words);
});

test("PAPER-01 the copy of an accepted quote says who accepted what and when, and the digest of what was offered", async () => {
  const { text } = await readFile(
    await draw({ answerNote: "نبدأ الأحد" }, { accepted: "9f2c41d8".repeat(8) }),
  );
  for (const words of ["موافقة على العرض", "نبدأ الأحد", "24 نوفمبر", "10:42"]) expect(text).toContain(words);
  expect(text).toContain("9f2c 41d8");
  expect(text).toContain("العرض 2026-0007");
  expect(text).not.toContain("0007-2026");
  expect((await readFile(await draw())).text).not.toContain("موافقة على العرض");
});

test("PAPER-01 SEC-09 what people typed is never source, and a letter without a font fails no file", async () => {
  const hostile = '#panic("x") *b* $x$ <lab> @ref \\ #read("/etc/passwd")';
  const odd = "中文 \u0001 😀 \u20C1 \ue000";
  const items = [
    item("", 1, 1_00),
    item(hostile, 1, 1_00),
    item(odd, 1, 1_00, { detail: "x".repeat(900) }),
    item("س".repeat(150), 1, 1),
  ];
  const { text } = await readFile(
    await draw({ items, discount: 0, terms: `${hostile}\n\n\nسطر`, customerName: odd }),
  );
  expect(text).toContain('#panic("x") *b* $x$');
  expect(text).toContain("□");
});

test("PAPER-01 a line longer than a page is divided, and its sums still follow", async () => {
  const features = Array.from({ length: 60 }, (_, place) => ({
    title: `ميزة ${place} ${"كلمة ".repeat(50)}`.trim(),
    isIncluded: true,
  }));
  const { pages, text } = await readFile(await draw({ items: [item("عمل", 1, 5_000_00, { features })] }));
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain("ميزة 59");
  expect(text).toContain("4,160.00");
});

test("PAPER-01 the template reads no file of the machine", async () => {
  const source = (path: string) =>
    `#set document(title: "x", date: datetime(year: 2026, month: 1, day: 1))\n#read("${path}")`;
  for (const path of ["/etc/hostname", "../etc/hostname", "/package.json"])
    await expect(
      drawFile({ template: source(path), data: {}, type: "readex", pictures: {} }),
      path,
    ).rejects.toThrow();
});
