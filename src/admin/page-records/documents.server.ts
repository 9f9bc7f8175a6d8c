import type { RecordDocument, RecordName } from "../../content/page-content/drafts/page-records.server.ts";
import type { FieldValues } from "../../content/page-content/sections/section.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecords } from "../../kernel/db/records.server.ts";
import type { AnyRecord } from "../../kernel/db/stored.ts";
import { updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { hasValues, isShown, pagePathOf } from "../../kernel/resource/public-path.ts";
import { fieldWhere, type Resource } from "../../kernel/resource/resource.ts";
import type { StoredResource } from "../../kernel/resource/table.server.ts";
import { described } from "../../resources.server.ts";
import { recordAddress, resourcesOnPages } from "./record-places.ts";
import { typedOf } from "./record-values.ts";

/** The records of a resource that are not deleted, as the sections that are named after them need them; one statement. */
export async function documents(
  db: Db,
  path: string,
  ids: readonly AnyRecord["id"][],
): Promise<Map<AnyRecord["id"], RecordDocument>> {
  const { resource, table } = storedAt(path);
  const title = fieldWhere(resource, ({ options }) => options.isTitle === true) ?? "";
  const records = await findRecords(db, table, ids);
  return new Map(
    records.map((record) => [
      record.id,
      {
        title: String(Reflect.get(record, title) ?? ""),
        values: valuesOf(path, record),
        path: pagePathOf(resource, record),
        isShown: isShown(resource, record),
        shownFrom: momentOf(resource, record),
      },
    ]),
  );
}

/** What a record holds of the fields that are edited on pages. */
function valuesOf(path: string, record: AnyRecord): FieldValues {
  const onPages = [...resourcesOnPages.values()].find((resource) => resource.path === path);
  const fields = onPages?.edited.flatMap((name) => {
    const address = recordAddress(onPages.key, record.id, name);
    const field = onPages.fields[name];
    return field ? [[address, typedOf(address, field, Reflect.get(record, name))] as const] : [];
  });
  return Object.fromEntries(fields ?? []);
}

/** Shows a record to visitors from a moment (ISO) on. */
export async function showRecord(tx: Write, { path, id }: Pick<RecordName, "path" | "id">, from: string) {
  const { resource, table } = storedAt(path);
  await updateRecord(tx, table, id, async (before) => shownValues(resource, before, from, tx.at));
}

/** A record that is scheduled to be shown is so no longer. */
export async function keepHidden(tx: Write, { path, id }: RecordName) {
  const { resource, table } = storedAt(path);
  const waits = resource.drafts?.waits;
  if (waits) await updateRecord(tx, table, id, { ...waits.hidden, [waits.shownFrom]: null });
}

/**
 * The values that show a record from a moment on. One that was shown before, and is shown again now, keeps the moment from which
 * visitors saw it first.
 */
export function shownValues(
  { anonymousSees, drafts }: Resource,
  before: object,
  from: string,
  now: string,
): object {
  if (anonymousSees === "nothing") return {};
  const waits = drafts?.waits;
  if (!waits) return anonymousSees;
  const former: unknown = Reflect.get(before, waits.shownFrom);
  const isPast = typeof former === "string" && Date.parse(former) <= Date.parse(now);
  if (from > now) return { ...waits.waiting, [waits.shownFrom]: from };
  return { ...anonymousSees, [waits.shownFrom]: isPast ? former : from };
}

/** The moment that a hidden record waits for; null for one that does not wait. */
function momentOf({ drafts }: Resource, record: object): string | null {
  if (!drafts?.waits || !hasValues(record, drafts.waits.waiting)) return null;
  const moment: unknown = Reflect.get(record, drafts.waits.shownFrom);
  return typeof moment === "string" ? moment : null;
}

/** The resource at a path below `/api`. Throws `not-found`. */
function storedAt(path: string): StoredResource {
  const stored = described.find(({ resource }) => resource.path === path);
  if (!stored) throw new AppError("not-found");
  return stored;
}
