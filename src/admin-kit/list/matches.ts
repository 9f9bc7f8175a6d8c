import { foldForSearch } from "../../kernel/text/arabic.ts";

/** Whether every word of a query occurs in one of the texts, spelled in whatever variant; requirement AR-01. */
export function matches(query: string, texts: readonly (string | null)[]): boolean {
  const folded = texts.map((text) => foldForSearch(text ?? ""));
  return foldForSearch(query)
    .split(/\s+/)
    .every((word) => folded.some((text) => text.includes(word)));
}
