/**
 * The characters that a TrueType font has glyphs for, read from its `cmap` table: the formats 4 and 12, which the fonts of the
 * site have.
 */
export function coveredBy(font: Buffer): Set<number> {
  const covered = new Set<number>();
  const cmap = tableAt(font, "cmap");
  if (cmap === undefined) return covered;
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) addSegments(font, at, covered);
    if (format === 12) addGroups(font, at, covered);
  }
  return covered;
}

function tableAt(font: Buffer, tag: string): number | undefined {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  return undefined;
}

/** Format 4: segments of the basic plane, whose glyphs follow from a delta, or stand in an array behind the segments. */
function addSegments(font: Buffer, at: number, covered: Set<number>) {
  const size = font.readUInt16BE(at + 6); // twice the number of segments
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)];
    const delta = font.readUInt16BE(deltas + segment);
    const offset = font.readUInt16BE(offsets + segment);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const stored = offset === 0 ? code : font.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      const glyph = offset !== 0 && stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) covered.add(code);
    }
  }
}

/** Format 12: groups of any plane. */
function addGroups(font: Buffer, at: number, covered: Set<number>) {
  const count = font.readUInt32BE(at + 12);
  for (let group = at + 16; group < at + 16 + count * 12; group += 12) {
    const [start, end] = [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
    for (let code = start; code <= end; code++) covered.add(code);
  }
}
