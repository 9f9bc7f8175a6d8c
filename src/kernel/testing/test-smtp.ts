import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/**
 * A real mail server for a test, which keeps the mails that it accepts. It refuses the recipients in `refuses` for good, and
 * defers (450) those of the domains in `defers`; `deferred` lists the recipients that were deferred.
 */
export async function smtpServer({
  port = 0,
  refuses = [] as readonly string[],
  defers = [] as readonly string[],
  /** Without a password anybody may sign in. */
  password = undefined as string | undefined,
} = {}) {
  const deferred: string[] = [];
  let isSlow = true;
  const mails: Email[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth(given, _session, done) {
      if (given.password === password) return done(null, { user: given.username });
      done(Object.assign(new Error("wrong password"), { responseCode: 535 }));
    },
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (isSlow && defers.includes(address.split("@")[1] ?? "")) {
        deferred.push(address);
        return done(Object.assign(new Error("greylisted"), { responseCode: 450 }));
      }
      if (!refuses.includes(address)) return done();
      done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const bytes = Buffer.concat(chunks);
        void PostalMime.parse(bytes).then((mail) => {
          raw.push(bytes.toString());
          mails.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return {
    mails,
    raw,
    deferred,
    /** Makes the server defer nobody any more. */
    accept: () => {
      isSlow = false;
    },
    close,
    port: (server.server.address() as AddressInfo).port,
  };
}
