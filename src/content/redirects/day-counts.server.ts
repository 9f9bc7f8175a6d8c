import { type Loop, repeat } from "../../kernel/background/repeat.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";

const flushEvery = 3000; // ms

type Sum<Key> = { key: Key; day: string; hits: number };
type Options<Key> = {
  /** The largest number of sums in memory; beyond it new keys are not counted. */
  most: number;
  store(kernel: Kernel, sums: readonly Sum<Key>[]): Promise<void>;
};

/**
 * Counts by key and day in memory and stores the sums every few seconds and when the process ends, so that no request costs
 * a write. A crash loses the counts of the last seconds.
 */
export function dayCounts<Key extends string | number>({ most, store }: Options<Key>) {
  const waiting = new WeakMap<Kernel, Map<string, Sum<Key>>>();
  const sumsOf = (kernel: Kernel) => waiting.get(kernel) ?? new Map<string, Sum<Key>>();

  function add(kernel: Kernel, { key, day, hits }: Sum<Key>) {
    const sums = sumsOf(kernel);
    const name = `${day} ${key}`;
    const sum = sums.get(name);
    if (sum) sum.hits += hits;
    else if (sums.size < most) sums.set(name, { key, day, hits });
    waiting.set(kernel, sums);
  }

  /** Stores the counts; after a failure they stay in memory. */
  async function flush(kernel: Kernel) {
    const sums = sumsOf(kernel);
    if (sums.size === 0) return;
    waiting.delete(kernel);
    try {
      await store(kernel, [...sums.values()]);
    } catch (err) {
      kernel.log.warn({ err }, "hits could not be stored and will be stored later");
      for (const sum of sums.values()) add(kernel, sum);
    }
  }

  return {
    count: (kernel: Kernel, key: Key) => add(kernel, { key, day: isoDay(kernel.now()), hits: 1 }),
    flush,
    /** Stores the counts every few seconds until `stop`, which stores them once more. */
    start(kernel: Kernel): Loop {
      const loop = repeat(kernel, () => flush(kernel), {
        every: flushEvery,
        failed: "hits could not be stored and will be stored later",
      });
      return {
        async stop() {
          await loop.stop();
          await flush(kernel);
        },
      };
    },
  };
}
