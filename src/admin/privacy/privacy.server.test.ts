import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { deliverDue, RefusedDelivery } from "../../kernel/background/outbox.server.ts";
import { backUp } from "../../kernel/backup/backup.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { createLog } from "../../kernel/process/log.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { foldForSearch } from "../../kernel/text/search.ts";
import { mailKinds } from "../mail/deliver-mail.server.ts";
import { forgetOnDisk } from "./person-store.server.ts";
import {
  agencyTables,
  mailAbout,
  mailOfHouse,
  mentioningTables,
  personalDataRegister,
  plainTables,
} from "./personal-data-register-store.server.ts";
import type { ReadablePerson } from "./privacy-answers.ts";
import { destroyPastRetention } from "./retention-store.server.ts";

const phone = "+966551234567";
const email = "noura.trace@mail.example";
const spellings = ["551234567", "0551234567", "٠٥٥١٢٣٤٥٦٧", "noura.trace@mail.example"];
const at = "2026-11-21T10:00:00.000Z";

async function startApi(database: (typeof databases)[number], now = () => new Date(at)) {
  const session = { ...testSession, reauthenticatedAt: at };
  // A mail server is configured so that there is an outbox; only the test delivers it.
  const environment = { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:9" };
  const kernel = await testKernel({ database, session, now, environment });
  const lines: string[] = [];
  kernel.log = createLog("trace", { write: (line: string) => void lines.push(line) });
  const api = createApi(kernel);
  return { kernel, api, call: caller(api), log: () => lines.join("") };
}

/**
 * A person with traces everywhere: two requests, a quote, a client, and mentions in notes, reviews, tasks, revisions and the
 * outbox, where a mail server names the person in its refusal.
 */
async function leaveTraces({ kernel, call }: Awaited<ReturnType<typeof startApi>>) {
  const asked = { company_name: "", message: "", requested_services: ["serviceWebsite"] };
  const request = { ...asked, name: "نورة", phone: "0551234567", email };
  const first = await call("POST", "/api/project-requests", request);
  await call("POST", "/api/project-requests", { ...request, email: "other@mail.example", message: "نعم" });
  await call("POST", "/api/project-requests", {
    ...request,
    name: "فهد",
    phone: "0559999999",
    email: "fahd@mail.example",
  });
  await call("POST", "/api/clients", {
    name: "نورة",
    email,
    phone,
    company: "شركة",
    address: "الرياض",
  });
  await call("POST", `/api/project-requests/${first.body.id + 2}/notes`, {
    text: `تعرفها نورة 055 123 4567`,
  });
  const review = await call("POST", "/api/reviews", {
    name: "هند",
    testimonialText: `راسلوا ${email}`,
  });
  await call("PUT", `/api/reviews/${review.body.id}`, { testimonialText: `اتصلوا ٠٥٥١٢٣٤٥٦٧` });
  await call("POST", "/api/tasks", { title: `الاتصال على +966 55-123-4567` });
  await call("POST", "/api/quotes", {
    request_id: first.body.id,
    customer_name: "نورة",
    items: [{ title: "موقع", quantity: 1, unit_price: 100 }],
    valid_until: "2030-01-01",
  });
  await kernel.db
    .insertInto("outbox")
    .values({
      kind: "x",
      payload: JSON.stringify({ to: email }),
      message_id: "m",
      created_at: kernel.now().toISOString(),
      next_attempt_at: kernel.now().toISOString(),
    })
    .execute();
  await deliverDue(kernel, async () => {
    throw new RefusedDelivery(`550 <${email}> ${phone}`);
  });
}

/**
 * Everything that an attacker with the whole server could read: every value of every table, the bytes of every file of the data
 * folder (the uploads, and on SQLite the database with its log), and a backup made now, on PostgreSQL a dump.
 */
async function everything(kernel: Kernel) {
  const texts: string[] = [];
  for (const { name } of await kernel.reads.introspection.getTables())
    texts.push(JSON.stringify(await loose(kernel.reads).selectFrom(name).selectAll().execute()));
  const backup = await backUp(kernel.config, mkdtempSync(join(tmpdir(), "shurfa-privacy-")));
  for (const folder of [kernel.config.dataDir, backup]) texts.push(...bytesOf(folder));
  rmSync(dirname(backup), { recursive: true });
  return texts;
}

function bytesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString("utf8"));
}

describe.each(databases)("privacy desk on %s", (database) => {
  test("PRIV-02 a person is found by phone or e-mail in any spelling, across tables; mentions and consent are reported", async () => {
    const site = await startApi(database);
    await leaveTraces(site);
    const find = async (contact: string) => (await site.call("POST", "/api/privacy/find", { contact })).body;
    const byPhone = await find("٠٥٥ ١٢٣ ٤٥٦٧");
    expect(byPhone.contact).toBe(phone);
    expect(byPhone.records.map(({ table }: { table: string }) => table).sort()).toEqual([
      "clients",
      "project_requests",
      "project_requests",
      "quotes",
    ]);
    const tables = byPhone.mentions.map(({ table }: { table: string }) => table);
    expect(tables).toEqual(expect.arrayContaining(["request_notes", "reviews", "revisions", "tasks"]));
    const byEmail = await find(email.toUpperCase());
    expect(byEmail.records).toHaveLength(3);
    expect(byEmail.mentions.map(({ table }: { table: string }) => table)).toEqual(
      expect.arrayContaining(["outbox", "revisions"]),
    );
    expect(await find("0550000000")).toMatchObject({ records: [], mentions: [] });
    expect((await site.call("POST", "/api/privacy/find", { contact: "نورة" })).status).toBe(422);
  });

  test("PRIV-02 SEC-12 erasing leaves no trace of phone or e-mail in tables, files, a backup and the log; other people stay; the register records the erasure", async () => {
    const site = await startApi(database);
    const { kernel, call } = site;
    await leaveTraces(site);
    await call("POST", "/api/privacy/requests", { kind: "erasure", contact: phone });
    const before = await everything(kernel);
    for (const spelling of [...spellings.slice(0, 1), email, "٠٥٥١٢٣٤٥٦٧", "055 123 4567", "55-123-4567"])
      expect(before.filter((text) => text.includes(spelling)).length, spelling).toBeGreaterThan(1);

    const wrong = await call("POST", "/api/privacy/erase", { contact: phone, confirmation: "0559999999" });
    expect(wrong.status).toBe(422);
    for (const contact of ["0551234567", email])
      expect((await call("POST", "/api/privacy/erase", { contact, confirmation: contact })).status).toBe(200);

    const after = (await everything(kernel)).join("\n");
    for (const spelling of [...spellings, "55 123 4567", "55-123-4567"])
      expect(after).not.toContain(spelling);
    // The name remains only where staff wrote it into a text of their own.
    expect(after.replaceAll(/تعرفها نور[ةه]/g, "")).not.toMatch(/نور[ةه]/);
    const log = site.log();
    expect(log).toContain("a message could not be delivered");
    expect(log).not.toMatch(/551234567|٥٥١٢٣٤٥٦٧|55[ -]123|noura|نور[ةه]/);
    const left = await call("GET", "/api/project-requests");
    expect(left.body.map(({ name }: { name: string }) => name)).toEqual(["فهد"]);
    const { body: reviews } = await call("GET", "/api/reviews");
    expect(reviews[0].testimonialText).toBe("اتصلوا [أُتلف]");
    const { body: register } = await call("GET", "/api/privacy/requests");
    for (const entry of register)
      expect(entry).toMatchObject({ kind: "erasure", doneBy: "Test Admin", doneAt: at });
    expect(register.every(({ contact }: { contact: string | null }) => !contact)).toBe(true);
    expect((await call("POST", "/api/privacy/erase", { contact: phone, confirmation: phone })).status).toBe(
      404,
    );
  });

  test("PRIV-02 erasing leaves no digest of the e-mail or the sent texts, and no URL-encoded spelling of the e-mail", async () => {
    const site = await startApi(database);
    const { kernel, call } = site;
    const person = { name: "نورة", phone: "0551234567", email };
    const quote = { ...person, company_name: "", message: "سؤال" };
    await call("POST", "/api/project-requests", quote, {
      headers: { "idempotency-key": "one-two-three-four" },
    });
    await call("POST", "/api/project-requests", { ...quote, message: "سؤال آخر" });
    const registration = { ...person, company: "شركة", address: "الرياض", consent: true };
    await call("POST", "/api/registrations", registration);
    // Another person, whose ids in one table equal those of the first person in another table.
    const other = { ...person, name: "فهد", phone: "0559999999", email: "fahd@mail.example" };
    for (const message of ["أ", "ب", "ج"])
      await call("POST", "/api/project-requests", { ...other, company_name: "", message });
    await call("POST", "/api/registrations", { ...registration, ...other });
    await call("POST", "/api/tasks", { title: "https://mail.example/?to=noura.trace%40mail.example" });
    const stored = async () => ({
      digests: await kernel.db.selectFrom("submissions").select(["key", "resource", "record_id"]).execute(),
      limits: await kernel.db.selectFrom("rate_limits").select("key").execute(),
    });
    const before = await stored();
    expect(before.digests).toHaveLength(9);
    const digestsOf = (text: string) => [
      createHash("sha256").update(`thanks ${text}`).digest("base64url"),
      `registration:${createHash("sha256").update(text).digest("base64url")}`,
    ];
    for (const digest of digestsOf(email)) expect(JSON.stringify(before)).toContain(digest);

    // The erasure is by phone, so the e-mail is known only from the rows.
    expect((await call("POST", "/api/privacy/erase", { contact: phone, confirmation: phone })).status).toBe(
      200,
    );
    const after = await stored();
    for (const digest of digestsOf(email)) expect(JSON.stringify(after)).not.toContain(digest);
    for (const digest of digestsOf(other.email)) expect(JSON.stringify(after)).toContain(digest);
    expect(after.digests.filter(({ resource }) => resource === "project_requests")).toHaveLength(3);
    expect(after.digests.filter(({ resource }) => resource === "clients")).toHaveLength(1);
    expect(after.digests).toHaveLength(5);
    expect((await call("POST", "/api/privacy/erase", { contact: email, confirmation: email })).status).toBe(
      200,
    );
    expect((await everything(kernel)).join("\n")).not.toContain("noura.trace");
  });

  test("PRIV-02 the file for the person holds whole records, and a correction changes all of them; both need a session, the file also a recent proof", async () => {
    const site = await startApi(database);
    await leaveTraces(site);
    const file = (await site.call("POST", "/api/privacy/export", { contact: email })).body;
    expect(file.records.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      "clients",
      "project_requests",
      "quotes",
    ]);
    expect(JSON.stringify(file)).toContain("الرياض");
    expect(JSON.stringify(file)).not.toMatch(/search_text|token_hash/);
    // A quote is listed by itself, and not a second time below its request.
    const of = (kind: string) => file.records.find((record: { kind: string }) => record.kind === kind);
    expect(JSON.stringify(of("project_requests").belongings)).not.toContain("unitPrice");
    expect(of("quotes").record.customer_email).toBe(email);
    const corrected = await site.call("POST", "/api/privacy/correct", {
      contact: email,
      phone: "0553333333",
    });
    // The draft of a quote is corrected too, so that it is sent with the right number.
    expect(corrected.body).toEqual({ changed: 3 });
    const draft = of("quotes").record;
    const quotes = (await site.call("GET", `/api/quotes?request_id=${draft.request_id}`)).body;
    expect(quotes[0].customer_phone).toBe("+966553333333");
    const { body: clients } = await site.call("GET", "/api/clients");
    expect(clients[0].phone).toBe("+966553333333");
    await site.call("POST", `/api/quotes/${draft.id}/send`);
    await site.call("POST", "/api/privacy/correct", { contact: email, name: "نورة الشمري" });
    const sent = (await site.call("GET", `/api/quotes/${draft.id}`)).body;
    expect(sent).toMatchObject({ state: "sent", customer_name: "نورة" });
    expect((await site.call("POST", "/api/privacy/correct", { contact: email, email: "x" })).status).toBe(
      422,
    );

    const old = await testKernel({
      database,
      session: { ...testSession, reauthenticatedAt: "2026-01-01T00:00:00.000Z" },
    });
    const stale = caller(createApi(old));
    for (const call of ["export", "readable", "erase"]) {
      const body = { contact: email, confirmation: email };
      expect((await stale("POST", `/api/privacy/${call}`, body)).body.code).toBe("proof-needed");
    }
  });

  test("PRIV-02 the file lists every mention once, also in other people's rows of a kind that the person has too", async () => {
    const site = await startApi(database);
    const { call } = site;
    await leaveTraces(site);
    const friend = {
      name: "هند",
      phone: "0557777777",
      email: "hind@mail.example",
      message: `أوصت بكم ${email}`,
    };
    const other = (await call("POST", "/api/project-requests", friend)).body.id;
    await call("POST", `/api/project-requests/${other}/notes`, { text: `ذكرت ${email}` });
    const own = (await call("GET", "/api/project-requests?q=noura")).body[0].id;
    await call("POST", `/api/project-requests/${own}/notes`, { text: `أكّدت ${email}` });
    const { records, mentions } = (await call("POST", "/api/privacy/export", { contact: email })).body;
    const told = mentions.flatMap(({ kind, texts }: { kind: string; texts: Record<string, string> }) =>
      Object.entries(texts).map(([column, text]) => `${kind}.${column} ${text.includes(email)}`),
    );
    // The earlier text of the review is only in its revisions.
    expect([...new Set(told)].sort()).toEqual([
      "outbox.last_error true",
      "outbox.payload true",
      "project_requests.message true",
      "request_notes.body true",
      "revisions.after true",
      "revisions.before true",
    ]);
    const request = records.find(({ record }: { record: { id: number } }) => record.id === own);
    expect(JSON.stringify(request.belongings)).toContain("أكّدت");
    expect(JSON.stringify(mentions)).not.toContain("أكّدت");
  });

  test("PRIV-02 the page for the person shows the records as readable text, without keys and empty fields, and is logged as an export", async () => {
    const site = await startApi(database);
    const { call } = site;
    await leaveTraces(site);
    const page: ReadablePerson = (await call("POST", "/api/privacy/readable", { contact: email })).body;
    expect(page.contact).toBe(email);
    expect(page.sections.map(({ title }) => title).sort()).toEqual(["طلب أو رسالة", "عرض سعر", "عميل"]);
    const client = page.sections.find(({ title }) => title === "عميل");
    expect(client?.facts).toContainEqual({ label: "العنوان البريدي", value: "الرياض" });
    expect(client?.facts).toContainEqual({ label: "رقم الجوال", value: "+966 55 123 4567" });
    expect(client?.history[0]).toMatchObject({ what: "إضافة" });
    const facts = page.sections.flatMap(({ facts, parts }) => [
      ...facts,
      ...parts.flatMap((part) => part.facts),
    ]);
    expect(facts.filter(({ value }) => value === "")).toEqual([]);
    expect(facts.map(({ value }) => value)).toContain("تصميم موقع إلكتروني");
    expect(facts.map(({ label }) => label).filter((label) => /[a-z]/i.test(label))).toEqual([]);
    expect(page.mentions.some(({ facts }) => facts.some(({ value }) => value.includes(email)))).toBe(true);
    const reads = (await call("GET", "/api/privacy/reads")).body;
    expect(reads).toContainEqual(
      expect.objectContaining({ resource: "privacy", action: "export", times: 1 }),
    );
  });

  test("PRIV-02 TRIAL-01 S4: an erased person leaves neither phone, mail nor name, in any spelling, in any file: sent mails and linked tasks go, chosen texts of others lose the name", async () => {
    const site = await startApi(database);
    const { kernel, call } = site;
    const person = { name: "نورة عبدالله القحطاني", phone: "0551234567", email };
    const sent = { company_name: "", message: "أريد موقعًا", requested_services: ["serviceWebsite"] };
    const request = (await call("POST", "/api/project-requests", { ...sent, ...person })).body.id;
    const other = (
      await call("POST", "/api/project-requests", {
        ...sent,
        name: "فهد",
        phone: "0559999999",
        email: "f@mail.example",
      })
    ).body.id;
    const quote = await call("POST", "/api/quotes", {
      request_id: request,
      items: [{ title: "موقع", quantity: 1, unit_price: 100_00 }],
      valid_until: "2030-01-01",
    });
    const mail = { channel: "mail", subject: "عرض سعر لنورة القحطاني", message: `مرحبًا ${person.name}` };
    expect((await call("POST", `/api/quotes/${quote.body.id}/send`, mail)).status).toBe(200);
    const task = await call("POST", "/api/tasks", { title: "متابعة نورة القحطاني", request_id: request });
    await call("PUT", `/api/tasks/${task.body.id}`, { title: "الاتصال بنوره القحطانى" });
    const own = await call("POST", "/api/tasks", { title: "سؤال نُورة القَحطاني عن شريكتها" });
    await call("PUT", `/api/tasks/${own.body.id}`, { priority: "high" });
    const note = await call("POST", `/api/project-requests/${other}/notes`, {
      text: "تعرفها نورة عبد الله القحطاني",
    });
    const review = await call("POST", "/api/reviews", { name: "هند", testimonialText: "نورة القحطاني أختي" });
    await call("PUT", `/api/reviews/${review.body.id}`, { testimonialText: "أختي" });
    const namesake = { ...sent, name: "نورة القحطاني", phone: "0558888888", email: "n2@mail.example" };
    await call("POST", "/api/project-requests", namesake);

    const { named } = (await call("POST", "/api/privacy/find", { contact: phone })).body;
    const keys = named.map(({ table, id, canTakeOut }: Record<string, unknown>) => [table, id, canTakeOut]);
    expect(keys).toEqual([
      ["project_requests", String(other + 1), false],
      ["request_notes", String(note.body.id), true],
      ["tasks", String(own.body.id), true],
      ["reviews", String(review.body.id), true],
    ]);
    expect(named[1]).toMatchObject({ text: "تعرفها نورة عبد الله القحطاني", screen: "quote-requests" });
    expect(named[1].opens).toBe(String(other));

    const nameIn = named.map(({ table, id }: Record<string, unknown>) => ({ table, id }));
    const erased = await call("POST", "/api/privacy/erase", { contact: phone, confirmation: phone, nameIn });
    expect(erased.status).toBe(200);
    await call("POST", "/api/privacy/erase", { contact: email, confirmation: email });
    const left = (await call("GET", "/api/tasks")).body;
    expect(left.map(({ title }: { title: string }) => title)).toEqual(["سؤال [أُتلف] عن شريكتها"]);
    const notes = (await call("GET", `/api/project-requests/${other}`)).body;
    expect(JSON.stringify(notes)).not.toContain("القحطاني");
    // The person of the same name stays as she is, and nothing else of the name is left, folded or not.
    const requests = (await call("GET", "/api/project-requests")).body;
    expect(requests.map(({ name }: { name: string }) => name).sort()).toEqual(["فهد", "نورة القحطاني"]);
    await call("DELETE", `/api/project-requests/${other + 1}`);
    await loose(kernel.db)
      .deleteFrom("project_requests")
      .where("id", "=", other + 1)
      .execute();
    await forgetOnDisk(kernel.db, kernel.database.kind);
    const bytes = (await everything(kernel)).join("\n");
    const folded = foldForSearch(bytes);
    for (const trace of [...spellings, person.name, "نورة", "القحطاني", "Noura.Trace"])
      expect(folded.includes(foldForSearch(trace)), trace).toBe(false);
  });

  test("PRIV-02 a stored phone with an extension is found and erased by its stored form, and another extension of the same switchboard stays", async () => {
    const { call } = await startApi(database);
    const send = (name: string, phone: string) =>
      call("POST", "/api/project-requests", { name, phone, email: `${name}@mail.example`, message: "" });
    await send("one", "0110000028 تحويلة 12");
    await send("two", "0110000028 تحويلة 13");
    const [{ phone: stored }] = (await call("GET", "/api/project-requests?q=one")).body;
    expect(stored).toBe("0110000028 تحويلة 12"); // as typed, AR-03
    const found = await call("POST", "/api/privacy/find", { contact: stored });
    expect([found.status, found.body.contact]).toEqual([200, "+966110000028 ext. 12"]);
    expect(found.body.records.map(({ name }: { name: string }) => name)).toEqual(["one"]);
    const erased = await call("POST", "/api/privacy/erase", {
      contact: found.body.contact,
      confirmation: "٠١١٠٠٠٠٠٢٨ تحويلة ١٢",
    });
    expect(erased.status).toBe(200);
    const left = (await call("GET", "/api/project-requests")).body;
    expect(left.map(({ name }: { name: string }) => name)).toEqual(["two"]);
  });

  test("PRIV-03 a request is due 30 days after it was received, and keeps only the fact once answered", async () => {
    const { call } = await startApi(database);
    const { body } = await call("POST", "/api/privacy/requests", {
      kind: "access",
      contact: "0551234567",
      receivedOn: "2026-11-01",
    });
    expect(body).toMatchObject({
      contact: phone,
      receivedOn: "2026-11-01",
      dueOn: "2026-12-01",
      doneAt: null,
    });
    const done = await call("POST", `/api/privacy/requests/${body.id}/done`);
    expect(done.body).toMatchObject({ contact: null, doneAt: at, doneBy: "Test Admin" });
    expect((await call("POST", `/api/privacy/requests/${body.id}/done`)).status).toBe(409);
    const future = { kind: "access", contact: email, receivedOn: "2027-01-01" };
    expect((await call("POST", "/api/privacy/requests", future)).status).toBe(422);
  });

  test("PRIV-03 who reads or exports personal data is noted by the hour, without the data", async () => {
    const site = await startApi(database);
    await leaveTraces(site);
    for (const path of ["/api/clients", "/api/clients", "/api/clients/1", "/api/project-requests"])
      await site.call("GET", path);
    await site.call("POST", "/api/privacy/find", { contact: email });
    const { body } = await site.call("GET", "/api/privacy/reads");
    const line = (resource: string, action: string) =>
      body.find(
        (read: { resource: string; action: string }) => read.resource === resource && read.action === action,
      );
    expect(line("clients", "list")).toMatchObject({
      actorName: "Test Admin",
      times: 2,
      hour: "2026-11-21T10:00:00.000Z",
    });
    expect(line("clients", "read")).toMatchObject({ recordId: "1", times: 1 });
    expect(line("project_requests", "list")).toMatchObject({ times: 1 });
    expect(line("privacy", "find")).toMatchObject({ times: 1 });
    expect(line("clients", "find")).toBeUndefined();
    expect(JSON.stringify(body)).not.toContain(email);
  });

  test("PRIV-03 every answer with a person in it is noted: refused and empty changes, dry runs of imports, the register, whole lists", async () => {
    const site = await startApi(database);
    await leaveTraces(site);
    await site.kernel.db.deleteFrom("personal_reads").execute();
    const noted = async () => {
      const { body } = await site.call("GET", "/api/privacy/reads");
      await site.kernel.db.deleteFrom("personal_reads").execute();
      return body.map((read: Record<string, unknown>) => [
        read.resource,
        read.action,
        read.recordId,
        read.times,
      ]);
    };
    const [request] = (await site.call("GET", "/api/project-requests?limit=1")).body;
    const [client] = (await site.call("GET", "/api/clients")).body;
    const [quote] = (await site.call("GET", `/api/quotes?request_id=${request.id - 2}`)).body;
    expect(await noted()).toEqual([
      ["clients", "list", "", 1],
      ["project_requests", "list", "", 1],
      ["quotes", "list", "", 1],
    ]);

    const stale = { headers: { "if-match": '"99"' } };
    for (const [path, version] of [
      [`/api/clients/${client.id}`, client.version],
      [`/api/project-requests/${request.id}`, request.version],
      [`/api/quotes/${quote.id}`, quote.version],
    ]) {
      const refused = await site.call("PUT", path, {}, stale);
      expect([refused.status, refused.body.current.version], path).toEqual([412, version]);
    }
    expect(await noted()).toEqual([
      ["clients", "read", String(client.id), 1],
      ["project_requests", "read", String(request.id), 1],
      ["quotes", "read", String(quote.id), 1],
    ]);
    // A change of nothing returns the record, as restoring from the trash does.
    expect((await site.call("PUT", `/api/clients/${client.id}`, {})).body.phone).toBe(phone);
    await site.call("DELETE", `/api/clients/${client.id}`);
    expect((await site.call("POST", `/api/clients/${client.id}/restore`)).body.phone).toBe(phone);
    expect(await noted()).toEqual([["clients", "read", String(client.id), 2]]);
    const made = await site.call("POST", "/api/quotes", { request_id: request.id });
    expect(made.body.customer_phone).toBe(request.phone);
    expect(await noted()).toEqual([["quotes", "read", "", 1]]);

    const file = { headers: { "content-type": "text/csv" } };
    const dry = await site.call(
      "POST",
      "/api/clients/import?dry=1",
      `id,phone\n${client.id},${phone}\n`,
      file,
    );
    expect(dry.body).toMatchObject([{ row: 2, action: "unchanged" }]); // the answer reveals that this phone is theirs
    await site.call("POST", "/api/clients/import", `id,phone\n${client.id},${phone}\n`, file);
    expect(await noted()).toEqual([["clients", "compare", "", 2]]);

    await site.call("POST", "/api/privacy/requests", { kind: "access", contact: phone });
    expect((await site.call("GET", "/api/privacy/requests")).body[0].contact).toBe(phone);
    expect(await noted()).toEqual([["privacy_requests", "list", "", 1]]);

    // An answer without personal data is not logged.
    await site.call("PUT", "/api/clients/9999", {});
    await site.call("GET", "/api/clients/9999");
    await site.call("PUT", `/api/clients/${client.id}`, { email: "x" });
    await site.call("POST", `/api/project-requests/${request.id}/notes`, { text: "ملاحظة" });
    await site.call("DELETE", `/api/clients/${client.id}`);
    const nobody = caller(createApi({ ...site.kernel, authenticate: async () => null }));
    await nobody("POST", "/api/project-requests", { name: "زائر", phone, email, message: "" });
    await nobody("GET", "/api/clients");
    expect(await noted()).toEqual([]);
  });

  test("PRIV-03 AREQ-02 each read of a quote by staff is noted: of a list, of one, and with every step that answers it", async () => {
    const site = await startApi(database);
    await leaveTraces(site);
    const [request] = (await site.call("GET", "/api/project-requests")).body;
    const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
    const made = await site.call("POST", "/api/quotes", { request_id: request.id, items });
    const id = String(made.body.id);
    await site.kernel.db.deleteFrom("personal_reads").execute();
    /** The log lines of a call, whose answer must show the customer. */
    const noted = async (method: string, part: string, body?: object) => {
      const answer = await site.call(method, `/api/quotes${part}`, body);
      const { body: lines } = await site.call("GET", "/api/privacy/reads");
      await site.kernel.db.deleteFrom("personal_reads").execute();
      expect(lines.filter(({ actorName }: { actorName: string }) => actorName !== "Test Admin")).toEqual([]);
      return [
        JSON.stringify(answer.body).includes(request.phone),
        lines.map((line: Record<string, unknown>) => [line.resource, line.action, line.recordId, line.times]),
      ];
    };
    const one = [true, [["quotes", "read", id, 1]]];
    expect(await noted("GET", `?request_id=${request.id}`)).toEqual([true, [["quotes", "list", "", 1]]]);
    expect(await noted("GET", `/${id}`)).toEqual(one);
    expect(await noted("PUT", `/${id}`, { terms: "نصف مقدم" })).toEqual(one);
    expect(await noted("DELETE", `/${id}`)).toEqual([false, []]);
    expect(await noted("GET", `/${id}`)).toEqual([false, []]);
    for (const step of ["restore", "send", "link", "withdraw"])
      expect(await noted("POST", `/${id}/${step}`), step).toEqual(one);
    expect(await noted("POST", "", { request_id: request.id })).toEqual([true, [["quotes", "read", "", 1]]]);
  });

  test("PRIV-03 the names in the bell, in its stream and on the dashboard are noted too", async () => {
    const site = await startApi(database);
    for (const path of ["/api/arrivals", "/api/dashboard"]) await site.call("GET", path);
    const stream = new Hono<ApiEnv>().route("/api", site.api);
    const opened = await stream.request("/api/arrivals/stream", {}, { remoteAddress: "" });
    await opened.body?.cancel();
    const { body } = await site.call("GET", "/api/privacy/reads");
    expect(body).toMatchObject([{ resource: "project_requests", action: "glance", times: 3 }]);
  });

  test("PRIV-03 a search that finds people is noted for each kind of them, and one that finds none is not", async () => {
    const site = await startApi(database);
    await leaveTraces(site);
    await site.kernel.db.deleteFrom("personal_reads").execute();
    for (const text of [email, email, "nobody-of-this-house"])
      await site.call("GET", `/api/search?q=${encodeURIComponent(text)}`);
    const { body } = await site.call("GET", "/api/privacy/reads");
    const found = body.map(({ resource, action, times }: Record<string, unknown>) => [
      resource,
      action,
      times,
    ]);
    expect(found).toEqual([
      ["clients", "find", 2],
      ["project_requests", "find", 2],
    ]);
  });

  test("PRIV-03 data past its retention is destroyed, with its revisions, mail and log of reads; data of current contracts stays", async () => {
    let now = new Date("2025-01-10T10:00:00.000Z");
    const site = await startApi(database, () => now);
    await leaveTraces(site);
    await site.call("GET", "/api/clients");
    now = new Date("2026-11-21T10:00:00.000Z");
    const fresh = { name: "جديد", phone: "0558888888", email: "new@mail.example" };
    await site.call("POST", "/api/project-requests", fresh);
    await destroyPastRetention(site.kernel);
    const count = async (table: string) =>
      (await loose(site.kernel.reads).selectFrom(table).selectAll().execute()).length;
    expect(await count("project_requests")).toBe(1);
    expect(await count("request_notes")).toBe(0);
    const mail = await site.kernel.reads.selectFrom("outbox").select("created_at").execute();
    expect(mail.map((row) => row.created_at)).toEqual(Array(2).fill(now.toISOString()));
    expect(await count("personal_reads")).toBe(0);
    expect(await count("clients")).toBe(1); // an active client has a current contract
    const revisions = await site.kernel.reads.selectFrom("revisions").select("resource").execute();
    expect(revisions.filter(({ resource }) => resource === "project_requests")).toHaveLength(1);
    await site.kernel.db.updateTable("clients").set({ status: "inactive" }).execute();
    await destroyPastRetention(site.kernel);
    expect(await count("clients")).toBe(0);
  });
});

test("PRIV-02 TRIAL-01 S4: every kind of mail says whose rows it is about, so that it is destroyed with them", () => {
  expect([...mailKinds].sort()).toEqual([...[...mailAbout.values()].flat(), ...mailOfHouse].sort());
});

test("PRIV-02 every table says whether it holds personal data, and every column of a phone or an e-mail is named", async () => {
  const kernel = await testKernel();
  const tables = (await kernel.reads.introspection.getTables()).filter(({ isView }) => !isView);
  const lists = [personalDataRegister.map(({ table }) => table), mentioningTables, agencyTables, plainTables];
  const known = lists.flat();
  expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  for (const { name, columns } of tables) {
    if (agencyTables.includes(name)) continue;
    const place = personalDataRegister.find(({ table }) => table === name);
    const contacts = columns
      .map((column) => column.name)
      .filter((column) => /phone|e?mail|mobile/i.test(column));
    expect(
      contacts.filter((column) => ![...(place?.phones ?? []), ...(place?.emails ?? [])].includes(column)),
      name,
    ).toEqual([]);
    if (mentioningTables.includes(name))
      expect(
        columns.map((column) => column.name),
        name,
      ).toContain("id");
  }
});
