import { AppError } from "../kernel/errors.ts";
import { type Kernel, visitor } from "../kernel/kernel.server.ts";
import { clearHits, hit, type Limit, takeBack } from "../kernel/rate-limit.server.ts";
import { write } from "../kernel/write.server.ts";
import { noteAccountEvent } from "./account-events.server.ts";

/** A guess that is counted under a key; the first limit of an attempt is the one of the account. */
type Counted = { key: string; limit: Limit };

export const perAccount: Limit = { limit: 5, windowSeconds: 15 * 60 };
export const perAddress: Limit = { limit: 30, windowSeconds: 60 * 60 };

/**
 * Counts a guess before it is looked at, so that guesses sent together are all counted, and takes it back when it
 * succeeds: the limits are of failures. Throws `too-many`; the first refusal of a window is in the audit trail, with the user when
 * it is known before the guess. Requirement SEC-03.
 */
export async function countAttempt(
  kernel: Kernel,
  [account, ...others]: [Counted, ...Counted[]],
  userId: number | null = null,
) {
  for (const { key, limit } of [account, ...others]) {
    const { allowed, isFirstRefusal, retryAfter } = await hit(kernel, key, limit);
    if (allowed) continue;
    kernel.log.warn("sign-in refused: too many failures");
    if (isFirstRefusal)
      await write(kernel, visitor, (change) => noteAccountEvent(change, "locked-out", userId));
    throw new AppError("too-many", { retryAfter });
  }
  return {
    async succeeded() {
      await clearHits(kernel, account.key);
      for (const { key } of others) await takeBack(kernel, key);
    },
  };
}
