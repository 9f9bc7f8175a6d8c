import type { Write } from "../db/write.server.ts";
import { AppError } from "../errors.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { guardForm } from "./form-guard.server.ts";
import { withIdempotency } from "./submission.server.ts";

/** A checked post of a public form. `key` and `token` come from the caller and cannot be trusted. */
export type AcceptedPost = {
  /** Of `clientAddress`. */
  address: string;
  key: string | undefined;
  token: string | undefined;
  /** What is stored: the same content is the same post. */
  content: object;
  /** The table of the record that it creates. */
  resource: string;
  /** The phone and the e-mail of the sender, as stored. */
  person: readonly string[];
  /** Its honeypot is filled. */
  isSuspected: boolean;
  /** Runs when the limits have taken a new post, before its transaction. */
  admitted?: () => Promise<void>;
};

/** The id of a post that was not stored. */
export const notStored = 0;

/**
 * Stores a post of a public form once, within its limits: `create` runs in a transaction and answers the record's id. Throws
 * `too-many`; a suspected post beyond its limit is not stored, and its sender does not learn that: `notStored`. Requirements
 * SURV-04, SEC-07.
 */
export async function acceptPost(
  kernel: Kernel,
  { address, key, token, content, resource, person, isSuspected, admitted }: AcceptedPost,
  create: (tx: Write) => Promise<number>,
): Promise<number> {
  const submission = { key, content: { ...content, ...(isSuspected && { isSuspected }) }, resource };
  const admit = async () => {
    await guardForm(kernel, { address, token, person, isSuspected });
    await admitted?.();
  };
  try {
    return await withIdempotency(kernel, submission, admit, create);
  } catch (error) {
    if (isSuspected && error instanceof AppError && error.code === "too-many") return notStored;
    throw error;
  }
}
