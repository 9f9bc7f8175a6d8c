import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { dayCounts } from "../day-counts.server.ts";
import { missingPath } from "./missing-path.ts";
import { addMissing } from "./missing-store.server.ts";

const counts = dayCounts<string>({
  most: 500,
  store: ({ db, now }, sums) =>
    addMissing(
      db,
      sums.map(({ key, day, hits }) => ({ path: key, day, hits })),
      now(),
    ),
});

/** Counts requested paths that were not found, without those that need no redirect; requirement ADDR-01. */
export const missingPages = {
  ...counts,
  count(kernel: Kernel, pathname: string) {
    const path = missingPath(pathname);
    if (path !== undefined) counts.count(kernel, path);
  },
};
