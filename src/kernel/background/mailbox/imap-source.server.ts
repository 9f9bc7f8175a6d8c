import { ImapFlow } from "imapflow";
import type { ImapConfig } from "../../process/config.server.ts";
import { digestOf } from "../../process/digest.server.ts";
import { isLocalHost } from "../mail-transport.server.ts";
import type { MailSource } from "./mail-source.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** What a server may make this process hold at once. */
const bounds = { maxLiteralSize: 32 * 1024 * 1024, maxLineLength: 16 * 1024 * 1024 };

/** A failure of the mailbox in words that hold no credentials. */
export class MailboxError extends Error {}

/** The mailbox of `IMAP_URL`, opened for reading alone. Beyond this machine and its network it is spoken to through TLS only; SEC-08. */
export function imapSource(config: ImapConfig): MailSource {
  const { host, port, folder, user } = config;
  let client: ImapFlow | undefined;
  const connected = () => {
    if (!client?.usable) throw new MailboxError("the connection to the mailbox was lost");
    return client;
  };
  return {
    name: digestOf(`${user}@${host}:${port}/${folder}`),
    async open() {
      if (client && !client.usable) client = undefined;
      client ??= await connect(config);
      const mailbox = await told(client.mailboxOpen(folder, { readOnly: true }));
      return { validity: String(mailbox.uidValidity) };
    },
    async uidsAfter(uid) {
      const found = await told(connected().search({ uid: `${uid + 1}:*` }, { uid: true }));
      // `*` is the last mail, whichever UID it has.
      return (found || []).filter((one) => one > uid).sort((a, b) => a - b);
    },
    async heads(uids) {
      const query = { uid: true, size: true, internalDate: true };
      const found = await told(connected().fetchAll(uids.join(","), query, { uid: true }));
      return found
        .map(({ uid, size = 0, internalDate }) => ({ uid, size, arrivedAt: new Date(internalDate ?? 0) }))
        .sort((a, b) => a.uid - b.uid);
    },
    async read(uid, most) {
      const query = { uid: true, source: { start: 0, maxLength: most } };
      const mail = await told(connected().fetchOne(String(uid), query, { uid: true }));
      return mail ? mail.source : undefined;
    },
    async close() {
      const open = client;
      client = undefined;
      await open?.logout().catch(() => open.close());
    },
  };
}

async function connect({ host, port, secure, user, password, needsTls }: ImapConfig): Promise<ImapFlow> {
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(!secure && needsTls && !isLocalHost(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false, // its lines hold what people wrote
    disableAutoIdle: true,
    ...timeouts,
    ...bounds,
  });
  client.on("error", () => {}); // the next call finds the connection gone
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw asMailboxError(error);
  }
  return client;
}

/** The answer of a call, or its failure in words of our own. */
async function told<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw asMailboxError(error);
  }
}

function asMailboxError(error: unknown): MailboxError {
  const { code, authenticationFailed, serverResponseCode }: Record<string, unknown> =
    error instanceof Error ? { ...error } : {};
  if (authenticationFailed)
    return new MailboxError("the mail server rejects the user or the password of IMAP_URL");
  const known = [code, serverResponseCode].filter((word) => typeof word === "string").join(" ");
  return new MailboxError(`the mailbox of IMAP_URL could not be read${known && ` (${known})`}`);
}
