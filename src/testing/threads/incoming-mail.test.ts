import { describe, expect, test } from "vitest";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import { destroyPastRetention } from "../../admin/privacy/retention-store.server.ts";
import { createApi } from "../../api.server.ts";
import { forgetTakenMails, takeUpMails } from "../../content/sales/requests/answers/take-up-store.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import type { MailSource } from "../../kernel/background/mailbox/mail-source.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";

const path = "/api/project-requests";
const person = { name: "نورة", phone: "0551234567", email: "Noura@mail.example", message: "متجر" };
const now = new Date("2026-11-22T08:00:00Z");

type Raw = { from?: string; to?: string; headers?: string; id?: string; text?: string };
let count = 0;
/** A mail as it lies in a mailbox. */
const mailOf = ({
  from = "noura@mail.example",
  to = "hello@shurfa.example",
  headers = "",
  id,
  text = "أهلًا",
}: Raw) =>
  Buffer.from(
    `From: ${from}\r\nTo: ${to}\r\nSubject: =?utf-8?B?${Buffer.from("ردّ").toString("base64")}?=\r\nMessage-ID: <${id ?? `m${++count}@mail.example`}>\r\n${headers}${headers && "\r\n"}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  );

/** A mailbox in memory, made from the interface: mails get the next UID, and its validity can change. */
function mailbox() {
  const mails = new Map<number, { raw: Uint8Array; arrivedAt: Date }>();
  const state = { validity: "1", next: 1, reads: 0, breaksAt: 0 };
  const source: MailSource = {
    name: "test",
    open: async () => ({ validity: state.validity }),
    uidsAfter: async (uid) => [...mails.keys()].filter((one) => one > uid),
    heads: async (uids) =>
      uids.flatMap((uid) => {
        const mail = mails.get(uid);
        return mail ? [{ uid, size: mail.raw.byteLength, arrivedAt: mail.arrivedAt }] : [];
      }),
    async read(uid, most) {
      state.reads++;
      if (uid === state.breaksAt) throw new Error("the connection was lost");
      return mails.get(uid)?.raw.subarray(0, most);
    },
    close: async () => {},
  };
  return {
    source,
    state,
    put: (raw: Raw | Buffer, arrivedAt = now) =>
      mails.set(state.next++, { raw: Buffer.isBuffer(raw) ? raw : mailOf(raw), arrivedAt }),
    /** The server gives every mail another UID. */
    renumber() {
      const kept = [...mails.values()];
      mails.clear();
      state.validity = String(Number(state.validity) + 1);
      state.next = 100;
      for (const mail of kept.reverse()) mails.set(state.next++, mail);
    },
  };
}

describe.each(databases)("incoming mail on %s", (database) => {
  const open = async (environment: Record<string, string> = {}) => {
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => now,
      environment: { RATE_LIMIT: "off", MAIL_FROM: "site@shurfa.example", ...environment },
    });
    const call = caller(createApi(kernel));
    const box = mailbox();
    const ask = async (values: object = {}) => (await call("POST", path, { ...person, ...values })).body.id;
    type Note = {
      kind: string;
      body: string;
      quoted: string;
      is_automatic: boolean;
      attached: { name: string }[];
    } & Record<string, unknown>;
    const notes = async (id: number): Promise<Note[]> => (await call("GET", `${path}/${id}/desk`)).body.notes;
    return {
      ...{ kernel, call, box, ask, notes },
      take: () => takeUpMails(kernel, box.source),
      request: async (id: number) => (await call("GET", `${path}/${id}`)).body,
      unplaced: async () => (await call("GET", "/api/unplaced-mails")).body,
    };
  };

  test("THREAD-01 the answer of somebody with one open request stands in its thread as theirs, once, unread, and rings", async () => {
    const { kernel, call, box, ask, notes, take, request } = await open();
    const id = await ask();
    await call("PUT", `${path}/${id}`, { status: "contacted", assignee_id: null });
    box.put({ text: "نعم.\r\n\r\nOn Sun, Nov 22, 2026 at 10:00 AM A <a@b.example> wrote:\r\n> العرض" });
    expect(await take()).toBe(1);
    expect(await take()).toBe(0);
    const [note] = await notes(id);
    expect(note).toMatchObject({
      kind: "contact",
      direction: "in",
      way: "mail",
      body: "نعم.",
      from_address: "noura@mail.example",
      author_name: "visitor",
      is_automatic: false,
    });
    expect(note?.quoted).toContain("> العرض");
    expect(await request(id)).toMatchObject({ status: "contacted", news: "answered" });
    expect((await call("GET", "/api/arrivals")).body.latest).toMatchObject([{ id, news: "answered" }]);
    expect(JSON.stringify(await revisionsOf(kernel, "request_notes"))).not.toContain("نعم");
  });

  test("THREAD-01 an answer is found by the mail that it answers and by its own address, whoever writes it; a false address is not believed", async () => {
    const server = await smtpServer();
    const { kernel, call, box, ask, notes, take, unplaced } = await open({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      IMAP_URL: "imaps://hello%40shurfa.example:secret@mail.shurfa.example/INBOX?plus=1",
    });
    const [first, second] = [await ask(), await ask({ name: "نورة الثانية" })];
    await call("POST", `${path}/${second}/replies`, { channel: "mail", text: "أهلًا", send: true });
    await deliverDue(kernel, deliverMail);
    const sent = server.mails.find(({ subject }) => subject?.includes(`رقم ${second}`));
    const [to] = sent?.replyTo ?? [];
    expect(to?.address).toMatch(new RegExp(`^hello\\+r${second}-[a-f\\d]{12}@shurfa.example$`));
    box.put({
      from: "boss@other.example",
      headers: `References: ${sent?.messageId} <x@y.example>`,
      text: "بالمرجع",
    });
    box.put({ from: "boss@other.example", to: to?.address ?? "", text: "بالعنوان" });
    box.put({
      from: "thief@other.example",
      to: `hello+r${first}-${to?.address?.slice(9, 21)}@shurfa.example`,
      text: "مزوّر",
    });
    box.put({ text: "لأيّ الطلبين؟" });
    await take();
    expect((await notes(second)).filter(({ kind }) => kind === "contact").map(({ body }) => body)).toEqual([
      "بالعنوان",
      "بالمرجع",
    ]);
    expect(await notes(first)).toEqual([]);
    expect((await unplaced()).map(({ body }: { body: string }) => body)).toEqual(["لأيّ الطلبين؟", "مزوّر"]);
  });

  test("THREAD-01 the same mail is taken once: delivered twice, after a change of UIDVALIDITY, and by two processes at once", async () => {
    const { kernel, box, ask, notes, take } = await open();
    const id = await ask();
    box.put({ id: "same@mail.example", text: "مرة" });
    box.put({ id: "same@mail.example", text: "مرة" });
    box.put({ text: "ثانية" });
    await Promise.all([take(), takeUpMails({ ...kernel }, box.source)]);
    expect((await notes(id)).map(({ body }) => body).sort()).toEqual(["ثانية", "مرة"]);
    box.renumber();
    box.put({ text: "بعد الترقيم" });
    expect(await take()).toBe(1);
    expect(await notes(id)).toHaveLength(3);
    const { reads } = box.state;
    await take();
    expect(box.state.reads).toBe(reads);
  });

  test("THREAD-01 SURV-01 a process that ends at any step loses no mail and takes none twice", async () => {
    const { kernel, box, ask, notes, take } = await open();
    const id = await ask();
    for (let index = 1; index <= 6; index++) box.put({ text: `رسالة ${index}` });
    for (let uid = 2; uid <= 6; uid++) {
      box.state.breaksAt = uid;
      await expect(take()).rejects.toThrow("lost");
      expect(await notes(id)).toHaveLength(uid - 1);
    }
    expect(box.state.reads).toBe(10); // what was stored is not read anew
    box.state.breaksAt = 0;
    // Ended between the storing of the files' bytes and the transaction.
    const broken = { ...kernel, onRevision: () => Promise.reject(new Error("killed")) };
    await expect(takeUpMails(broken, box.source)).rejects.toThrow("killed");
    expect(await notes(id)).toHaveLength(5);
    await take();
    expect((await notes(id)).map(({ body }) => body)).toEqual(
      [6, 5, 4, 3, 2, 1].map((index) => `رسالة ${index}`),
    );
  });

  test("THREAD-01 an autoresponder is marked, rings nobody and is never answered; lists, reports and the site's own mails are left alone", async () => {
    const server = await smtpServer();
    const { kernel, call, box, ask, notes, take, request, unplaced } = await open({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    });
    const id = await ask();
    await call("POST", `${path}/${id}/replies`, { channel: "mail", text: "أهلًا", send: true });
    await deliverDue(kernel, deliverMail);
    const sent = server.mails.find(({ subject }) => subject?.startsWith("بخصوص"));
    box.put({
      headers: `Auto-Submitted: auto-replied\r\nIn-Reply-To: ${sent?.messageId}`,
      text: "أنا في إجازة",
    });
    box.put({ headers: "Auto-Submitted: auto-generated", text: "آلي بلا مرجع" });
    box.put({ from: "news@list.example", headers: "List-Unsubscribe: <https://x.example>", text: "عروض" });
    box.put({ from: "Shurfa <Site@shurfa.example>", text: "طلب جديد" });
    await take();
    const came = (await notes(id)).filter(({ kind }) => kind === "contact");
    expect(came.map(({ body, is_automatic }) => [body, is_automatic])).toEqual([["أنا في إجازة", true]]);
    expect(await request(id)).toMatchObject({ news: null });
    expect(await unplaced()).toEqual([]);
    const mails = server.mails.length;
    await deliverDue(kernel, deliverMail);
    expect(server.mails).toHaveLength(mails);
  });

  test("THREAD-01 SEC-10 files of an answer lie at its request; a program among them is named and stays in the mailbox", async () => {
    const { call, box, ask, notes, take } = await open();
    const id = await ask();
    const part = (name: string, content: string) =>
      `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content, "latin1").toString("base64")}\r\n`;
    box.put(
      Buffer.from(
        `From: noura@mail.example\r\nMessage-ID: <files@mail.example>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSee the files\r\n${part("plan.pdf", "%PDF-1.7\n")}${part("run.exe", "MZ\x90\0\x03")}--b--\r\n`,
      ),
    );
    await take();
    const [note] = await notes(id);
    expect(note?.attached).toEqual([{ attachment: expect.any(Number), name: "plan.pdf" }]);
    expect(note?.body).toMatch(/^See the files\n\n.*run\.exe$/s);
    expect((await call("GET", `${path}/${id}/attachments`)).body).toMatchObject([
      { name: "plan.pdf", content_type: "application/pdf" },
    ]);
  });

  test("THREAD-01 a mail without a request is placed in one, becomes a message, or is deleted and restored, with its files", async () => {
    const { call, box, ask, notes, take, request, unplaced } = await open();
    const id = await ask();
    const pdf = Buffer.from(
      "From: Saad <saad@mail.example>\r\nMessage-ID: <p@mail.example>\r\nSubject: Plan\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHere it is\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\n\r\n%PDF-1.7\r\n--b--\r\n",
    );
    box.put(pdf);
    box.put({ from: "saad@mail.example", text: "مشروع جديد" });
    await take();
    const [fresh, plan] = await unplaced();
    expect(plan).toMatchObject({
      name: "Saad",
      email: "saad@mail.example",
      subject: "Plan",
      body: "Here it is",
    });
    expect((await call("POST", `/api/unplaced-mails/${plan.id}/place`, { request: 999 })).status).toBe(400);
    expect((await call("POST", `/api/unplaced-mails/${plan.id}/place`, { request: id })).status).toBe(204);
    expect((await call("POST", `/api/unplaced-mails/${plan.id}/place`, { request: id })).status).toBe(404);
    expect((await notes(id))[0]).toMatchObject({
      body: "Here it is",
      from_address: "saad@mail.example",
      attached: [{ name: "plan.pdf" }],
    });
    expect((await call("GET", `${path}/${id}/attachments`)).body).toHaveLength(1);
    expect(await request(id)).toMatchObject({ news: "answered" });
    expect((await call("DELETE", `/api/unplaced-mails/${fresh.id}`)).status).toBe(204);
    expect(await unplaced()).toEqual([]);
    expect((await call("POST", `/api/unplaced-mails/${fresh.id}/restore`)).status).toBe(200);
    const made = (await call("POST", `/api/unplaced-mails/${fresh.id}/message`)).body.id;
    expect(await request(made)).toMatchObject({
      kind: "message",
      source: "mail",
      name: "saad@mail.example",
      news: "arrived",
    });
  });

  test("THREAD-01 PRIV-02 what came by mail is found, exported and erased with its sender, with a request and without one", async () => {
    const { kernel, call, box, ask, take, unplaced } = await open();
    await ask();
    box.put({ text: "سرّ أول" });
    await take();
    await ask({ name: "نورة الثانية" });
    box.put({ text: "سرّ ثانٍ" }); // to one of two requests
    await take();
    expect(await unplaced()).toHaveLength(1);
    const contact = "noura@mail.example";
    const exported = JSON.stringify((await call("POST", "/api/privacy/export", { contact })).body);
    for (const words of ["سرّ أول", "سرّ ثانٍ"]) expect(exported).toContain(words);
    expect((await call("POST", "/api/privacy/erase", { contact, confirmation: contact })).status).toBe(200);
    for (const table of ["request_notes", "unplaced_mails"] as const)
      expect(await kernel.reads.selectFrom(table).selectAll().execute()).toEqual([]);
    box.put({ from: "a@b.example" });
    await take();
    const tasks = { before: [destroyPastRetention], after: [forgetTakenMails] };
    const rows = async () => [
      (await unplaced()).length,
      (await kernel.reads.selectFrom("taken_mails").selectAll().execute()).length > 0,
    ];
    await runCleanup(kernel, tasks);
    expect(await rows()).toEqual([1, true]);
    await runCleanup({ ...kernel, now: () => new Date("2028-01-01") }, tasks);
    expect(await rows()).toEqual([0, false]);
  });

  test("THREAD-01 SURV-02 mails older than a month are left in the mailbox, and of many without a request the oldest are dropped", async () => {
    const { kernel, box, take, unplaced } = await open();
    box.put({ from: "a@b.example", text: "قديم" }, new Date("2026-10-01T08:00:00Z"));
    for (let index = 0; index < 520; index++) box.put({ from: "a@b.example", text: `${index}` });
    await take();
    const bodies = (await unplaced()).map(({ body }: { body: string }) => body);
    expect([bodies[0], bodies.length]).toEqual(["519", 100]);
    const kept = await kernel.reads.selectFrom("unplaced_mails").select("body").execute();
    expect([kept.length, kept.some(({ body }) => body === "قديم")]).toEqual([500, false]);
  });
});
