import { createTransport } from "nodemailer";
import { mailOptions } from "../background/mail-transport.server.ts";
import { senderOf } from "../background/mailer.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Mail");

const sentences: Record<string, string> = {
  EAUTH: "The mail server rejects the user or the password of SMTP_URL",
  EDNS: "The host name of the mail server cannot be resolved",
  ECONNECTION: "The mail server cannot be reached",
  ESOCKET: "The mail server cannot be reached",
  ETIMEDOUT: "The mail server does not answer in time",
  ETLS: "The encrypted connection to the mail server failed, and mail goes to no other network without one",
  EENVELOPE: "The mail server rejects the sender or the recipient",
};

/** Checks that the mail server accepts the site's sign-in; with `mailTo`, also that it accepts a mail. */
export async function checkMail({ config, mailTo }: CheckContext): Promise<Finding[]> {
  if (!config.smtpUrl) {
    const words = "SMTP_URL is not set, so no mail is sent";
    return [mailTo ? fault(`${words}. The test mail to ${mailTo} was not sent.`) : warning(`${words}.`)];
  }
  const transport = createTransport(mailOptions(config.smtpUrl));
  try {
    await transport.verify();
    if (!mailTo)
      return [
        ok(
          "The mail server accepted the sign-in. To send a test mail: npm run doctor -- --mail you@example.com",
        ),
      ];
    const text = "This mail was sent by `npm run doctor`.";
    await transport.sendMail({ from: senderOf(config), to: mailTo, subject: "npm run doctor", text });
    return [
      ok(`The mail server accepted a mail from ${senderOf(config)} to ${mailTo}. Check that it arrives.`),
    ];
  } catch (error) {
    const { code, message } =
      error instanceof Error ? { code: "", ...error, message: error.message } : { code: "", message: "" };
    return [fault(`${sentences[String(code)] ?? "The check of the mail server failed"} (${message}).`)];
  } finally {
    transport.close();
  }
}
