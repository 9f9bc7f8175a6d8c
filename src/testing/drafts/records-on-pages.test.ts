import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { packages } from "../../content/packages/packages.ts";
import { packagesTable } from "../../content/packages/store.server.ts";
import { publishDue } from "../../content/page-content/drafts/publish-due.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, deleteRecord, updateRecord, write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";

const services = "/api/content/services";
const price = "packages/1/price";
const phone = "settings/site/phone";

describe.each(databases)("records on pages on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00.000Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    call = caller(createApi(kernel));
    await storeUser(kernel, "sara", "owner"); // whose schedules are published while the account may publish
    const offer = { ...blankOf(packages), title: "باقة المتجر", price: 4800, isActive: true };
    await write(kernel, system, (tx) => createRecord(tx, packagesTable, offer));
  });

  const edit = (field: string, base: unknown, value: unknown, client = "editor-one") =>
    call("PATCH", services, { client, fields: { [field]: { base, value } } });
  const offer = () => findRecord(kernel.reads, packagesTable, 1);
  const state = async () => (await call("GET", services)).body;
  const change = (price: number) =>
    write(kernel, system, (tx) => updateRecord(tx, packagesTable, 1, { price }));

  test("EDIT-01 publishing a page stores its drafted price in the record and its history, and a version can restore the price", async () => {
    const saved = await edit(price, "4800", "٥٢٠٠");
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      published: { [price]: "4800" },
      draft: { [price]: { value: "5200" } },
    });
    expect((await offer())?.price).toBe(4800);
    expect((await call("POST", `${services}/publish`, {})).status).toBe(200);
    expect(await offer()).toMatchObject({ price: 5200, version: 2 });
    const [last] = (await revisionsOf(kernel, "packages")).slice(-1);
    expect(last).toMatchObject({ action: "update", actor_name: testSession.user.name });
    expect((await state()).draft).toEqual({});

    expect((await call("POST", `${services}/versions/1/restore`, { as: "draft" })).status).toBe(200);
    expect((await state()).draft).toMatchObject({ [price]: { value: "4800" } });
    expect((await call("POST", `${services}/publish`, {})).status).toBe(200);
    expect((await offer())?.price).toBe(4800);
    const second = (await call("GET", `${services}/versions/2`)).body;
    expect(second.content[price]).toBe("5200");
    const first = (await call("GET", `${services}/versions/1`)).body;
    expect(first.content[price]).toBe("4800");
  });

  test("EDIT-01 a record's short texts are items on the page that can be changed, added and restored; a wrong one is named", async () => {
    const features = "packages/1/features";
    await write(kernel, system, (tx) => updateRecord(tx, packagesTable, 1, { features: ["نطاق", "شهادة"] }));
    const items = [
      { id: "b", text: "شهادة SSL" },
      { id: "a", text: "نطاق" },
      { id: "c", text: "نسخ احتياطي" },
    ];
    const base = ["نطاق", "شهادة"].map((text, index) => ({ id: `features-${index + 1}`, text }));
    await edit(features, base, items);
    await edit(features, (await state()).draft[features].value, base);
    expect((await state()).draft).toEqual({});
    expect((await edit(features, base, items)).status).toBe(200);
    expect((await offer())?.features).toEqual(["نطاق", "شهادة"]);
    expect((await call("POST", `${services}/publish`, {})).status).toBe(200);
    expect((await offer())?.features).toEqual(["شهادة SSL", "نطاق", "نسخ احتياطي"]);
    expect((await call("POST", `${services}/versions/1/restore`, { as: "published" })).status).toBe(200);
    expect((await offer())?.features).toEqual(["نطاق", "شهادة"]);
    const long = [{ id: "a", text: "ن".repeat(501) }];
    const refused = await edit(features, base, long);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([`${features}/a/text`]);
  });

  test("EDIT-01 a scheduled phone number is stored at its minute, as E.164, together with the page's texts", async () => {
    const { phone: before } = await readSettings(kernel.reads);
    await edit(phone, before, "٠٥٥ ١٢٣ ٤٥٦٧");
    await edit("heroTitle", undefined, "عنوان");
    const at = "2026-11-21T09:05:00.000Z";
    expect((await call("PUT", `${services}/schedule`, { at })).status).toBe(200);
    now = new Date("2026-11-21T09:04:59.000Z");
    await publishDue(kernel);
    expect((await readSettings(kernel.reads)).phone).toBe(before);
    now = new Date(at);
    await publishDue(kernel);
    expect((await readSettings(kernel.reads)).phone).toBe("+966551234567");
    expect((await state()).draft).not.toHaveProperty(phone);
  });

  test("EDIT-01 a value that the record refuses is reported at its field, and nothing is stored", async () => {
    const refused = await edit(price, "4800", "كثير");
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toHaveProperty([price]);
    expect((await edit("packages/1/title", "باقة المتجر", " ")).status).toBe(422);
    expect((await state()).draft).toEqual({});
  });

  test("EDIT-01 SURV-05 a record that was changed elsewhere blocks publication until the editor decides", async () => {
    await edit(price, "4800", "5200");
    await change(6000);
    expect((await state()).draft[price]).toMatchObject({
      value: "5200",
      moved: { value: "6000", by: "system" },
    });
    expect((await call("POST", `${services}/publish`, {})).status).toBe(412);
    const findings = (await call("GET", `${services}/check`)).body;
    expect(findings).toContainEqual({ field: price, code: "moved", blocks: true });
    expect((await edit(price, "4800", "5300", "editor-two")).status).toBe(412);
    expect((await edit(price, "6000", "5200")).status).toBe(200);
    expect((await state()).draft[price]).not.toHaveProperty("moved");
    expect((await call("POST", `${services}/publish`, {})).status).toBe(200);
    expect((await offer())?.price).toBe(5200);
  });

  test("EDIT-01 the draft of a record that was deleted or hidden is removed", async () => {
    await edit(price, "4800", "5200");
    await write(kernel, system, (tx) => updateRecord(tx, packagesTable, 1, { isActive: false }));
    expect((await state()).draft).toEqual({});
    expect((await call("POST", `${services}/publish`, {})).status).toBe(409);
    await write(kernel, system, (tx) => updateRecord(tx, packagesTable, 1, { isActive: true }));
    await call("PUT", `${services}/schedule`, { at: "2026-11-21T09:05:00.000Z" });
    await write(kernel, system, (tx) => deleteRecord(tx, packagesTable, 1));
    now = new Date("2026-11-21T09:05:00.000Z");
    await publishDue(kernel);
    expect((await state()).schedule).toBeNull();
    const late = await edit(price, "5200", "5400");
    expect(late.status).toBe(200);
    expect(late.body.published).not.toHaveProperty(price);
  });

  test("EDIT-01 a record can be saved alone, while the page's texts stay a draft", async () => {
    await edit(price, "4800", "5200");
    await edit("heroTitle", undefined, "عنوان");
    const { heroTitle } = (await state()).draft;
    expect((await call("POST", `${services}/records`, { fields: [price] })).status).toBe(200);
    expect((await offer())?.price).toBe(5200);
    expect((await state()).draft).toEqual(heroTitle ? { heroTitle } : {});
    expect((await state()).version).toBeNull();
    for (const name of [price, "heroTitle", "__proto__", "services/1/nothing", "record-../-1-x"])
      expect((await call("POST", `${services}/records`, { fields: [name] })).status, name).toBe(409);
  });

  test("ROLE-01 a user who may not change the settings cannot do so through a page by draft, publication, schedule or restore", async () => {
    const editor = { ...testSession, user: { ...testSession.user, access: "editor" as const } };
    const { phone: before } = await readSettings(kernel.reads);
    await edit(phone, before, "0551234567");
    const asEditor = caller(createApi({ ...kernel, authenticate: async () => editor }));
    const body = { client: "editor-two", fields: { [phone]: { base: before, value: "0550000000" } } };
    expect((await asEditor("PATCH", services, body)).status).toBe(403);
    expect((await asEditor("POST", `${services}/publish`, {})).status).toBe(403);
    expect((await asEditor("POST", `${services}/records`, { fields: [phone] })).status).toBe(403);
    expect((await asEditor("PUT", `${services}/schedule`, { at: "2026-11-21T09:05:00.000Z" })).status).toBe(
      403,
    );
    expect((await readSettings(kernel.reads)).phone).toBe(before);
    expect((await call("POST", `${services}/publish`, {})).status).toBe(200);
    expect((await asEditor("POST", `${services}/versions/1/restore`, { as: "published" })).status).toBe(403);
    const price5 = { client: "editor-two", fields: { [price]: { base: "4800", value: "5" } } };
    expect((await asEditor("PATCH", services, price5)).status).toBe(200);
  });
});
