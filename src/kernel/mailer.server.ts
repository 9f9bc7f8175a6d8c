import type { Transporter } from "nodemailer";
import type { Config } from "./config.server.ts";

export type Mail = {
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Stable over tries, so that a mail server can drop a second copy. */
  messageId: string;
};

const transports = new Map<string, Transporter>();

/** Sends one mail through `SMTP_URL`; throws when the server does not take it. */
export async function sendMail(config: Config, mail: Mail) {
  if (!config.smtpUrl) throw new Error("SMTP_URL is not set");
  let transport = transports.get(config.smtpUrl);
  if (!transport) {
    const { createTransport } = await import("nodemailer");
    transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 15_000,
    });
    transports.set(config.smtpUrl, transport);
  }
  const host = new URL(config.publicUrl ?? "http://localhost").hostname;
  await transport.sendMail({
    from: config.mailFrom ?? `no-reply@${host}`,
    to: [...mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${host}>`,
  });
}
