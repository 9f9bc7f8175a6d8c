import type { Kernel } from "../process/kernel.server.ts";
import { type Loop, repeat } from "./repeat.server.ts";

const lookEvery = 1000; // ms

/** Does what is due now, also what became due while no process ran. Several processes may do so at once. */
export type DueWork = (kernel: Kernel) => Promise<unknown>;

/**
 * The one timer of everything that has a moment of its own: publications, records that visitors see from then on, reminders. It looks
 * every second until `stop`; what fails is logged under its name, tried again, and holds up nothing else.
 */
export function startSchedules(kernel: Kernel, works: Readonly<Record<string, DueWork>>): Loop {
  const all = async () => {
    for (const [work, run] of Object.entries(works))
      await run(kernel).catch((err) =>
        kernel.log.warn({ err, work }, "what is due failed and will be tried again"),
      );
  };
  return repeat(kernel, all, { every: lookEvery, failed: "the timer failed", atOnce: true });
}
