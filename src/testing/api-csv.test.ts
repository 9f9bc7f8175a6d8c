import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { parseCsv, writeCsv } from "../kernel/resource/csv/csv.ts";
import { caller, revisionsOf } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

describe.each(databases)("CSV on %s", (database) => {
  const setup = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const api = createApi(kernel);
    const call = caller(api);
    const get = async (path: string) => {
      const response = await api.request(path.replace("/api", ""), {}, { remoteAddress: "127.0.0.1" });
      return { response, rows: parseCsv(await response.text()) ?? [] };
    };
    const send = (path: string, csv: string) =>
      call("POST", path, csv, { headers: { "content-type": "text/csv" } });
    return { kernel, call, get, send };
  };
  const faq = { question: "كم تستغرق؟", answer: "سطر\nثانٍ", category: "general", isActive: true, order: 1 };

  test("DESK-05 the clients' file has the services and the consent of a registration; an import changes only the services", async () => {
    const { call, get, send } = await setup();
    const person = {
      name: "هند",
      company: "سمت",
      email: "h@mail.example",
      phone: "0500000012",
      address: "أبها",
    };
    const services = ["serviceEcommerce", "serviceOfOnce"];
    await call("POST", "/api/registrations", { ...person, services, consent: true });
    const read = async () => (await call("GET", "/api/clients/1")).body;
    const before = await read();
    const { rows } = await get("/api/clients/export.csv");
    const cell = (label: string) => rows[1]?.[rows[0]?.indexOf(label) ?? -1];
    expect(cell("الخدمات المطلوبة")).toBe("تصميم متجر إلكتروني\nserviceOfOnce");
    expect(cell("وقت الموافقة")).toBe(before.consentAt);
    expect(cell("نسخة الموافقة")).toBe(before.consentEdition);
    expect(cell("الموافقة على الرسائل التسويقية")).toBe("");
    const changed = rows.map((row) =>
      row.map((value) =>
        value === before.consentAt
          ? "2020-01-01T00:00:00.000Z"
          : value.replace("serviceOfOnce", "تصميم الشعار والهوية"),
      ),
    );
    expect((await send("/api/clients/import", writeCsv(changed))).body).toMatchObject({ updated: 1 });
    expect(await read()).toMatchObject({
      services: ["serviceEcommerce", "serviceBranding"],
      consentAt: before.consentAt,
    });
  });

  test("ADM-03 an export has the records that the session may see, applies the list's filters, and writes flags as words", async () => {
    const { call, get } = await setup();
    await call("POST", "/api/faqs", faq);
    await call("POST", "/api/faqs", { question: "=1+1", category: "pricing", isActive: false, order: 2 });
    const all = await get("/api/faqs/export.csv");
    expect(all.response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(all.response.headers.get("content-disposition")).toContain("faqs.csv");
    expect(all.rows).toEqual([
      ["الرقم", "السؤال", "الإجابة", "التصنيف", "ظاهر في الموقع", "الترتيب"],
      ["1", "كم تستغرق؟", "سطر\nثانٍ", "عام", "نعم", "1"],
      ["2", "=1+1", "", "التسعير", "لا", "2"],
    ]);
    expect((await get("/api/faqs/export.csv?category=pricing")).rows).toHaveLength(2);
    expect((await get("/api/faqs/export.csv?isActive=1&sort=-order")).rows.map(([id]) => id)).toEqual([
      "الرقم",
      "1",
    ]);
    expect((await get(`/api/faqs/export.csv?q=${encodeURIComponent("تستغرق")}`)).rows).toHaveLength(2);
  });

  test("SEC-08 ADM-03 a category may be named like a property of every JavaScript object", async () => {
    const { call, get, send } = await setup();
    const names = ["toString", "constructor", "valueOf", "hasOwnProperty", "__proto__"];
    const resources: [path: string, fields: (name: string) => object][] = [
      ["/api/packages", (category) => ({ title: "باقة", category })],
      ["/api/packages-server", (category) => ({ title: "باقة", category })],
      ["/api/reviews", (category) => ({ clientName: "سالم", rating: 5, category })],
      ["/api/projects", (status) => ({ title: "مشروع", status })],
      ["/api/team-members", (department) => ({ name: "سارة", department })],
    ];
    for (const [path, fields] of resources) {
      for (const name of names) expect((await call("POST", path, fields(name))).status, path).toBe(201);
      const { response, rows } = await get(`${path}/export.csv`);
      expect(response.status, path).toBe(200);
      const cells = rows.flat().filter((cell) => names.includes(cell));
      expect(cells.sort(), path).toEqual(names.toSorted());
      const file = writeCsv(rows);
      expect((await send(`${path}/import?dry=1`, file)).status, path).toBe(200);
    }
    for (const label of names)
      expect((await call("POST", "/api/faq-categories", { label })).status).toBe(201);
    const { body: categories } = await call("GET", "/api/faq-categories");
    for (const { key } of categories.slice(-5)) await call("POST", "/api/faqs", { ...faq, category: key });
    const { response, rows } = await get("/api/faqs/export.csv");
    expect([response.status, rows.length]).toEqual([200, 6]);
    for (const name of names) expect((await call("GET", `/api/services?${name}=1`)).status, name).toBe(200);
  });

  test("ADM-03 ATEST-02 AR-03 an exported file imports without a change, for every resource", async () => {
    const { call, get, send } = await setup();
    await call("POST", "/api/faqs", faq);
    await call("POST", "/api/services", { title: "خدمة", features: [""], benefits: ["أ", "ب"] });
    await call("POST", "/api/packages", { title: "باقة", price: 1400.5, features: ["أ, ب"] });
    await call("POST", "/api/reviews", { clientName: "-سالم", rating: 4, order: 0, achievements: ["x"] });
    const client = { name: "رُطَب", email: "a@b.example", company: "ش", address: "ع" };
    await call("POST", "/api/clients", { ...client, phone: "0551234567" });
    await call("POST", "/api/team-members", { name: "سارة", skills: ["أ", "ب"], phone: "0551234567" });
    await call("POST", "/api/vision-items", { type: "pillar", title: "محور", initiatives: ["أ"] });
    const paths = ["faqs", "services", "packages", "reviews", "clients", "team-members", "vision-items"];
    for (const path of paths) {
      const { rows } = await get(`/api/${path}/export.csv`);
      const { status, body } = await send(`/api/${path}/import?dry=1`, writeCsv(rows));
      expect([path, status, body]).toEqual([
        path,
        200,
        [{ row: 2, action: "unchanged", fields: {}, errors: {}, version: 1 }],
      ]);
    }
  });

  test("ADM-03 a dry import lists what each row would do and stores nothing; the real import stores all rows at once", async () => {
    const { kernel, call, send } = await setup();
    await call("POST", "/api/faqs", faq);
    const file = "الرقم;السؤال;ظاهر في الموقع;الترتيب\r\n1;أجديد؟;لا;٧\r\n;آخر؟;;\r\n1;مكرر؟;نعم;1";
    const { body } = await send("/api/faqs/import?dry=1", file);
    expect(body).toEqual([
      {
        row: 2,
        action: "update",
        errors: {},
        version: 1,
        fields: {
          question: { before: "كم تستغرق؟", after: "أجديد؟" },
          isActive: { before: true, after: false },
          order: { before: 1, after: 7 },
        },
      },
      {
        row: 3,
        action: "create",
        errors: {},
        version: null,
        fields: { question: { before: null, after: "آخر؟" } },
      },
      expect.objectContaining({ row: 4, errors: { id: "تكرر هذا السجل في الملف." } }),
    ]);
    expect((await call("GET", "/api/faqs")).body).toHaveLength(1);

    const refused = await send("/api/faqs/import", file);
    expect([refused.status, refused.body.fields]).toEqual([422, { "4.id": "تكرر هذا السجل في الملف." }]);
    expect((await call("GET", "/api/faqs")).body).toHaveLength(1);

    const version = kernel.contentVersion.current();
    const stored = await send("/api/faqs/import", file.split("\r\n").slice(0, 3).join("\n"));
    expect(stored.body).toEqual({ created: 1, updated: 1, unchanged: 0 });
    expect(kernel.contentVersion.current()).toBe(version + 1);
    const { body: list } = await call("GET", "/api/faqs");
    expect(list).toMatchObject([
      { id: 2, question: "آخر؟", category: "general", isActive: true, order: 2 },
      { id: 1, question: "أجديد؟", answer: "سطر\nثانٍ", isActive: false, order: 7, version: 2 },
    ]);
    expect((await revisionsOf(kernel, "faqs")).map(({ action }) => action)).toEqual([
      "create",
      "update",
      "create",
    ]);
  });

  test("SURV-05 an import stores nothing if it would do anything other than its preview showed", async () => {
    const { call, send } = await setup();
    await call("POST", "/api/faqs", faq);
    const file = "الرقم,السؤال\n1,من الملف؟\n,جديد؟";
    const store = (tag: string | null) =>
      call("POST", "/api/faqs/import", file, {
        headers: { "content-type": "text/csv", "if-match": tag ?? "" },
      });
    const preview = () => send("/api/faqs/import?dry=1", file);
    const seen = (await preview()).headers.get("etag");
    await call("PUT", "/api/faqs/1", { question: "من غيره؟" });
    expect((await store(seen)).status).toBe(412);
    expect((await call("GET", "/api/faqs")).body).toMatchObject([
      { id: 1, question: "من غيره؟", version: 2 },
    ]);
    const again = await preview();
    expect(again.body[0]).toMatchObject({ version: 2, fields: { question: { before: "من غيره؟" } } });
    expect((await store(again.headers.get("etag"))).body).toEqual({ created: 1, updated: 1, unchanged: 0 });
  });

  test("ADM-03 every bad row has a reason; a file that cannot be read has one for the whole file", async () => {
    const { send } = await setup();
    const { body } = await send(
      "/api/clients/import?dry=1",
      "id,name,email,phone,company,address,status\n9,x,,1,c,a,زبون\n,y,a@b.example,+966551234567,c,a,نشط,زائد",
    );
    expect(body[0].errors).toMatchObject({
      id: "لا يوجد سجل بهذا الرقم.",
      email: expect.any(String),
      status: expect.any(String),
    });
    expect(body[1].errors).toEqual({ row: "في الصف خلايا أكثر من الأعمدة." });
    const fileError = async (file: string) => (await send("/api/faqs/import?dry=1", file)).body.fields?.file;
    expect(await fileError("السؤال,سعر\n1,2")).toBe("أعمدة غير معروفة: سعر");
    expect(await fileError("question,السؤال\n1,2")).toBe("أعمدة مكررة: السؤال");
    expect(await fileError("question\n")).toBe("لا صفوف في الملف.");
    expect(await fileError('question\n"x')).toBe("في الملف علامة اقتباس لم تُغلق.");
    expect(await fileError("question\n\uFFFD")).toContain("UTF-8");
    expect((await send("/api/faqs/import", `question\n${"x".repeat(2_100_000)}`)).status).toBe(413);
  });

  test("ADM-03 AFAQ-02 a category is written with its current name; its key is accepted too, and an unknown one is refused", async () => {
    const { call, get, send } = await setup();
    await call("PUT", "/api/faq-categories/pricing", { label: "الأسعار والدفع" });
    const added = await call("POST", "/api/faq-categories", { label: "الضمان" });
    const file = "السؤال,التصنيف\nأ,الاسعار والدفع\nب,pricing\nج,الضمان\nد,\nهـ,لا أحد يعرفه";
    const { body } = await send("/api/faqs/import?dry=1", file);
    expect(body.map(({ errors }: { errors: object }) => errors)).toEqual([
      {},
      {},
      {},
      {},
      { category: "اختر قيمة من القائمة" },
    ]);
    await send("/api/faqs/import", file.split("\n").slice(0, 5).join("\n"));
    const { body: stored } = await call("GET", "/api/faqs");
    const categories = stored.map(({ category }: { category: string }) => category);
    expect(categories).toEqual(["pricing", "pricing", added.body.key, "general"]);
    const { rows } = await get("/api/faqs/export.csv");
    expect(rows.map((row) => row[3])).toEqual([
      "التصنيف",
      "الأسعار والدفع",
      "الأسعار والدفع",
      "الضمان",
      "عام",
    ]);
  });

  test("ADM-03 an import copes with spreadsheet files: empty columns and rows, Arabic digits, a line that names the separator", async () => {
    const { call, send } = await setup();
    await call("POST", "/api/faqs", faq);
    const file = "sep=;\r\nالرقم;السؤال;الترتيب;;\r\n١;من الملف؟;٣;;\r\n;;;;\r\n\r\n;آخر؟;صفر;;\r\n;;;;\r\n";
    const { body } = await send("/api/faqs/import?dry=1", file);
    expect(body).toMatchObject([
      { row: 2, action: "update", errors: {}, fields: { question: { after: "من الملف؟" } } },
      { row: 5, action: "create", errors: { order: expect.any(String) } },
    ]);
    const unknown = await send("/api/faqs/import?dry=1", "السؤال,,\nأ,ب,");
    expect(unknown.body[0].errors).toEqual({ row: "في الصف خلايا أكثر من الأعمدة." });
  });

  test("ADM-03 TRIAL-01 F5: an id that a spreadsheet has shortened is named so, and one with a decimal zero is read", async () => {
    const { call, send } = await setup();
    await call("POST", "/api/projects", { id: "1790512345678", title: "أ" });
    const plan = async (id: string) =>
      (await send("/api/projects/import?dry=1", `id,title\n${id},ب`)).body.map(
        ({ action, errors }: { action: string; errors: object }) => [action, errors],
      );
    expect(await plan("1.790512345678E+12")).toEqual([["update", {}]]);
    expect(await plan("1790512345678.0")).toEqual([["update", {}]]);
    expect(await plan('"=""1790512345678"""')).toEqual([["update", {}]]);
    const lost = { id: expect.stringContaining("فضاعت خاناته") };
    for (const id of ["1.7905E+12", '"1,7905E+12"', "١٫٧٩٠٥E+١٢"])
      expect((await plan(id))[0][1], id).toEqual(lost);
  });

  test("ADM-03 AR-03 TRIAL-01 F6: phones of a spreadsheet are stored as numbers where they are certain, and refused otherwise", async () => {
    const { call, send } = await setup();
    const plan = async (phone: string) => {
      const { body } = await send("/api/team-members/import?dry=1", `name,phone\nسارة,${phone}`);
      return body[0].errors.phone ?? body[0].fields.phone.after;
    };
    for (const phone of [
      "966551234567.0",
      '"=""0551234567"""',
      '="0551234567"',
      "9.66551234567E+11",
      "966551234567+",
    ])
      expect(await plan(phone), phone).toBe("+966551234567");
    for (const phone of ["9.66551E+11", '"9,66551E+11"', "٩٫٦٦٥٥١E+١١"])
      expect(await plan(phone), phone).toContain("فضاعت خاناته");
    for (const phone of ["#NAME?", "########", "#VALUE!"])
      expect(await plan(phone), phone).toContain("رمز خطأ");
    expect((await call("GET", "/api/team-members")).body).toEqual([]);
  });

  test("ADM-03 TRIAL-01 F19: files in the encodings of spreadsheets are read, and a workbook is told from one", async () => {
    const { call } = await setup();
    const text =
      "الاسم,البريد الإلكتروني,رقم الجوال,الشركة,العنوان البريدي\r\nنورة,n@x.example,0551234567,شركة,الرياض\r\n";
    const wide = Buffer.from(text, "utf16le");
    const files = {
      utf8: Buffer.from(text),
      marked: Buffer.from(`\uFEFF${text}`),
      wide: Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      unmarked: wide,
      big: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
      windows: readFileSync(new URL("./windows-1256.csv", import.meta.url)),
    };
    for (const [name, file] of Object.entries(files)) {
      const response = await call("POST", "/api/clients/import?dry=1", file, {
        headers: { "content-type": "text/csv" },
      });
      expect(response.body[0]?.fields?.name, name).toEqual({ before: null, after: "نورة" });
      expect(response.body[0].fields.address.after, name).toBe("الرياض");
    }
    const refused = async (bytes: number[]) =>
      (
        await call("POST", "/api/clients/import?dry=1", Buffer.from(bytes), {
          headers: { "content-type": "text/csv" },
        })
      ).body.fields.file;
    expect(await refused([0x50, 0x4b, 3, 4, 0, 1])).toContain("مصنف Excel");
    expect(await refused([0xc7, 0, 0, 0xe1, 0])).toContain("UTF-8");
  });

  test("ADM-03 TRIAL-01 F19: names of columns are known in any spelling, and a person chooses the columns of others", async () => {
    const { send } = await setup();
    const file = "الإسم,E-Mail,Phone,جهة العمل,Address,ملاحظات\nنورة,n@x.example,0551234567,شركة,الرياض,نص";
    const { body: head } = await send("/api/clients/import/columns", file);
    expect(head).toEqual([
      { head: "الإسم", column: "name", sample: "نورة" },
      { head: "E-Mail", column: "email", sample: "n@x.example" },
      { head: "Phone", column: "phone", sample: "0551234567" },
      { head: "جهة العمل", column: null, sample: "شركة" },
      { head: "Address", column: "address", sample: "الرياض" },
      { head: "ملاحظات", column: null, sample: "نص" },
    ]);
    const refused = await send("/api/clients/import?dry=1", file);
    expect(refused.body.fields.file).toBe("أعمدة غير معروفة: جهة العمل، ملاحظات");
    const path = "/api/clients/import?dry=1&columns=";
    const chosen = await send(`${path}name,email,phone,company,address,`, file);
    expect(chosen.body[0]).toMatchObject({ errors: {}, fields: { company: { after: "شركة" } } });
    expect((await send(`${path}name,email,phone,name`, file)).body.fields.file).toBe("أعمدة مكررة: الاسم");
    expect((await send(`${path}name,constructor`, file)).body.fields.file).toBe(
      "أعمدة غير معروفة: constructor",
    );
    expect((await send(`${path},,`, file)).body.fields.file).toBe("لم يُختر للملف عمود يُقرأ.");
  });

  test("ADM-03 ACLI-01 TRIAL-01 F14: a row with the phone or e-mail of a client is asked about, and never doubled unasked", async () => {
    const { call, send } = await setup();
    const client = { name: "نورة", email: "n@x.example", phone: "0551234567", company: "ش", address: "ع" };
    await call("POST", "/api/clients", client);
    const head = "name,email,phone,company,address\n";
    const same = `${head}نورة سعد,N@X.example,0500000001,ش,ع\nسعد,s@x.example,966551234567+,ش,ع\nهند,h@x.example,0500000002,ش,ع`;
    const dry = (known = "") => send(`/api/clients/import?dry=1${known}`, same);
    const asked = (await dry()).body;
    expect(asked.map(({ errors, known }: { errors: object; known?: object }) => [errors, known])).toEqual([
      [{ row: "هذا السجل موجود باسم «نورة»." }, { id: 1, title: "نورة" }],
      [{ row: "هذا السجل موجود باسم «نورة»." }, { id: 1, title: "نورة" }],
      [{}, undefined],
    ]);
    expect((await send("/api/clients/import", same)).status).toBe(422);
    const actions = async (known: string) =>
      (await dry(`&known=${known}`)).body.map(({ action }: { action: string }) => action);
    expect(await actions("create")).toEqual(["create", "create", "create"]);
    expect(await actions("skip")).toEqual(["unchanged", "unchanged", "create"]);
    const one = `${head}نورة سعد,n@x.example,0500000001,ش,ع`;
    expect((await send("/api/clients/import?known=update", one)).body).toEqual({
      created: 0,
      updated: 1,
      unchanged: 0,
    });
    expect((await call("GET", "/api/clients")).body).toMatchObject([
      { name: "نورة سعد", phone: "+966500000001" },
    ]);
    const twice = await send(
      "/api/clients/import?dry=1",
      `${head}أ,a@x.example,0500000005,ش,ع\nب,A@x.example,0500000006,ش,ع`,
    );
    expect(twice.body[1].errors).toEqual({ row: "بيانات التواصل هذه في الصف 2 أيضًا." });
    // The client's phone stands in one row, and the client's e-mail in another.
    const both = `${head}أ,n@x.example,0500000007,ش,ع\nب,z@x.example,0500000001,ش,ع`;
    const updates = (await send("/api/clients/import?dry=1&known=update", both)).body;
    expect(updates.map(({ errors }: { errors: object }) => errors)).toEqual([
      {},
      { row: "تكرر هذا السجل في الملف." },
    ]);
    expect((await send("/api/clients/import?known=update", both)).status).toBe(422);
  });

  test("SEC-08 TRIAL-01 X10: the rows of a file are counted before it is parsed", async () => {
    const { send } = await setup();
    const tooMany = "في الملف أكثر من 5000 صف. قسّمه إلى ملفات.";
    const costly = {
      lines: `question\nx${"\r".repeat(2_000_000)}x`,
      cells: `question${",".repeat(2_000_000)}x`,
      quotes: `question\n"${"\n".repeat(2_000_000)}"x`,
      rows: `question\n${"x\n".repeat(900_000)}`,
    };
    for (const [name, file] of Object.entries(costly)) {
      const start = process.cpuUsage();
      const { body } = await send("/api/faqs/import?dry=1", file);
      const { user, system } = process.cpuUsage(start);
      expect(body.fields.file, name).toBe(tooMany);
      expect((user + system) / 1000, name).toBeLessThan(500); // milliseconds; parsing took 3,300
    }
    const blank = await send("/api/faqs/import?dry=1", `السؤال\nكم؟\n${",,,\r\n".repeat(300_000)}`);
    expect(blank.body).toMatchObject([{ action: "create" }]);
  });

  test("ADM-03 bulk and reorder accept a thousand ids", async () => {
    const { call } = await setup();
    await call("POST", "/api/faqs", faq);
    const many = Array.from({ length: 1000 }, () => 1);
    expect((await call("POST", "/api/faqs/bulk", { ids: many, action: "deactivate" })).status).toBe(204);
    expect((await call("POST", "/api/faqs/reorder", { ids: [...many, 1] })).status).toBe(422);
  });
});
