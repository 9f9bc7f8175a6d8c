import { agencyWords, inAgencyWords } from "../../content/page-content/sections/agency-words.ts";
import { publishedEdition, readPageTexts } from "../../content/page-content/sections/store.server.ts";
import { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { privacy, privacyEdition } from "../../content/page-content/sections/texts/privacy.text.ts";
import { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { register } from "../../content/page-content/sections/texts/register.text.ts";
import type { ShownConsent } from "../../content/sales/clients/marketing.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import { digestOf } from "../../kernel/process/digest.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { quoteDocumentText } from "../quote-document/quote-document.text.ts";
import { englishPageText } from "../quote-document/quote-document-english.ts";
import { englishNoticePeriods, noticePeriods } from "./notice-periods.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    shown_notices: { edition: string; words: string; first_shown_at: string };
  }
}

/** The forms that take personal data, each with the text about it beside its button. */
const wordsOf = {
  quote: async (db: Db) => [(await readPageTexts(db, quote)).formNote],
  message: async (db: Db) => [(await readPageTexts(db, contact)).formNote],
  registration: async (db: Db) => {
    const { consentLabel, marketingLabel, formNote } = await readPageTexts(db, register);
    return [consentLabel, marketingLabel, formNote];
  },
  answer: async (_db: Db) => [quoteDocumentText.notice],
  englishAnswer: async (_db: Db) => [englishPageText.notice],
  bilingualAnswer: async (_db: Db) => [quoteDocumentText.notice, englishPageText.notice],
};
export type FormWithNotice = keyof typeof wordsOf;

/**
 * Names the notice that a form shows now: the edition of the privacy text, with the version that an editor published, and a
 * digest of the form's own text and of the periods in the settings. The name is stored with what the form sends (requirement
 * PRIV-01), and the texts are stored under the name (DESK-05).
 */
export async function noticeEdition(kernel: Kernel, form: FormWithNotice): Promise<string> {
  await kernel.contentVersion.confirm();
  const version = kernel.contentVersion.current();
  const editions = getOrMake(known, kernel.contentVersion, () => new Map<FormWithNotice, Known>());
  const ready = editions.get(form);
  if (ready?.version === version) return ready.edition;
  const { edition, words } = await readEdition(kernel.reads, form);
  await kernel.db
    .insertInto("shown_notices")
    .values({ edition, words: JSON.stringify(words), first_shown_at: kernel.now().toISOString() })
    .onConflict((conflict) => conflict.column("edition").doNothing())
    .execute();
  editions.set(form, { version, edition });
  return edition;
}

/** Editions by content version, which every change of an edition raises; so forms that arrive together read an edition once. */
const known = new WeakMap<Kernel["contentVersion"], Map<FormWithNotice, Known>>();
type Known = { version: number; edition: string };

/** The texts of an edition; null for an edition from before the texts were stored. */
export async function noticeWords(db: Db, edition: string): Promise<string[] | null> {
  const row = await db
    .selectFrom("shown_notices")
    .select("words")
    .where("edition", "=", edition)
    .executeTakeFirst();
  return row ? JSON.parse(row.words) : null;
}

async function readEdition(db: Db, form: FormWithNotice) {
  const [texts, edited, settings] = await Promise.all([
    wordsOf[form](db),
    publishedEdition(db, privacy),
    readSettings(db),
  ]);
  const agency = agencyWords(settings);
  const words = texts.map((text) => inAgencyWords(text, agency));
  const periods = noticePeriods(settings);
  const shown = JSON.stringify([...words, periods.retention, periods.records]);
  const digest = digestOf(shown).slice(0, 12);
  const filled = words.map((text) => {
    const { retention, records } = arabicLetter.test(text) ? periods : englishNoticePeriods(settings);
    return text.replace("{retention}", () => retention).replace("{records}", () => records);
  });
  return {
    edition: `${privacyEdition.version}${edited ? `-v${edited.number}` : ""}/${digest}`,
    words: filled,
  };
}

const arabicLetter = /\p{Script=Arabic}/u;

/** What the form of a registration shows, for the proof of what somebody agrees to: its edition and the words beside the box for news. */
export async function shownRegistration(kernel: Kernel): Promise<ShownConsent> {
  const edition = await noticeEdition(kernel, "registration");
  const [, newsWords = null] = (await noticeWords(kernel.reads, edition)) ?? [];
  return { edition, newsWords };
}

/** `noticeEdition` for a form that must be stored in any case: logs and answers null when the notice cannot be read. */
export async function shownNotice(kernel: Kernel, form: FormWithNotice): Promise<string | null> {
  try {
    return await noticeEdition(kernel, form);
  } catch (err) {
    kernel.log.warn({ err, form }, "the edition of a notice could not be read");
    return null;
  }
}
