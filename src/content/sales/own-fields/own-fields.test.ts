import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { mostOwnFields } from "./own-fields.ts";

const path = "/api/own-fields";
const requests = "/api/project-requests";
const noura = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "" };
const fahd = { name: "فهد", phone: "0557654321", email: "f@mail.example", company: "ركن", address: "الرياض" };

const kinds = [
  { title: "المدينة", kind: "text" },
  { title: "الميزانية", kind: "number" },
  { title: "يبدأ في", kind: "day" },
  { title: "الحجم", kind: "choice", options: ["صغير", "كبير", "", "صغير"] },
  { title: "عميل قديم", kind: "flag" },
];
const given = ["بريدة", "٤٩٠٠٫٥", "2026-12-01", "كبير", "1"];
const stored = ["بريدة", "4900.5", "2026-12-01", "كبير", "1"];

describe.each(databases)("own fields on %s", (database) => {
  const withFields = async (subject: string) => {
    const api = createApi(await testKernel({ database, session: testSession }));
    const call = caller(api);
    for (const field of kinds) await call("POST", path, { subject, ...field });
    await call("POST", requests, noura);
    await call("POST", "/api/clients", fahd);
    return { api, call };
  };

  test.each([
    { subject: "request", at: `${requests}/1`, member: "own_values" },
    { subject: "client", at: "/api/clients/1", member: "ownValues" },
  ])(
    "DESK-09 each kind of field of a $subject takes its own values, replaces what it names and refuses others",
    async ({ subject, at, member }) => {
      const { call } = await withFields(subject);
      const put = (...values: [number, string][]) =>
        call("PUT", at, { [member]: values.map(([field, value]) => ({ field, value })) });
      const read = async () => {
        const { body } = await call("GET", at);
        return Object.fromEntries(
          body[member].map(({ field, value }: { field: number; value: string }) => [field, value]),
        );
      };
      for (const [index, value] of given.entries()) expect((await put([index + 1, value])).status).toBe(200);
      const all = Object.fromEntries(stored.map((value, index) => [index + 1, value]));
      expect(await read()).toEqual(all);
      const wrong: [number, string, string][] = [
        [2, "كثير", "الميزانية: اكتب رقمًا"],
        [3, "2026-02-30", "يبدأ في: اختر تاريخًا صحيحًا"],
        [4, "متوسط", "الحجم: اختر قيمة من القائمة"],
        [5, "ربما", "عميل قديم: اختر قيمة من القائمة"],
        [99, "شيء", "لم يعد هذا الحقل موجودًا. أعد تحميل الصفحة."],
      ];
      for (const [field, value, sentence] of wrong) {
        const refused = await put([1, "غيرها"], [field, value]);
        expect([refused.status, refused.body.fields]).toEqual([422, { [member]: sentence }]);
      }
      expect((await put([1, "س".repeat(501)])).status).toBe(422);
      expect(await read()).toEqual(all);
      expect((await put([1, ""], [2, "7"], [2, "8"])).status).toBe(200);
      const { 1: _, ...rest } = all;
      expect(await read()).toEqual({ ...rest, 2: "8" });
      // A value stays while its field is in the trash, but takes no change.
      await call("DELETE", `${path}/4`);
      expect((await put([4, "صغير"])).status).toBe(422);
      expect(await read()).toMatchObject({ 4: "كبير" });
    },
  );

  test("DESK-09 a field keeps its kind and place, a choice offers each option once, and there is a bound", async () => {
    const { call } = await withFields("request");
    expect((await call("GET", `${path}/4`)).body).toMatchObject({ options: ["صغير", "كبير"] });
    for (const change of [{ kind: "text" }, { subject: "client" }]) {
      const refused = await call("PUT", `${path}/2`, change);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, Object.keys(change)]);
    }
    const empty = await call("POST", path, {
      subject: "client",
      title: "بلا",
      kind: "choice",
      options: [""],
    });
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([422, ["options"]]);
    expect((await call("PUT", `${path}/2`, { title: "المبلغ" })).body).toMatchObject({ title: "المبلغ" });
    for (let added = kinds.length; added < mostOwnFields; added += 1)
      expect(
        (await call("POST", path, { subject: "request", title: `حقل ${added}`, kind: "text" })).status,
      ).toBe(201);
    expect((await call("POST", path, { subject: "request", title: "زائد", kind: "text" })).status).toBe(422);
    expect((await call("POST", path, { subject: "client", title: "لعميل", kind: "text" })).status).toBe(201);
    expect((await call("GET", `${path}?subject=client`)).body).toHaveLength(1);
  });

  test("DESK-09 visitors neither set nor read such values; a merge fills what is missing; the file has a column for each field", async () => {
    const { api, call } = await withFields("request");
    const posted = await call("POST", requests, {
      ...noura,
      email: "m@mail.example",
      own_values: [{ field: 1, value: "زائر" }],
    });
    expect(posted.status).toBe(201);
    expect(posted.body).not.toHaveProperty("own_values");
    expect((await call("GET", `${requests}/2`)).body.own_values).toEqual([]);
    const set = (id: number, ...values: [number, string][]) =>
      call("PUT", `${requests}/${id}`, { own_values: values.map(([field, value]) => ({ field, value })) });
    await set(1, [1, "بريدة"], [5, "1"]);
    await set(2, [1, "الدمام"], [2, "3000"]);
    expect((await call("POST", `${requests}/1/merge`, { from: 2 })).status).toBeLessThan(300);
    expect((await call("GET", `${requests}/1`)).body.own_values).toEqual([
      { field: 1, value: "بريدة" },
      { field: 5, value: "1" },
      { field: 2, value: "3000" },
    ]);
    const local = { remoteAddress: "127.0.0.1" };
    const file = await api.request("/project-requests/export.csv?kind=quote", {}, local);
    const [head = "", first = ""] = (await file.text()).split("\n");
    expect(head.trim()).toMatch(/المدينة,الميزانية,يبدأ في,الحجم,عميل قديم$/);
    expect(first.trim()).toMatch(/بريدة,3000,,,نعم$/);
    // What they say is found over everything, and told to the person in words.
    expect((await call("GET", "/api/search?q=بريده")).body.hits).toMatchObject([{ id: 1 }]);
    await call("DELETE", `${path}/1`);
    const { sections } = (await call("POST", "/api/privacy/readable", { contact: noura.email })).body;
    expect(sections[0].facts).toEqual(
      expect.arrayContaining([
        { label: "المدينة", value: "بريدة" },
        { label: "الميزانية", value: "3,000" },
        { label: "عميل قديم", value: "نعم" },
      ]),
    );
  });
});
