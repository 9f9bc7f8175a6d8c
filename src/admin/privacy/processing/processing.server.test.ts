import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { parseCsv } from "../../../kernel/resource/csv/csv.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import {
  agencyTables,
  mentioningTables,
  personalDataRegister,
} from "../personal-data-register-store.server.ts";
import { activities } from "./processing.text.ts";

test("PRIV-04 every table of the register of personal data belongs to one activity, and no activity names another table", () => {
  const registered = [
    ...personalDataRegister.flatMap(({ table, withIt }) => [table, ...withIt.map((part) => part.table)]),
    ...mentioningTables,
    ...agencyTables,
  ];
  const named = activities.flatMap(({ tables }) => tables.map((table) => table.replaceAll("-", "_")));
  expect([...new Set(registered)].filter((table) => !named.includes(table))).toEqual([]);
  // Neither of both is searched for a person: who read what, and whose request is open.
  const beside = ["personal_reads", "privacy_requests"];
  expect(named.filter((table) => !registered.includes(table) && !beside.includes(table))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

describe.each(databases)("the record of processing activities on %s", (database) => {
  const startApi = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const api = createApi(kernel);
    return { api, call: caller(api) };
  };

  test("PRIV-04 it says the periods of the settings and what the agency wrote, and what nobody wrote yet", async () => {
    const { call } = await startApi();
    const read = async () => (await call("GET", "/api/privacy/processing")).body;
    const saidOf = ({ house }: { house: { label: string; value: string }[] }, label: string) =>
      house.find((line) => line.label === label)?.value;
    expect(saidOf(await read(), "الجهات التي تُفصح لها البيانات")).toBe("لم يُكتب بعد");
    await call("PUT", "/api/settings", {
      privacyOfficer: "هند القحطاني",
      privacyEmail: "data@shurfa.example",
      dataRecipients: "مزوّد الاستضافة",
      dataTransfers: "لا نقل",
      dataMeasures: "قفل المكتب",
      retentionMonths: 18,
      financialYears: 7,
    });
    const record = await read();
    expect(saidOf(record, "المسؤول عن حماية البيانات")).toBe("هند القحطاني\ndata@shurfa.example");
    expect(saidOf(record, "الجهات التي تُفصح لها البيانات")).toBe("مزوّد الاستضافة");
    expect(saidOf(record, "النقل خارج المملكة")).toBe("لا نقل");
    expect(saidOf(record, "إجراءات الحماية")).toMatch(/كلمات المرور[\s\S]*\nقفل المكتب$/);
    const periodOf = (name: string) =>
      record.activities.find((activity: { name: string }) => activity.name === name)?.period;
    expect(periodOf("طلبات العروض والرسائل")).toContain("18 شهرًا");
    expect(periodOf("عروض الأسعار والسداد")).toContain("7 سنوات");
    for (const activity of record.activities)
      for (const [column, value] of Object.entries(activity)) expect(value, column).not.toBe("");
  });

  test("PRIV-04 its file has what the agency wrote, and a line for each activity", async () => {
    const { api } = await startApi();
    const file = await api.request("/privacy/processing/export.csv", {}, { remoteAddress: "" });
    const rows = parseCsv(await file.text()) ?? [];
    expect(rows[0]).toEqual(["جهة التحكم", "شُرفة للخدمات الرقمية", "", "", "", ""].slice(0, rows[0]?.length));
    const head = rows.findIndex(([name]) => name === "النشاط");
    expect(rows.slice(head + 1)).toHaveLength(activities.length);
  });
});

describe.each(databases)("the register of breaches on %s", (database) => {
  test("PRIV-04 a breach is recorded with little, completed later, found by a search, and only owners see it", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const made = await call("POST", "/api/breaches", {
      title: "بريد خاطئ",
      noticedAt: "2026-11-21T08:00:00.000Z",
    });
    expect([made.status, made.body.peopleCount, made.body.authorityToldAt]).toEqual([201, null, null]);
    const changes = { peopleCount: "١٢٠٠", authorityToldAt: "2026-11-22T08:00:00.000Z" };
    const { body } = await call("PUT", `/api/breaches/${made.body.id}`, changes);
    expect(body).toMatchObject({ title: "بريد خاطئ", peopleCount: 1200, version: 2 });
    expect((await call("GET", "/api/search?q=خاطئ")).body.hits).toMatchObject([{ screen: "privacy" }]);
    for (const wrong of [
      { title: " " },
      { peopleCount: -1 },
      { noticedAt: "أمس" },
      { what: "س".repeat(4001) },
    ])
      expect((await call("PUT", `/api/breaches/${made.body.id}`, wrong)).status).toBe(422);
    for (const access of ["editor", "sales", "reader"] as const) {
      const session = { ...testSession, user: { ...testSession.user, access } };
      const as = caller(createApi({ ...kernel, authenticate: async () => session }));
      expect((await as("GET", "/api/breaches")).status).toBe(403);
      expect((await as("GET", "/api/search?q=خاطئ")).body.hits).toEqual([]);
      expect((await as("GET", "/api/privacy/processing")).status).toBe(403);
    }
  });

  test("PRIV-04 PRIV-02 what a breach says of a person is found and taken out with the person's other data", async () => {
    const kernel = await testKernel({ database, session: testSession, environment: { RATE_LIMIT: "off" } });
    const call = caller(createApi(kernel));
    await call("POST", "/api/project-requests", {
      name: "نورة",
      phone: "0551234567",
      email: "n@mail.example",
    });
    await call("POST", "/api/breaches", { title: "حادثة", what: "اتصلنا على 0551234567" });
    const found = await call("POST", "/api/privacy/find", { contact: "0551234567" });
    expect(JSON.stringify(found.body)).toContain("breaches");
    await call("POST", "/api/privacy/erase", { contact: "0551234567", confirmation: "0551234567" });
    expect((await call("GET", "/api/breaches")).body[0].what).not.toContain("0551234567");
  });
});
