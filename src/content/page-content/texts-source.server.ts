import { createContext } from "react-router";
import type { Db } from "../../kernel/database.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { readDraftTexts, readVersion } from "./draft-store.server.ts";
import type { FieldValues, Section } from "./section.ts";
import { readPublished } from "./store.server.ts";

/** Where a page takes its texts from: what was published, unless a preview or a share link says otherwise. */
export type TextsSource = (db: Db, section: Section) => Promise<FieldValues>;
export const textsSourceContext = createContext<TextsSource>(readPublished);

/** The drafts of all sections. */
export const draftTexts: TextsSource = readDraftTexts;

/** The draft of one section; the others as they were published. */
export function draftTextsOf(shown: Section): TextsSource {
  return (db, section) => (section.key === shown.key ? readDraftTexts : readPublished)(db, section);
}

/** One section as a version had it. Throws `not-found`. */
export function versionTexts(key: string, number: number): TextsSource {
  return async (db, section) => {
    if (section.key !== key) return readPublished(db, section);
    if (!Number.isSafeInteger(number)) throw new AppError("not-found");
    return (await readVersion(db, section, number)).content;
  };
}
