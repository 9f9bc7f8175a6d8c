import type { Expression } from "kysely";
import type { Db } from "../db/database.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { type Loop, repeat } from "./repeat.server.ts";

const lookEvery = 1000; // ms

/** Work that waits for moments. */
export type DueWork = {
  /** The query of the rows whose moment, up to `now` (ISO), has come; not given for work that knows its moments by heart. */
  due?(db: Db, now: string): Expression<unknown>;
  /** Does what is due now, also what became due while no process ran. Several processes may do so at once. */
  run(kernel: Kernel): Promise<unknown>;
};

type DueWorks = Readonly<Record<string, DueWork>>;

/**
 * The one timer of everything that has a moment of its own: publications, records that visitors see from then on, reminders. It looks
 * every second until `stop`; what fails is logged under its name, tried again, and holds up nothing else. Moments stand where their
 * subjects do, and a look is one statement over all of them (decision 94).
 */
export function startSchedules(kernel: Kernel, works: DueWorks): Loop {
  return repeat(kernel, () => doDue(kernel, works), {
    every: lookEvery,
    failed: "the timer failed",
    atOnce: true,
  });
}

/** One look of the timer. Where the question itself fails, each work looks by itself, so that one fault holds up no other. */
export async function doDue(kernel: Kernel, works: DueWorks) {
  const isDue = await askWhatIsDue(kernel, works).catch((err) =>
    kernel.log.warn({ err }, "what is due could not be read at once"),
  );
  for (const [work, { due, run }] of Object.entries(works))
    if (!due || !isDue || isDue[work])
      await run(kernel).catch((err) =>
        kernel.log.warn({ err, work }, "what is due failed and will be tried again"),
      );
}

/** For each work that can be asked, whether any of its rows is due; one statement, which looks into an index for each. */
async function askWhatIsDue({ reads, now }: Kernel, works: DueWorks): Promise<Record<string, unknown>> {
  const at = now().toISOString();
  const asked = Object.entries(works).flatMap(([work, { due }]) =>
    due ? [{ work, rows: due(reads, at) }] : [],
  );
  if (asked.length === 0) return {};
  return reads
    .selectNoFrom(({ exists }) => asked.map(({ work, rows }) => exists(rows).as(work)))
    .executeTakeFirstOrThrow();
}
