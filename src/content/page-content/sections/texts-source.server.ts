import { createContext } from "react-router";
import type { Db } from "../../../kernel/db/database.server.ts";
import type { FieldValues, Section } from "./section.ts";
import { readPublished } from "./store.server.ts";

/** Where a page takes its texts from: what was published, unless a preview or a share link says otherwise. */
export type TextsSource = (db: Db, section: Section) => Promise<FieldValues>;
export const textsSourceContext = createContext<TextsSource>(readPublished);

/** The texts in which settings are drafted: those of the section whose draft or version is shown. */
export const draftedSettingsContext = createContext<(db: Db) => Promise<FieldValues>>(async () => ({}));

/** The pages that are shown although they are hidden or were never published: all in the admin, one behind a share link. */
export const shownUnpublishedContext = createContext<(section: Pick<Section, "key">) => boolean>(() => false);
