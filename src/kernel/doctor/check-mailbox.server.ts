import { imapSource, MailboxError } from "../background/mailbox/imap-source.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, fault } = findingsAbout("Mailbox");

/** Checks that the mailbox of `IMAP_URL` can be opened; says nothing without one, because most sites need none. */
export async function checkMailbox({ config }: CheckContext): Promise<Finding[]> {
  if (!config.imap) return [];
  const source = imapSource(config.imap);
  try {
    await source.open();
    return [ok(`The mailbox of IMAP_URL (${config.imap.folder}) can be read.`)];
  } catch (error) {
    const words = error instanceof MailboxError ? error.message : "the check of the mailbox failed";
    return [fault(`${words.replace(/^t/, "T")}.`)];
  } finally {
    await source.close();
  }
}
