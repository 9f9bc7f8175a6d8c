import { NodeCompiler, PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import { getOrMakeLater } from "../../../../kernel/objects.ts";
import type { TypeName } from "../../../../ui/brand/brand.ts";
import { partName, renamedFont, typeFiles, unpackedFont } from "../../../../ui/brand/font-files.server.ts";
import { withOwnText } from "./text-of-glyphs.server.ts";

/** What is drawn: the template, its data, and pictures by the names under which the template reads them, such as `/logo.svg`. */
export type Drawing = {
  template: string;
  data: object;
  type: TypeName;
  pictures: Readonly<Record<string, Uint8Array>>;
};

/**
 * Draws a PDF/A-3b with tags. The same drawing gives the same bytes. A letter that no font has is drawn as `□`, because the
 * standard allows none that is missing. Throws what the compiler says of a template that it cannot read.
 */
export async function drawFile({ template, data, type, pictures }: Drawing): Promise<Uint8Array> {
  const compiler = await getOrMakeLater(compilers, type, () => makeCompiler(type));
  for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(root + name, Buffer.from(bytes));
  try {
    let json = JSON.stringify({ ...data, fonts: familiesOf(type) });
    for (;;) {
      try {
        const source = { mainFileContent: template, inputs: { data: json } };
        return withOwnText(compiler.pdf(source, { pdfStandard: PdfStandard.A_3b, pdfTags: true }));
      } catch (error) {
        const drawable = withoutLetters(json, missingIn(error));
        if (drawable === json) throw error;
        json = drawable;
      }
    }
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

/** The folder that the template reads; it does not exist, so that a template finds no file of the machine. */
const root = "/nowhere";

const compilers = new Map<TypeName, Promise<NodeCompiler>>();

/** The scripts of a family, one file each: weight 400 for text and 600 for what is bold, as cuts that are not variable. */
const parts = { arabic: "", latin: "Lat", "latin-ext": "Ext" } as const;
const weights = [400, 600];
/** For letters of other languages in the script of Arabic, which the types lack. */
const otherLetters = {
  name: "Noto Sans Arabic",
  file: "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal",
};

const familiesOf = (type: TypeName) => {
  const { name } = typeFiles[type];
  return [...Object.values(parts).map((part) => (part ? partName(name, part) : name)), otherLetters.name];
};

async function makeCompiler(type: TypeName): Promise<NodeCompiler> {
  const { name, folder } = typeFiles[type];
  const cuts = Object.entries(parts).flatMap(([script, part]) =>
    weights.map(async (weight) => {
      const font = await unpackedFont(`@fontsource/${folder}/files/${folder}-${script}-${weight}-normal`);
      return part ? renamedFont(font, name, part) : font;
    }),
  );
  const fontBlobs = await Promise.all([...cuts, unpackedFont(otherLetters.file)]);
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: root });
}

/** The letters that no font has, out of the compiler's complaint. */
function missingIn(error: unknown): Set<string> {
  const complaint = error instanceof Error ? error.message : "";
  const texts = complaint.matchAll(/the text `\\"(.*?)\\"` could not be displayed/g);
  // The compiler writes them as Rust does, inside a text that is written so again.
  const letters = [...texts].flatMap(([, written = ""]) => [
    ...written.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  ]);
  return new Set(letters.filter((letter) => letter !== "\\"));
}

/** The data with `□` in place of letters; JSON writes some of them as escapes. */
function withoutLetters(json: string, letters: ReadonlySet<string>): string {
  if (letters.size === 0) return json;
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === "string"
      ? [...value].map((letter) => (letters.has(letter) ? "□" : letter)).join("")
      : value,
  );
}
