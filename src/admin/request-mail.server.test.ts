import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { submitRequest } from "../content/project-requests/store.server.ts";
import { deliverDue } from "../kernel/outbox.server.ts";
import { databases, testKernel } from "../kernel/test-kernel.ts";
import { deliverRequestMail } from "./request-mail.server.ts";

const body = { name: "<b>نورة</b>", phone: "0551234567", email: "noura@mail.example", message: "" };

/** A real SMTP server that keeps what it takes. */
async function smtpServer(port = 0) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        "end",
        () =>
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => done(mails.push(mail) ? null : null)),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { mails, close, port: (server.server.address() as AddressInfo).port };
}

describe.each(databases)("outbox on %s", (database) => {
  test("SURV-03 a mail that the server could not take goes out after its return, once", async () => {
    const first = await smtpServer();
    await first.close();
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      now: () => new Date(clock),
      environment: { SMTP_URL: `smtp://127.0.0.1:${first.port}`, RATE_LIMIT: "off" },
    });
    await submitRequest(kernel, body, { address: "127.0.0.1" });
    await deliverDue(kernel, deliverRequestMail);
    const waiting = await kernel.reads.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ attempts: 1, sent_at: null });
    expect(Date.parse(String(waiting.next_attempt_at)) - clock).toBeLessThanOrEqual(30_000);

    const second = await smtpServer(first.port);
    clock += 30_000;
    await Promise.all([deliverDue(kernel, deliverRequestMail), deliverDue(kernel, deliverRequestMail)]);
    clock += 3_600_000;
    await deliverDue(kernel, deliverRequestMail);
    expect(second.mails).toHaveLength(1);
    const [mail] = second.mails;
    expect(mail?.to?.[0]?.address).toBe("hello@shurfa.example");
    expect(mail?.messageId).toContain(String(waiting.message_id));
    // Visitor text is text: never markup, never a header.
    expect(mail?.html).toContain("&lt;b&gt;نورة&lt;/b&gt;");
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain("+966551234567");
  });
});
