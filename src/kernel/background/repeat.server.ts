import type { Kernel } from "../process/kernel.server.ts";

export type Loop = { stop(): Promise<void> };

type LoopOptions = {
  /** In ms, from one start to the next. */
  every: number;
  /** The log message for a run that failed; the next run tries again. */
  failed: string;
  /** Runs once at the start too. */
  atOnce?: true;
};

/**
 * Runs `work` repeatedly until `stop`, which waits for the run under way. Runs never overlap: the next one waits for a run
 * that lasts longer than the interval.
 */
export function repeat(
  { log }: Pick<Kernel, "log">,
  work: () => Promise<unknown>,
  { every, failed, atOnce }: LoopOptions,
): Loop {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .then(() => {})
      .catch((err) => log.warn({ err }, failed))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, every);
  timer.unref();
  if (atOnce) run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
