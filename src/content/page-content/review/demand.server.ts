import type { Write } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import type { Section } from "../sections/section.ts";
import { approvalOfDigest } from "./approvals-store.server.ts";
import { reviewMessages } from "./review.text.ts";

/**
 * Whether what has this digest may be published as far as clients are concerned: the newest answer about it approved, or none is
 * demanded. Requirement SAY-01.
 */
export async function isCleared(
  tx: Write,
  section: Section,
  { isDemanded }: { isDemanded: boolean },
  digest: () => string,
): Promise<boolean> {
  if (!isDemanded) return true;
  const newest = await approvalOfDigest(tx.db, section, digest()).executeTakeFirst();
  return newest !== undefined && newest.id !== null;
}

/** Who publishes what nobody approved: why, and whether it is a program. */
export type Publisher = { reason?: string | undefined; isProgram?: boolean };

/** The reason to publish what nobody approved. Throws `invalid` for a person who gives none, and `forbidden` for programs. */
export function reasonOf({ reason = "", isProgram = false }: Publisher): string {
  if (isProgram) throw new AppError("forbidden");
  if (reason === "") throw invalid({ reason: reviewMessages.needsReason });
  return reason;
}
