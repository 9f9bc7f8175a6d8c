/**
 * Whether a picture file moves, by its first bytes: a GIF that repeats or has a second frame, an animated WebP, a sequence of
 * AVIF. The site keeps the first frame alone, because no page has a control to stop a movement (WCAG 2.2.2), and says so.
 */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, longestLook).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes); // a letter for each byte
  if (text.startsWith("GIF8")) return text.includes("NETSCAPE2.0") || text.split("\x21\xf9\x04").length > 2;
  if (text.startsWith("RIFF") && text.slice(8, 16) === "WEBPVP8X") return ((bytes[20] ?? 0) & 2) !== 0;
  return text.slice(4, 8) === "ftyp" && text.slice(8, 12) === "avis";
}

const longestLook = 512 * 1024; // bytes
