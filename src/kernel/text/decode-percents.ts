/** Decodes the percent-encoded letters of a text; answers `otherwise`, by default the text itself, if an encoding is invalid. */
export function decodePercents(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
