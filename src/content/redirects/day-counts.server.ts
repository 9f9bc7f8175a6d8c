import { type Loop, repeat } from "../../kernel/background/repeat.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";

const flushEvery = 3000; // ms

type Sum<Key> = { key: Key; day: string; hits: number };
type Options<Key> = {
  /** Different keys that wait at once; beyond them nothing new is counted. */
  most: number;
  store(kernel: Kernel, sums: readonly Sum<Key>[]): Promise<void>;
};

/**
 * Counts by key and day in memory and stores the sums every few seconds and at the end of the process, so that no request
 * costs a write. A crash loses the last seconds.
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

  /** Stores what was counted; keeps it when that fails. */
  async function flush(kernel: Kernel) {
    const sums = sumsOf(kernel);
    if (sums.size === 0) return;
    waiting.delete(kernel);
    try {
      await store(kernel, [...sums.values()]);
    } catch (err) {
      kernel.log.warn({ err }, "counts wait for the database");
      for (const sum of sums.values()) add(kernel, sum);
    }
  }

  return {
    count: (kernel: Kernel, key: Key) => add(kernel, { key, day: isoDay(kernel.now()), hits: 1 }),
    flush,
    /** Stores again and again until `stop`, which stores the last. */
    start(kernel: Kernel): Loop {
      const loop = repeat(kernel, () => flush(kernel), { every: flushEvery, failed: "counts wait" });
      return {
        async stop() {
          await loop.stop();
          await flush(kernel);
        },
      };
    },
  };
}
