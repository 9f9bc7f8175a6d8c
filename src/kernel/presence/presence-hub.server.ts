import { type Loop, repeat } from "../background/repeat.server.ts";
import { getOrMake } from "../objects.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { listPresent, removeDead } from "./presence-store.server.ts";
import type { Present } from "./present.ts";

const lookEvery = 500; // ms; cheap, because the version that it compares is polled anyway
const removeEvery = 1000; // ms

type Listener = (present: readonly Present[]) => Promise<unknown>;

/**
 * Tells every listener of this process who has which record open, after each change in any process. It also removes tabs that
 * have stopped reporting; requirement DESK-07.
 */
export type PresenceHub = { join(listener: Listener): () => void };

/** The one hub of a process. */
export function presenceHub(kernel: Kernel): PresenceHub {
  return getOrMake(hubs, kernel, () => makeHub(kernel));
}

const hubs = new WeakMap<Kernel, PresenceHub>();

function makeHub(kernel: Kernel): PresenceHub {
  const listeners = new Set<Listener>();
  let loop: Loop | undefined;
  let version = 0;
  let removedAt = 0;
  let present: readonly Present[] = [];

  async function look() {
    if (present.length > 0 && Date.now() - removedAt >= removeEvery) {
      removedAt = Date.now();
      await removeDead(kernel);
    }
    const now = kernel.contentVersion.presenceVersion();
    if (now === version) return;
    present = await listPresent(kernel);
    version = now;
    // A listener that does not read must not delay the others.
    for (const listener of listeners) void listener(present).catch(() => {});
  }

  /** Tells a new listener who is present, and nothing if nobody is. */
  async function sendPresent(listener: Listener) {
    try {
      const now = await listPresent(kernel);
      if (now.length > 0) present = now;
      if (now.length > 0 && listeners.has(listener)) await listener(now);
    } catch (err) {
      kernel.log.warn({ err }, "presence could not be read and will be tried again");
    }
  }

  return {
    join(listener) {
      listeners.add(listener);
      if (!loop) {
        // Read before the rows, so that a change in between is seen at the next look.
        version = kernel.contentVersion.presenceVersion();
        loop = repeat(kernel, look, {
          every: lookEvery,
          failed: "presence could not be read and will be tried again",
        });
      }
      void sendPresent(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        void loop?.stop();
        loop = undefined;
      };
    },
  };
}
