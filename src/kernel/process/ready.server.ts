import { AppError } from "../errors.ts";
import type { Kernel } from "./kernel.server.ts";

const patience = 2000; // ms

/**
 * Asserts that this process can take requests: it is not stopping, and its database answers within two seconds. Throws
 * `unavailable` otherwise. `/api/health` says only that the process runs; requirement SURV-07.
 */
export async function assertReady(kernel: Kernel) {
  if (kernel.shutdown.signal.aborted) throw new AppError("unavailable", { retryAfter: 1 });
  const answer = kernel.reads.selectFrom("site_state").select("id").executeTakeFirst();
  const inTime = await Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(done, patience, false).unref()),
  ]);
  if (!inTime) throw new AppError("unavailable", { retryAfter: 1 });
}
