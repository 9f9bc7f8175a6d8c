import { describe, expect, test } from "vitest";
import { deliverMail } from "../admin/mail/deliver-mail.server.ts";
import { createApi } from "../api.server.ts";
import { deliverDue } from "../kernel/background/outbox.server.ts";
import { caller, revisionsOf } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { smtpServer } from "../kernel/testing/test-smtp.ts";

const path = "/api/project-requests";
const sender = { name: "نورة", phone: "0551234567", email: "noura@mail.example" };

describe.each(databases)("replies on %s", (database) => {
  const startApi = async (smtp?: { port: number }) => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      environment: {
        RATE_LIMIT: "off",
        ...(smtp && { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }),
      },
      now: () => new Date(clock),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    const { id } = (await call("POST", path, sender)).body;
    const reply = (text: string, key?: string) =>
      call(
        "POST",
        `${path}/${id}/replies`,
        { channel: "mail", text, send: true },
        key === undefined ? {} : { headers: { "idempotency-key": key } },
      );
    const details = async () => (await call("GET", `${path}/${id}/desk`)).body;
    const delivery = async (): Promise<string> =>
      (await details()).notes.find(({ kind }: { kind: string }) => kind === "mail").delivery;
    const pass = (hours: number) => (clock += hours * 3_600_000);
    const deliver = () => deliverDue(kernel, deliverMail);
    return { kernel, call, id, reply, details, delivery, pass, deliver };
  };

  test("DESK-03 a reply is mailed with its line breaks, answers to it go to the agency's mailbox, and the thread shows it as sent", async () => {
    const server = await smtpServer();
    const { call, id, reply, details, delivery, deliver } = await startApi(server);
    expect((await details()).mail).toEqual({ canSend: true, answersTo: "hello@shurfa.example" });
    const { status, body } = await reply("أهلًا نورة،\nمتى <b>نتحدث</b>؟");
    expect([status, body.kind, body.delivery]).toEqual([201, "mail", "queued"]);
    expect(await delivery()).toBe("queued");
    expect((await call("GET", `${path}/${id}`)).body.status).toBe("contacted");
    await deliver();
    const mail = server.mails.find(({ subject }) => subject === `بخصوص طلب عرض السعر رقم ${id} · شُرفة`);
    expect(mail?.to?.map(({ address }) => address)).toEqual([sender.email]);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["hello@shurfa.example"]);
    expect(mail?.text).toContain("أهلًا نورة،\nمتى <b>نتحدث</b>؟");
    expect(mail?.html?.replace(/<\/?bdi[^>]*>/g, "")).toContain("أهلًا نورة،<br>متى &lt;b&gt;نتحدث");
    expect(await delivery()).toBe("sent");
  });

  test("DESK-03 SURV-03 a reply with the same key is stored and mailed once; without a key each call is a new reply", async () => {
    const server = await smtpServer();
    const { reply, details, deliver } = await startApi(server);
    const ids = [
      await reply("أهلًا", "k"),
      await reply("أهلًا", "k"),
      await reply("أهلًا"),
      await reply("أهلًا"),
    ];
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(3);
    await deliver();
    expect(server.mails.filter(({ subject }) => subject?.startsWith("بخصوص"))).toHaveLength(3);
    const { notes } = await details();
    expect(notes.filter(({ kind }: { kind: string }) => kind === "mail")).toHaveLength(3);
  });

  test("DESK-03 a reply that the mail server rejects permanently is shown as failed, and so is one whose request was deleted first", async () => {
    const server = await smtpServer({ refuses: [sender.email] });
    const { call, id, reply, delivery, pass, deliver } = await startApi(server);
    await reply("أهلًا");
    for (let hour = 0; hour < 20; hour++) {
      await deliver();
      expect(await delivery()).toBe(hour < 7 ? "queued" : "failed");
      pass(1);
    }
    const { body } = await reply("مرة أخرى");
    await call("DELETE", `${path}/${id}`);
    await deliver();
    await call("POST", `${path}/${id}/restore`);
    expect(await delivery()).toBe("failed");
    expect(body.delivery).toBe("queued");
    expect(server.mails.filter(({ subject }) => subject?.startsWith("بخصوص"))).toEqual([]);
  });

  test("DESK-03 without a mail server nothing is queued and staff see why; a reply sent from another program can still be recorded", async () => {
    const { kernel, call, id, reply, details } = await startApi();
    expect((await details()).mail.canSend).toBe(false);
    expect((await reply("أهلًا")).status).toBe(422);
    expect((await details()).notes).toEqual([]);
    const kept = await call("POST", `${path}/${id}/replies`, { channel: "mail", text: "أهلًا" });
    expect(kept.body).toMatchObject({ kind: "mail", delivery: null });
    const chat = { channel: "whatsapp", text: "أهلًا", send: true };
    expect((await call("POST", `${path}/${id}/replies`, chat)).status).toBe(422);
    expect(await kernel.reads.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("DESK-03 PRIV-02 the text of a reply is in no revision and in no outbox message, and is erased with the person's data", async () => {
    const server = await smtpServer();
    const { kernel, call, reply, deliver } = await startApi(server);
    await reply("سرّ بيننا");
    const kept = async () =>
      JSON.stringify([
        await revisionsOf(kernel, "request_notes"),
        await kernel.reads.selectFrom("outbox").select("payload").execute(),
      ]);
    expect(await kept()).not.toContain("سرّ");
    const erased = { contact: sender.email, confirmation: sender.email };
    expect((await call("POST", "/api/privacy/erase", erased)).status).toBe(200);
    const notes = await kernel.reads.selectFrom("request_notes").select("body").execute();
    expect(JSON.stringify(notes)).not.toContain("سرّ");
    await deliver();
    expect(server.mails.filter(({ subject }) => subject?.startsWith("بخصوص"))).toEqual([]);
  });
});
