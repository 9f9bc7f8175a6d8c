import { describe, expect, test } from "vitest";
import { createApi } from "../../../../api.server.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";
import { arrivalsFor, readArrivals } from "../arrivals/arrivals.server.ts";

const path = "/api/project-requests";
const called = {
  source: "phone",
  name: " هند القحطاني ",
  phone: "٠٥٥ ١٢٣ ٤٥٦٧",
  company_name: "مخبز هند",
  requested_services: ["serviceWebsite"],
  message: "تريد موقعًا للطلبات",
};

describe.each(databases)("a request that staff enter, on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test("DESK-01 a request by phone is stored with its source, appears in the bell, and names its author in the audit trail", async () => {
    const { kernel, call } = await startApi();
    const { status, body } = await call("POST", `${path}/entered`, called);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      kind: "quote",
      source: "phone",
      name: "هند القحطاني",
      phone: "+966551234567",
      email: "",
      company_name: "مخبز هند",
      requested_services: ["serviceWebsite"],
      status: "new",
      news: null, // to whoever typed it
    });
    expect((await call("GET", `${path}?kind=quote`)).body).toMatchObject([{ id: body.id, source: "phone" }]);
    expect((await call("GET", "/api/arrivals")).body).toMatchObject({ quotes: 0, latest: [] });
    const colleague = { id: 77, access: "sales" } as const;
    expect(arrivalsFor(await readArrivals(kernel), colleague)).toMatchObject({
      quotes: 1,
      latest: [{ id: body.id }],
    });
    const trail = await kernel.db
      .selectFrom("revisions")
      .select(["actor_name", "action"])
      .where("resource", "=", "project_requests")
      .execute();
    expect(trail).toEqual([{ actor_name: "Test Admin", action: "create" }]);
  });

  test("DESK-01 an entered request needs a name, a phone or an e-mail, and a known source; other fields are not stored", async () => {
    const { call } = await startApi();
    const refused = async (changes: object) =>
      (await call("POST", `${path}/entered`, { ...called, ...changes })).body.fields;
    expect(await refused({ name: " " })).toEqual({ name: expect.any(String) });
    expect(await refused({ phone: "", email: "" })).toEqual({ phone: "اكتب رقم الجوال أو البريد" });
    expect(await refused({ phone: "", email: "هند" })).toEqual({ email: expect.any(String) });
    expect(await refused({ source: "site" })).toEqual({ source: expect.any(String) });
    expect((await call("GET", path)).body).toEqual([]);
    expect(
      (await call("POST", `${path}/entered`, { ...called, phone: "", email: "h@mail.example" })).status,
    ).toBe(201);
  });

  test("DESK-01 DESK-08 with one key a request is stored once, also by two simultaneous calls", async () => {
    const { call } = await startApi();
    const send = () => call("POST", `${path}/entered`, called, { headers: { "idempotency-key": "one" } });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await call("GET", path)).body).toHaveLength(1);
  });

  test("DESK-01 people with the typed phone or e-mail are found; an empty e-mail matches nobody", async () => {
    const { call } = await startApi();
    await call("POST", `${path}/entered`, called);
    await call("POST", `${path}/entered`, { ...called, name: "منى", phone: "0509999999" });
    const client = await call("POST", "/api/clients", {
      name: "هند",
      email: "h@mail.example",
      phone: "0551234567",
      company: "مخبز",
      address: "الرياض",
    });
    expect(client.status, JSON.stringify(client.body)).toBe(201);
    const known = await call("GET", `${path}/same-person?phone=${encodeURIComponent("055-123-4567")}`);
    expect(known.body).toMatchObject({
      requests: [{ name: "هند القحطاني" }],
      clients: [{ id: client.body.id }],
    });
    expect((await call("GET", `${path}/same-person?email=H@mail.example`)).body.clients).toHaveLength(1);
    expect((await call("GET", `${path}/same-person?phone=&email=`)).body).toEqual({
      requests: [],
      clients: [],
    });
    const [second] = (await call("GET", path)).body;
    expect((await call("GET", `${path}/${second.id}/desk`)).body).toMatchObject({
      requests: [],
      clients: [],
    });
  });
});
