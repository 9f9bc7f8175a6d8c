/** What was offered, and the same with who accepted it and when. */
export const quoteFileKinds = ["offer", "acceptance"] as const;
export type QuoteFileKind = (typeof quoteFileKinds)[number];
