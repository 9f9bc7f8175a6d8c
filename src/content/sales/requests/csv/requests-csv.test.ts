import { describe, expect, test } from "vitest";
import { createApi } from "../../../../api.server.ts";
import { parseCsv } from "../../../../kernel/resource/csv/csv.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = { name: "نورة", phone: "0551234567", email: "n@mail.example" };
const services = ["serviceWebsite", "serviceSocial", "serviceX"];

describe.each(databases)("the file of the desk on %s", (database) => {
  const startApi = async (session = testSession) => {
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => new Date("2026-11-21T08:00:00Z"),
      session,
    });
    const api = createApi(kernel);
    const call = caller(api);
    let count = 0;
    const send = async (values: object = {}): Promise<number> => {
      count += 1;
      return (await call("POST", path, { ...quote, message: `${count}`, ...values })).body.id;
    };
    const file = async (query = "") => {
      const response = await api.request(
        `/project-requests/export.csv${query}`,
        {},
        { remoteAddress: "127.0.0.1" },
      );
      const [head = [], ...rows] = parseCsv(await response.text()) ?? [];
      return {
        response,
        column: (name: string) => rows.map((row) => row[head.indexOf(name)]),
      };
    };
    return { kernel, call, send, file };
  };

  test("AREQ-02 the file has the filtered list in its order, of quotes unless messages are asked for", async () => {
    const { call, send, file } = await startApi();
    const [b, a] = [await send({ name: "ب" }), await send({ name: "أ" })];
    const contact = { reason: "service", message: "سؤال" };
    const message = await send({ name: "ج", requested_services: contact });
    await call("PUT", `${path}/${b}`, { status: "won" });
    const numbers = async (query: string) => (await file(query)).column("الرقم").map(Number);
    expect(await numbers("")).toEqual([a, b]);
    expect(await numbers("?sort=id")).toEqual([b, a]);
    expect(await numbers("?status=won")).toEqual([b]);
    expect(await numbers(`?${new URLSearchParams({ q: "أ" })}`)).toEqual([a]);
    expect(await numbers("?kind=message")).toEqual([message]);
    expect((await file("?status=won")).column("الحالة")).toEqual(["تم الاتفاق"]);
    const { response, column } = await file("?kind=message");
    expect([column("سبب التواصل"), column("الرسالة"), column("الوصف")]).toEqual([
      ["استفسار عن خدمة"],
      ["سؤال"],
      [undefined],
    ]);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="messages.csv"; filename*=UTF-8''${encodeURIComponent("الرسائل")}.csv`,
    );
    expect((await file()).response.headers.get("content-disposition")).toBe(
      `attachment; filename="quotes.csv"; filename*=UTF-8''${encodeURIComponent("طلبات-العروض")}.csv`,
    );
    expect((await file("?sort=phone")).response.status).toBe(400);
  });

  test("AREQ-02 a row has one line for each service and its own notes, oldest first, without deleted ones and statuses", async () => {
    const { kernel, call, send, file } = await startApi();
    const [first, second] = [await send({ requested_services: services }), await send()];
    for (const [id, text] of [
      [first, "أولى"],
      [second, "لغيرها"],
      [first, "محذوفة"],
      [first, "ثانية"],
    ])
      await call("POST", `${path}/${id}/notes`, { text });
    await call("PUT", `${path}/${first}`, { status: "contacted" });
    const deleted_at = kernel.now().toISOString();
    await kernel.db.updateTable("request_notes").set({ deleted_at }).where("body", "=", "محذوفة").execute();
    const { column } = await file("?sort=id");
    expect(column("ملاحظات")).toEqual(["أولى\nثانية", "لغيرها"]);
    expect(column("الخدمات المطلوبة")).toEqual([
      "تصميم موقع إلكتروني\nإدارة حسابات التواصل الاجتماعي\nserviceX",
      "",
    ]);
    expect((await file("?status=contacted")).column("ملاحظات")).toEqual(["أولى\nثانية"]);
  });

  test("PRIV-03 SEC-01 the file needs a recent proof of identity", async () => {
    const { file } = await startApi({ ...testSession, reauthenticatedAt: "2026-11-21T07:40:00.000Z" });
    expect((await file()).response.status).toBe(403);
  });
});
