import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { fieldMessages } from "../kernel/resource/field-messages.text.ts";
import { caller, revisionsOf } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { dayFault } from "../kernel/text/days.ts";
import { riyadhMoment } from "../kernel/text/riyadh-moment.ts";
import { firstBodies } from "./test-text-targets.ts";

const startApi = async (database: (typeof databases)[number]) => {
  const kernel = await testKernel({ database, session: testSession });
  const call = caller(createApi(kernel));
  const send = (path: string, csv: string) =>
    call("POST", path, csv, { headers: { "content-type": "text/csv" } });
  return { kernel, call, send };
};

test("API-02 a day on the wire must exist in the calendar and lie between 1900 and 2100", () => {
  for (const good of ["1900-01-01", "2028-02-29", "2100-12-31"]) expect(dayFault(good), good).toBeUndefined();
  for (const day of ["1448/07/01", "1448-02-30", "1/7/1448", "1899-12-31", "2101-01-01", "0026-01-01"])
    expect(dayFault(day), day).toBe("dateYear");
  for (const day of ["2027-02-29", "2026-13-01", "غدًا", "2026-09", "2026", "20260920", "25/11/2026"])
    expect(dayFault(day), day).toBe("date");
  expect(riyadhMoment("1448-07-01", "09:30")).toBeUndefined();
});

/** Every field of the API that accepts a day. */
const dayFields = [
  ["/clients", "joinDate"],
  ["/projects", "startDate"],
  ["/projects", "endDate"],
  ["/team-members", "joinDate"],
  ["/reviews", "joinDate"],
  ["/reviews", "date"],
  ["/tasks", "due_date"],
  ["/quotes", "valid_until"],
  ["/project-requests", "remind_on"],
  ["/privacy/requests", "receivedOn"],
] as const;

describe.each(databases)("days on %s", (database) => {
  test("API-02 ADM-08 AREQ-02 PRIV-03 no call stores a Hijri date as a Gregorian one; the field's message says why", async () => {
    const { call } = await startApi(database);
    const request = { name: "نورة", phone: "0551234567", email: "n@b.example" };
    await call("POST", "/api/project-requests", request);
    const bodies: Record<string, object> = {
      ...firstBodies,
      "/quotes": { request_id: 1 },
      "/privacy/requests": { kind: "access", contact: "n@b.example" },
    };
    for (const [path, field] of dayFields) {
      const first = bodies[path];
      const stored = first ? await call("POST", `/api${path}`, first) : { status: 201, body: { id: 1 } };
      expect(stored.status, path).toBe(201);
      const ways: (readonly [method: string, path: string, body: object])[] = [
        ...(first ? [["POST", `/api${path}`, first] as const] : []),
        ...(path.startsWith("/privacy") ? [] : [["PUT", `/api${path}/${stored.body.id}`, {}] as const]),
      ];
      for (const [method, address, body] of ways) {
        for (const day of ["1448-07-01", "1899-12-31", "2101-01-01"]) {
          const { status, body: answer } = await call(method, address, { ...body, [field]: day });
          expect([status, answer.fields], `${method} ${address} ${field} ${day}`).toEqual([
            422,
            { [field]: fieldMessages.dateYear },
          ]);
        }
        const wrong = await call(method, address, { ...body, [field]: "2026-02-30" });
        expect(wrong.body.fields, `${method} ${address} ${field}`).toEqual({ [field]: fieldMessages.date });
      }
    }
  });

  test("ADM-03 RES-04 TRIAL-01 F5: an import reads days as the form does, and refuses an ambiguous one unless other rows settle it", async () => {
    const { call, send } = await startApi(database);
    const plan = async (...days: string[]) => {
      const file = `title,startDate\n${days.map((day) => `أ,"${day}"`).join("\n")}`;
      const { body } = await send("/api/projects/import?dry=1", file);
      return body.map(
        (line: { fields: { startDate?: { after: string } }; errors: { startDate?: string } }) =>
          line.errors.startDate ?? line.fields.startDate?.after,
      );
    };
    const ambiguous =
      "يُقرأ هذا التاريخ على وجهين: 3 أبريل 2024 أو 4 مارس 2024. اكتب اسم الشهر، أو ابدأ بالسنة.";
    expect(await plan("1448/07/01", "٢١/٠٤/٢٠٢٤", "12 شوال 1445")).toEqual([
      "2026-12-10",
      "2024-04-21",
      "2024-04-21",
    ]);
    expect(await plan("3/4/2024")).toEqual([ambiguous]);
    expect(await plan("3/4/2024", "4/21/2024")).toEqual(["2024-03-04", "2024-04-21"]);
    expect(await plan("3/4/2024", "21/04/2024")).toEqual(["2024-04-03", "2024-04-21"]);
    expect(await plan("3/4/2024", "21/04/2024", "4/21/2024")).toEqual([
      ambiguous,
      "2024-04-21",
      "2024-04-21",
    ]);
    const both = await send("/api/projects/import?dry=1", "title,startDate,endDate\nأ,3/4/2024,12/31/2024");
    expect(both.body[0].fields).toMatchObject({
      startDate: { after: "2024-03-04" },
      endDate: { after: "2024-12-31" },
    });
    for (const refused of ["45403", "25-Nov", "########", "30/02/2024", "1/1/1850"])
      expect((await plan(refused))[0], refused).toMatch(/\p{Script=Arabic}/u);
    expect((await call("GET", "/api/projects")).body).toEqual([]);
  });

  test("APRJ-03 API-02 a project never ends before it starts, whichever of the two days is sent", async () => {
    const { kernel, call, send } = await startApi(database);
    const refusal = [422, { endDate: fieldMessages.endBeforeStart }];
    const path = "/api/projects";
    const both = { id: "7", title: "أ", startDate: "2026-09-27", endDate: "2026-09-26" };
    const tell = ({ status, body }: { status: number; body: { fields?: object } }) => [status, body.fields];

    expect(tell(await call("POST", path, both))).toEqual(refusal);
    expect((await call("POST", path, { ...both, endDate: both.startDate })).status).toBe(201);
    expect(tell(await call("PUT", `${path}/7`, { endDate: "2026-09-26" }))).toEqual(refusal);
    expect(tell(await call("PUT", `${path}/7`, { startDate: "2026-09-28" }))).toEqual(refusal);
    expect((await call("GET", `${path}/7`)).body).toMatchObject({ startDate: "2026-09-27", version: 1 });

    const file = "id,endDate\n7,2026-09-26";
    const dry = await send(`${path}/import?dry=1`, file);
    expect(dry.body).toMatchObject([{ row: 2, errors: { endDate: fieldMessages.endBeforeStart } }]);
    expect(tell(await send(`${path}/import`, file))).toEqual([
      422,
      { "2.endDate": fieldMessages.endBeforeStart },
    ]);
    expect((await call("PUT", `${path}/7`, { startDate: "", endDate: "2026-01-01" })).status).toBe(200);

    // A project that is stored with wrong days can still be changed, but its days only to right ones.
    await kernel.db.updateTable("projects").set({ start_date: "2026-02-01" }).where("id", "=", "7").execute();
    expect((await call("PUT", `${path}/7`, { title: "ب", endDate: "2026-01-01" })).status).toBe(200);
    expect(tell(await call("PUT", `${path}/7`, { endDate: "2026-01-02" }))).toEqual(refusal);
    const first = (await revisionsOf(kernel, "projects")).find(({ action }) => action === "update");
    expect((await call("PUT", `${path}/7`, { startDate: "2025-12-01" })).status).toBe(200);
    expect((await call("POST", `${path}/7/history/${first?.id}/restore`)).status).toBe(200);
  });
});
