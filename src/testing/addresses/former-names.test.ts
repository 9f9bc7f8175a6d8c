import { describe, expect, test } from "vitest";
import { up } from "../../../migrations/0101-drafts-by-address.ts";
import { createApi } from "../../api.server.ts";
import { packages } from "../../content/packages/packages.ts";
import { packagesTable } from "../../content/packages/store.server.ts";
import { addressOfFormer, ofFormer } from "../../content/page-content/sections/former-names.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

const author = { author_name: "سارة" };
const at = "2026-11-01T00:00:00.000Z";
const line = (id: string, text: string) => ({ id, text });
const price = 4800;
const features = ["نطاق", "بريد"];
const lines = (prefix: string) => features.map((text, index) => line(`${prefix}-${index + 1}`, text));

describe.each(databases)("drafts of the edition before on %s", (database) => {
  test("EDIT-01 drafts, schedules and versions keep their records and settings, named by address", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const offer = { ...blankOf(packages), title: "باقة", price, features, isActive: true };
    await write(kernel, system, (tx) => createRecord(tx, packagesTable, offer));
    const { db } = kernel;
    const call = caller(createApi(kernel));
    const get = async (path: string) => (await call("GET", `/api/${path}`)).body;
    const { phone } = await get("settings");
    const draft = (field: string, content: unknown, base: unknown) => ({
      ...{ section: "services", field, client: "client-x1", updated_at: at, ...author },
      content: JSON.stringify(content),
      base: base === undefined ? null : JSON.stringify(base),
    });
    const longer = [...lines("record-packages-1-features"), line("k3j4h5g6", "سطر جديد")];
    await db
      .insertInto("page_drafts")
      .values([
        draft("heroTitle", "عنوان", undefined),
        draft("record-packages-1-price", "5200", String(price)),
        draft("record-packages-1-features", longer, lines("record-packages-1-features")),
        draft("setting-phone", "+966551234567", phone),
      ])
      .execute();
    await loose(db)
      .insertInto("page_schedules")
      .values({
        ...{ section: "services", publish_at: "2030-01-01T00:00:00.000Z", created_at: at, author_id: 1 },
        content: JSON.stringify({ heroTitle: "عنوان", "setting-phone": "+966551234567" }),
        ...author,
      })
      .execute();
    await db
      .insertInto("page_versions")
      .values({
        ...{ section: "services", number: 2, restored_from: null, published_at: at, ...author },
        content: JSON.stringify({ heroTitle: "عنوان سابق" }),
        fields: JSON.stringify(["heroTitle", "record-packages-1-price"]),
        records: JSON.stringify({ "record-packages-1-price": [String(price), "4100"] }),
      })
      .execute();
    expect(Object.keys((await get("content/services")).draft)).toEqual(["heroTitle"]);

    await up(loose(db));
    const { draft: now, schedule } = await get("content/services");
    expect(Object.keys(now).sort()).toEqual(
      ["heroTitle", "packages/1/features", "packages/1/price", "settings/site/phone"].sort(),
    );
    expect(now["packages/1/price"]).toMatchObject({ value: "5200", by: "سارة" });
    expect(now["packages/1/features"].value).toEqual([...lines("features"), line("k3j4h5g6", "سطر جديد")]);
    for (const field of Object.values<object>(now)) expect(field).not.toHaveProperty("moved");
    expect(schedule.fields).toEqual(["heroTitle", "settings/site/phone"]);
    const version = await get("content/services/versions/2");
    expect(version.fields).toEqual(["heroTitle", "packages/1/price"]);
    expect(version.content).toMatchObject({ heroTitle: "عنوان سابق", "packages/1/price": "4100" });

    expect((await call("POST", "/api/content/services/publish", {})).status).toBe(200);
    expect(await get("packages/1")).toMatchObject({ price: 5200, features: [...features, "سطر جديد"] });
    expect((await get("settings")).phone).toBe("+966551234567");
    await up(loose(db)); // finds nothing more to rename
    expect((await get("content/services")).draft).toEqual({});
  });
});

test.each([
  ["record-packages-3-price", "packages/3/price"],
  ["record-projects-a-1-title", "projects/a-1/title"],
  ["setting-phone", "settings/site/phone"],
  ["heroTitle", "heroTitle"],
  ["words-k3j4h5g6-title", "words-k3j4h5g6-title"],
])("EDIT-01 SURV-01 %s, kept by a browser of the edition before, is %s now", (former, now) => {
  expect(addressOfFormer(former)).toBe(now);
  expect(ofFormer({ [former]: [line(`${former}-1`, "أ"), line("k3j4h5g6", "ب")] })).toEqual({
    [now]: [line(former === now ? `${former}-1` : `${now.split("/").at(-1)}-1`, "أ"), line("k3j4h5g6", "ب")],
  });
});
