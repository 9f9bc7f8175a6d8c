import type { ScreenKey } from "./screens.ts";

/** A record that a search has found. `detail` is the text beside its title in which the words occur, or "". */
export type SearchHit = {
  screen: ScreenKey;
  id: number | string;
  title: string;
  detail: string;
  /** The request with which a quote opens; only of quotes. */
  quoteOf?: number;
};

/** What `GET /api/search` answers: a few records of each kind, and the screens whose lists would show more. */
export type SearchAnswer = { hits: SearchHit[]; more: ScreenKey[] };
