import { AppError } from "../../../kernel/errors.ts";
import { readPublished } from "../sections/store.server.ts";
import type { TextsSource } from "../sections/texts-source.server.ts";
import { readDraftTexts } from "./draft-store.server.ts";
import { readVersion } from "./versions.server.ts";

/** The drafts of all sections. */
export const draftTexts: TextsSource = readDraftTexts;

/** One section as a version had it. Throws `not-found`. */
export function versionTexts(key: string, number: number): TextsSource {
  return async (db, section) => {
    if (section.key !== key) return readPublished(db, section);
    if (!Number.isSafeInteger(number)) throw new AppError("not-found");
    return (await readVersion(db, section, number)).content;
  };
}
