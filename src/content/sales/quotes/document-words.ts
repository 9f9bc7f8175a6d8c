import { createContext, useContext } from "react";
import { keysOf } from "../../../kernel/objects.ts";
import type { Field, Zod } from "../../../kernel/resource/field.ts";
import { documentWords } from "./quote-document.text.ts";

export type DocumentWords = Readonly<Record<keyof typeof documentWords, string>>;
/** As a sent quote keeps them: an edition from before or after this one may have other words. */
export type KeptWords = Readonly<Record<string, string>>;

/** The words of a document: those that were kept, and those of this edition for a draft and for what was not kept. R1 */
export function wordsOf(kept: KeptWords | null): DocumentWords {
  const words: Record<keyof typeof documentWords, string> = { ...documentWords };
  for (const name of keysOf(documentWords)) words[name] = kept?.[name] ?? words[name];
  return words;
}

/** Puts values into the places of a sentence; what has no value stays as it is written. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );

export const keptWordsSchema = (z: Zod) => z.record(z.string(), z.string()).nullable();

/** The kind of the words of a sent quote; null before, and nobody reads them but its paper. */
export function keptWords(): Field<KeptWords | null, { setByServer: true; readBy: "nobody" }> {
  return {
    kind: "keptWords",
    options: { setByServer: true, readBy: "nobody" },
    stored: "json",
    initial: () => null,
    schema: keptWordsSchema,
  };
}

/** The words with which the parts of a document are drawn. */
export const DocumentWordsContext = createContext<DocumentWords>(documentWords);
export const useDocumentWords = () => useContext(DocumentWordsContext);
