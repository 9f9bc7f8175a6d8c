import { z } from "zod";
import type { PageRecords } from "../../content/page-content/drafts/page-records.server.ts";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import type { FieldValue, FieldValues } from "../../content/page-content/sections/section.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { approvalDemanded, readSettings, saveSettings } from "../../content/settings/store.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecords } from "../../kernel/db/records.server.ts";
import { matchingRevisions } from "../../kernel/db/revisions.server.ts";
import { type AnyRecord, isRowId, partOf } from "../../kernel/db/stored.ts";
import { updateRecord } from "../../kernel/db/write.server.ts";
import { AppError, type FieldErrors, invalid } from "../../kernel/errors.ts";
import { faultsAt } from "../../kernel/resource/address.ts";
import { fieldErrors } from "../../kernel/resource/field-messages.ts";
import { onServer } from "../../kernel/resource/on-server.server.ts";
import { isShown } from "../../kernel/resource/public-path.ts";
import type { StoredResource } from "../../kernel/resource/table.server.ts";
import { described } from "../../resources.server.ts";
import { documents, keepHidden, shownValues, showRecord } from "./documents.server.ts";
import { type RecordPlace, recordPlace } from "./record-places.ts";
import { heldOf, onPage, typedOf } from "./record-values.ts";

type Named = { id: string; place: RecordPlace };
/** The fields of one record, or of the settings. */
type Group = { stored: StoredResource | undefined; recordId: AnyRecord["id"]; fields: Named[] };

/** The records and settings that are edited on pages, in their own tables; requirement EDIT-01. */
export const pageRecords: PageRecords = {
  async read(db, names) {
    const values: FieldValues = {};
    for (const { fields, record } of await recordsOf(db, names))
      for (const { id, place } of fields)
        values[id] = typedOf(id, place.field, Reflect.get(record, place.name));
    return values;
  },

  async write(tx, values, shown) {
    const groups = groupsOf(Object.keys(values));
    const isShown = ({ stored, recordId }: Group) =>
      stored?.resource.path === shown?.record.path && recordId === shown?.record.id;
    for (const group of groups) {
      const { stored, recordId, fields } = group;
      const changes = checked(fields, values);
      const change = async (before: object) => ({
        ...changes,
        ...(stored &&
          shown &&
          isShown(group) &&
          shownValues(stored.resource, before, shown.from ?? tx.at, tx.at)),
      });
      if (stored) await underFields(fields, () => updateRecord(tx, stored.table, recordId, change));
      else await saveSettings(tx, partOf<Settings>(changes));
    }
    if (shown && !groups.some(isShown)) await showRecord(tx, shown.record, shown.from ?? tx.at);
  },

  keepHidden,
  documents,

  async lastChange(db, name) {
    const place = recordPlace(name);
    if (!place) return undefined;
    const of = { resource: place.resource.name, recordId: place.recordId ?? "site" };
    return matchingRevisions(db, of)
      .select(["actor_name as by", "at"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
  },

  areaOf(name) {
    const place = recordPlace(name);
    return place && { area: place.resource.area, path: place.resource.path };
  },

  agencyWords: async (db) => agencyWords(await readSettings(db)),
  approvalDemanded,
  tableOf: (path) => described.find(({ resource }) => resource.path === path)?.table.name,
};

/** The records that exist and are shown on the site, each with its fields; one query for each table. */
async function recordsOf(db: Db, names: readonly string[]): Promise<{ fields: Named[]; record: object }[]> {
  const groups = groupsOf(names);
  const tables = new Map<StoredResource | undefined, Group[]>();
  for (const group of groups) tables.set(group.stored, [...(tables.get(group.stored) ?? []), group]);
  const found = [...tables].map(async ([stored, groups]) => {
    if (!stored) return groups.map(async ({ fields }) => ({ fields, record: await readSettings(db) }));
    const ids = groups.map(({ recordId }) => recordId);
    const records = new Map((await findRecords(db, stored.table, ids)).map((record) => [record.id, record]));
    return groups.flatMap(({ recordId, fields }) => {
      const record = records.get(recordId);
      const isEdited = stored.resource.drafts !== undefined; // also before visitors see it
      return record && (isEdited || isShown(stored.resource, record)) ? [{ fields, record }] : [];
    });
  });
  return Promise.all((await Promise.all(found)).flat());
}

function groupsOf(names: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const id of names) {
    const place = recordPlace(id);
    if (!place) continue;
    const stored = place.recordId === undefined ? undefined : storedOf(place);
    const recordId = stored?.table.id === "text" ? place.recordId : Number(place.recordId);
    if (stored && (recordId === undefined || (typeof recordId === "number" && !isRowId(recordId)))) continue;
    const key = `${place.resource.key}/${place.recordId}`;
    const group = groups.get(key) ?? { stored, recordId: recordId ?? "", fields: [] };
    groups.set(key, { ...group, fields: [...group.fields, { id, place }] });
  }
  return [...groups.values()];
}

const storedOf = ({ resource: { name } }: RecordPlace) =>
  described.find(({ resource }) => resource.name === name);

/** The changes of a record, checked by its own schema. Throws `invalid` with errors under the ids of the page's fields. */
function checked(fields: readonly Named[], values: FieldValues): object {
  const errors: FieldErrors = {};
  const changes = fields.map(({ id, place: { field, name } }): [string, unknown] => {
    const typed = onPage(field);
    const parsed = onServer(typed.schema(z, onServer), typed).safeParse(
      values[id] satisfies FieldValue | undefined,
    );
    if (!parsed.success) Object.assign(errors, faultsAt(id, values[id], fieldErrors(parsed.error)));
    return [name, typed === field ? parsed.data : heldOf(field, parsed.data as FieldValue, [])]; // checked by its own schema
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return Object.fromEntries(changes);
}

/** Runs `store` and moves its `invalid` errors to the ids of the page's fields. */
async function underFields(fields: readonly Named[], store: () => Promise<unknown>) {
  try {
    await store();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    const told = fields.flatMap(({ id, place }) => {
      const message = error.fields[place.name];
      return message === undefined ? [] : [[id, message] as const];
    });
    throw told.length > 0 ? invalid(Object.fromEntries(told)) : error;
  }
}
