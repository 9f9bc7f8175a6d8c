import { type Hub, makeHub } from "../background/hub.server.ts";
import { getOrMake } from "../objects.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { listPresent, removeDead } from "./presence-store.server.ts";
import type { Present } from "./present.ts";

const removeEvery = 1000; // ms

/**
 * Tells every listener of this process who has which record open, after each change in any process. It also removes tabs that
 * have stopped reporting; requirement DESK-07.
 */
export type PresenceHub = Hub<readonly Present[]>;

/** The one hub of a process. */
export function presenceHub(kernel: Kernel): PresenceHub {
  return getOrMake(hubs, kernel, () => hubOf(kernel));
}

const hubs = new WeakMap<Kernel, PresenceHub>();

function hubOf(kernel: Kernel): PresenceHub {
  let version = 0;
  let removedAt = 0;
  let present: readonly Present[] = [];
  const hub = makeHub(kernel, {
    begin() {
      // Read before the rows, so that a change in between is seen at the next look.
      version = kernel.contentVersion.presenceVersion();
    },
    async look() {
      if (present.length > 0 && Date.now() - removedAt >= removeEvery) {
        removedAt = Date.now();
        await removeDead(kernel);
      }
      const now = kernel.contentVersion.presenceVersion();
      if (now === version) return undefined;
      present = await listPresent(kernel);
      version = now;
      return present;
    },
    failed: "presence could not be read and will be tried again",
  });
  return {
    join(listener) {
      let isThere = true;
      const leave = hub.join(listener);
      /** Tells a new listener who is present, and nothing if nobody is. */
      async function sendPresent() {
        const now = await listPresent(kernel);
        if (now.length > 0) present = now;
        if (now.length > 0 && isThere) await listener(now);
      }
      sendPresent().catch((err) => {
        kernel.log.warn({ err }, "presence could not be read and will be tried again");
      });
      return () => {
        isThere = false;
        leave();
      };
    },
  };
}
