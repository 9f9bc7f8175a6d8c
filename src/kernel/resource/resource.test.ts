import { OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import { loose } from "../db/database.server.ts";
import { addSearchIndex, idColumn, storedColumns } from "../db/migration-columns.server.ts";
import type { ApiEnv } from "../http/http.server.ts";
import { problemResponse } from "../http/problem.server.ts";
import { staffRouter } from "../http/staff-router.server.ts";
import { caller } from "../testing/test-api.ts";
import { databases, testKernel, testSession } from "../testing/test-kernel.ts";
import { crudRoutes } from "./calls/routes.server.ts";
import { csvColumnsOf, historyFormatOf } from "./field-labels.ts";
import { address } from "./kinds/address.ts";
import { choice, openChoice } from "./kinds/choice.ts";
import { day } from "./kinds/day.ts";
import { flag } from "./kinds/flag.ts";
import { percentage } from "./kinds/percentage.ts";
import { picture } from "./kinds/picture.ts";
import { position } from "./kinds/position.ts";
import { price } from "./kinds/price.ts";
import { reference } from "./kinds/reference.ts";
import { text } from "./kinds/text.ts";
import { texts } from "./kinds/texts.ts";
import { blankOf, defineResource } from "./resource.ts";
import { serveResource } from "./serve-resource.server.ts";
import { recordTable } from "./table.server.ts";
import { fromAnswer, toBody } from "./wire.ts";

/** An invented resource; `madeUpNote` plays the field that somebody adds. */
const gadgets = defineResource({
  name: "gadgets",
  words: {
    title: "الأدوات",
    labels: {
      title: "العنوان",
      slug: "الرابط",
      madeUpNote: "ملاحظة",
      colour: "اللون",
      state: "الحالة",
      isActive: "ظاهر",
      features: "المزايا",
      cost: "الكلفة",
      share: "النسبة",
      image: "الصورة",
      ownerId: "المالك",
      startsOn: "من",
      endsOn: "إلى",
      secret: "سر",
      order: "الترتيب",
    },
    values: { colour: { red: "أحمر", green: "أخضر" }, state: { open: "مفتوح" } },
    columns: { cost: "الكلفة بالريال" },
  },
  fields: {
    title: text({ required: true, isTitle: true, searched: true }),
    slug: address({ under: "/gadgets", suggestedFrom: "title" }),
    madeUpNote: text({ searched: true, aliases: ["note"] }),
    colour: choice(["red", "green"], { initial: "green" }),
    state: openChoice(["open"], { spellings: { opened: "open" } }),
    isActive: flag({ wire: "number" }),
    features: texts({ initial: [""] }),
    cost: price({ readBy: "staff" }),
    share: percentage({ emptyMeans: 0 }),
    image: picture(),
    ownerId: reference({ to: "clients" }),
    startsOn: day({ initial: "today" }),
    endsOn: day({ notBefore: "startsOn" }),
    secret: text({ setByServer: true }),
    order: position({ wireName: "display_order", column: "display_order" }),
  },
  wireNames: "snakeCase",
  anonymousSees: { isActive: true },
  filters: ["colour", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  holds: "mentions",
});
const table = recordTable(gadgets);

async function gadgetKernel(database: (typeof databases)[number]) {
  let session: typeof testSession | null = testSession;
  const kernel = await testKernel({
    database,
    now: () => new Date("2026-11-22T09:00:00Z"),
    authenticate: async () => session,
  });
  const columns = kernel.db.schema
    .createTable("gadgets")
    .addColumn("id", "integer", idColumn(kernel.db))
    .addColumn("title", "text")
    .addColumn("slug", "text")
    .addColumn("made_up_note", "text")
    .addColumn("colour", "text")
    .addColumn("state", "text")
    .addColumn("is_active", "integer")
    .addColumn("features", "text")
    .addColumn("cost", "real")
    .addColumn("share", "integer")
    .addColumn("image", "text")
    .addColumn("owner_id", "integer")
    .addColumn("starts_on", "text")
    .addColumn("ends_on", "text")
    .addColumn("secret", "text")
    .addColumn("display_order", "integer");
  await storedColumns(columns).execute();
  await addSearchIndex(loose(kernel.db), "gadgets");
  const calls = new OpenAPIHono<ApiEnv>().route(
    "/gadgets",
    crudRoutes(kernel, serveResource(gadgets, { table })),
  );
  const api = staffRouter(kernel, calls, {});
  api.onError((error) => problemResponse(kernel, error));
  return { api, call: caller(api), signOut: () => (session = null) };
}

describe.each(databases)("a described resource on %s", (database) => {
  test("RES-01 one line defines a field: its initial value, wire form, storage, checks, search, filters and visibility", async () => {
    const { call, signOut } = await gadgetKernel(database);
    const first = await call("POST", "/api/gadgets", { title: " أداة " });
    expect(first.status).toBe(201);
    expect(JSON.stringify(first.body)).toBe(
      JSON.stringify({
        id: 1,
        title: "أداة",
        slug: "",
        made_up_note: "",
        colour: "green",
        state: "open",
        is_active: 1,
        features: [""],
        cost: null,
        share: 0,
        image: null,
        owner_id: null,
        starts_on: "2026-11-22",
        ends_on: "",
        secret: "",
        display_order: 1,
        version: 1,
      }),
    );
    const wrong = await call("POST", "/api/gadgets", {
      title: " ",
      colour: "blue",
      cost: 1.234,
      share: 101,
      image: "javascript:1",
      ends_on: "1448-01-01",
      owner_id: -1,
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toEqual({
      title: "هذا الحقل مطلوب",
      colour: "اختر قيمة من القائمة",
      cost: "اكتب المبلغ رقمًا بمنزلتين عشريتين على الأكثر، مثل 4900 أو 4900.50",
      share: "النسبة من 0 إلى 100",
      image: "هذا الرابط غير مسموح به",
      ends_on: "اكتب التاريخ بالميلادي، بسنة من 1900 إلى 2100",
      owner_id: "أقل قيمة هي 1",
    });
    const changed = await call("PUT", "/api/gadgets/1", {
      note: "بالاسم الآخر",
      made_up_note: "بالاسم",
      state: "opened",
      cost: "١٢٫٥",
      share: null,
      secret: "من الخارج",
    });
    expect(changed.body).toMatchObject({
      made_up_note: "بالاسم الآخر",
      state: "open",
      cost: 12.5,
      share: 0,
      secret: "",
    });
    const late = await call("PUT", "/api/gadgets/1", { ends_on: "2026-11-21" });
    expect(late.status).toBe(422);
    await call("POST", "/api/gadgets", { title: "ثانية", colour: "red", is_active: false });
    const idsOf = async (query: string) =>
      (await call("GET", `/api/gadgets${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await idsOf("?q=الاخر")).toEqual([1]);
    expect(await idsOf("?colour=red")).toEqual([2]);
    expect(await idsOf("?sort=-display_order")).toEqual([2, 1]);
    signOut();
    expect(await idsOf("")).toEqual([1]);
    expect((await call("GET", "/api/gadgets/1")).body).not.toHaveProperty("cost");
    expect((await call("GET", "/api/gadgets?sort=cost")).status).toBe(400);
    expect((await call("PUT", "/api/gadgets/1", {})).status).toBe(401);
  });

  test("ART-01 an address belongs to one live record: another record, an import or a later restore cannot take it", async () => {
    const { call } = await gadgetKernel(database);
    const taken = { slug: "هذا الرابط لصفحة أخرى. اختر غيره." };
    const first = await call("POST", "/api/gadgets", { title: "أ", slug: "مقالٌ أوّل" });
    expect(first.body.slug).toBe("مقال-أول");
    const second = await call("POST", "/api/gadgets", { title: "ب", slug: "مقال أول" });
    expect([second.status, second.body.fields]).toEqual([422, taken]);
    for (const slug of ["", "", "ثان"])
      expect((await call("POST", "/api/gadgets", { title: "ج", slug })).status).toBe(201);
    expect(
      (await call("PUT", "/api/gadgets/4", { slug: "%D9%85%D9%82%D8%A7%D9%84-أول" })).body.fields,
    ).toEqual(taken);
    expect((await call("PUT", "/api/gadgets/1", { title: "أول", slug: "مقال-أول" })).status).toBe(200);
    const file = "الرقم,العنوان,الرابط\r\n4,د,مقال أول\r\n,هـ,جديد\r\n,و,جديد\r\n1,ز,مقال-أول\r\n";
    const imported = await call("POST", "/api/gadgets/import?dry=1", file, {
      headers: { "content-type": "text/csv" },
    });
    expect(imported.body.map(({ errors }: { errors: object }) => errors)).toEqual([taken, {}, taken, {}]);
    await call("DELETE", "/api/gadgets/1");
    expect((await call("PUT", "/api/gadgets/4", { slug: "مقال-أول" })).status).toBe(200);
    expect((await call("POST", "/api/gadgets/1/restore")).body.slug).toBe("مقال-أول-2");
    expect((await call("GET", "/api/gadgets/1")).body.slug).toBe("مقال-أول-2");
  });

  test("RES-01 an added field is in the document, in exported and imported files, and in the history", async () => {
    const { api, call } = await gadgetKernel(database);
    await call("POST", "/api/gadgets", { title: "أداة", made_up_note: "قبل" });
    await call("PUT", "/api/gadgets/1", { made_up_note: "بعد", colour: "red" });
    const document = api.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "1" } });
    const answer = JSON.stringify(document.paths?.["/gadgets/{id}"]?.get?.responses);
    const body = JSON.stringify(document.paths?.["/gadgets"]?.post?.requestBody);
    for (const described of [answer, body]) expect(described).toContain('"made_up_note":{"type":"string"');
    expect(answer).toContain('"secret"');
    expect(body).not.toContain('"secret"');
    // `caller` reads only JSON, so the columns of the file are checked where they are made.
    expect(csvColumnsOf(gadgets).map(({ name, label }) => [name, label])).toEqual([
      ["title", "العنوان"],
      ["slug", "الرابط"],
      ["made_up_note", "ملاحظة"],
      ["colour", "اللون"],
      ["state", "الحالة"],
      ["is_active", "ظاهر"],
      ["features", "المزايا"],
      ["cost", "الكلفة بالريال"],
      ["share", "النسبة"],
      ["owner_id", "المالك"],
      ["starts_on", "من"],
      ["ends_on", "إلى"],
      ["display_order", "الترتيب"],
    ]);
    const file = "الرقم,ملاحظة,اللون,ظاهر\r\n1,من ملف,أخضر,لا\r\n";
    const imported = await call("POST", "/api/gadgets/import?dry=1", file, {
      headers: { "content-type": "text/csv" },
    });
    expect(imported.body[0].fields).toEqual({
      made_up_note: { before: "بعد", after: "من ملف" },
      colour: { before: "red", after: "green" },
      is_active: { before: 1, after: 0 },
    });
    const [entry] = (await call("GET", "/api/gadgets/1/history")).body;
    expect(entry.fields).toEqual(["made_up_note", "colour"]);
    expect(entry.after).toMatchObject({ made_up_note: "بعد", colour: "red" });
    const { labels, format } = historyFormatOf(gadgets);
    expect([labels.made_up_note, format("colour", "red"), format("made_up_note", "x")]).toEqual([
      "ملاحظة",
      "أحمر",
      undefined,
    ]);
  });
});

test("RES-01 a record that a form sends comes back as the same record", () => {
  const values = { ...blankOf(gadgets, { count: 4, today: "2026-11-22" }), title: "أداة", isActive: false };
  expect(values).toMatchObject({ order: 5, startsOn: "2026-11-22", features: [""], colour: "green" });
  const body = toBody(gadgets, values);
  expect(body).not.toHaveProperty("secret");
  // Answers contain the flag as a number.
  const record = fromAnswer(gadgets, { ...body, secret: "", is_active: 0, id: 3, version: 2 });
  expect(record).toEqual({ ...values, id: 3, version: 2 });
});
