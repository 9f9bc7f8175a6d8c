import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { mailOptions } from "./mail-transport.server.ts";

test("SEC-08 TRIAL-01 X15: mail travels through TLS alone, unless its server stands on this machine or in its network", () => {
  const outside = ["mail.example.com", "8.8.8.8", "[2a00::1]", "smtp.localhost.example"];
  const inside = [
    "localhost",
    "127.0.0.1",
    "[::1]",
    "mail",
    "10.0.0.5",
    "192.168.1.2",
    "[fd00::1]",
    "mail.internal",
    "MAIL.LAN",
  ];
  const needsTls = (host: string) => mailOptions(`smtp://${host}:25`).requireTLS;
  expect(outside.filter((host) => !needsTls(host))).toEqual([]);
  expect(inside.filter(needsTls)).toEqual([]);
});

test("SEC-08 TRIAL-01 X15: a server that offers no TLS gets neither the password nor a mail, unless SMTP_URL says requireTLS=false", async () => {
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username = "", password }, _session, done) {
      passwords.push(password);
      done(null, { user: username });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  // Resolves to this machine, and is named like a host of the Internet.
  const verify = (query = "") => {
    const options = mailOptions(`smtp://u:secret@mail.example:${port}${query}`);
    return createTransport({ ...options, url: options.url.replace("mail.example", "127.0.0.1") }).verify();
  };
  await expect(verify()).rejects.toMatchObject({ code: "ETLS" });
  expect(passwords).toEqual([]);
  await verify("?requireTLS=false");
  expect(passwords).toEqual(["secret"]);
});
