import { dayCounts } from "./day-counts.server.ts";
import { addHits } from "./hits-store.server.ts";

/** Counts how often each redirect is followed, by id. */
export const followedRedirects = dayCounts<number>({
  most: 1000,
  store: ({ db }, sums) =>
    addHits(
      db,
      sums.map(({ key, day, hits }) => ({ redirectId: key, day, hits })),
    ),
});
