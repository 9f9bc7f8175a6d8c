import { describe, expect, test } from "vitest";
import { destroyPastRetention, monthsBefore } from "../admin/privacy/retention-store.server.ts";
import { createApi } from "../api.server.ts";
import { runCleanup } from "../kernel/background/cleanup.server.ts";
import { loose } from "../kernel/db/database.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";

const begin = "2020-01-10T10:00:00.000Z";
const person = { name: "نورة", phone: "0551234567", email: "noura@mail.example" };
const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
const form = {
  name: "نورة",
  phone: "0551234567",
  email: "noura@mail.example",
  company: "شركة",
  address: "الرياض",
};

describe.each(databases)("retention on %s", (database) => {
  const open = async (settings: object = {}) => {
    let now = new Date(begin);
    const kernel = await testKernel({
      database,
      session: testSession,
      now: () => now,
      environment: { RATE_LIMIT: "off" },
    });
    const call = caller(createApi(kernel));
    if (Object.keys(settings).length > 0)
      expect((await call("PUT", "/api/settings", settings)).status).toBe(200);
    const ids = async (table: string) =>
      (await loose(kernel.reads).selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
    const quoteOf = async (requestId: number) => {
      const { id } = (await call("POST", "/api/quotes", { request_id: requestId, items })).body;
      const token: string = (await call("POST", `/api/quotes/${id}/send`)).body.path.slice(3);
      return { id, token };
    };
    return {
      kernel,
      call,
      /** Sets the clock to a moment. */
      at: (moment: string) => {
        now = new Date(moment);
      },
      /** Runs the job at a moment, and answers how many records are left. */
      async leftAt(moment: string) {
        now = new Date(moment);
        await destroyPastRetention(kernel);
        return {
          clients: (await ids("clients")).length,
          requests: (await ids("project_requests")).length,
          notes: (await ids("request_notes")).length,
          quotes: (await ids("quotes")).length,
        };
      },
      request: async (fields: object = {}): Promise<number> =>
        (await call("POST", "/api/project-requests", { ...person, message: `${Math.random()}`, ...fields }))
          .body.id,
      /** Makes an active client from the request, which sets the request to won. */
      async clientOf(requestId: number): Promise<number> {
        const made = await call("POST", `/api/project-requests/${requestId}/client`, form);
        expect(made.status).toBe(201);
        return made.body.id;
      },
      stop: (id: number) => call("PUT", `/api/clients/${id}`, { status: "inactive" }),
      quoteOf,
      async accept(requestId: number): Promise<number> {
        const { id, token } = await quoteOf(requestId);
        await answerQuoteLink(kernel, token, { decision: "accepted", name: "نورة", note: "نعم" });
        return id;
      },
      project: async (clientId: number, fields: object = {}): Promise<string> =>
        (await call("POST", "/api/projects", { title: "متجر", client: "مزارع رُطَب", clientId, ...fields }))
          .body.id,
      projectOf: async (id: string) => (await call("GET", `/api/projects/${id}`)).body,
    };
  };
  const nothing = { clients: 0, requests: 0, notes: 0, quotes: 0 };

  test("PRIV-03 LEGAL-01 requests, messages and registrations without a contract are erased exactly the settings' months after the last contact", async () => {
    const site = await open({ retentionMonths: 18 });
    await site.request();
    await site.request({ requested_services: { reason: "service", message: "سؤال" } });
    await site.call("POST", "/api/registrations", { ...form, consent: true });
    expect(await site.leftAt("2021-07-10T10:00:00.000Z")).toMatchObject({ clients: 1, requests: 2 });
    expect(await site.leftAt("2021-07-10T10:00:00.001Z")).toEqual(nothing);
    const revisions = await site.kernel.reads
      .selectFrom("revisions")
      .select("resource")
      .where("resource", "in", ["clients", "project_requests"])
      .execute();
    expect(revisions).toEqual([]);
  });

  test("PRIV-03 a note and a new status, also that of a lost request, restart the period", async () => {
    const site = await open();
    const noted = await site.request();
    const lost = await site.request();
    site.at("2020-11-10T10:00:00.000Z");
    await site.call("POST", `/api/project-requests/${noted}/notes`, { text: "اتصلت" });
    await site.call("PUT", `/api/project-requests/${lost}`, { status: "lost" });
    expect(await site.leftAt("2021-11-10T10:00:00.000Z")).toMatchObject({ requests: 2, notes: 2 });
    expect(await site.leftAt("2021-11-10T10:00:00.001Z")).toEqual(nothing);
  });

  test("PRIV-03 LEGAL-01 a contract lasts while its client is active: client, won request, notes, quotes and the project's link stay", async () => {
    const site = await open();
    const request = await site.request();
    await site.accept(request);
    const client = await site.clientOf(request);
    const project = await site.project(client, { status: "completed", endDate: "2020-03-01" });
    const left = await site.leftAt("2029-12-31T10:00:00.000Z");
    expect(left).toMatchObject({ clients: 1, requests: 1, quotes: 1 });
    expect(left.notes).toBeGreaterThan(2);
    expect((await site.projectOf(project)).clientId).toBe(client);
  });

  test("PRIV-03 LEGAL-01 the months after a client became inactive, client and won request are erased; the project loses its link, the accepted quote stays", async () => {
    const site = await open();
    const request = await site.request();
    const declined = await site.quoteOf(request);
    await answerQuoteLink(site.kernel, declined.token, { decision: "declined", name: "نورة", note: "" });
    await site.call("POST", "/api/quotes", { request_id: request, items }); // a draft
    const accepted = await site.accept(request);
    const client = await site.clientOf(request);
    const project = await site.project(client, {
      status: "completed",
      endDate: "2020-03-01",
      valueAmount: 900,
    });
    const thrownAway = await site.project(client);
    await site.call("DELETE", `/api/projects/${thrownAway}`);
    site.at("2021-05-20T08:00:00.000Z");
    await site.stop(client);
    expect(await site.leftAt("2022-05-20T08:00:00.000Z")).toMatchObject({
      clients: 1,
      requests: 1,
      quotes: 3,
    });
    expect((await site.projectOf(project)).clientId).toBe(client);

    expect(await site.leftAt("2022-05-20T08:00:00.001Z")).toEqual({ ...nothing, quotes: 1 });
    expect(await site.projectOf(project)).toMatchObject({
      title: "متجر",
      client: "مزارع رُطَب",
      clientId: null,
      valueAmount: 900,
    });
    const links = await site.kernel.reads.selectFrom("projects").select("client_id").execute();
    expect(links).toEqual([{ client_id: null }, { client_id: null }]);
    expect((await site.call("GET", `/api/quotes/${accepted}`)).body).toMatchObject({
      state: "accepted",
      customer_name: "نورة",
      number: "2020-0002",
    });
  });

  test.each([
    [
      "its end date",
      { status: "in-progress", endDate: "2021-05-20" },
      "2022-05-20T20:59:59.999Z",
      "2022-05-20T21:00:00.000Z",
    ],
    [
      "its last change, when it is completed without one",
      { status: "completed" },
      "2022-03-01T10:00:00.000Z",
      "2022-03-01T10:00:00.001Z",
    ],
  ])(
    "PRIV-03 the end of a project, %s, extends the contract of an inactive client",
    async (_, fields, stays, gone) => {
      const site = await open();
      const client = await site.clientOf(await site.request());
      await site.stop(client);
      const project = await site.project(client);
      site.at("2021-03-01T10:00:00.000Z");
      await site.call("PUT", `/api/projects/${project}`, fields);
      expect(await site.leftAt(stays)).toMatchObject({ clients: 1, requests: 1 });
      // A project's days are days in Riyadh, which end at 21:00 UTC.
      expect(await site.leftAt(gone)).toEqual(nothing);
    },
  );

  test("PRIV-03 a running project without an end date extends its contract until it has one; a project in the trash extends nothing", async () => {
    const site = await open();
    const client = await site.clientOf(await site.request());
    await site.stop(client);
    const project = await site.project(client, { status: "in-progress" });
    expect(await site.leftAt("2026-01-10T10:00:00.000Z")).toMatchObject({ clients: 1, requests: 1 });
    await site.call("DELETE", `/api/projects/${project}`);
    expect(await site.leftAt("2026-01-10T10:00:00.000Z")).toEqual(nothing);
  });

  test("PRIV-03 a later accepted quote extends the contract with all its requests, and so does a later note on one of them", async () => {
    const site = await open();
    const first = await site.request();
    const client = await site.clientOf(first);
    await site.stop(client);
    site.at("2021-02-01T10:00:00.000Z");
    const second = await site.request();
    await site.call("PUT", `/api/project-requests/${second}`, { client_id: client });
    site.at("2021-06-01T10:00:00.000Z");
    await site.accept(second);
    expect(await site.leftAt("2022-06-01T10:00:00.000Z")).toMatchObject({ clients: 1, requests: 2 });
    await site.call("POST", `/api/project-requests/${first}/notes`, { text: "اتصلت" });
    expect(await site.leftAt("2023-06-01T10:00:00.000Z")).toMatchObject({ clients: 1, requests: 2 });
    expect(await site.leftAt("2023-06-01T10:00:00.001Z")).toEqual({ ...nothing, quotes: 1 });
  });

  test("PRIV-03 an accepted quote alone extends its contract, whatever the last contact of the request is", async () => {
    const site = await open();
    const won = await site.request();
    const alone = await site.request();
    await site.stop(await site.clientOf(won));
    site.at("2021-06-01T10:00:00.000Z");
    for (const request of [won, alone]) await site.accept(request);
    await site.kernel.db.deleteFrom("request_notes").execute();
    await site.kernel.db.updateTable("project_requests").set({ updated_at: begin }).execute();
    expect(await site.leftAt("2022-06-01T10:00:00.000Z")).toMatchObject({ clients: 1, requests: 2 });
    expect(await site.leftAt("2022-06-01T10:00:00.001Z")).toEqual({ ...nothing, quotes: 2 });
  });

  test("PRIV-03 a won request without a client, or with an erased one, is erased the months after its accepted quote or last contact", async () => {
    const site = await open();
    const byQuote = await site.request();
    await site.accept(byQuote);
    const byHand = await site.request();
    await site.call("PUT", `/api/project-requests/${byHand}`, { status: "won" });
    const withClient = await site.request();
    const client = await site.clientOf(withClient);
    expect(await site.leftAt("2021-01-10T10:00:00.000Z")).toMatchObject({
      clients: 1,
      requests: 3,
      quotes: 1,
    });
    expect(await site.leftAt("2021-01-10T10:00:00.001Z")).toMatchObject({
      clients: 1,
      requests: 1,
      quotes: 1,
    });
    // Staff delete the client, which leaves the trash after 30 days.
    const project = await site.project(client);
    await site.call("DELETE", `/api/clients/${client}`);
    site.at("2021-03-10T10:00:00.000Z");
    await runCleanup(site.kernel, { before: [destroyPastRetention] });
    expect(await site.leftAt("2021-03-10T10:00:00.000Z")).toEqual({ ...nothing, quotes: 1 });
    expect((await site.projectOf(project)).clientId).toBeNull();
  });

  test("PRIV-03 LEGAL-01 an accepted quote is kept for the settings' years after the acceptance, ten by default, whatever is erased around it", async () => {
    const site = await open();
    const accepted = await site.accept(await site.request());
    const going = await site.request();
    await site.accept(going);
    await site.clientOf(going); // this contract lasts longer
    expect(await site.leftAt("2030-01-10T10:00:00.000Z")).toMatchObject({
      clients: 1,
      requests: 1,
      quotes: 2,
    });
    const { records } = (await site.call("POST", "/api/privacy/find", { contact: person.email })).body;
    expect(records).toContainEqual(expect.objectContaining({ table: "quotes", id: accepted, name: "نورة" }));
    expect(await site.leftAt("2030-01-10T10:00:00.001Z")).toMatchObject({
      clients: 1,
      requests: 1,
      quotes: 0,
    });

    const shorter = await open({ financialYears: 2 });
    await shorter.accept(await shorter.request());
    expect(await shorter.leftAt("2022-01-10T10:00:00.000Z")).toEqual({ ...nothing, quotes: 1 });
    expect(await shorter.leftAt("2022-01-10T10:00:00.001Z")).toEqual(nothing);
  });

  test("PRIV-03 quotes that nobody accepted are erased with a request that staff deleted", async () => {
    const site = await open();
    const request = await site.request();
    await site.quoteOf(request);
    const accepted = await site.accept(request);
    await site.call("DELETE", `/api/project-requests/${request}`);
    expect(await site.leftAt("2020-02-01T10:00:00.000Z")).toMatchObject({ quotes: 2 }); // the request can be restored
    site.at("2020-02-20T10:00:00.000Z");
    await runCleanup(site.kernel, { before: [destroyPastRetention] });
    expect(await site.leftAt("2020-02-20T10:00:00.000Z")).toEqual({ ...nothing, quotes: 1 });
    expect((await site.call("GET", `/api/quotes/${accepted}`)).status).toBe(200);
  });

  test("PRIV-03 revisions of personal records and sessions are erased the months after the change, though the record stays; others stay", async () => {
    const site = await open({ retentionMonths: 6 });
    const client = await site.clientOf(await site.request());
    await site.call("POST", "/api/services", { title: "موقع" });
    const revise = async (resource: string) =>
      site.kernel.db
        .insertInto("revisions")
        .values({ resource, record_id: "1", action: "update", actor_name: "سارة", fields: "[]", at: begin })
        .execute();
    for (const resource of ["sessions", "request_notes"]) await revise(resource);
    site.at("2020-05-01T10:00:00.000Z");
    await site.call("PUT", `/api/clients/${client}`, { name: "هند" });
    const revised = async () => {
      const rows = await site.kernel.reads
        .selectFrom("revisions")
        .select(["resource", "at"])
        .orderBy("id")
        .execute();
      const of = (resource: string) =>
        rows.filter((row) => row.resource === resource).map(({ at }) => String(at).slice(0, 10));
      const resources = ["clients", "project_requests", "request_notes", "sessions", "services", "settings"];
      return Object.fromEntries(resources.map((resource) => [resource, of(resource)]));
    };
    const whole = await revised();
    for (const days of Object.values(whole)) expect(days).toContain("2020-01-10");
    await site.leftAt("2020-07-10T10:00:00.000Z");
    expect(await revised()).toEqual(whole);
    expect(await site.leftAt("2020-07-10T10:00:00.001Z")).toMatchObject({ clients: 1, requests: 1 });
    expect(await revised()).toEqual({
      clients: ["2020-05-01"],
      project_requests: [],
      request_notes: [],
      sessions: [],
      services: whole.services,
      settings: whole.settings,
    });
  });

  test("PRIV-03 one run erases more records than fit into one batch, and the bell is updated", async () => {
    const site = await open();
    for (let count = 0; count < 205; count++) await site.request({ name: `زائر ${count}` });
    const { version } = (await site.call("GET", "/api/arrivals")).body;
    expect(await site.leftAt("2022-01-10T10:00:00.000Z")).toEqual(nothing);
    const after = (await site.call("GET", "/api/arrivals")).body;
    expect(after).toMatchObject({ quotes: 0 });
    expect(after.version).toBeGreaterThan(version);
    // A run that finds nothing writes nothing, so no listener is notified.
    await site.leftAt("2022-01-11T10:00:00.000Z");
    expect((await site.call("GET", "/api/arrivals")).body.version).toBe(after.version);
  });
});

test.each([
  ["2026-11-22T10:00:00.000Z", 12, "2025-11-22T10:00:00.000Z"],
  ["2026-08-31T10:00:00.000Z", 6, "2026-02-28T10:00:00.000Z"],
  ["2026-01-31T10:00:00.000Z", 14, "2024-11-30T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 120, "2018-02-28T10:00:00.000Z"],
])("PRIV-03 %s is %i months after %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});
