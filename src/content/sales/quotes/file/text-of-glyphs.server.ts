import { deflateSync, inflateSync } from "node:zlib";

/**
 * Lets the text of a PDF be selected, searched and read aloud as it was written. The compiler gives each glyph the text of its whole
 * cluster: a letter and its mark each stand for both, so that a word with marks is copied with letters twice, and from then on such
 * a letter brings its mark into every word; github.com/typst/typst/issues/4225. Here a mark stands for itself, a letter for itself, and
 * a joined lam and alef for the one character of both, whose halves readers would turn around. What then says the same a second
 * time, in the drawing of the pages, is left out. Nothing that is drawn changes. Throws if the file is not built as expected.
 */
export function withOwnText(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf).toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm))
    objects.set(id, body);
  const referred = (body: string, name: string) =>
    new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? "";
  for (const body of [...objects.values()]) {
    if (body.includes("/Subtype /Type0")) {
      const widths = widthsOf(objects.get(referred(body, "DescendantFonts")) ?? "");
      edit(objects, referred(body, "ToUnicode"), (map) => ownTexts(map, widths));
    }
    if (/\/Type \/Page\n/.test(body)) edit(objects, referred(body, "Contents"), withoutSecondTexts);
  }
  return rebuilt(file, objects);
}

/** The glyphs of a font that take room. */
function widthsOf(font: string): Set<number> {
  const wide = new Set<number>();
  const list = /\/W \[([^\]]*)\]/.exec(font)?.[1] ?? "";
  for (const [, from, to, width] of list.matchAll(/(\d+) (\d+) ([\d.]+)/g))
    if (Number(width) > 0) for (let glyph = Number(from); glyph <= Number(to); glyph++) wide.add(glyph);
  return wide;
}

/** Changes the stream of an object, which may be compressed. */
function edit(objects: Map<string, string>, id: string, change: (content: string) => string) {
  const [, head, stream] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream$/.exec(objects.get(id) ?? "") ?? [];
  if (head === undefined || stream === undefined)
    throw new Error("a stream of the PDF is not where it was expected");
  const isPacked = head.includes("/FlateDecode");
  const bytes = Buffer.from(stream, "latin1");
  const changed = change((isPacked ? inflateSync(bytes) : bytes).toString("latin1"));
  const packed = isPacked ? deflateSync(Buffer.from(changed, "latin1")).toString("latin1") : changed;
  objects.set(id, `${head.replace(/\/Length \d+/, `/Length ${packed.length}`)}stream\n${packed}\nendstream`);
}

/** The map from glyphs to texts, as `<glyph> <text in UTF-16>`, with the text of each glyph alone. */
function ownTexts(map: string, wide: ReadonlySet<number>): string {
  return map.replace(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm, (_, glyph: string, text: string) => {
    const own = ownText(fromHex(text), wide.has(Number.parseInt(glyph, 16)));
    return `<${glyph}> <${toHex(own)}>`;
  });
}

function ownText(text: string, takesRoom: boolean): string {
  const marks = text.match(/\p{M}/gu)?.join("") ?? "";
  if (!takesRoom) return marks || joiner; // a part of a letter, such as its dots
  const letters = text
    .normalize("NFC")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2066-\u2069\u200b]/g, "");
  return joined.get(letters) ?? (letters || text);
}

/** Reads as nothing, and parts no word. */
const joiner = "\u200d";
const lam = "\u0644";
const joined = new Map([
  [`${lam}\u0622`, "\ufef5"],
  [`${lam}\u0623`, "\ufef7"],
  [`${lam}\u0625`, "\ufef9"],
  [`${lam}\u0627`, "\ufefb"],
]);

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
const toHex = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase();

/** The drawing of a page without the spans that give some glyphs another text. */
function withoutSecondTexts(content: string): string {
  const spans: boolean[] = []; // of each open span, whether it stays
  const steps = content.split(
    /(\/Span <<\n {2}\/ActualText (?:<[\dA-F]*>|\((?:[^()\\]|\\[\s\S])*\))\n>> BDC\n|^EMC\n?|^.* (?:BDC|BMC)\n)/m,
  );
  return steps
    .filter((step) => {
      if (/^EMC\n?$/.test(step)) return spans.pop() ?? true;
      if (!/ (?:BDC|BMC)\n$/.test(step)) return true;
      const stays = !step.includes("/ActualText");
      spans.push(stays);
      return stays;
    })
    .join("");
}

/** The file with its objects in their old order, and where each begins now. */
function rebuilt(file: string, objects: ReadonlyMap<string, string>): Uint8Array {
  const start = file.slice(0, file.search(/^\d+ 0 obj$/m));
  const [, end = ""] = /\n(trailer\n[\s\S]*?startxref\n)\d+\n%%EOF$/.exec(file.trimEnd()) ?? [];
  if (!end) throw new Error("the PDF does not end as expected");
  let body = start;
  const places = new Map<number, number>();
  for (const [id, object] of objects) {
    places.set(Number(id), body.length);
    body += `${id} 0 obj\n${object}\nendobj\n\n`;
  }
  const count = Math.max(...places.keys()) + 1;
  const rows = Array.from({ length: count }, (_, id) => {
    const place = places.get(id);
    return place === undefined ? "0000000000 65535 f\r\n" : `${String(place).padStart(10, "0")} 00000 n\r\n`;
  });
  return Buffer.from(`${body}xref\n0 ${count}\n${rows.join("")}${end}${body.length}\n%%EOF`, "latin1");
}
