import {
  addressOfFormer,
  jsonOfFormer,
  ofFormer,
} from "../src/content/page-content/sections/former-names.ts";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * Names the fields of records and settings in drafts, schedules and versions of pages by their addresses: `packages/3/price` in
 * place of `record-packages-3-price`. Requirement EDIT-01.
 */
export async function up(db: LooseDb) {
  await renameDrafts(db);
  await renameSchedules(db);
  await renameVersions(db);
}

async function renameDrafts(db: LooseDb) {
  const drafts = await db
    .selectFrom("page_drafts")
    .select(["section", "field", "content", "base"])
    .where((eb) => eb.or([eb("field", "like", "record-%"), eb("field", "like", "setting-%")]))
    .execute();
  for (const { section, field, content, base } of drafts) {
    const name = String(field);
    const renamed = (json: unknown) => (json === null ? null : jsonOfFormer(name, String(json)));
    await db
      .updateTable("page_drafts")
      .set({ field: addressOfFormer(name), content: renamed(content), base: renamed(base) })
      .where("section", "=", section)
      .where("field", "=", name)
      .execute();
  }
}

async function renameSchedules(db: LooseDb) {
  for (const { section, content } of await db
    .selectFrom("page_schedules")
    .select(["section", "content"])
    .execute()) {
    const renamed = JSON.stringify(ofFormer(JSON.parse(String(content))));
    if (renamed !== content)
      await db
        .updateTable("page_schedules")
        .set({ content: renamed })
        .where("section", "=", section)
        .execute();
  }
}

async function renameVersions(db: LooseDb) {
  const versions = await db
    .selectFrom("page_versions")
    .select(["id", "fields", "records"])
    .where("records", "is not", null)
    .execute();
  for (const { id, fields, records } of versions) {
    const names: string[] = JSON.parse(String(fields));
    await db
      .updateTable("page_versions")
      .set({
        fields: JSON.stringify(names.map(addressOfFormer)),
        records: JSON.stringify(ofFormer(JSON.parse(String(records)))),
      })
      .where("id", "=", Number(id))
      .execute();
  }
}
