/** The part of an edition that people read, its date and number (`2026-11-27-v3`); its digest is for comparing. PRIV-01 */
export const editionDate = (edition: string): string => edition.replace(/\/[0-9a-f]+$/, "");
