import type { Transporter } from "nodemailer";
import type { Config } from "./config.server.ts";
import { RefusedDelivery } from "./outbox.server.ts";

export type Mail = {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Stable over tries, so that a mail server can drop a second copy. */
  messageId: string;
};

const transports = new Map<string, Transporter>();

/**
 * Sends one mail through `SMTP_URL`. Throws when the server is away or takes it later, and `RefusedDelivery` when it will
 * never take it. No word of a visitor may be in `to` or `subject`, but for a whole address that was checked.
 */
export async function sendMail(config: Config, mail: Mail) {
  if (!config.smtpUrl) throw new Error("SMTP_URL is not set");
  let transport = transports.get(config.smtpUrl);
  if (!transport) {
    const { createTransport } = await import("nodemailer");
    transport = createTransport({
      url: config.smtpUrl,
      dnsTimeout: 5000,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 15_000,
    });
    transports.set(config.smtpUrl, transport);
  }
  const host = new URL(config.publicUrl ?? "http://localhost").hostname;
  try {
    await transport.sendMail({
      from: config.mailFrom ?? `no-reply@${host}`,
      to: [...mail.to],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.messageId}@${host}>`,
    });
  } catch (error) {
    if (isRefusal(error)) throw new RefusedDelivery("the mail server refused the message", { cause: error });
    throw error;
  }
}

/** A reply of 500 and more is an answer for good; RFC 5321. Wrong credentials are not: they are mended in the settings. */
function isRefusal(error: unknown) {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === "number" && responseCode >= 500 && code !== "EAUTH";
}
