import { createHmac } from "node:crypto";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../../kernel/process/link-secret.server.ts";

/**
 * The address to which the answer to a mail about a request goes: with `plus=1` in `IMAP_URL`, `name+r7-…@host`, by which the answer
 * finds its request; otherwise the agency's address as it is. Nobody can make up such an address for another request.
 */
export async function answerAddress(kernel: Kernel, agency: string, requestId: number): Promise<string> {
  if (!kernel.config.imap?.isPlus) return agency;
  const [, name, host] = /^([^@+\s]{1,40})@([^@\s]+)$/.exec(agency) ?? [];
  if (!name || !host) return agency;
  return `${name}+r${requestId}-${signOf(requestId, await linkSecret(kernel))}@${host}`;
}

/** The request that one of these addresses names, if it is one of ours. */
export function requestNamedBy(addresses: readonly string[], secret: string): number | undefined {
  for (const address of addresses) {
    const [, id = "", sign] = /\+r(\d{1,9})-([a-f\d]{12})@/.exec(address) ?? [];
    if (id && sign === signOf(Number(id), secret)) return Number(id);
  }
  return undefined;
}

// In small letters and digits, because mail programs may change capitals.
const signOf = (requestId: number, secret: string) =>
  createHmac("sha256", secret).update(`answer:${requestId}`).digest("hex").slice(0, 12);
