import { DeferredDelivery } from "../../kernel/background/outbox.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";

const pause = 60_000; // ms

/** The result of work on a file that goes with a mail. One that cannot be made or read now holds up no other message. */
export async function orLater<Result>(kernel: Kernel, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new DeferredDelivery(kernel.now().getTime() + pause, true, { cause });
  }
}
