import { expect, test } from "vitest";
import { searchableResources } from "../admin/palette/searchable-resources.server.ts";
import { personalDataRegister } from "../admin/privacy/personal-data-register-store.server.ts";
import { createApi } from "../api.server.ts";
import { quotes } from "../content/sales/quotes/quotes.ts";
import { requestNotes, requests } from "../content/sales/requests/requests.ts";
import { answeredFields, type Resource } from "../kernel/resource/resource.ts";
import { wireNameOf } from "../kernel/resource/wire.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { auditNames, described } from "../resources.server.ts";

const desk = [requests, requestNotes, quotes];
const person = { name: "نورة", company_name: "ركن", phone: "0551234567", email: "n@mail.example" };

test("RES-01 AREQ-02 answers of requests, notes and quotes have the fields of their descriptions, in that order", async () => {
  const kernel = await testKernel({ environment: { RATE_LIMIT: "off" }, session: testSession });
  const call = caller(createApi(kernel));
  const named = (resource: Resource) => [
    "id",
    ...answeredFields(resource).map(([name]) => wireNameOf(resource, name)),
    "version",
  ];
  await call("POST", "/api/project-requests", person);
  expect(Object.keys((await call("GET", "/api/project-requests/1")).body)).toEqual(named(requests));
  const note = await call("POST", "/api/project-requests/1/notes", { text: "اتصلت" });
  expect(Object.keys(note.body)).toEqual(named(requestNotes));
  const quote = await call("POST", "/api/quotes", { request_id: 1 });
  expect(Object.keys(quote.body)).toEqual([...named(quotes), "path"]);
  expect([note.body, quote.body].flatMap(Object.keys)).not.toContain("token_hash");
  expect(Object.keys(note.body)).not.toContain("author_id");
});

test("RES-02 PRIV-02 SEC-12 search, personal data and audit take requests, notes and quotes from the registry", () => {
  expect(described.map(({ resource }) => resource)).toEqual(expect.arrayContaining(desk));
  for (const resource of desk) {
    expect(auditNames.tableTitle(resource.name)).toBe(resource.words.title);
    for (const [name, label] of Object.entries(resource.words.labels))
      expect(auditNames.fieldLabel(resource.name, name), `${resource.name} ${name}`).toBe(label);
  }
  // A part of a record is shown with that record, and erased with it.
  expect(searchableResources.map(({ resource }) => resource)).toContain("project_requests");
  for (const { name } of [requestNotes, quotes])
    expect(searchableResources.map(({ resource }) => resource)).not.toContain(name);
  expect(personalDataRegister).toEqual([
    {
      table: "project_requests",
      name: "name",
      phones: ["phone"],
      emails: ["email"],
      withIt: [
        { table: "tasks", column: "request_id", inTrail: true },
        { table: "request_notes", column: "request_id", inTrail: false },
        { table: "attachments", column: "request_id", inTrail: false },
        { table: "quotes", column: "request_id", inTrail: false },
      ],
    },
    {
      table: "page_shares",
      name: "guest_name",
      phones: [],
      emails: ["guest_email"],
      withIt: [
        { table: "remarks", column: "share_id", inTrail: false },
        { table: "approvals", column: "share_id", inTrail: false },
      ],
    },
    {
      table: "clients",
      name: "name",
      phones: ["phone"],
      emails: ["email"],
      withIt: [{ table: "tasks", column: "client_id", inTrail: true }],
    },
    {
      table: "unplaced_mails",
      name: "name",
      phones: [],
      emails: ["email"],
      withIt: [{ table: "attachments", column: "unplaced_id", inTrail: false }],
    },
    {
      table: "quotes",
      name: "customer_name",
      phones: ["customer_phone"],
      emails: ["customer_email"],
      withIt: [{ table: "attachments", column: "quote_id", inTrail: false }],
    },
  ]);
});
