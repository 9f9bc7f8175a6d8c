import { type Loop, repeat } from "../../kernel/background/repeat.server.ts";
import { limitFor } from "../../kernel/http/hidden-visitors.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { otherHosts, type View } from "./schema.ts";
import { addSums, type Sum } from "./store.server.ts";

const flushEvery = 3000; // ms
const perAddress = 60; // views a minute: nobody reads faster
const mostKinds = 1000; // different sums that wait at once, but for those without a host
const mostAddresses = 50_000; // of a minute

/**
 * Counts views in memory and adds them to the sums of the day every few seconds and at the end of the process: a view costs
 * no write of its own. A crash loses the views of the last seconds. Addresses are known for a minute, in memory only.
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

  /** Adds what has been counted to the stored sums; keeps it when that fails. */
  async flush() {
    if (this.#sums.size === 0) return;
    const waiting = this.#sums;
    this.#sums = new Map();
    try {
      await addSums(this.#kernel.db, [...waiting.values()]);
    } catch (err) {
      this.#kernel.log.warn({ err }, "visits wait for the database");
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

  /** Whether one more view of this minute is believed of an address. */
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

/** Adds what was counted to the sums again and again, until `stop`, which adds the last. */
export function startVisitCounter(kernel: Kernel): Loop {
  const counter = visitCounter(kernel);
  const loop = repeat(kernel, () => counter.flush(), {
    every: flushEvery,
    failed: "visits wait for the database",
  });
  return {
    async stop() {
      await loop.stop();
      await counter.flush();
    },
  };
}
