import { findByToken, findToRead, isReadingToken } from "../../content/sales/quotes/link-store.server.ts";
import type { Quote } from "../../content/sales/quotes/quotes.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";

/** The quote behind a link, and whether its holder may answer: the code in a quote's file leads to a link for reading alone. */
export async function openLink(
  kernel: Kernel,
  token: string,
): Promise<{ quote: Quote | undefined; mayAnswer: boolean }> {
  if (!isReadingToken(token)) return { quote: await findByToken(kernel.reads, token), mayAnswer: true };
  return { quote: await findToRead(kernel.reads, token, await linkSecret(kernel)), mayAnswer: false };
}
