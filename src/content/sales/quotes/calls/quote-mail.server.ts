import { z } from "zod";
import { queueMessage } from "../../../../kernel/background/outbox.server.ts";
import type { Write } from "../../../../kernel/db/write.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { isWholeAddress } from "../../../../kernel/resource/kinds/email.ts";
import type { QuoteFileKind } from "../file/file-kinds.ts";
import type { Quote } from "../quotes.ts";

/** The kind of the outbox message that brings a quote to its customer. */
export const quoteMail = "quote-sent";

/** The kind of the outbox message that sends the file of an accepted quote to its customer. */
export const acceptedMail = "quote-accepted";

/** The kind of the outbox message that makes the file of a quote, also where nothing is mailed. */
export const quoteFileMessage = "quote-file";

/** Queues the making of a quote's file in the transaction in which it was sent or accepted, so that none can be left out. */
export const queueFile = (tx: Write, { id }: Quote, kind: QuoteFileKind) =>
  queueMessage(tx, quoteFileMessage, { id, kind });

/** Whether the server can mail a quote to its customer. */
export function canMail({ config }: Kernel, { customerEmail }: Quote) {
  return config.smtpUrl !== undefined && isWholeAddress(z, customerEmail);
}
