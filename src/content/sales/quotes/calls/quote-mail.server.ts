import { z } from "zod";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { isWholeAddress } from "../../../../kernel/resource/kinds/email.ts";
import type { Quote } from "../quotes.ts";

/** The kind of the outbox message that brings a quote to its customer. */
export const quoteMail = "quote-sent";

/** Whether the server can mail a quote to its customer. */
export function canMail({ config }: Kernel, { customerEmail }: Quote) {
  return config.smtpUrl !== undefined && isWholeAddress(z, customerEmail);
}
