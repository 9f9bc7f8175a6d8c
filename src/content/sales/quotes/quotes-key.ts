/** The first part of the cache key of everything about quotes. In a file of its own, so that the desk need not load their description. */
export const quotesKey = "quotes";
