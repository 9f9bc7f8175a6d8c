import { createTransport } from "nodemailer";
import { mailTimeouts, senderOf } from "../background/mailer.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Mail");

const sentences: Record<string, string> = {
  EAUTH: "The mail server refuses the user or the password of SMTP_URL",
  EDNS: "The name of the mail server is unknown",
  ECONNECTION: "The mail server takes no connection",
  ESOCKET: "The mail server takes no connection",
  ETIMEDOUT: "The mail server does not answer in time",
  ETLS: "The mail server and this one agree on no encryption",
  EENVELOPE: "The mail server refuses the sender or the recipient",
};

/** Checks that the mail server accepts the site's sign-in; with `mailTo`, also that it accepts a mail. */
export async function checkMail({ config, mailTo }: CheckContext): Promise<Finding[]> {
  if (!config.smtpUrl) {
    const words = "SMTP_URL is not set: no mail is sent";
    return [mailTo ? fault(`${words}, so none went to ${mailTo}.`) : warning(`${words}.`)];
  }
  const transport = createTransport({ url: config.smtpUrl, ...mailTimeouts });
  try {
    await transport.verify();
    if (!mailTo)
      return [
        ok("The mail server lets the site in. To send a mail: npm run doctor -- --mail you@example.com"),
      ];
    const text = "This mail was sent by `npm run doctor`.";
    await transport.sendMail({ from: senderOf(config), to: mailTo, subject: "npm run doctor", text });
    return [
      ok(`The mail server has taken a mail from ${senderOf(config)} to ${mailTo}: look whether it arrives.`),
    ];
  } catch (error) {
    const { code, message } =
      error instanceof Error ? { code: "", ...error, message: error.message } : { code: "", message: "" };
    return [fault(`${sentences[String(code)] ?? "The mail server fails"} (${message}).`)];
  } finally {
    transport.close();
  }
}
