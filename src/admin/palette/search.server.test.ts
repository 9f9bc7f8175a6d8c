import { beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { seedDemo } from "../../seed/seed.server.ts";
import type { SearchHit } from "./search-hit.ts";
import { foundKinds } from "./searchable-resources.server.ts";

// Tables with a search text that the search of the admin leaves out, and why.
const notSearched = new Set([
  "api_tokens", // at most twenty, listed as a whole
  "request_notes", // found as their request
  "attachments", // found as their request or quote
  "webhooks", // ten at most, listed as a whole
  "sales_targets", // amounts of months, without a word
  "privacy_requests", // listed as a whole at the privacy desk
  "renewals", // found as their project
]);

describe.each(databases)("search everywhere on %s", (database) => {
  let call: ReturnType<typeof caller>;
  beforeAll(async () => {
    const kernel = await testKernel({ database, session: testSession, environment: { DEMO: "1" } });
    await seedDemo(kernel);
    call = caller(createApi(kernel));
  });
  test("ROLE-01 each role finds what it may read, and its dashboard shows nothing else", async () => {
    const session = (access: StaffRole) => ({ ...testSession, user: { ...testSession.user, access } });
    const kernel = await testKernel({ database, environment: { DEMO: "1" } });
    await seedDemo(kernel);
    const ask = async (access: StaffRole, path: string) =>
      (await caller(createApi({ ...kernel, authenticate: async () => session(access) }))("GET", path)).body;
    const found = async (access: StaffRole) => {
      const { hits }: { hits: SearchHit[] } = await ask(access, `/api/search?q=${encodeURIComponent("رطب")}`);
      return hits.map(({ screen }) => screen);
    };
    const pictures = ["media", "media", "media", "media"];
    expect(await found("owner")).toEqual(["projects", "clients", "testimonials", ...pictures, "tasks"]);
    expect(await found("sales")).toEqual(["projects", "clients", "testimonials", ...pictures, "tasks"]);
    expect(await found("editor")).toEqual(["projects", "testimonials", ...pictures]);
    expect(await found("reader")).toEqual(["projects", "clients", "testimonials", ...pictures, "tasks"]);
    expect((await ask("owner", "/api/search?q=admin")).hits).toMatchObject([{ screen: "users" }]);
    expect((await ask("sales", "/api/search?q=admin")).hits).toEqual([]);

    const figures = await ask("owner", "/api/dashboard");
    expect(figures.clients.total).toBeGreaterThan(0);
    expect(figures.newRequests).toBeGreaterThan(0);
    const screens = ({ activity }: { activity: { screen: string }[] }) =>
      new Set(activity.map(({ screen }) => screen));
    expect(screens(figures)).toContain("quote-requests");
    const less = await ask("editor", "/api/dashboard");
    expect(less).toMatchObject({ clients: null, newRequests: 0, newMessages: 0, projects: figures.projects });
    expect([...screens(less)].filter((screen) => /request|message|client/.test(screen))).toEqual([]);
  });

  const search = async (text: string) => {
    const { status, body } = await call("GET", `/api/search?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    return body as { hits: SearchHit[]; more: string[] };
  };

  test("ADM-02 AR-01 one search finds records of several kinds in any spelling, with the text around the hit", async () => {
    const { hits } = await search("رطب");
    expect(hits).toEqual([
      { screen: "projects", id: expect.any(String), title: "متجر رُطَب للتمور الفاخرة", detail: "" },
      { screen: "clients", id: 1, title: "خالد الحربي", detail: "مزارع رُطَب" },
      { screen: "testimonials", id: 1, title: "خالد الحربي", detail: "متجر رُطَب للتمور الفاخرة" },
      ...Array(4).fill({
        screen: "media",
        id: expect.any(String),
        title: expect.stringContaining("متجر رُطَب"),
        detail: "",
      }),
      { screen: "tasks", id: expect.any(Number), title: expect.stringContaining("رُطَب"), detail: "" },
    ]);
  });

  test("ADM-02 TRIAL-01 S25: what senders, replies and notes say is found, and numbers of requests and quotes", async () => {
    const sent = async (values: object) =>
      (await call("POST", "/api/project-requests", { name: "زائر", email: "z@mail.example", ...values })).body
        .id;
    const quote = await sent({ phone: "0551112233", message: "أبحث عن منصّة للمعارض الإفتراضية" });
    const asked = { reason: "problem", message: "تعطّلت بوابة الفواتير" };
    const message = await sent({ requested_services: asked });
    const path = `/api/project-requests/${quote}`;
    await call("POST", `${path}/notes`, { text: "يفضّل الزمرّذ في الهوية" });
    await call("POST", `${path}/replies`, { channel: "whatsapp", text: "نقترح عليكم العقيق" });
    const found = async (text: string) => (await search(text)).hits;
    expect(await found("معارض افتراضيه")).toEqual([
      {
        screen: "quote-requests",
        id: quote,
        title: "زائر",
        detail: "أبحث عن منصّة للمعارض الإفتراضية",
      },
    ]);
    expect(await found("بوابه الفواتير")).toMatchObject([{ screen: "messages", id: message }]);
    expect(await found("الزمرذ")).toMatchObject([
      { screen: "quote-requests", id: quote, detail: "يفضّل الزمرّذ في الهوية" },
    ]);
    expect(await found("العقيق")).toMatchObject([{ screen: "quote-requests", id: quote }]);
    expect(await found(String(quote))).toContainEqual(expect.objectContaining({ id: quote, title: "زائر" }));
    const items = [{ title: "منصة", quantity: 1, unit_price: 100 }];
    const draft = (await call("POST", "/api/quotes", { request_id: quote, items })).body;
    const { number } = (await call("POST", `/api/quotes/${draft.id}/send`, {})).body;
    expect(await found(number)).toMatchObject([{ screen: "quotes", id: draft.id }]);
    await call("DELETE", path);
    for (const text of ["معارض افتراضيه", "الزمرذ", "العقيق"]) expect(await found(text)).toEqual([]);
  });

  test("ADM-02 a deleted record is not found until it is restored", async () => {
    const created = await call("POST", "/api/services", { title: "خدمة زمردية" });
    expect((await search("زمرد")).hits).toEqual([
      { screen: "services", id: created.body.id, title: "خدمة زمردية", detail: "" },
    ]);
    await call("DELETE", `/api/services/${created.body.id}`);
    expect((await search("زمرد")).hits).toEqual([]);
    await call("POST", `/api/services/${created.body.id}/restore`);
    expect((await search("زمرد")).hits).toHaveLength(1);
  });

  test("ADM-02 the answer has a few records of each kind, and names the screens that have more", async () => {
    for (let index = 1; index <= 7; index += 1) {
      await call("POST", "/api/faqs", { question: `ياقوت ${index}`, answer: "" });
    }
    const { hits, more } = await search("ياقوت");
    expect(hits.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((index) => `ياقوت ${index}`));
    expect(more).toEqual(["faq"]);
  });

  test("ADM-02 AREQ-02 AUSR-01 quotes are found by number and customer, as long as their request is there, and users by name", async () => {
    const request = await call("POST", "/api/project-requests", {
      name: "زمردة القحطاني",
      company_name: "ركن الفيروز",
      requested_services: ["serviceWebsite"],
      phone: "0551239811",
      email: "zumurruda@mail.example",
      message: "",
    });
    const body = { request_id: request.body.id, items: [{ title: "موقع", quantity: 1, unit_price: 100 }] };
    const quote = await call("POST", "/api/quotes", body);
    const hit = { screen: "quotes", id: quote.body.id, title: "ركن الفيروز", detail: "" };
    const [, draft] = (await search("الفيروز")).hits;
    expect(draft).toEqual({
      ...hit,
      detail: expect.stringMatching(/^مسودة، 1\.15\u00a0ريال، \d+ \S+ \d{4}، /),
    });
    const { number } = (await call("POST", `/api/quotes/${quote.body.id}/send`)).body;
    expect((await search(number)).hits).toEqual([{ ...hit, detail: number }]);
    expect((await search("زمرده")).hits).toContainEqual({ ...hit, detail: "زمردة القحطاني" });
    for (let index = 0; index < 5; index += 1) await call("POST", "/api/quotes", body);
    expect(await search("الفيروز")).toMatchObject({ hits: { length: 6 }, more: ["quotes"] });
    await call("DELETE", `/api/project-requests/${request.body.id}`);
    expect(await search("الفيروز")).toEqual({ hits: [], more: [] });
    await call("POST", `/api/project-requests/${request.body.id}/restore`);
    expect((await search("الفيروز")).hits).toHaveLength(6);
    expect((await search("ساره العتيبي")).hits).toContainEqual({
      screen: "users",
      id: expect.any(Number),
      title: "سارة العتيبي",
      detail: "",
    });
  });

  test("ADM-02 an empty query finds nothing; a missing or overlong one is refused", async () => {
    expect(await search(" ")).toEqual({ hits: [], more: [] });
    expect((await call("GET", "/api/search")).status).toBe(400);
    expect((await call("GET", `/api/search?q=${"a".repeat(201)}`)).status).toBe(400);
  });
});

test("ADM-02 every table of records is searched, or named here with the reason", async () => {
  const kernel = await testKernel();
  const tables = await kernel.reads.introspection.getTables();
  const records = tables.filter(({ columns }) => columns.some(({ name }) => name === "search_text"));
  const known = new Set([...foundKinds.map(({ resource }) => resource), ...notSearched]);
  expect(records.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
