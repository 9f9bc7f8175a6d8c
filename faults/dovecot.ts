import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../scripts/test-database.ts";
import { imapSource } from "../src/kernel/background/mailbox/imap-source.server.ts";
import { parseConfig } from "../src/kernel/process/config.server.ts";

/** The mail server of Debian (`apt-get install dovecot-imapd`). */
export const dovecot = "/usr/sbin/dovecot";
const password = "a secret of 1";

/** Runs a mail server with one mailbox in a folder of its own, until the test ends. */
export async function startDovecot() {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-dovecot-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const mail = join(folder, "mail", "INBOX", "new");
  for (const part of ["new", "cur", "tmp"])
    mkdirSync(join(folder, "mail", "INBOX", part), { recursive: true });
  writeFileSync(join(folder, "users"), `office:{PLAIN}${password}:1000:1000::${folder}::\n`);
  writeFileSync(
    join(folder, "dovecot.conf"),
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:${folder}/mail:INBOX=${folder}/mail/INBOX
first_valid_uid = 1
default_internal_user = dovecot
default_login_user = dovenull
mail_max_userip_connections = 50
service imap-login { 
  chroot =
  inet_listener imap { 
    port = ${port}
  }
}
passdb { 
  driver = passwd-file
  args = ${folder}/users
}
userdb { 
  driver = passwd-file
  args = ${folder}/users
}
`,
  );
  execFileSync("chown", ["-R", "1000:1000", join(folder, "mail")]);
  const server: ChildProcess = spawn(dovecot, ["-F", "-c", join(folder, "dovecot.conf")], {
    stdio: "ignore",
  });
  onTestFinished(async () => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let next = 0;
  return {
    url: (secret = password) => `imap://office:${encodeURIComponent(secret)}@127.0.0.1:${port}/INBOX`,
    /** Delivers mails straight into the mailbox, as its own delivery does. */
    deliver(mails: readonly string[]) {
      for (const raw of mails) {
        const name = join(mail, `${Math.floor(Date.now() / 1000)}.${String(next++).padStart(7, "0")}.test`);
        writeFileSync(name, raw.replaceAll("\n", "\r\n"));
      }
      execFileSync("chown", ["-R", "1000:1000", join(folder, "mail")]);
    },
    /** The server forgets its UIDs and gives new ones under another UIDVALIDITY. */
    renumber() {
      // The new number is the time in seconds.
      execFileSync("sh", ["-c", `sleep 1; find ${folder}/mail -name "dovecot*" -delete`]);
    },
    flags: () => execFileSync("ls", [join(folder, "mail", "INBOX", "cur"), mail]).toString(),
  };
}

/** Waits until a server takes connections. */
export async function ready(url: string) {
  const { imap } = parseConfig({ IMAP_URL: url });
  if (!imap) throw new Error("IMAP_URL was not read");
  for (let tries = 0; ; tries++) {
    const source = imapSource(imap);
    try {
      await source.open();
      return await source.close();
    } catch (error) {
      await source.close();
      if (tries === 50) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}
