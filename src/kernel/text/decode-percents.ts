/** A text with its percent-encoded letters decoded; `otherwise`, or the text as it came, where what follows a percent sign is no letter. */
export function decodePercents(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
