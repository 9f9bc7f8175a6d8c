import { loose } from "../db/database.server.ts";
import { tidyLimits } from "../http/rate-limit.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { forgetOldKeys } from "../resource/calls/create-once.server.ts";
import { trashDays } from "../resource/trash.ts";
import { addDays } from "../text/format.ts";
import { type Loop, repeat } from "./repeat.server.ts";

const every = 6 * 60 * 60_000; // ms
const submissionDays = 7;

/** Removes the rows of a table that were deleted before a time, together with their files. */
export type CleanupTask = (kernel: Kernel, deletedBefore: string) => Promise<void>;

/** What is destroyed before the trash is emptied, and what follows the records that are gone then. */
export type CleanupTasks = { before?: readonly CleanupTask[]; after?: readonly CleanupTask[] };

/**
 * Removes what is no longer needed: records 30 days after their delete, what hangs on these, the keys of submissions after a week,
 * those of creates after a day, and expired windows of limits.
 * Running it in several processes does no harm.
 */
export async function runCleanup(kernel: Kernel, tasks: CleanupTasks = {}) {
  const before = (days: number) => addDays(kernel.now(), -days).toISOString();
  for (const task of tasks.before ?? []) await task(kernel, before(trashDays));
  const tables = await kernel.db.introspection.getTables();
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === "deleted_at")) continue;
    await loose(kernel.db).deleteFrom(name).where("deleted_at", "<", before(trashDays)).execute();
  }
  for (const task of tasks.after ?? []) await task(kernel, before(trashDays));
  await kernel.db.deleteFrom("submissions").where("at", "<", before(submissionDays)).execute();
  await forgetOldKeys(kernel);
  await tidyLimits(kernel);
}

/** Runs the cleanup now and four times a day. */
export function startCleanup(kernel: Kernel, tasks: CleanupTasks = {}): Loop {
  return repeat(kernel, () => runCleanup(kernel, tasks), {
    every,
    failed: "cleanup failed",
    atOnce: true,
  });
}
