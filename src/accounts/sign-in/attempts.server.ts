import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { isSharedAddress } from "../../kernel/http/hidden-visitors.server.ts";
import {
  type Counted,
  clearHits,
  consumeAll,
  type Limit,
  refund,
} from "../../kernel/http/rate-limit.server.ts";
import { type Kernel, visitor } from "../../kernel/process/kernel.server.ts";
import { noteAccountEvent } from "../users/account-events.server.ts";

export const perAccount: Limit = { limit: 5, windowSeconds: 15 * 60 };
const perAddress: Limit = { limit: 30, windowSeconds: 60 * 60 };
// Behind an unknown proxy all callers share one count, so its window is short: nobody is locked out for over a minute.
const perProxy: Limit = { limit: 60, windowSeconds: 60 };

/** The limit of failures from one address, over all accounts. */
export function limitOfAddress(kernel: Kernel, address: string): Limit {
  return isSharedAddress(kernel, address) ? perProxy : perAddress;
}

/**
 * Counts a guess before it is checked, so that simultaneous guesses are all counted; `succeeded` takes the count back, since
 * only failures are limited. The address is checked before the account, so that guessing many accounts from a refused
 * address adds no rows. Throws `too-many`; the first refusal of a window is noted in the log and in the audit trail, there
 * with `userId` when it is known before the guess. Requirement SEC-03.
 */
export async function countAttempt(
  kernel: Kernel,
  { address, account }: { address?: Counted; account: Counted },
  userId: number | null = null,
) {
  const { allowed, isFirstRefusal, retryAfter } = await consumeAll(
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
