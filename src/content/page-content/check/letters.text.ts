/** Signs that end sentences, and letters that people exchange for one another. */
export const letters = {
  /** The gap behind a sentence, or behind a part of one that is understood by itself. */
  afterSentence: /(?<=[.!?؟؛…:])\s+/,
  /** The article, with what is written together with it, before a word that is long enough to be compared. */
  article: /^(?:[وف]?(?:ال|بال|كال|لل))(?=.{4})/,
  alef: "ا",
  /** An alef without and with its hamzas. */
  alefs: "اأإآ",
  /** The seats of a hamza in a word. */
  seats: "ؤئء",
  haa: "ه",
  taaMarbuta: "ة",
};
