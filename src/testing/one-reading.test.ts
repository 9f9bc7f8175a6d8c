import { describe, expect, test } from "vitest";
import { up as foldAgain } from "../../migrations/0090-search-gaps.ts";
import { up as readPhones } from "../../migrations/0091-phones.ts";
import { createApi } from "../api.server.ts";
import { loose } from "../kernel/db/database.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

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
});
