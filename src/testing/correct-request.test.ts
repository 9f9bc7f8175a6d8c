import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import type { DeskNote } from "../content/sales/requests/requests.ts";
import { parseCsv } from "../kernel/resource/csv/csv.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = {
  name: "منيره الفوزان",
  phone: "0551234567",
  email: "m@mail.example",
  requested_services: ["serviceWebsite"],
  message: "متجر",
};

describe.each(databases)("a request that is corrected, on %s", (database) => {
  const startDesk = async () => {
    const kernel = await testKernel({ database, environment: { RATE_LIMIT: "off" }, session: testSession });
    const call = caller(createApi(kernel));
    const send = async (values: object = {}): Promise<number> =>
      (await call("POST", path, { ...quote, ...values })).body.id;
    const notes = async (id: number) =>
      (await call("GET", `${path}/${id}/desk`)).body.notes.map(({ kind, body }: DeskNote) => [kind, body]);
    return { kernel, call, send, notes };
  };

  test("DESK-01 TRIAL-01 S5: name, company, phone and mail are corrected with their history, and open quotes follow", async () => {
    const { call, send, notes } = await startDesk();
    const id = await send();
    const draft = (await call("POST", "/api/quotes", { request_id: id })).body;
    const changes = { name: "منيرة الفوزان", phone: "٠٥٥٩٩٩٩٩٩٩", email: "muneera@mail.example" };
    const { status, body } = await call("PUT", `${path}/${id}`, changes);
    expect([status, body.name, body.phone, body.email]).toEqual([
      200,
      "منيرة الفوزان",
      "+966559999999",
      "muneera@mail.example",
    ]);
    expect(await notes(id)).toEqual([
      ["corrected", "email\nm@mail.example\nmuneera@mail.example"],
      ["corrected", "phone\n+966551234567\n+966559999999"],
      ["corrected", "name\nمنيره الفوزان\nمنيرة الفوزان"],
    ]);
    expect((await call("GET", `${path}?q=0559999999`)).body).toMatchObject([{ id }]);
    expect((await call("GET", `${path}?q=0551234567`)).body).toEqual([]);
    expect((await call("GET", `/api/quotes/${draft.id}`)).body).toMatchObject({
      customer_name: "منيرة الفوزان",
      customer_phone: "+966559999999",
      customer_email: "muneera@mail.example",
    });
  });

  test("DESK-01 TRIAL-01 S5: a quote that a correction does not change keeps its version", async () => {
    const { call, send } = await startDesk();
    const id = await send();
    const items = [{ title: "متجر", quantity: 1, unit_price: 100_00 }];
    const { id: quoteId } = (await call("POST", "/api/quotes", { request_id: id, items })).body;
    const sent = (await call("POST", `/api/quotes/${quoteId}/send`, {})).body;
    expect((await call("PUT", `${path}/${id}`, { name: "منيرة الفوزان" })).status).toBe(200);
    expect((await call("GET", `/api/quotes/${quoteId}`)).body).toMatchObject({
      customer_name: quote.name,
      version: sent.version,
    });
  });

  test("DESK-01 TRIAL-01 S5: a wrong correction is refused by field and stores nothing", async () => {
    const { call, send, notes } = await startDesk();
    const id = await send();
    const refused = async (changes: object) => (await call("PUT", `${path}/${id}`, changes)).body.fields;
    expect(await refused({ name: " " })).toEqual({ name: expect.any(String) });
    expect(await refused({ email: "ليس بريدًا" })).toEqual({ email: expect.any(String) });
    expect(await refused({ phone: "", email: "" })).toEqual({ phone: "اكتب رقم الجوال أو البريد" });
    expect((await call("GET", `${path}/${id}`)).body).toMatchObject({ name: quote.name, version: 1 });
    expect(await notes(id)).toEqual([]);
    expect((await call("PUT", `${path}/${id}`, { phone: "" })).body.phone).toBe("");
    expect(await refused({ email: "" })).toEqual({ email: "اكتب رقم الجوال أو البريد" });
  });

  test("DESK-01 TRIAL-01 S5: a sent quote keeps its name and goes to the corrected mail; another mail of its own stays", async () => {
    const { call, send } = await startDesk();
    const id = await send();
    const items = [{ title: "متجر", quantity: 1, unit_price: 100_00 }];
    const sent = (await call("POST", "/api/quotes", { request_id: id, items })).body;
    expect((await call("POST", `/api/quotes/${sent.id}/send`, {})).status).toBe(200);
    const own = (await call("POST", "/api/quotes", { request_id: id })).body;
    const other = await call("PUT", `/api/quotes/${own.id}`, {
      customer_email: "accounts@mail.example",
      customer_phone: "٠٥٥٨٨٨٨٨٨٨",
    });
    expect(other.body).toMatchObject({
      customer_email: "accounts@mail.example",
      customer_phone: "+966558888888",
    });
    await call("PUT", `${path}/${id}`, { name: "أخرى", email: "new@mail.example" });
    expect((await call("GET", `/api/quotes/${sent.id}`)).body).toMatchObject({
      customer_name: quote.name,
      customer_email: "new@mail.example",
    });
    expect((await call("GET", `/api/quotes/${own.id}`)).body.customer_email).toBe("accounts@mail.example");
  });

  test("DESK-01 TRIAL-01 S5: two requests of one person become one with all notes, quotes, tasks and services", async () => {
    const { call, send, notes } = await startDesk();
    const kept = await send({ email: "a@mail.example" });
    const other = await send({
      company_name: "ركن",
      requested_services: ["serviceEcommerce"],
      message: "ومتجر ثانٍ",
      chosen_package: "الباقة الاحترافية",
    });
    await call("POST", `${path}/${other}/notes`, { text: "اتصلت به" });
    const draft = (await call("POST", "/api/quotes", { request_id: other })).body;
    const task = (await call("POST", "/api/tasks", { title: "اتصل", request_id: other })).body;
    await call("PUT", `${path}/${other}`, { status: "contacted" });
    const { status, body } = await call("POST", `${path}/${kept}/merge`, { from: other });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: kept,
      company_name: "ركن",
      email: "a@mail.example",
      chosen_package: "الباقة الاحترافية",
      requested_services: ["serviceWebsite", "serviceEcommerce"],
      status: "contacted",
    });
    expect(await notes(kept)).toEqual([
      ["merged", `${other}\nالباقة الاحترافية، تصميم متجر إلكتروني\nومتجر ثانٍ`],
      ["status", "contacted"],
      ["status", "contacted"],
      ["note", "اتصلت به"],
    ]);
    expect((await call("GET", `/api/quotes?request_id=${kept}`)).body).toMatchObject([{ id: draft.id }]);
    expect((await call("GET", `/api/tasks/${task.id}`)).body.request_id).toBe(kept);
    expect((await call("GET", `${path}/${other}`)).status).toBe(404);
    expect((await call("GET", `${path}/trash`)).body).toMatchObject([{ id: other }]);
    for (const from of [kept, other, 999])
      expect((await call("POST", `${path}/${kept}/merge`, { from })).status).toBe(from === kept ? 400 : 404);
  });

  test("DESK-01 TRIAL-01 S6: the chosen package is kept beside the wire of the form, and begins the first quote at its price", async () => {
    const { kernel, call } = await startDesk();
    const made = {
      title: "الباقة الاحترافية",
      price: 4900,
      features: ["تصميم خاص", "متجر"],
      is_active: true,
    };
    await call("POST", "/api/packages", made);
    const { body } = await call("POST", path, { ...quote, chosen_package: made.title });
    expect(Object.keys(body).sort()).toEqual(
      ["id", "kind", ...Object.keys(quote), "company_name", "created_at", "version"].sort(),
    );
    expect((await call("GET", `${path}/${body.id}`)).body.chosen_package).toBe(made.title);
    const { items, total } = (await call("POST", "/api/quotes", { request_id: body.id })).body;
    expect(items).toEqual([
      {
        title: made.title,
        unit: "",
        period: null,
        detail: "",
        quantity: 1,
        unit_price: 4900_00,
        features: made.features.map((title) => ({ title, is_included: true })),
        is_optional: false,
      },
    ]);
    expect(total).toBe(5635_00);
    const gone = (await call("POST", path, { ...quote, message: "ب", chosen_package: "باقة قديمة" })).body.id;
    expect((await call("POST", "/api/quotes", { request_id: gone })).body.items).toMatchObject([
      { title: "باقة قديمة", unit_price: 0 },
    ]);
    const client = await call("POST", "/api/clients", {
      name: "منيرة",
      email: "c@mail.example",
      phone: quote.phone,
      company: "خطى",
      address: "الرياض",
    });
    const timeline = (await call("GET", `/api/clients/${client.body.id}/timeline`)).body;
    expect(timeline.map(({ title }: { title: string }) => title)).toContain(
      "الباقة الاحترافية، تصميم موقع إلكتروني",
    );
    const file = await createApi(kernel).request("/project-requests/export.csv", {}, { remoteAddress: "1" });
    expect(await file.text()).toContain("الباقة الاحترافية");
  });

  test("DESK-01 TRIAL-01 S22: each card of the board has its value, and each column the sum of all of it", async () => {
    const { call, send } = await startDesk();
    const quoted = async (price: number, message: string) => {
      const id = await send({ message });
      const items = [{ title: "متجر", quantity: 1, unit_price: price }];
      const draft = (await call("POST", "/api/quotes", { request_id: id, items, vat_rate: 0 })).body;
      await call("POST", `/api/quotes/${draft.id}/send`, {});
      return id;
    };
    await send({ message: "بلا عرض" });
    const [first, second] = [await quoted(100_00, "أ"), await quoted(250_50, "ب")];
    const columns = (await call("GET", `${path}/board?kind=quote`)).body;
    const column = (status: string) => columns.find((one: { status: string }) => one.status === status);
    expect(column("new")).toMatchObject({ worth: 0, requests: [{ worth: 0 }] });
    expect(column("quoted")).toMatchObject({
      worth: 350_50,
      requests: [
        { id: second, worth: 250_50 },
        { id: first, worth: 100_00 },
      ],
    });
    expect((await call("GET", `${path}/summary?kind=quote`)).body.quotedValue).toBe(350_50);
    const found = (await call("GET", `${path}/board?kind=quote&status=quoted&days=1&q=متجر`)).body;
    expect(found).toMatchObject([{ status: "quoted", worth: 0, total: 0 }]);
  });

  test("AREQ-02 TRIAL-01 S27: the file of requests has dates that spreadsheets read, the source, and the value in riyals", async () => {
    const { kernel, call, send } = await startDesk();
    const id = await send();
    const items = [{ title: "متجر", quantity: 1, unit_price: 250_50 }];
    const draft = (await call("POST", "/api/quotes", { request_id: id, items, vat_rate: 0 })).body;
    await call("POST", `/api/quotes/${draft.id}/send`, {});
    await call("PUT", `${path}/${id}`, { remind_on: "2027-02-01" });
    await kernel.db
      .updateTable("project_requests")
      .set({ created_at: "2026-11-21T22:05:00.000Z" })
      .where("id", "=", id)
      .execute();
    const answer = await createApi(kernel).request(
      "/project-requests/export.csv",
      {},
      { remoteAddress: "1" },
    );
    const [heads = [], cells = []] = parseCsv(await answer.text()) ?? [];
    const row = Object.fromEntries(heads.map((head, place) => [head, cells[place]]));
    expect(row).toMatchObject({
      "تاريخ الوصول": "2026-11-22 01:05",
      المصدر: "نموذج الموقع",
      "القيمة بالريال": "250.5",
      التذكير: "2027-02-01",
    });
  });

  test("DESK-03 TRIAL-01 S11: a reply is refused once when a colleague has replied since its draft began", async () => {
    const { kernel, call, send } = await startDesk();
    const id = await send();
    const reply = (text: string, more: object = {}) =>
      call("POST", `${path}/${id}/replies`, { channel: "whatsapp", text, ...more });
    const own = (await reply("أولًا", { after: 0 })).body.id;
    expect((await reply("ثانيًا", { after: 0 })).status).toBe(201); // her own reply crosses nothing
    await kernel.db
      .updateTable("request_notes")
      .set({ author_id: 7, author_name: "فهد" })
      .where("id", "=", own)
      .execute();
    const crossing = await reply("ثالثًا", { after: 0 });
    expect([crossing.status, crossing.body.current]).toMatchObject([409, { id: own, author_name: "فهد" }]);
    const { notes } = (await call("GET", `${path}/${id}/desk`)).body;
    expect(notes.map(({ body }: DeskNote) => body)).not.toContain("ثالثًا");
    expect((await reply("ثالثًا", { after: own })).status).toBe(201);
  });
});
