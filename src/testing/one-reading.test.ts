import { describe, expect, test } from "vitest";
import { up as foldAgain } from "../../migrations/0090-search-gaps.ts";
import { up as readPhones } from "../../migrations/0091-phones.ts";
import { createApi } from "../api.server.ts";
import { loose } from "../kernel/db/database.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { firstBodies } from "./test-text-targets.ts";

const invisible = ["\u200B", "\u00AD\u2060", "\uFEFF", "\u3164", "\u2800", "\uFE0F", "\u115F \u1160"];
const person = { company: "سمت", address: "الرياض" };

describe.each(databases)("phones and names are read alike everywhere on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({ database, environment: { RATE_LIMIT: "off" }, session: testSession });
    const call = caller(createApi(kernel));
    const add = async (values: object) => (await call("POST", "/api/clients", { ...person, ...values })).body;
    const names = async (path: string, q: string) =>
      (await call("GET", `${path}?q=${encodeURIComponent(q)}`)).body.map(
        ({ name }: { name: string }) => name,
      );
    return { kernel, call, add, names };
  };

  test("AR-01 TRIAL-01 F7: lists and the search over everything find compound names and numbers in any spelling", async () => {
    const { call, add, names } = await open();
    await add({ name: "عبد الله الشهري", email: "a@mail.example", phone: "055 500 0111" });
    await add({ name: "أبوبكر الصديق", email: "b@mail.example", phone: "011 234 5678" });
    for (const q of ["عبدالله", "عبد الله", "055-500-0111", "0555000111", "+966 55 500 0111", "٠٥٥٥٠٠٠١١١"])
      expect(await names("/api/clients", q), q).toEqual(["عبد الله الشهري"]);
    for (const q of ["أبو بكر", "ابوبكر", "(011) 234-5678", "0112345678", "00966112345678"])
      expect(await names("/api/clients", q), q).toEqual(["أبوبكر الصديق"]);
    const { body } = await call("GET", `/api/search?q=${encodeURIComponent("عبدالله")}`);
    expect(JSON.stringify(body)).toContain("عبد الله الشهري");
  });

  test("AREQ-02 AR-03 TRIAL-01 F8: one person is known by a phone in any spelling, with a word beside it too", async () => {
    const { call, add } = await open();
    const first = await add({ name: "نورة", email: "n@mail.example", phone: "966551234567+" });
    expect(first.phone).toBe("+966551234567");
    const noted = await add({ name: "سعد", email: "s@mail.example", phone: "بعد العصر ٠٥٥١٢٣٤٥٦٧" });
    expect(noted.phone).toBe("+966551234567 (بعد العصر)");
    await add({ name: "هند", email: "h@mail.example", phone: "+966551234567 تحويلة 2" });
    const request = { name: "نورة", company_name: "ركن", email: "o@mail.example", message: "نص" };
    const found = async (phone: string) => {
      const { id } = (await call("POST", "/api/project-requests", { ...request, phone, message: phone }))
        .body;
      const { clients } = (await call("GET", `/api/project-requests/${id}/desk`)).body;
      return clients.map(({ name }: { name: string }) => name);
    };
    expect(await found("جوال 0551234567")).toEqual(["سعد", "نورة"]);
    expect(await found("0551234567 (اتصل مساء)")).toEqual(["سعد", "نورة"]);
    expect(await found("0551234568")).toEqual([]);
  });

  test("AR-01 AR-03 TRIAL-01 F8: stored phones and searched texts of older versions are carried over, where the number is certain", async () => {
    const { kernel, add, names, call } = await open();
    const old = [
      ["عبد الله", "966551234567+", "+966551234567"],
      ["أبو بكر", "971501234567", "+971501234567"],
      ["سعد", "0551234568 واتساب", "+966551234568"],
      ["هند", "تحويلة 12", "تحويلة 12"],
    ] as const;
    const db = loose(kernel.db);
    for (const [index, [name, phone]] of old.entries()) {
      const { id } = await add({ name, email: `${index}@mail.example`, phone: "0500000000" });
      const search_text = [name.replaceAll("أ", "ا"), phone, "سمت"].join("\n"); // as it was folded before
      await db.updateTable("clients").set({ phone, search_text }).where("id", "=", id).execute();
    }
    await db.insertInto("settings").values({ key: "phone", value: '"966112345678+"' }).execute();
    await foldAgain(db);
    await readPhones(db);
    const { body } = await call("GET", "/api/clients?sort=id");
    expect(new Map(body.map((one: { name: string; phone: string }) => [one.name, one.phone]))).toEqual(
      new Map(old.map(([name, , phone]) => [name, phone])),
    );
    expect(await names("/api/clients", "عبدالله")).toEqual(["عبد الله"]);
    expect(await names("/api/clients", "050-123-4567")).toEqual(["أبو بكر"]);
    expect(await names("/api/clients", "+966 551234568")).toEqual(["سعد"]);
    expect((await call("GET", "/api/settings")).body.phone).toBe("+966112345678");
  });

  test("API-02 AR-05 TRIAL-01 F16: no required text of any call takes signs that draw nothing", async () => {
    const { call } = await open();
    const bodies: [path: string, body: object][] = [
      ...Object.entries(firstBodies).map(([path, body]) => [`/api${path}`, body] as [string, object]),
      [
        "/api/project-requests",
        { name: "نورة", phone: "0551234567", email: "n@b.example", company_name: "ش" },
      ],
      [
        "/api/registrations",
        { ...person, name: "هند", email: "h@b.example", phone: "0551234568", consent: true },
      ],
    ];
    let tried = 0;
    for (const [path, body] of bodies) {
      const spaces = Object.entries(body).filter(([, value]) => typeof value === "string");
      for (const [field] of spaces) {
        const blank = await call("POST", path, { ...body, [field]: "  " });
        if (blank.status !== 422) continue; // the field may be empty
        for (const sign of invisible) {
          const { status, body: answer } = await call("POST", path, { ...body, [field]: sign });
          expect([status, answer.fields], `${path} ${field}`).toEqual([422, blank.body.fields]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(invisible.length * 15);
  });

  test("AR-05 TRIAL-01 F15: signs that end lines part the words of one line by a space and those of several by a line", async () => {
    const { call, add } = await open();
    const ends = ["\r\n", "\r", "\u000B", "\u000C", "\u0085", "\u2028", "\u2029"];
    for (const [index, end] of ends.entries()) {
      const { name } = await add({
        name: `نورة${end}سعد`,
        email: `${index}@m.example`,
        phone: `050000010${index}`,
      });
      expect(name, JSON.stringify(end)).toBe("نورة سعد");
      const sent = await call("POST", "/api/faqs", { question: `كم${end}يومًا؟`, answer: `أول${end}ثانٍ` });
      expect([sent.body.question, sent.body.answer], JSON.stringify(end)).toEqual(["كم يومًا؟", "أول\nثانٍ"]);
    }
  });
});
