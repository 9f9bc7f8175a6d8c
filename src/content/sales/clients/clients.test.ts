import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

const path = "/api/clients";
const client = {
  name: "خالد الحربي",
  email: "khalid@rutab.example",
  phone: "٠٥٠٠٠٠٠٠١١",
  company: "مزارع رُطَب",
  address: "حي الملقا، الرياض",
};
const registration = { ...client, services: ["serviceEcommerce"], consent: true, marketing: false };
const required = "هذا الحقل مطلوب";

describe.each(databases)("clients on %s", (database) => {
  const startApi = async (environment: Record<string, string> = { RATE_LIMIT: "off" }) => {
    const kernel = await testKernel({
      database,
      environment,
      now: () => new Date("2026-11-21T22:30:00Z"),
    });
    const admin = caller(createApi({ ...kernel, authenticate: async () => testSession }));
    return { kernel, visit: caller(createApi(kernel)), admin };
  };
  const register = "/api/registrations";

  test("API-06 ACLI-01 AR-03 a new client is active and joined today, can be updated in part, and deleted", async () => {
    const { admin } = await startApi();
    const created = await admin("POST", path, client);
    expect(created.status).toBe(201);
    // 22:30 UTC is the next day in Riyadh.
    expect(created.body).toMatchObject({
      ...client,
      phone: "+966500000011",
      status: "active",
      joinDate: "2026-11-22",
      version: 1,
    });
    const updated = await admin("PUT", `${path}/1`, { status: "inactive", phone: "+966 50 000 0012" });
    expect(updated.body).toMatchObject({ ...client, phone: "+966500000012", status: "inactive" });
    expect((await admin("GET", `${path}?status=inactive`)).body).toHaveLength(1);
    expect((await admin("GET", `${path}?q=RUTAB`)).body).toHaveLength(1);
    expect((await admin("DELETE", `${path}/1`)).status).toBe(204);
    expect((await admin("GET", path)).body).toEqual([]);
  });

  test("ACLI-01 ADM-03 the cards count all clients, whatever a page shows; the list can be sorted by total value", async () => {
    const { admin, visit } = await startApi();
    const counted = async () => (await admin("GET", `${path}/summary`)).body;
    expect(await counted()).toEqual({
      total: 0,
      active: 0,
      joined: 0,
      projects: 0,
      opening: 0,
      value: 0,
      newest: "",
    });
    await admin("POST", path, { ...client, openingProjects: 2, openingValue: 100.1, joinDate: "2026-10-31" });
    await admin("POST", path, { ...client, status: "inactive" });
    await admin("POST", path, { ...client, joinDate: "2026-11-01" });
    await admin("DELETE", `${path}/3`);
    for (const [clientId, valueAmount] of [
      [1, 200.2],
      [2, 5000],
      [3, 9000],
      [null, 1],
    ])
      await admin("POST", "/api/projects", { clientId, valueAmount });
    expect(await counted()).toEqual({
      total: 2,
      active: 1,
      joined: 1,
      projects: 4,
      opening: 2,
      value: 5300.3,
      newest: "2026-11-22",
    });
    const ids = async (query: string) =>
      (await admin("GET", `${path}?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids("sort=-totalValue")).toEqual([2, 1]);
    expect(await ids("sort=totalValue&limit=1")).toEqual([1]);
    expect((await visit("GET", `${path}/summary`)).status).toBe(401);
  });

  test("ACLI-01 projects and total value are counted from the client's projects, with the opening figures", async () => {
    const { admin } = await startApi();
    const figures = async (id: number) => {
      const { projects, totalValue } = (await admin("GET", `${path}/${id}`)).body;
      return { projects, totalValue };
    };
    const created = await admin("POST", path, client);
    expect(created.body).toMatchObject({ projects: 0, totalValue: 0, openingProjects: 0, openingValue: 0 });
    await admin("POST", path, { ...client, openingProjects: "٢", openingValue: 7800, projects: 99 });

    const add = async (clientId: number | null, valueAmount: number | null) =>
      (await admin("POST", "/api/projects", { clientId, valueAmount })).body.id;
    await add(1, 100.1);
    const second = await add(1, 200.2);
    await add(1, null);
    await add(2, 50);
    await add(null, 1000);
    expect(await figures(1)).toEqual({ projects: 3, totalValue: 300.3 });
    expect(await figures(2)).toEqual({ projects: 3, totalValue: 7850 });
    expect((await admin("GET", path)).body).toMatchObject([
      { id: 2, projects: 3, totalValue: 7850 },
      { id: 1, projects: 3, totalValue: 300.3 },
    ]);

    await admin("DELETE", `/api/projects/${second}`);
    const changed = await admin("PUT", `${path}/1`, { openingProjects: 1, openingValue: null });
    expect(changed.body).toMatchObject({ projects: 3, totalValue: 100.1, openingValue: 0 });
    const stale = await admin("PUT", `${path}/1`, { name: "آخر" }, { headers: { "if-match": '"1"' } });
    expect(stale).toMatchObject({ status: 412, body: { current: { projects: 3, totalValue: 100.1 } } });
    const wrong = await admin("PUT", `${path}/1`, { openingProjects: -1, openingValue: -1 });
    expect(Object.keys(wrong.body.fields).sort()).toEqual(["openingProjects", "openingValue"]);
  });

  test("ACLI-01 API-04 five fields are required, each with its message, and the e-mail must be valid", async () => {
    const { admin } = await startApi();
    const fields = { name: required, email: required, phone: required, company: required, address: required };
    expect((await admin("POST", path, { name: " ", email: "" })).body.fields).toEqual(fields);
    const wrong = await admin("POST", path, { ...client, email: "khalid@", status: "lost" });
    expect(wrong.body.fields).toEqual({
      email: "اكتب بريدًا صحيحًا، مثل name@example.com",
      status: "اختر قيمة من القائمة",
    });
    await admin("POST", path, client);
    expect((await admin("PUT", `${path}/1`, { company: "" })).body.fields).toEqual({ company: required });
  });

  test("API-03 PRIV-02 clients need a session, and revisions hold only the names of fields", async () => {
    const { kernel, visit, admin } = await startApi();
    await admin("POST", path, client);
    expect((await visit("GET", path)).status).toBe(401);
    expect((await visit("GET", `${path}/1`)).status).toBe(401);
    expect((await visit("POST", path, client)).status).toBe(401);
    for (const revision of await revisionsOf(kernel, "clients")) {
      expect(JSON.stringify(revision)).not.toContain("rutab");
      expect(revision.before ?? revision.after).toBeNull();
    }
  });

  test("REG-01 PRIV-01 a registration becomes an inactive client with its consent, its time and edition", async () => {
    const { visit, admin } = await startApi();
    const answer = await visit("POST", register, { ...registration, status: "active", consentEdition: "x" });
    expect(answer).toMatchObject({ status: 201, body: { status: "received" } });
    const [stored] = (await admin("GET", path)).body;
    expect(stored).toMatchObject({
      ...client,
      phone: "+966500000011",
      status: "inactive",
      services: ["serviceEcommerce"],
      consentAt: "2026-11-21T22:30:00.000Z",
      marketingConsentAt: null,
    });
    expect(stored.consentEdition).toMatch(/^2026-11-27\/[0-9a-f]{12}$/);
    await visit("POST", register, { ...registration, email: "b@mail.example", marketing: true });
    expect((await admin("GET", path)).body[0].marketingConsentAt).toBe("2026-11-21T22:30:00.000Z");
  });

  test("DESK-05 staff read what a client agreed to, in the sentences shown then, even after they change", async () => {
    const { visit, admin } = await startApi();
    await visit("POST", register, { ...registration, marketing: true });
    const [{ consentEdition }] = (await admin("GET", path)).body;
    const consent = `${register}/consent?edition=${encodeURIComponent(consentEdition)}`;
    const shown = (await admin("GET", consent)).body;
    expect(shown.words).toHaveLength(3);
    expect(shown.words.join(" ")).not.toMatch(/[{}]/);
    await admin("PUT", "/api/settings", { retentionMonths: 31 });
    await visit("POST", register, { ...registration, email: "later@mail.example" });
    const [later] = (await admin("GET", path)).body;
    expect(later.consentEdition).not.toBe(consentEdition);
    const changed = `${register}/consent?edition=${encodeURIComponent(later.consentEdition)}`;
    expect((await admin("GET", changed)).body.words.join(" ")).toContain("31 شهرًا");
    expect((await admin("GET", consent)).body).toEqual(shown);
    expect((await admin("GET", `${register}/consent?edition=other`)).status).toBe(404);
    expect((await visit("GET", consent)).status).toBe(401);
  });

  test("DESK-05 the bell counts and lists registrations until somebody changes them", async () => {
    const { visit, admin } = await startApi();
    const bell = async () => (await admin("GET", "/api/arrivals")).body;
    await admin("POST", path, { ...client, email: "entered@mail.example", status: "inactive" });
    expect(await bell()).toMatchObject({ registrations: 0, latest: [] });
    await visit("POST", register, registration);
    await visit("POST", register, { ...registration, email: "b@mail.example", company: "سمت" });
    const { registrations, latest } = await bell();
    expect(registrations).toBe(2);
    expect(latest).toMatchObject([
      { kind: "registration", name: "سمت" },
      { kind: "registration", name: registration.company },
    ]);
    const [second, first] = (await admin("GET", path)).body;
    await admin("PUT", `${path}/${first.id}`, { status: "active" });
    expect((await bell()).registrations).toBe(1);
    await admin("DELETE", `${path}/${second.id}`);
    expect(await bell()).toMatchObject({ registrations: 0, latest: [] });
  });

  test("PRIV-01 without consent nothing is stored; the consent to marketing is separate and optional", async () => {
    const { visit, admin } = await startApi();
    for (const consent of [undefined, false, "true"]) {
      const refused = await visit("POST", register, { ...registration, consent });
      expect(refused.status).toBe(422);
      expect(refused.body.fields).toEqual({ consent: "نحتاج إلى موافقتك لفتح الملف" });
    }
    expect((await admin("GET", path)).body).toEqual([]);
    const { marketing: _, services: __, ...least } = registration;
    expect((await visit("POST", register, least)).status).toBe(201);
  });

  test("REG-01 a second registration with the same e-mail answers the same and stores no duplicate", async () => {
    const { visit, admin } = await startApi();
    await admin("POST", path, client);
    const second = { ...registration, name: "آخر", email: "KHALID@rutab.example" };
    const answers = await Promise.all([
      visit("POST", register, second),
      visit("POST", register, { ...second, name: "ثالث" }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { status: "received" } });
    expect((await admin("GET", path)).body).toMatchObject([{ name: client.name, status: "active" }]);
    await admin("DELETE", `${path}/1`);
    expect((await visit("POST", register, { ...second, name: "رابع" })).status).toBe(201);
    expect((await admin("GET", path)).body).toMatchObject([{ name: "رابع", status: "inactive" }]);
  });

  test("REG-01 SURV-04 ten simultaneous registrations with one e-mail in different spellings make one client", async () => {
    const { visit, admin } = await startApi();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        visit("POST", register, { ...registration, address: `شارع ${index}` }),
      ),
    );
    expect((await admin("GET", path)).body).toHaveLength(1);
  });

  test("SEC-07 SEC-08 TRIAL-01 F17: honeypot, limits and unusual input work as on the other forms", async () => {
    const { visit, admin } = await startApi({});
    const trapped = await visit("POST", register, { ...registration, website: "http://spam.example" });
    expect(trapped).toMatchObject({ status: 201, body: { status: "received" } });
    expect((await admin("GET", path)).body).toEqual([]);
    const [kept] = (await admin("GET", `${path}/trash`)).body;
    expect(kept.suspect).toContain(registration.email);
    await visit("POST", register, { ...registration, email: "first@mail.example" });
    const statuses = [];
    for (const name of "أبجدهوزحطي")
      statuses.push(
        (await visit("POST", register, { ...registration, name, email: `${statuses.length}@mail.example` }))
          .status,
      );
    expect(statuses).toEqual([...Array(9).fill(201), 429]);
    expect((await visit("POST", register, "{broken")).status).toBe(400);
    expect((await visit("POST", register, { ...registration, name: "a\0b" })).status).toBe(422);
    expect((await visit("POST", register, { ...registration, services: Array(201).fill("a") })).status).toBe(
      422,
    );
  });
});
