import type { Kernel } from "../process/kernel.server.ts";
import { type Loop, repeat } from "./repeat.server.ts";

const lookEvery = 500; // ms

type Listener<News> = (news: News) => Promise<unknown>;
/** Tells its listeners what happens in any process. `join` returns what ends the listening. */
export type Hub<News> = { join(listener: Listener<News>): () => void };

type HubOptions<News> = {
  /** Called with the first listener: what happened before is no news. */
  begin(): void;
  /** What has happened since the look before; undefined for nothing. */
  look(): Promise<News | undefined>;
  /** The log message for a look that failed; the next one tries again. */
  failed: string;
};

/** Looks for news twice a second while anybody listens, once for all listeners of the process. */
export function makeHub<News>(
  kernel: Pick<Kernel, "log">,
  { begin, look, failed }: HubOptions<News>,
): Hub<News> {
  const listeners = new Set<Listener<News>>();
  let loop: Loop | undefined;
  async function tell() {
    const news = await look();
    if (news === undefined) return;
    // A listener that does not read must not delay the others.
    for (const listener of listeners) void listener(news).catch(() => {});
  }
  return {
    join(listener) {
      listeners.add(listener);
      if (!loop) {
        begin();
        loop = repeat(kernel, tell, { every: lookEvery, failed, atOnce: true });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        void loop?.stop();
        loop = undefined;
      };
    },
  };
}
