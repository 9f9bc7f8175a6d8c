import type { Client } from "./clients.ts";

/** What a form showed beside its boxes: the edition of the notice, and the words of the box for news; null where these are not known. */
export type ShownConsent = { edition: string; newsWords: string | null };

/** The proof that somebody agreed to news at this moment, in this form. Requirement PRIV-01. */
export const agreedIn = (form: "registration", at: string, { edition, newsWords }: ShownConsent) =>
  ({
    marketingConsentAt: at,
    marketingConsentForm: form,
    marketingConsentEdition: edition,
    marketingConsentWords: newsWords,
  }) satisfies Partial<Client>;
