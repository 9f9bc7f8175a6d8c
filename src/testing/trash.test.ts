import { describe, expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { services } from "../content/services/services.ts";
import { servicesTable } from "../content/services/store.server.ts";
import { runCleanup } from "../kernel/background/cleanup.server.ts";
import { findRecord, listRecords } from "../kernel/db/records.server.ts";
import { createRecord, deleteRecord, undeleteRecord, write } from "../kernel/db/write.server.ts";
import { system } from "../kernel/process/kernel.server.ts";
import { blankOf } from "../kernel/resource/resource.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";
import { resources } from "../resources.server.ts";

const day = 24 * 60 * 60_000;

describe.each(databases)("the trash on %s", (database) => {
  test("DESK-04 the trash shows records deleted in the last 30 days, newest first, by whom and the days left, and restores them", async () => {
    const clock = { now: Date.parse("2026-11-01T08:00:00.000Z") };
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(clock.now) });
    const call = caller(createApi(kernel));
    const trash = async (path = "services") => (await call("GET", `/api/${path}/trash`)).body;
    expect(await trash()).toEqual([]);
    const ids: number[] = [];
    for (const title of ["أولى", "ثانية", "ثالثة"])
      ids.push((await call("POST", "/api/services", { title })).body.id);
    await call("DELETE", `/api/services/${ids[0]}`);
    clock.now += 10 * day + 60_000;
    await call("DELETE", `/api/services/${ids[2]}`);
    expect(await trash()).toEqual([
      {
        id: ids[2],
        title: "ثالثة",
        deletedAt: "2026-11-11T08:01:00.000Z",
        deletedBy: "Test Admin",
        suspect: null,
        daysLeft: 30,
      },
      {
        id: ids[0],
        title: "أولى",
        deletedAt: "2026-11-01T08:00:00.000Z",
        deletedBy: "Test Admin",
        suspect: null,
        daysLeft: 20,
      },
    ]);
    const page = await call("GET", "/api/services/trash?limit=1&offset=1");
    expect(page.body.map(({ title }: { title: string }) => title)).toEqual(["أولى"]);
    expect(page.headers.get("x-total-count")).toBe("2");

    expect((await call("POST", `/api/services/${ids[2]}/restore`)).status).toBe(200);
    expect((await trash()).map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    expect((await call("GET", `/api/services/${ids[2]}`)).body.title).toBe("ثالثة");
    clock.now += 20 * day;
    await runCleanup(kernel);
    expect(await trash()).toEqual([]);
  });

  test("DESK-04 every resource has a trash, and requests and messages have separate ones", async () => {
    const kernel = await testKernel({ database, session: testSession, environment: { RATE_LIMIT: "off" } });
    const call = caller(createApi(kernel));
    for (const { resource } of resources)
      expect([resource.path, (await call("GET", `/api/${resource.path}/trash`)).body]).toEqual([
        resource.path,
        [],
      ]);
    const ask = (kind: string) =>
      call("POST", "/api/project-requests", {
        kind,
        name: "هند",
        email: "h@mail.example",
        phone: "0551234567",
        requestedServices: kind === "quote" ? "تصميم المواقع" : "استفسار عام",
        message: "نريد متجرًا",
        consent: true,
      });
    const quote = await ask("quote");
    expect(quote.status, JSON.stringify(quote.body)).toBe(201);
    const [listed] = (await call("GET", "/api/project-requests?kind=quote")).body;
    await call("DELETE", `/api/project-requests/${listed.id}`);
    const titles = async (kind: string) =>
      (await call("GET", `/api/project-requests/trash?kind=${kind}`)).body.map(
        ({ title }: { title: string }) => title,
      );
    expect([await titles("quote"), await titles("message")]).toEqual([["هند"], []]);
  });
});

test.each(databases)(
  "DESK-04 TRIAL-01: a record that is restored gets the values that follow from its others, also in searches, on %s",
  async (database) => {
    const kernel = await testKernel({ database });
    const following: typeof servicesTable = {
      ...servicesTable,
      prepare: async (_tx, record) => ({ ...record, title: `${record.description} بعد الاستعادة` }),
    };
    const made = await write(kernel, system, (tx) =>
      createRecord(tx, servicesTable, { ...blankOf(services), title: "قديم", description: "عقود" }),
    );
    await write(kernel, system, (tx) => deleteRecord(tx, servicesTable, made.id));
    const back = await write(kernel, system, (tx) => undeleteRecord(tx, following, made.id));
    expect(back.title).toBe("عقود بعد الاستعادة");
    expect(await findRecord(kernel.reads, servicesTable, made.id)).toMatchObject({
      title: back.title,
      version: 2,
    });
    const found = await listRecords(kernel.reads, servicesTable, { search: "بعد الاستعاده" });
    expect(found.map(({ id }) => id)).toEqual([made.id]);
  },
);
