import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { parseCsv } from "../../../kernel/resource/csv/csv.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import type { ProjectRequest } from "./requests.ts";

const path = "/api/project-requests";
const quote = {
  name: "منيرة الفوزان",
  company_name: "أكاديمية خُطى",
  requested_services: ["serviceWebsite"],
  phone: "٠٥٥١٢٣٤٥٦٧",
  email: "muneera@mail.example",
  message: "أريد متجرًا",
};
const message = {
  name: "سارة",
  requested_services: { reason: "other", otherReason: "محاضرة", message: "السلام عليكم" },
  email: "sara@mail.example",
};

describe.each(databases)("the desk on %s", (database) => {
  const startApi = async () => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock),
      session: testSession,
    });
    const now = kernel.now().toISOString();
    await kernel.db
      .insertInto("users")
      .values({
        id: 1,
        name: "سارة العتيبي",
        email: "a@b.c",
        role: "admin" as const,
        access: "owner" as const,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const api = createApi(kernel);
    const call = caller(api);
    const send = async (values: object = {}): Promise<number> => {
      const { body } = await call("POST", path, { ...quote, ...values });
      return body.id;
    };
    const ids = async (query: string): Promise<number[]> =>
      (await call("GET", `${path}?${query}`)).body.map((request: ProjectRequest) => request.id);
    const file = async (query: string) => {
      const address = `${path}/export.csv?${query}`.replace("/api", "");
      const response = await api.request(address, {}, { remoteAddress: "127.0.0.1" });
      return {
        response,
        bytes: new Uint8Array(await response.clone().arrayBuffer()),
        text: await response.text(),
      };
    };
    return { kernel, call, send, ids, file, pass: (ms: number) => (clock += ms) };
  };

  test("AREQ-02 a request arrives new, unread and unassigned; the sender is answered no staff fields", async () => {
    const { call } = await startApi();
    const answer = (await call("POST", path, quote)).body;
    for (const field of ["status", "assignee_id", "remind_on", "news", "client_id"])
      expect(answer).not.toHaveProperty(field);
    const { news_at: _, ...stored } = (await call("GET", `${path}/1`)).body;
    expect(stored).toMatchObject({
      status: "new",
      assignee_id: null,
      remind_on: null,
      news: "arrived",
      client_id: null,
    });
  });

  test("AREQ-02 status, assignee and reminder can be changed separately, and each new status is noted with its author", async () => {
    const { kernel, call, send } = await startApi();
    const id = await send();
    const changed = await call("PUT", `${path}/${id}`, {
      status: "contacted",
      assignee_id: 1,
      message: "آخر",
    });
    expect(changed.body).toMatchObject({
      status: "contacted",
      assignee_id: 1,
      message: quote.message,
      version: 2,
    });
    await call("PUT", `${path}/${id}`, { remind_on: "2026-11-24" });
    expect((await call("PUT", `${path}/${id}`, { remind_on: "" })).body.remind_on).toBeNull();
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes).toMatchObject([
      { kind: "assigned", body: "سارة العتيبي", author_name: "Test Admin" },
      { kind: "status", body: "contacted", author_name: "Test Admin" },
    ]);
    const noted = await kernel.reads
      .selectFrom("request_notes")
      .select(["author_id", "request_id"])
      .execute();
    expect(noted).toEqual([1, 2].map(() => ({ author_id: 1, request_id: id })));
    const stale = await call("PUT", `${path}/${id}`, { status: "lost" }, { headers: { "if-match": '"1"' } });
    expect(stale).toMatchObject({ status: 412, body: { current: { status: "contacted" } } });
    const wrong = await call("PUT", `${path}/${id}`, { status: "gone", remind_on: "soon" });
    expect(Object.keys(wrong.body.fields).sort()).toEqual(["remind_on", "status"]);
    expect((await call("PUT", `${path}/${id}`, { assignee_id: 77 })).body.fields).toHaveProperty(
      "assignee_id",
    );
    expect((await call("PUT", `${path}/99`, { status: "lost" })).status).toBe(404);
  });

  test("DESK-01 a reply is stored with its channel; only the first one moves a new request to contacted", async () => {
    const { call, send } = await startApi();
    const id = await send();
    const reply = (text: string, channel = "whatsapp", at = id) =>
      call("POST", `${path}/${at}/replies`, { channel, text });
    expect((await reply("أهلًا")).body).toMatchObject({ kind: "whatsapp", body: "أهلًا" });
    const read = async () => (await call("GET", `${path}/${id}`)).body;
    expect(await read()).toMatchObject({ status: "contacted", version: 2 });
    await reply("ما عدد الصفحات؟", "mail");
    expect(await read()).toMatchObject({ status: "contacted", version: 2 });
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes.map(({ kind, body }: Record<string, string>) => [kind, body])).toEqual([
      ["mail", "ما عدد الصفحات؟"],
      ["automatic", "contacted"],
      ["whatsapp", "أهلًا"],
    ]);
    expect((await reply(" ")).body.fields).toHaveProperty("text");
    expect((await reply("أهلًا", "fax")).status).toBe(422);
    expect((await reply("أهلًا", "mail", 99)).status).toBe(404);
  });

  test("DESK-01 the reason of a lost request is stored, shown in its log and in the file, and removed when it is reopened", async () => {
    const { call, send, file } = await startApi();
    const id = await send();
    const change = (changes: object) => call("PUT", `${path}/${id}`, changes);
    const lost = { status: "lost", lost_reason: "price", lost_note: "ضعف الميزانية" };
    expect((await change(lost)).body).toMatchObject(lost);
    const log = async () =>
      (await call("GET", `${path}/${id}/desk`)).body.notes.map(({ body }: { body: string }) => body);
    expect(await log()).toEqual(["السعر أعلى من الميزانية، ضعف الميزانية", "lost"]);
    const [heads = [], ...rows] = parseCsv((await file("kind=quote")).text) ?? [];
    expect(rows[0]?.[heads.indexOf("سبب عدم الاتفاق")]).toBe("السعر أعلى من الميزانية، ضعف الميزانية");
    const none = { lost_reason: null, lost_note: "" };
    expect((await change({ status: "contacted" })).body).toMatchObject(none);
    expect((await change({ status: "lost", lost_reason: "luck" })).body.fields).toHaveProperty("lost_reason");
    expect((await change({ status: "lost" })).body).toMatchObject({ status: "lost", ...none });
    expect(await log()).toHaveLength(4);
  });

  test("DESK-01 the log says to whom a request was assigned, and when the assignment was removed", async () => {
    const { call, send } = await startApi();
    const id = await send();
    for (const assignee_id of [1, 1, null]) await call("PUT", `${path}/${id}`, { assignee_id });
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes).toMatchObject([
      { kind: "assigned", body: "" },
      { kind: "assigned", body: "سارة العتيبي" },
    ]);
  });

  test("AREQ-02 notes have author and time, are listed newest first, and must not be empty", async () => {
    const { call, send, pass } = await startApi();
    const id = await send();
    const first = await call("POST", `${path}/${id}/notes`, { text: "كلّمتها" });
    expect(first.body).toMatchObject({
      kind: "note",
      body: "كلّمتها",
      author_name: "Test Admin",
      created_at: "2026-11-21T08:00:00.000Z",
    });
    pass(60_000);
    await call("POST", `${path}/${id}/notes`, { text: "الميزانية 20 ألفًا" });
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes.map((note: { body: string }) => note.body)).toEqual(["الميزانية 20 ألفًا", "كلّمتها"]);
    expect((await call("POST", `${path}/${id}/notes`, { text: " " })).body.fields).toHaveProperty("text");
    expect((await call("POST", `${path}/99/notes`, { text: "لا" })).status).toBe(404);
  });

  test("AREQ-02 AR-03 requests and clients with the same phone, in any spelling, or the same e-mail are listed", async () => {
    const { call, send } = await startApi();
    const id = await send();
    const byPhone = await send({ email: "other@mail.example", phone: "+966 55 123 4567" });
    const byEmail = await send({ email: "MUNEERA@mail.example", phone: "0500000099" });
    await send({ email: "third@mail.example", phone: "0500000098" });
    await call("POST", "/api/clients", {
      name: "منيرة",
      email: "m@mail.example",
      phone: "0551234567",
      company: "خُطى",
      address: "الرياض",
    });
    const { requests, clients } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(requests.map((request: { id: number }) => request.id)).toEqual([byEmail, byPhone]);
    expect(clients).toEqual([{ id: 1, name: "منيرة", company: "خُطى" }]);
    // Without a phone only the e-mail is compared: two empty numbers do not mean one person.
    const first = (await call("POST", path, message)).body.id;
    await call("POST", path, { ...message, email: "b@mail.example" });
    expect((await call("GET", `${path}/${first}/desk`)).body).toMatchObject({ requests: [], clients: [] });
  });

  test("AREQ-02 the list filters, searches, sorts and counts on the server", async () => {
    const { call, send, ids, pass } = await startApi();
    const old = await send({ name: "أحمد", email: "1@mail.example" });
    pass(3 * 24 * 3600_000);
    const mine = await send({ name: "بدر", email: "2@mail.example", phone: "0500000012" });
    const won = await send({ name: "تركي", email: "3@mail.example" });
    await call("POST", path, message);
    await call("PUT", `${path}/${mine}`, { assignee_id: 1, remind_on: "2026-11-24" });
    await call("PUT", `${path}/${won}`, { status: "won", remind_on: "2026-11-20" });
    await call("POST", `${path}/bulk`, { ids: [won], action: "read" });
    expect(await ids("kind=quote")).toEqual([won, mine, old]);
    expect(await ids("kind=quote&status=won")).toEqual([won]);
    expect(await ids("assignee=me")).toEqual([mine]);
    expect(await ids("assignee=1")).toEqual([mine]);
    expect(await ids("kind=quote&assignee=none")).toEqual([won, old]);
    expect(await ids("kind=quote&unread=1")).toEqual([old]); // who changes a request has seen it
    expect(await ids("kind=quote&waiting=1")).toEqual([old]);
    expect(await ids("due=1")).toEqual([mine]);
    expect(await ids("kind=quote&days=2")).toEqual([won, mine]);
    expect(await ids("kind=quote&sort=name")).toEqual([old, mine, won]);
    expect(await ids("kind=quote&sort=reminder")).toEqual([won, mine]);
    for (const typed of ["0500000012", "٠٥٠٠٠٠٠٠١٢", "00966500000012", "+966 50 000 0012", String(mine)])
      expect(await ids(`kind=quote&q=${encodeURIComponent(typed)}`), typed).toContain(mine);
    expect(await ids(`q=${encodeURIComponent("احمد خطي")}`)).toEqual([old]);
    expect(await ids("q=100%25")).toEqual([]);
    const page = await call("GET", `${path}?kind=quote&limit=1&offset=1`);
    expect(page.body[0].id).toBe(mine);
    expect(page.headers.get("x-total-count")).toBe("3");
    for (const wrong of ["status=gone", "sort=phone", "assignee=x", "limit=0", "days=a"])
      expect((await call("GET", `${path}?${wrong}`)).status, wrong).toBe(400);
  });

  test("AREQ-02 the board has a column with a count for each status, and the figures are right", async () => {
    const { call, send, pass } = await startApi();
    const first = await send();
    pass(3 * 24 * 3600_000);
    const second = await send({ name: "بدر" });
    await call("PUT", `${path}/${first}`, { status: "contacted" });
    const board = (await call("GET", `${path}/board?kind=quote`)).body;
    expect(board.map((column: { status: string; total: number }) => [column.status, column.total])).toEqual([
      ["new", 1],
      ["contacted", 1],
      ["quoted", 0],
      ["won", 0],
      ["lost", 0],
    ]);
    expect(board[0].requests[0].id).toBe(second);
    const found = (await call("GET", `${path}/board?kind=quote&q=${encodeURIComponent("بدر")}`)).body;
    expect(found.map((column: { total: number }) => column.total)).toEqual([1, 0, 0, 0, 0]);
    expect(found[0].requests[0].id).toBe(second);
    expect((await call("GET", `${path}/summary?kind=quote`)).body).toEqual({
      statuses: { new: 1, contacted: 1, quoted: 0, won: 0, lost: 0 },
      today: 1,
      oldestContacted: "2026-11-21T08:00:00.000Z",
      quotedValue: 0,
      wonValue: 0,
      suspected: 0,
      unread: 1,
      mine: 0,
      waiting: 0,
      due: 0,
    });
    expect((await call("GET", `${path}/summary?kind=x`)).status).toBe(400);
  });

  test("AREQ-02 the value beside a stage counts the quotes of its requests, without deleted ones and those of other stages", async () => {
    const { call, send } = await startApi();
    const offer = async (unit_price: number) => {
      const id = await send({ name: `زائر ${unit_price}` });
      const items = [{ title: "موقع", quantity: 1, unit_price }];
      const made = await call("POST", "/api/quotes", { request_id: id, items });
      await call("POST", `/api/quotes/${made.body.id}/send`);
      return id;
    };
    const worth = async () => {
      const { quotedValue, wonValue } = (await call("GET", `${path}/summary?kind=quote`)).body;
      return [quotedValue, wonValue];
    };
    const [kept, other] = [await offer(100_00), await offer(200_00)];
    expect(await worth()).toEqual([345_00, 0]);
    await call("PUT", `${path}/${other}`, { status: "lost" });
    expect(await worth()).toEqual([115_00, 0]);
    await call("DELETE", `${path}/${kept}`);
    expect(await worth()).toEqual([0, 0]);
    await call("POST", `${path}/${kept}/restore`);
    expect(await worth()).toEqual([115_00, 0]);
  });

  test("AREQ-02 a disabled user stays named on the requests assigned to them, and gets no others", async () => {
    const { kernel, call, send, file } = await startApi();
    const [theirs, other] = [await send(), await send({ name: "بدر" })];
    await call("PUT", `${path}/${theirs}`, { assignee_id: 1 });
    const assignees = async () => (await call("GET", `${path}/assignees`)).body;
    expect(await assignees()).toEqual([{ id: 1, name: "سارة العتيبي", isActive: true }]);
    await kernel.db.updateTable("users").set({ disabled_at: kernel.now().toISOString() }).execute();
    expect(await assignees()).toEqual([{ id: 1, name: "سارة العتيبي", isActive: false }]);
    expect((await file("kind=quote")).text).toContain("سارة العتيبي");
    expect((await call("PUT", `${path}/${other}`, { assignee_id: 1 })).status).toBe(422);
    await call("DELETE", `${path}/${theirs}`); // a request in the trash does not count
    expect(await assignees()).toEqual([]);
    await call("POST", `${path}/${theirs}/restore`);
    expect(await assignees()).toHaveLength(1);
    await call("PUT", `${path}/${theirs}`, { assignee_id: null });
    expect(await assignees()).toEqual([]);
  });

  test("AREQ-02 ROLE-01 the assignees to choose from are the users who may work on requests, by name, without removed ones", async () => {
    const { kernel, call, send } = await startApi();
    const at = kernel.now().toISOString();
    const names = { 2: "هند", 3: "أمل", 4: "بدر" };
    const users = Object.entries(names).map(([id, name]) => ({
      id: Number(id),
      name,
      email: `${id}@b.c`,
      role: "admin" as const,
      access: "owner" as const,
      deleted_at: id === "4" ? at : null,
      created_at: at,
      updated_at: at,
    }));
    await kernel.db.insertInto("users").values(users).execute();
    const listed = async () => {
      const { body } = await call("GET", `${path}/assignees`);
      return body.map(({ id, isActive }: { id: number; isActive: boolean }) => [id, isActive]);
    };
    expect(await listed()).toEqual([
      [3, true],
      [1, true],
      [2, true],
    ]);
    const id = await send();
    expect((await call("PUT", `${path}/${id}`, { assignee_id: 3 })).body.assignee_id).toBe(3);
    expect((await call("PUT", `${path}/${id}`, { assignee_id: 4 })).body.fields).toEqual({
      assignee_id: "اختر قيمة من القائمة",
    });
    // A user who may no longer work on requests keeps the assigned ones and gets no others.
    await kernel.db.updateTable("users").set({ access: "editor" }).where("id", "in", [2, 3]).execute();
    expect(await listed()).toEqual([
      [3, false],
      [1, true],
    ]);
    expect((await call("PUT", `${path}/${id}`, { assignee_id: 2 })).status).toBe(422);
    expect((await call("PUT", `${path}/${id}`, { assignee_id: "" })).body.assignee_id).toBeNull();
    expect(await listed()).toEqual([[1, true]]);
  });

  test("API-08 AREQ-02 a change may name the version it is based on, in any spelling of If-Match, or none", async () => {
    const { call, send } = await startApi();
    const id = await send();
    const change = (status: string, version?: string) =>
      call("PUT", `${path}/${id}`, { status }, { headers: version ? { "if-match": version } : {} });
    expect((await call("GET", `${path}/${id}`)).headers.get("etag")).toBe('"1"');
    expect((await change("contacted", '"1"')).headers.get("etag")).toBe('"2"');
    expect((await change("quoted", 'W/"2"')).body.version).toBe(3);
    expect((await change("won", "*")).body.version).toBe(4);
    expect((await change("lost")).body.version).toBe(5);
    const stale = await change("new", '"4"');
    expect([stale.status, stale.body.code]).toEqual([412, "precondition-failed"]);
    expect(stale.body.current).toEqual((await call("GET", `${path}/${id}`)).body);
    expect(stale.body.current.status).toBe("lost");
    for (const wrong of ["x", '"1.5"']) expect((await change("new", wrong)).status, wrong).toBe(422);
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes.map(({ body }: { body: string }) => body)).toEqual(["lost", "won", "quoted", "contacted"]);
  });

  test("AREQ-02 marking as read makes no version, and marking an unread request as unread keeps why it is unread", async () => {
    const { kernel, call, send } = await startApi();
    const [id, other] = [await send(), await send({ name: "بدر" })];
    const news = async () => (await call("GET", `${path}/${id}`)).body.news;
    const mark = (action: string) => call("POST", `${path}/bulk`, { ids: [id], action });
    const before = await revisionsOf(kernel, "project_requests");
    await kernel.db.updateTable("project_requests").set({ news: "accepted" }).where("id", "=", id).execute();
    await mark("unread");
    expect(await news()).toBe("accepted");
    const version = kernel.contentVersion.inboxVersion();
    await mark("read");
    expect(await news()).toBeNull();
    expect(kernel.contentVersion.inboxVersion()).toBeGreaterThan(version); // so that the bells of other users are updated
    await mark("read");
    await mark("unread");
    expect(await news()).toBe("accepted");
    expect((await call("GET", `${path}/${id}`)).body.version).toBe(1);
    expect(await revisionsOf(kernel, "project_requests")).toEqual(before);
    await mark("read");
    expect((await call("GET", `${path}/${other}`)).body.news).toBe("arrived");
  });

  test("AREQ-02 a bulk action sets status, assignee or read state, or deletes, for all requests or for none", async () => {
    const { call, send, ids } = await startApi();
    const chosen = [await send(), await send({ name: "بدر" })];
    const bulk = (body: object) => call("POST", `${path}/bulk`, { ids: chosen, ...body });
    expect((await bulk({ action: "status", status: "contacted" })).status).toBe(204);
    expect(await ids("status=contacted")).toHaveLength(2);
    expect((await call("GET", `${path}/${chosen[0]}/desk`)).body.notes).toHaveLength(1);
    expect((await bulk({ action: "assign", assignee_id: 1 })).status).toBe(204);
    expect(await ids("assignee=1")).toHaveLength(2);
    await bulk({ action: "read" });
    expect(await ids("unread=1")).toEqual([]);
    await bulk({ action: "unread" });
    expect(await ids("unread=1")).toHaveLength(2);
    expect((await bulk({ action: "status" })).status).toBe(400);
    for (const [field, wrong] of Object.entries({ status: "gone", action: "burn", ids: [] }))
      expect(Object.keys((await bulk({ action: "status", [field]: wrong })).body.fields), field).toEqual([
        field,
      ]);
    // The assignee is checked only when the action is to assign.
    expect((await bulk({ action: "status", status: "contacted", assignee_id: 9 })).status).toBe(204);
    const lost = { action: "status", status: "lost", lost_reason: "price", lost_note: "فوق الميزانية" };
    expect((await bulk({ ...lost, lost_reason: "gone" })).status).toBe(422);
    expect((await bulk({ ...lost, ids: [chosen[0], chosen[0]] })).status).toBe(204);
    const { notes } = (await call("GET", `${path}/${chosen[0]}/desk`)).body;
    expect(notes.map(({ body }: { body: string }) => body)).toEqual([
      expect.stringContaining("فوق الميزانية"),
      "lost",
      "سارة العتيبي",
      "contacted",
    ]);
    expect((await bulk({ action: "assign", assignee_id: null })).status).toBe(204);
    expect(await ids("assignee=none")).toHaveLength(2);
    expect((await bulk({ action: "assign", assignee_id: 9 })).status).toBe(422);
    expect((await bulk({ action: "delete", ids: [...chosen, 99] })).status).toBe(404);
    expect(await ids("kind=quote")).toHaveLength(2);
    await bulk({ action: "delete" });
    expect(await ids("kind=quote")).toEqual([]);
    await bulk({ action: "restore" });
    expect(await ids("kind=quote")).toHaveLength(2);
  });

  test("AREQ-02 SEC-09 the file opens with correct Arabic, and none of its cells runs as a formula", async () => {
    const { call, send, file } = await startApi();
    const id = await send({
      name: '=HYPERLINK("http://evil.example")',
      company_name: "@SUM(1)",
      message: "-2+3",
    });
    await send({ name: 'بدر, "الشركة"', message: "سطر\nثانٍ", requested_services: "serviceWebsite, x" });
    await call("POST", `${path}/${id}/notes`, { text: "+1 ملاحظة" });
    await call("PUT", `${path}/${id}`, { assignee_id: 1, tags: ["=مهم", "الرياض"] });
    const quotes = await file("kind=quote");
    expect([...quotes.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(decodeURIComponent(quotes.response.headers.get("content-disposition") ?? "")).toContain(
      "طلبات-العروض.csv",
    );
    const cells = quotes.text.split(/[,\r\n]+/).map((cell) => cell.replace(/^"/, ""));
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@]/);
    expect(parseCsv(quotes.text)).toEqual([
      [
        "الرقم",
        "تاريخ الوصول",
        "المصدر",
        "الاسم",
        "الشركة",
        "الخدمات المطلوبة",
        "رقم الجوال",
        "البريد الإلكتروني",
        "الوصف",
        "الحالة",
        "القيمة بالريال",
        "سبب عدم الاتفاق",
        "المسؤول",
        "التذكير",
        "الوسوم",
        "ملاحظات",
      ],
      [
        "2",
        "2026-11-21 11:00",
        "نموذج الموقع",
        'بدر, "الشركة"',
        quote.company_name,
        "تصميم موقع إلكتروني\nx",
        "+966 55 123 4567",
        quote.email,
        "سطر\nثانٍ",
        "جديد",
        "",
        "",
        "",
        "",
        "",
        "",
      ],
      [
        String(id),
        "2026-11-21 11:00",
        "نموذج الموقع",
        '=HYPERLINK("http://evil.example")',
        "@SUM(1)",
        "تصميم موقع إلكتروني",
        "+966 55 123 4567",
        quote.email,
        "-2+3",
        "جديد",
        "",
        "",
        "سارة العتيبي",
        "",
        "=مهم\nالرياض",
        "+1 ملاحظة",
      ],
    ]);
    await call("POST", path, message);
    const messages = await file("kind=message");
    expect(parseCsv(messages.text)?.[1]).toEqual([
      "3",
      "2026-11-21 11:00",
      "نموذج الموقع",
      "سارة",
      "محاضرة",
      "السلام عليكم",
      "",
      "",
      message.email,
      "جديدة",
      "",
      "",
      "",
      "",
    ]);
    expect(parseCsv((await file("kind=quote&status=won")).text)).toHaveLength(1);
  });

  test("PRIV-02 revisions of requests and notes hold only the names of fields", async () => {
    const { kernel, call, send } = await startApi();
    const id = await send();
    await call("PUT", `${path}/${id}`, { status: "won", remind_on: "2026-11-24" });
    await call("POST", `${path}/${id}/notes`, { text: "سرّ منيرة" });
    const revisions = [
      ...(await revisionsOf(kernel, "project_requests")),
      ...(await revisionsOf(kernel, "request_notes")),
    ];
    expect(revisions.length).toBeGreaterThan(3);
    for (const revision of revisions) {
      expect(revision.before ?? revision.after).toBeNull();
      expect(JSON.stringify(revision)).not.toMatch(/منيرة|muneera|2026-11-24/);
    }
  });

  test("SEC-07 1,000 automated posts from one address store no more than the limit, and another address is served", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const statuses = new Map<number, number>();
    const post = async (index: number) => {
      const robot = { ...quote, name: `روبوت ${index}`, email: `r${index}@spam.example` };
      const { status } = await call("POST", path, robot, { address: "203.0.113.9" });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let index = 0; index < 1000; index += 50)
      await Promise.all(Array.from({ length: 50 }, (_, more) => post(index + more)));
    expect(Object.fromEntries(statuses)).toEqual({ 201: 10, 429: 990 });
    // Nor more from one person, from whatever address; others are served.
    expect((await call("POST", path, quote, { address: "203.0.113.10" })).status).toBe(429);
    const other = { ...quote, phone: "0557654321", email: "other@example.com" };
    expect((await call("POST", path, other, { address: "203.0.113.10" })).status).toBe(201);
    expect((await call("GET", path)).body).toHaveLength(11);
  });
});
