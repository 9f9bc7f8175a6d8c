import { describe, expect, test } from "vitest";
import { createApi } from "../../../../api.server.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";
import { findRequestsOf } from "./same-person-store.server.ts";

const path = "/api/project-requests";
const quote = { name: "نورة", company_name: "ركن", phone: "0551234567", email: "n@mail.example" };
const client = {
  name: "نورة",
  company: "ركن",
  phone: "0501111111",
  email: "c@mail.example",
  address: "الرياض",
};

describe.each(databases)("one person at the desk on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date("2026-11-21T08:00:00Z"),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    let count = 0;
    const send = async (values: object = {}): Promise<number> => {
      count += 1;
      return (await call("POST", path, { ...quote, message: `${count}`, ...values })).body.id;
    };
    /** Stores this many requests of one person with a single statement. */
    const store = async (count: number) => {
      const row = await kernel.reads
        .selectFrom("project_requests")
        .selectAll()
        .where("id", "=", await send())
        .executeTakeFirstOrThrow();
      const { id, ...values } = row;
      const rows = Array.from({ length: count - 1 }, () => values);
      await kernel.db.insertInto("project_requests").values(rows).execute();
      return Number(id);
    };
    const found = async (id: number) => (await call("GET", `${path}/${id}/desk`)).body;
    return { kernel, call, send, store, found };
  };

  test("AREQ-02 the newest twenty other requests of the same person are listed, each with its kind and status", async () => {
    const { call, send, store, found } = await startApi();
    const first = await store(22);
    const { requests } = await found(first);
    expect(requests.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => first + 21 - index),
    );
    const won = await send({ email: "o@mail.example", phone: "0500000001", company_name: "" });
    await call("PUT", `${path}/${won}`, { status: "won" });
    const contact = { requested_services: { reason: "problem", message: "لا يفتح" } };
    const message = await send({ ...contact, name: "نورة سعد", email: "O@Mail.example", phone: "" });
    const createdAt = "2026-11-21T08:00:00.000Z";
    expect((await found(message)).requests).toEqual([
      { id: won, kind: "quote", name: "نورة", status: "won", createdAt },
    ]);
    expect((await found(won)).requests).toEqual([
      { id: message, kind: "message", name: "نورة سعد", status: "new", createdAt },
    ]);
    await call("DELETE", `${path}/${message}`);
    expect((await found(won)).requests).toEqual([]);
    expect((await call("GET", `${path}/${message}/desk`)).status).toBe(404);
  });

  test("AREQ-02 clients are found by phone, or by e-mail in any case, newest first, without deleted ones", async () => {
    const { call, send, found } = await startApi();
    const id = await send();
    const add = async (values: object): Promise<number> =>
      (await call("POST", "/api/clients", { ...client, ...values })).body.id;
    const byPhone = await add({ phone: "+966 55 123 4567", name: "سعد", company: "نخيل" });
    const byEmail = await add({ email: "N@mail.example" });
    await add({ email: "x@mail.example" });
    expect((await found(id)).clients).toEqual([
      { id: byEmail, name: "نورة", company: "ركن" },
      { id: byPhone, name: "سعد", company: "نخيل" },
    ]);
    await call("DELETE", `/api/clients/${byEmail}`);
    expect((await found(id)).clients).toEqual([{ id: byPhone, name: "سعد", company: "نخيل" }]);
  });

  test("AREQ-02 ACLI-01 a client's requests are linked to it or have its phone or e-mail, newest first, at most two hundred", async () => {
    const { kernel, call, send, store } = await startApi();
    const { id } = (await call("POST", "/api/clients", client)).body;
    const contact = { requested_services: { reason: "problem", message: "لا يفتح" }, phone: "" };
    const tied = await send();
    await call("PUT", `${path}/${tied}`, { client_id: id });
    const byPhone = await send({ phone: client.phone });
    const byEmail = await send({ ...contact, email: "C@MAIL.example" });
    await send(contact); // a message of somebody else, without a phone
    const deleted = await send({ phone: client.phone });
    await call("DELETE", `${path}/${deleted}`);
    const of = async (person: { id: number; phone: string; email: string }) =>
      (await findRequestsOf(kernel, person)).map((request) => request.id);
    const phone = "+966501111111";
    expect(await of({ id, phone, email: "c@Mail.example" })).toEqual([byEmail, byPhone, tied]);
    expect(await of({ id: id + 1, phone: "", email: "nobody@mail.example" })).toEqual([]);
    const first = await store(201);
    const many = await of({ id: 0, phone: "+966551234567", email: "" });
    expect([many.length, many[0], many.includes(tied)]).toEqual([200, first + 200, false]);
  });
});
