const word = String.raw`\p{L}[\p{L}\p{M}'’\u200c-]{0,19}`;
const upToFiveWords = new RegExp(`^${word}( ${word}){0,4}$`, "u");

/**
 * A name that a stranger typed, for a subject, or for a mail to an address that the same stranger typed: empty unless it is up
 * to five words of letters, so that it carries no address, number or long sentence; requirements SURV-03, SEC-09.
 */
export function plainName(name: string): string {
  return upToFiveWords.test(name) ? name : "";
}
