import { invalid } from "../../errors.ts";
import { csvText } from "./csv.text.ts";

/**
 * The text of a file in the encoding in which a spreadsheet saved it: UTF-8, UTF-16 with or without its mark, and Windows-1256,
 * in which Excel saves plain CSV under an Arabic Windows. Throws `invalid` for a file that is none of these; ADM-03.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (workbooks.some((signature) => signature.every((byte, index) => bytes[index] === byte)))
    throw invalid({ file: csvText.workbook });
  const text = decoded(bytes);
  // A decoder replaces what it cannot read by U+FFFD.
  if (text === undefined || /[\0\uFFFD]/.test(text)) throw invalid({ file: csvText.encoding });
  return text;
}

// The first bytes of a workbook of Excel, new and old.
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

function decoded(bytes: Uint8Array): string | undefined {
  const encodings = [wideEncoding(bytes) ?? "utf-8", "windows-1256"];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {} // the next encoding is tried
  }
  return undefined;
}

/** UTF-16 by its mark; or without one, because every second byte of the first characters, separators and digits among them, is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1000);
  const zeros = (from: number) => head.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > 0 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > 0 && zeros(1) === 0 ? "utf-16be" : undefined;
}
