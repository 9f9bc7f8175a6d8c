import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { up } from "../../../../migrations/0155-marketing-consent.ts";
import { createApi } from "../../../api.server.ts";
import { loose } from "../../../kernel/db/database.server.ts";
import { findRecord } from "../../../kernel/db/records.server.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { caller, revisionsOf } from "../../../kernel/testing/test-api.ts";
import { databases, freshSession, testKernel } from "../../../kernel/testing/test-kernel.ts";
import { endByLink, endLink, findByEndToken } from "./marketing-store.server.ts";
import { clientsTable } from "./store.server.ts";

const path = "/api/clients";
const registration = {
  name: "خالد الحربي",
  email: "khalid@rutab.example",
  phone: "0500000011",
  company: "مزارع رُطَب",
  address: "حي الملقا، الرياض",
  consent: true,
  marketing: true,
};
const first = { id: 1, email: registration.email };
const others = { ...registration, email: "other@mail.example", phone: "0500000012", marketing: false };

describe.each(databases)("the consent to news on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:1" },
      now: () => new Date("2026-11-21T22:30:00Z"),
    });
    const api = createApi({ ...kernel, authenticate: async () => freshSession(kernel) });
    const call = caller(api);
    const readFile = async (address: string) => {
      const mounted = new Hono<ApiEnv>().route("/api", api);
      const answer = await mounted.fetch(new Request(`http://localhost:3000${address}`), {
        remoteAddress: "",
      });
      return answer.text();
    };
    const visit = caller(createApi(kernel));
    await visit("POST", "/api/registrations", registration);
    await visit("POST", "/api/registrations", others);
    const stored = async (id = 1) => (await call("GET", `${path}/${id}`)).body;
    const listed = async (query: string) =>
      (await call("GET", `${path}?${query}`)).body.map(({ id }: { id: number }) => id);
    const tokenOf = async () => {
      const client = await findRecord(kernel.reads, clientsTable, 1);
      return client ? ((await endLink(kernel, client)).split("/").at(-1) ?? "") : "";
    };
    return { kernel, call, visit, stored, listed, tokenOf, readFile };
  };

  test("PRIV-01 a consent to marketing keeps its proof: when, in which form, beside which edition, and the words of the box", async () => {
    const { call, stored } = await startApi();
    const agreed = await stored();
    const shown = `/api/registrations/consent?edition=${encodeURIComponent(agreed.consentEdition)}`;
    const { words } = (await call("GET", shown)).body;
    expect(agreed).toMatchObject({
      marketingConsentAt: "2026-11-21T22:30:00.000Z",
      marketingConsentForm: "registration",
      marketingConsentEdition: agreed.consentEdition,
      marketingConsentWords: words[1],
      marketingEndedAt: null,
      agreesToNews: true,
    });
    expect(words[1]).toMatch(/أخبار|عروض/);
    const never = { marketingConsentAt: null, marketingConsentForm: null, marketingConsentWords: null };
    expect(await stored(2)).toMatchObject({ ...never, agreesToNews: false });
    // No body sets them.
    await call("PUT", `${path}/2`, { agreesToNews: true, marketingConsentAt: agreed.marketingConsentAt });
    expect(await stored(2)).toMatchObject({ ...never, agreesToNews: false });
  });

  test("PRIV-01 staff end a consent with their name, once, in history without values, and take that back", async () => {
    const { kernel, call, visit, stored } = await startApi();
    expect((await visit("POST", `${path}/1/marketing-end`)).status).toBe(401);
    expect((await call("POST", `${path}/1/marketing-end`)).status).toBe(204);
    const ended = await stored();
    expect(ended).toMatchObject({
      marketingConsentAt: "2026-11-21T22:30:00.000Z",
      marketingEndedAt: "2026-11-21T22:30:00.000Z",
      marketingEndedWay: "staff",
      marketingEndedBy: "Test Admin",
      agreesToNews: false,
    });
    expect((await call("POST", `${path}/1/marketing-end`)).status).toBe(204);
    expect((await stored()).version).toBe(ended.version);
    const [last] = (await revisionsOf(kernel, "clients")).slice(-1);
    expect(last).toMatchObject({ action: "update", actor_name: "Test Admin", before: null, after: null });
    expect(String(last?.fields)).toContain("marketingEndedAt");
    expect((await call("POST", `${path}/1/marketing-resume`)).status).toBe(204);
    const back = { marketingEndedAt: null, marketingEndedWay: null, marketingEndedBy: null };
    expect(await stored()).toMatchObject({ ...back, agreesToNews: true });
    expect((await call("POST", `${path}/1/marketing-resume`)).status).toBe(409);
    expect((await call("POST", `${path}/9/marketing-end`)).status).toBe(404);
  });

  test("PRIV-01 an end by the person's link is theirs: the first counts, staff cannot take it back, and the bell keeps the registration", async () => {
    const { kernel, call, stored, tokenOf } = await startApi();
    const bell = async () => (await call("GET", "/api/arrivals")).body.registrations;
    expect(await bell()).toBe(2);
    await Promise.all([endByLink(kernel, first), endByLink(kernel, first)]);
    const by = { marketingEndedWay: "link", marketingEndedBy: null, agreesToNews: false };
    expect(await stored()).toMatchObject({ ...by, version: 2 });
    expect((await revisionsOf(kernel, "clients")).at(-1)).toMatchObject({ actor_name: "visitor" });
    expect((await call("POST", `${path}/1/marketing-end`)).status).toBe(204);
    expect((await call("POST", `${path}/1/marketing-resume`)).status).toBe(409);
    expect(await stored()).toMatchObject(by);
    expect(await bell()).toBe(2);
    expect((await findByEndToken(kernel, await tokenOf()))?.id).toBe(1);
    await call("PUT", `${path}/1`, { company: "رُطَب" });
    expect(await bell()).toBe(1);
  });

  test("PRIV-01 an end by link holds for the person, also where another client has the same e-mail, and for nobody else", async () => {
    const { kernel, call, visit, stored } = await startApi();
    for (const [email, phone] of [
      ["second@mail.example", "0500000013"],
      ["third@mail.example", "0500000014"],
    ])
      await visit("POST", "/api/registrations", { ...registration, email, phone });
    await call("PUT", `${path}/3`, { email: "Khalid@Rutab.example" });
    expect([(await stored(3)).email.toLowerCase(), (await stored(3)).agreesToNews]).toEqual([
      registration.email,
      true,
    ]);
    await endByLink(kernel, first);
    const agree = await Promise.all([1, 3, 4].map(async (id) => (await stored(id)).agreesToNews));
    expect(agree).toEqual([false, false, true]);
  });

  test("PRIV-01 the link is one client's alone: another token, id or client without consent finds nobody", async () => {
    const { kernel, call, visit, tokenOf } = await startApi();
    const token = await tokenOf();
    expect((await findByEndToken(kernel, token))?.email).toBe(registration.email);
    const [, mac = ""] = token.split(".");
    const wrong = [
      `2.${mac}`,
      `1.${mac.slice(0, -1)}`,
      `1.${"A".repeat(43)}`,
      mac,
      "",
      `9.${mac}`,
      `01.${mac}`,
    ];
    for (const other of wrong) expect(await findByEndToken(kernel, other), other).toBeUndefined();
    expect((await call("GET", `${path}/1/marketing-link`)).body.link).toMatch(/\/unsubscribe\/1\.[\w-]{43}$/);
    expect((await call("GET", `${path}/2/marketing-link`)).status).toBe(404);
    expect((await visit("GET", `${path}/1/marketing-link`)).status).toBe(401);
    await call("DELETE", `${path}/1`);
    expect(await findByEndToken(kernel, token)).toBeUndefined();
  });

  test("PRIV-01 DESK-05 the list and its file of those who agree now have both moments and nobody whose consent ended", async () => {
    const { kernel, listed, readFile } = await startApi();
    const file = async (query: string) =>
      (await readFile(`${path}/export.csv?${query}`)).replace("\ufeff", "").trim().split("\r\n");
    expect(await listed("agreesToNews=1")).toEqual([1]);
    expect(await listed("agreesToNews=0")).toEqual([2]);
    const [heads = "", ...rows] = await file("agreesToNews=1");
    expect(heads).toContain("الموافقة على الرسائل التسويقية");
    expect(heads).toContain("إيقاف الرسائل التسويقية");
    expect(rows).toHaveLength(1);
    await endByLink(kernel, first);
    expect(await listed("agreesToNews=1")).toEqual([]);
    expect(await file("agreesToNews=1")).toHaveLength(1);
    const ended = (await file("q=rutab"))[1] ?? "";
    expect(ended.match(/2026-11-21T22:30/g)).toHaveLength(3);
    expect(ended).toContain("صاحب البيانات برابطه");
  });

  test("PRIV-01 PRIV-02 the person's file has the proof and the end, and an erasure destroys both with the thanks", async () => {
    const { kernel, call } = await startApi();
    const queued = await kernel.reads.selectFrom("outbox").select("kind").execute();
    expect(queued).toEqual([{ kind: "registration-thanks" }]); // nothing for whoever did not agree
    await endByLink(kernel, first);
    const contact = { contact: registration.email };
    const found = (await call("POST", "/api/privacy/find", contact)).body.records[0];
    expect(found.consent).toMatchObject({ marketingEndedAt: "2026-11-21T22:30:00.000Z" });
    const exported = (await call("POST", "/api/privacy/export", contact)).body.records[0].record;
    expect(exported).toMatchObject({ marketing_consent_form: "registration", marketing_ended_way: "link" });
    expect(exported.marketing_consent_words).toMatch(/أخبار|عروض/);
    const { facts } = (await call("POST", "/api/privacy/readable", contact)).body.sections[0];
    const labels = facts.map(({ label }: { label: string }) => label);
    for (const label of ["نص الموافقة على الرسائل", "إيقاف الرسائل التسويقية"])
      expect(labels).toContain(label);
    const erased = await call("POST", "/api/privacy/erase", { ...contact, confirmation: contact.contact });
    expect(erased.status).toBe(200);
    expect((await call("GET", `${path}/1`)).status).toBe(404);
    expect(await kernel.reads.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("PRIV-01 an upgrade gives consents from before their form, edition and words, and lists them as standing", async () => {
    const { kernel, stored } = await startApi();
    const before = await stored();
    const db = loose(kernel.db);
    await db.schema.dropIndex("clients_agree_to_news").execute();
    for (const column of [
      ...["marketing_consent_form", "marketing_consent_edition", "marketing_consent_words"],
      ...["marketing_ended_at", "marketing_ended_way", "marketing_ended_by", "agrees_to_news"],
    ])
      await db.schema.alterTable("clients").dropColumn(column).execute();
    await up(db);
    expect(await stored()).toEqual(before);
    expect(await stored(2)).toMatchObject({ marketingConsentForm: null, agreesToNews: false });
  });
});
