import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { standsForMany } from "../../kernel/http/hidden-visitors.server.ts";
import { type Counted, clearHits, hitAll, type Limit, refund } from "../../kernel/http/rate-limit.server.ts";
import { type Kernel, visitor } from "../../kernel/process/kernel.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";

export const perAccount: Limit = { limit: 5, windowSeconds: 15 * 60 };
const perAddress: Limit = { limit: 30, windowSeconds: 60 * 60 };
// Behind an unknown proxy everybody's failures are counted together: they keep nobody out for longer than a minute.
const perProxy: Limit = { limit: 60, windowSeconds: 60 };

/** The limit of an address, over all accounts that are tried from it. */
export function limitOfAddress(kernel: Kernel, address: string): Limit {
  return standsForMany(kernel, address) ? perProxy : perAddress;
}

/**
 * Counts a guess before it is looked at, so that guesses sent together are all counted, and takes it back when it
 * succeeds: the limits are of failures. The address is asked before the account: who guesses many accounts leaves no row for
 * each. Throws `too-many`; the first refusal of a window is in the log and in the audit trail, with the user when it is known
 * before the guess. Requirement SEC-03.
 */
export async function countAttempt(
  kernel: Kernel,
  { address, account }: { address?: Counted; account: Counted },
  userId: number | null = null,
) {
  const { allowed, isFirstRefusal, retryAfter } = await hitAll(
    kernel,
    address ? [address, account] : [account],
  );
  if (!allowed) {
    if (isFirstRefusal) {
      kernel.log.warn("sign-in refused: too many failures");
      await write(kernel, visitor, (change) => noteAccountEvent(change, "locked-out", userId));
    }
    throw new AppError("too-many", { retryAfter });
  }
  return {
    async succeeded() {
      await clearHits(kernel, account.key);
      if (address) await refund(kernel, address.key);
    },
  };
}
