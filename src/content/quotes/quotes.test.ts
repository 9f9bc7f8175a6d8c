import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller, revisionsOf } from "../../kernel/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/test-kernel.ts";
import { sumsOf } from "./schema.ts";

const path = "/api/quotes";
const request = {
  name: "نورة",
  company_name: "ركن",
  phone: "0551234567",
  email: "n@mail.example",
  message: "",
};
const items = [
  { title: "الباقة المتقدمة", detail: "", quantity: 1, unit_price: 9_000_00 },
  { title: "استضافة", detail: "سنة", quantity: 2, unit_price: 600_50 },
];

describe.each(databases)("quotes on %s", (database) => {
  const house = async () => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date(clock),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    await call("POST", "/api/project-requests", request);
    const draft = async (values: object = { items }) =>
      (await call("POST", path, { request_id: 1, ...values })).body;
    return { kernel, call, draft, pass: (ms: number) => (clock += ms) };
  };

  test("AREQ-02 a draft takes its customer from the request; amounts are halalas, with discount and tax", async () => {
    const { call, draft } = await house();
    const made = await draft({ items, discount: 200_00 });
    // (9,000.00 + 2 × 600.50 - 200.00) and 15 %
    expect(made).toMatchObject({
      state: "draft",
      number: null,
      customer_name: "نورة",
      customer_company: "ركن",
      customer_phone: "+966551234567",
      items,
      total: 1150115,
      valid_until: "2026-12-21",
    });
    expect(made).not.toHaveProperty("token_hash");
    const changed = await call("PUT", `${path}/1`, { discount: 0, terms: "نصف مقدم" });
    expect(changed.body).toMatchObject({ total: 1173115, terms: "نصف مقدم", version: 2 });
    const stale = await call("PUT", `${path}/1`, { discount: 1 }, { headers: { "if-match": '"1"' } });
    expect(stale).toMatchObject({ status: 412, body: { current: { discount: 0 } } });
    const wrong = await call("PUT", `${path}/1`, {
      items: [{ title: " ", quantity: 0, unit_price: 1.5 }],
      valid_until: "soon",
    });
    expect(Object.keys(wrong.body.fields).sort()).toEqual([
      "items.0.quantity",
      "items.0.title",
      "items.0.unit_price",
      "valid_until",
    ]);
    expect((await call("POST", path, { request_id: 99, items })).status).toBe(404);
    expect((await call("GET", `${path}?request_id=1`)).body).toHaveLength(1);
    expect((await call("GET", path)).status).toBe(400);
  });

  test("AREQ-02 sending gives the next number of the year and a link whose secret is in no row; the request is quoted", async () => {
    const { kernel, call, draft } = await house();
    await draft();
    const sent = (await call("POST", `${path}/1/send`)).body;
    expect(sent).toMatchObject({ state: "sent", number: "2026-0001", sent_at: "2026-11-21T08:00:00.000Z" });
    expect(sent.path).toMatch(/^\/q\/[\w-]{43}$/);
    const token = sent.path.slice(3);
    const row = await kernel.reads.selectFrom("quotes").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await call("GET", "/api/project-requests/1")).body.status).toBe("quoted");
    expect(
      (await call("GET", "/api/project-requests/1/desk")).body.notes.map(
        (note: { kind: string }) => note.kind,
      ),
    ).toEqual(["status", "sent"]);
    // What went out stands as it is.
    for (const [method, address, body] of [
      ["PUT", `${path}/1`, { discount: 5 }],
      ["POST", `${path}/1/send`],
      ["DELETE", `${path}/1`],
    ] as const)
      expect((await call(method, address, body)).status, address).toBe(409);
    const renewed = (await call("POST", `${path}/1/link`)).body.path;
    expect(renewed).not.toBe(sent.path);
    expect((await call("POST", `${path}/1/withdraw`)).body.state).toBe("withdrawn");
    expect((await call("POST", `${path}/1/withdraw`)).status).toBe(409);
    for (const revision of await revisionsOf(kernel, "quotes"))
      expect(revision.before ?? revision.after).toBeNull();
  });

  test("AREQ-02 twenty quotes sent at once get twenty numbers without a gap, and what fails uses none", async () => {
    const { call, draft, pass } = await house();
    for (let count = 0; count < 20; count++) await draft();
    await draft({});
    expect((await call("POST", `${path}/21/send`)).status).toBe(422); // nothing in it
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call("POST", `${path}/${index + 1}/send`)),
    );
    const numbers = answers.map(({ body }) => body.number).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `2026-${String(index + 1).padStart(4, "0")}`),
    );
    pass(60 * 24 * 3600_000);
    await draft();
    expect((await call("POST", `${path}/22/send`)).body.number).toBe("2027-0001");
  });

  test("AREQ-02 ADM-07 a draft is deleted and taken back", async () => {
    const { call, draft } = await house();
    await draft();
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect((await call("GET", `${path}/1`)).status).toBe(404);
    expect((await call("POST", `${path}/1/restore`)).body.state).toBe("draft");
  });
});

test("AREQ-02 sums are whole halalas, and a discount takes no more than there is", () => {
  const one = (unitPrice: number, quantity = 1) => ({ title: "", detail: "", quantity, unitPrice });
  expect(sumsOf({ items: [one(333), one(1, 3)], discount: 0 })).toEqual({
    subtotal: 336,
    discount: 0,
    net: 336,
    vat: 50,
    total: 386,
  });
  expect(sumsOf({ items: [one(100)], discount: 500 })).toMatchObject({ discount: 100, net: 0, total: 0 });
});
