import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = {
  name: "نورة",
  company_name: "ركن",
  phone: "0551234567",
  email: "n@mail.example",
  message: "متجر",
};
const message = {
  ...quote,
  requested_services: { reason: "partnership", message: "نتعاون" },
};
type Request = { id: number; name: string; status: string };

describe.each(databases)("the desk as a whole on %s", (database) => {
  const startApi = async (environment: Record<string, string> = { RATE_LIMIT: "off" }) => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({ database, environment, now: () => new Date(clock.now) });
    const admin = caller(createApi({ ...kernel, authenticate: async () => testSession }));
    return { clock, visit: caller(createApi(kernel)), admin };
  };

  test("SEC-07 API-04 with the form's token an address may send ten requests and registrations an hour in all", async () => {
    const { clock, visit } = await startApi({});
    const { token } = (await visit("GET", "/api/form-token")).body;
    clock.now += 5000;
    const headers = { "x-form-token": token };
    const send = (index: number) => visit("POST", path, { ...quote, message: `${index}` }, { headers });
    for (let index = 0; index < 9; index++) expect((await send(index)).status).toBe(201);
    const person = {
      name: "نورة",
      company: "ركن",
      phone: "0551234567",
      email: "n@mail.example",
      address: "الرياض",
    };
    const registered = await visit("POST", "/api/registrations", { ...person, consent: true }, { headers });
    expect(registered.status).toBeLessThan(300);
    const refused = await send(10);
    expect([refused.status, refused.body.code]).toEqual([429, "too-many"]);
    expect(refused.headers.get("retry-after")).toBe("3600");
    clock.now += 3600_000;
    expect((await send(10)).status).toBe(201);
  });

  test("SEC-07 a robot is answered a number like everybody", async () => {
    const { visit, admin } = await startApi();
    expect((await visit("POST", path, { ...quote, website: "x" })).body.id).toBe(1);
    expect((await visit("POST", path, quote)).body.id).toBe(2);
    expect((await visit("POST", path, { ...quote, message: "x", website: "x" })).body).toMatchObject({
      id: 3,
      name: "نورة",
    });
    expect((await admin("GET", path)).body).toHaveLength(1);
  });

  test("API-08 AREQ-01 a list can be read in parts with limit or offset alone, newest first or by name", async () => {
    const { visit, admin } = await startApi();
    for (const name of ["ب", "أ", "ج"]) await visit("POST", path, { ...quote, name });
    const names = async (query: string) =>
      (await admin("GET", `${path}?${query}`)).body.map((request: Request) => request.name).join("");
    expect(await names("")).toBe("جأب");
    expect(await names("limit=2")).toBe("جأ");
    expect(await names("offset=1")).toBe("أب");
    expect(await names("limit=1&offset=2")).toBe("ب");
    expect(await names("sort=id")).toBe("بأج");
    const part = await admin("GET", `${path}?limit=1`);
    expect(part.headers.get("x-total-count")).toBe("3");
  });

  test("AREQ-02 the board counts each column and shows its cards, with a search too", async () => {
    const { visit, admin } = await startApi();
    for (const [index, status] of ["new", "contacted", "contacted", "lost"].entries()) {
      await visit("POST", path, { ...quote, name: index === 2 ? "سعد" : `نورة ${index}` });
      if (status !== "new") await admin("PUT", `${path}/${index + 1}`, { status });
    }
    const board = async (query: string) =>
      (await admin("GET", `${path}/board?kind=quote${query}`)).body
        .filter(({ total }: { total: number }) => total > 0)
        .map(({ status, total, requests }: { status: string; total: number; requests: Request[] }) => [
          status,
          total,
          requests.map(({ id }) => id),
        ]);
    expect(await board("")).toEqual([
      ["new", 1, [1]],
      ["contacted", 2, [3, 2]],
      ["lost", 1, [4]],
    ]);
    expect(await board(`&q=${encodeURIComponent("نوره")}`)).toEqual([
      ["new", 1, [1]],
      ["contacted", 1, [2]],
      ["lost", 1, [4]],
    ]);
    expect(await board(`&q=${encodeURIComponent("لا أحد")}`)).toEqual([]);
  });

  test("AREQ-02 a person's other quotes, messages and clients are found by phone or e-mail, without deleted ones", async () => {
    const { visit, admin } = await startApi();
    await visit("POST", path, quote);
    await visit("POST", path, { ...message, email: "other@mail.example" }); // by phone
    await visit("POST", path, { ...quote, phone: "0559999999", name: "نورة ٢" }); // by e-mail
    await visit("POST", path, { ...quote, phone: "0558888888", email: "x@mail.example", name: "غريب" });
    await visit("POST", path, { ...quote, message: "محذوف" });
    await admin("DELETE", `${path}/5`);
    const client = {
      name: "نورة",
      company: "ركن",
      phone: "0551234567",
      email: "c@mail.example",
      address: "س",
    };
    await admin("POST", "/api/clients", client);
    const { requests, clients } = (await admin("GET", `${path}/1/desk`)).body;
    expect(requests).toEqual([
      expect.objectContaining({ id: 3, kind: "quote", name: "نورة ٢", status: "new" }),
      expect.objectContaining({
        id: 2,
        kind: "message",
        name: "نورة",
        createdAt: "2026-11-21T08:00:00.000Z",
      }),
    ]);
    expect(clients).toEqual([{ id: 1, name: "نورة", company: "ركن" }]);
  });
});
