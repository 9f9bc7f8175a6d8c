import { type Loop, repeat } from "../../kernel/background/repeat.server.ts";
import { limitFor } from "../../kernel/http/hidden-visitors.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { otherHosts, type View } from "./schema.ts";
import { addSums, type Sum } from "./store.server.ts";

const flushEvery = 3000; // ms
const perAddress = 60; // views a minute; people do not open pages faster
const mostKinds = 1000; // sums in memory at once, without those that have no referring host
const mostAddresses = 50_000; // callers in a minute

/**
 * Counts views in memory and adds them to the stored sums of the day every few seconds and when the process ends, so that a
 * view does not cost a write. A crash loses the views of the last seconds. Callers' addresses are kept in memory only, for a
 * minute.
 */
export class VisitCounter {
  readonly #kernel: Kernel;
  #sums = new Map<string, Sum>();
  #addresses = new Map<string, number>();
  #minute = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  count({ page, referrer, device, isEntry }: View) {
    const day = isoDay(this.#kernel.now());
    const keyOf = (host: string) => [day, page, host, device].join("\n");
    const isOneTooMany = referrer !== "" && !this.#sums.has(keyOf(referrer)) && this.#sums.size >= mostKinds;
    const host = isOneTooMany ? otherHosts : referrer;
    const key = keyOf(host);
    const sum = this.#sums.get(key) ?? { day, page, referrer: host, device, views: 0, visits: 0 };
    sum.views += 1;
    if (isEntry) sum.visits += 1;
    this.#sums.set(key, sum);
  }

  /** Adds the counted views to the stored sums; after a failure they stay in memory. */
  async flush() {
    if (this.#sums.size === 0) return;
    const waiting = this.#sums;
    this.#sums = new Map();
    try {
      await addSums(this.#kernel.db, [...waiting.values()]);
    } catch (err) {
      this.#kernel.log.warn({ err }, "visits could not be stored and will be stored later");
      for (const [key, sum] of waiting) {
        const newer = this.#sums.get(key);
        if (newer) {
          sum.views += newer.views;
          sum.visits += newer.visits;
        }
        this.#sums.set(key, sum);
      }
    }
  }

  /** Counts a view of an address in this minute and tells whether it is within the limit. */
  admits(address: string): boolean {
    const minute = Math.floor(this.#kernel.now().getTime() / 60_000);
    if (minute !== this.#minute) this.#addresses.clear();
    this.#minute = minute;
    if (!this.#addresses.has(address) && this.#addresses.size >= mostAddresses) return false;
    const views = (this.#addresses.get(address) ?? 0) + 1;
    this.#addresses.set(address, views);
    const { limit } = limitFor(this.#kernel, address, { limit: perAddress, windowSeconds: 60 });
    return views <= limit || !this.#kernel.config.rateLimit;
  }
}

const counters = new WeakMap<Kernel, VisitCounter>();

/** The one counter of a process. */
export function visitCounter(kernel: Kernel): VisitCounter {
  const counter = counters.get(kernel) ?? new VisitCounter(kernel);
  counters.set(kernel, counter);
  return counter;
}

/** Flushes the counter every few seconds until `stop`, which flushes once more. */
export function startVisitCounter(kernel: Kernel): Loop {
  const counter = visitCounter(kernel);
  const loop = repeat(kernel, () => counter.flush(), {
    every: flushEvery,
    failed: "visits could not be stored and will be stored later",
  });
  return {
    async stop() {
      await loop.stop();
      await counter.flush();
    },
  };
}
