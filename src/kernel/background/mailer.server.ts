import { LRUCache } from "lru-cache";
import type { SendMailOptions, Transporter } from "nodemailer";
import { z } from "zod";
import type { DatabaseHandle } from "../db/database.server.ts";
import { getOrMake } from "../objects.ts";
import type { Config } from "../process/config.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { isWholeAddress } from "../resource/kinds/email.ts";
import { mailBody, ordered } from "./mail-body.ts";
import { logoId } from "./mail-layout.ts";
import type { MailLook } from "./mail-look.ts";
import type { MailParts } from "./mail-parts.ts";
import { mailOptions } from "./mail-transport.server.ts";
import { DeferredDelivery, pauseAfter, RefusedDelivery } from "./outbox.server.ts";

export type Mail = {
  to: readonly string[];
  /** The name of the sender; by default the agency's. */
  sender?: string | undefined;
  subject: string;
  body: MailParts;
  /** Where replies go, if not to the agency; left out of the mail unless it is one whole address. */
  replyTo?: string | undefined;
  attachments?: readonly { filename: string; content: Uint8Array; contentType: string }[];
  /** The same in every attempt, so that a mail server can drop a second copy. */
  messageId: string;
};

/** The sender address of the site's mails, as `MAIL_FROM` says it, with a name of its own or without. */
export function senderOf(config: Pick<Config, "mailFrom" | "publicUrl">): string {
  return config.mailFrom ?? `no-reply@${hostOf(config)}`;
}

/** The sender under a name, unless `MAIL_FROM` has one; requirement SURV-03. */
function namedSender(config: Config, name: string) {
  const sender = senderOf(config);
  return sender.includes("<") || name === "" ? sender : { name: oneLine(name), address: sender };
}

const longestSubject = 200; // code points

/** A header is one line, whatever was typed into the words in it. */
const oneLine = (words: string) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

const hostOf = ({ publicUrl }: Pick<Config, "publicUrl">) =>
  new URL(publicUrl ?? "http://localhost").hostname;

const transports = new Map<string, Transporter>();

type Pause = { failures: number; until: number };

/** The domains that recently deferred mail, by database; each process keeps its own list. */
const pauses = new WeakMap<DatabaseHandle, LRUCache<string, Pause>>();
const mostPauses = 1000;

/**
 * Sends one mail through `SMTP_URL`. Throws when the server is away, `RefusedDelivery` when it will never accept the mail, and
 * `DeferredDelivery` when it may accept the mail later: then the recipient's domain is tried again after a growing pause, and
 * no other mail to it is tried meanwhile. No visitor's text may be in `to`, except a whole address that was checked; a subject
 * names a visitor to staff alone.
 */
export async function sendMail(kernel: Pick<Kernel, "config" | "database" | "now" | "mailLook">, mail: Mail) {
  const { config, database } = kernel;
  if (!config.smtpUrl) throw new Error("SMTP_URL is not set");
  const paused = getOrMake(pauses, database, () => new LRUCache({ max: mostPauses }));
  const domains = domainsOf(mail);
  const pause = paused.get(domains);
  const left = pause ? pause.until - kernel.now().getTime() : 0;
  // A pause that is longer than any given one was set while the clock was ahead, and is ignored.
  if (pause && left > 0 && left <= pauseAfter(pause.failures)) throw new DeferredDelivery(pause.until, false);
  const url = config.smtpUrl;
  const { createTransport } = await import("nodemailer");
  const transport = getOrMake(transports, url, () => createTransport(mailOptions(url)));
  const message = composed(config, await kernel.mailLook(), mail);
  try {
    await transport.sendMail(message);
    paused.delete(domains);
  } catch (error) {
    const reply = replyOf(error);
    if (isDeferral(reply)) {
      const failures = (pause?.failures ?? 0) + 1;
      const until = kernel.now().getTime() + pauseAfter(failures);
      paused.set(domains, { failures, until });
      throw new DeferredDelivery(until, true, { cause: error });
    }
    if (isRefusal(reply)) throw new RefusedDelivery("the mail server refused the message", { cause: error });
    throw error;
  }
}

/** A mail as nodemailer takes it: in the look of the agency, with its logo beside the HTML. */
function composed(config: Config, look: MailLook, mail: Mail): SendMailOptions {
  const { sender = look.agency, replyTo = look.replyTo, attachments = [] } = mail;
  const files = attachments.map((file) => ({ ...file, content: Buffer.from(file.content) }));
  const logo = look.logo && {
    filename: "logo.png",
    contentType: "image/png",
    content: Buffer.from(look.logo.bytes),
    cid: logoId,
    contentDisposition: "inline" as const,
  };
  return {
    from: namedSender(config, sender),
    to: [...mail.to],
    ...(canReplyTo(replyTo) && { replyTo }),
    subject: [...oneLine(ordered(mail.subject))].slice(0, longestSubject).join(""),
    ...mailBody(look, mail.body),
    attachments: logo ? [logo, ...files] : files,
    messageId: `<${mail.messageId}@${hostOf(config)}>`,
  };
}

/** Whether replies can go to an address: it is whole, and only one. */
export const canReplyTo = (address: string | undefined): boolean => isWholeAddress(z, address);

/** A reply of 500 or more is final; RFC 5321. Wrong credentials are not, because the operator can correct them. */
function isRefusal({ status, code }: Reply) {
  return status >= 500 && code !== "EAUTH";
}

/** A reply of the 400s to a recipient or a text defers this mail; to any other command it means that the server is not working. */
function isDeferral({ status, command }: Reply) {
  return status >= 400 && status < 500 && status !== 421 && (command === "RCPT TO" || command === "DATA");
}

type Reply = { status: number; code?: unknown; command?: unknown };

/** The server's reply that nodemailer attaches to its errors; status 0 if no server has replied. */
function replyOf(error: unknown): Reply {
  if (!(error instanceof Error)) return { status: 0 };
  const { responseCode: status, code, command }: Record<string, unknown> = { ...error };
  return { status: typeof status === "number" ? status : 0, code, command };
}

function domainsOf({ to }: Mail) {
  const domains = to.map((address) => address.slice(address.lastIndexOf("@") + 1).toLowerCase());
  return [...new Set(domains)].sort().join();
}
