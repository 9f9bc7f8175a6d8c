import { describe, expect, test } from "vitest";
import { createUser } from "../../accounts/users/store.server.ts";
import { createApi } from "../../api.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const sender = { name: "نورة", phone: "0551234567", email: "noura@mail.example" };
const now = "2026-11-21T08:00:00.000Z";
const yesterday = "2026-11-20T09:30:00.000Z";
const called = { direction: "in", way: "phone", text: "تريد موعدًا الأحد" };

describe.each(databases)("contacts on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(now),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    const { id } = (await call("POST", path, sender)).body;
    const log = (values: object, key?: string) =>
      call(
        "POST",
        `${path}/${id}/contacts`,
        { ...called, ...values },
        key === undefined ? {} : { headers: { "idempotency-key": key } },
      );
    const notes = async () => (await call("GET", `${path}/${id}/desk`)).body.notes;
    const request = async () => (await call("GET", `${path}/${id}`)).body;
    return { kernel, call, id, log, notes, request };
  };

  test("THREAD-01 what the customer said is logged with its way and time, and is no answer to the request", async () => {
    const { log, notes, request } = await startApi();
    const { status, body } = await log({ at: yesterday });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "contact",
      direction: "in",
      way: "phone",
      body: called.text,
      happened_at: yesterday,
      created_at: now,
      delivery: null,
    });
    expect(await notes()).toEqual([body]);
    expect(await request()).toMatchObject({ status: "new", news: "arrived" });
  });

  test("THREAD-01 AREQ-02 what the house said is the first answer: the request is contacted and its news are dealt with", async () => {
    const { log, notes, request } = await startApi();
    expect((await log({ direction: "out", way: "meeting" })).body.happened_at).toBe(now);
    expect(await request()).toMatchObject({ status: "contacted", news: null });
    expect((await notes()).map(({ kind }: { kind: string }) => kind)).toEqual(["automatic", "contact"]);
  });

  test("THREAD-01 SALES-01 the first answer is the earliest that is known, none before the request came, and follows what is taken back", async () => {
    const { kernel, call, id, log, request } = await startApi();
    const early = "2026-11-19T08:00:00.000Z";
    await kernel.db.updateTable("project_requests").set({ created_at: early }).execute();
    const answeredAt = async () => (await request()).answered_at;
    const replied = await call("POST", `${path}/${id}/replies`, { channel: "whatsapp", text: "اتصلنا" });
    expect([replied.status, await answeredAt()]).toEqual([201, now]);
    await log({ at: "2026-11-20T06:00:00.000Z" }); // what the customer said is no answer
    expect(await answeredAt()).toBe(now);
    const out = await log({ direction: "out", at: yesterday });
    expect(await answeredAt()).toBe(yesterday);
    const later = await log({ direction: "out", at: "2026-11-20T20:00:00.000Z" });
    expect(await answeredAt()).toBe(yesterday);
    const contact = `${path}/${id}/contacts/${out.body.id}`;
    await call("DELETE", contact);
    expect(await answeredAt()).toBe("2026-11-20T20:00:00.000Z");
    await call("POST", `${contact}/restore`);
    expect(await answeredAt()).toBe(yesterday);
    await call("DELETE", contact);
    await call("DELETE", `${path}/${id}/contacts/${later.body.id}`);
    expect(await answeredAt()).toBe(now);
    await log({ direction: "out", at: "2026-11-01T08:00:00.000Z" });
    expect(await answeredAt()).toBe(early);
  });

  test("THREAD-01 a repeat with the same key logs once, and a time that has yet to come is refused at its field", async () => {
    const { log, notes } = await startApi();
    await log({}, "k");
    await log({}, "k");
    await log({});
    expect(await notes()).toHaveLength(2);
    const { status, body } = await log({ at: "2026-11-21T09:00:00Z" });
    expect([status, body.fields]).toEqual([422, { at: "هذا الوقت لم يأتِ بعد" }]);
    expect((await log({ direction: "both" })).status).toBe(422);
    expect((await log({ text: " " })).status).toBe(422);
    expect(await notes()).toHaveLength(2);
  });

  test("THREAD-01 a contact is taken back and restored; the request that it alone moved follows", async () => {
    const { call, id, log, notes, request } = await startApi();
    const note = (await log({ direction: "out" })).body.id;
    const entry = `${path}/${id}/contacts/${note}`;
    expect((await call("DELETE", entry)).status).toBe(204);
    expect(await request()).toMatchObject({ status: "new", answered_at: null });
    expect((await notes()).map(({ kind }: { kind: string }) => kind)).not.toContain("contact");
    expect((await call("DELETE", entry)).status).toBe(404);
    expect((await call("POST", `${entry}/restore`)).body.id).toBe(note);
    expect(await request()).toMatchObject({ status: "contacted" });
    // Somebody chose the status, or has answered too: then it stays.
    await call("POST", `${path}/${id}/replies`, { channel: "whatsapp", text: "أهلًا" });
    await call("DELETE", entry);
    expect(await request()).toMatchObject({ status: "contacted" });
  });

  test("THREAD-01 taking back moves no request that somebody moved by hand, and reaches no note and no other request", async () => {
    const { call, id, log, request } = await startApi();
    const other = (await call("POST", path, { ...sender, name: "سعد" })).body.id;
    const logged = (await log({ direction: "out" })).body.id;
    const note = (await call("POST", `${path}/${id}/notes`, { text: "ملاحظة" })).body.id;
    expect((await call("DELETE", `${path}/${id}/contacts/${note}`)).status).toBe(404);
    expect((await call("DELETE", `${path}/${other}/contacts/${logged}`)).status).toBe(404);
    await call("PUT", `${path}/${id}`, { status: "new" });
    await call("PUT", `${path}/${id}`, { status: "contacted" });
    await call("DELETE", `${path}/${id}/contacts/${logged}`);
    expect(await request()).toMatchObject({ status: "contacted" });
    expect((await call("POST", `${path}/${other}/contacts/${logged}/restore`)).status).toBe(404);
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes.map((one: { id: number }) => one.id)).not.toContain(logged);
  });

  test("THREAD-01 DESK-07 PRIV-02 a contact names colleagues, is found by its words, has no words in the audit trail, and goes with its request", async () => {
    const { kernel, call, log } = await startApi();
    const user = {
      name: "هند القحطاني",
      email: "hind@mail.example",
      access: "sales",
      passwordHash: null,
    } as const;
    const { id: hind } = await write(kernel, system, (tx) => createUser(tx, user));
    const { body } = await log({ text: "سألت عن السرّ، @هند القحطاني" });
    expect(body.mentions).toEqual([{ user: hind, name: user.name }]);
    const found = (await call("GET", "/api/search?q=السر")).body;
    expect(JSON.stringify(found)).toContain("سألت عن");
    const revisions = await revisionsOf(kernel, "request_notes");
    expect(revisions).toHaveLength(1);
    expect(JSON.stringify(revisions)).not.toContain("السر");
    const erased = { contact: sender.email, confirmation: sender.email };
    expect((await call("POST", "/api/privacy/erase", erased)).status).toBe(200);
    expect(await kernel.reads.selectFrom("request_notes").selectAll().execute()).toEqual([]);
  });
});
