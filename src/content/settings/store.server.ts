import { type SqlBool, sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { matchingRevisions, stateAfter } from "../../kernel/db/revisions.server.ts";
import { appendRevision, type Write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { keysOf } from "../../kernel/objects.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { bodySchemas } from "../../kernel/resource/schemas.ts";
import { endsTooEarly } from "./announcement.ts";
import { defaultSettings } from "./settings.text.ts";
import { type Settings, type SettingsAnswer, settings } from "./settings.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    settings: { key: string; value: string };
  }
}

/** The settings: the defaults, replaced by stored values where there are any. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  const stored = Object.fromEntries(rows.map((row) => [row.key, parseJson(row.value)]));
  return { ...defaultSettings, ...fitting(stored) };
}

/** The settings, or the defaults where the database is away: for files that are served in any case. */
export const settingsOrDefaults = (db: Db): Promise<Settings> =>
  readSettings(db).catch(() => defaultSettings);

/** Whether the stored settings demand an approval before a draft is published: a part of another statement. SAY-01 */
export const approvalDemanded = sql<SqlBool>`exists (
  select 1 from settings where key = 'approvalDemanded' and value = 'true'
)`;

/** The settings with their version, which every change raises. */
export async function readVersionedSettings(db: Db): Promise<SettingsAnswer> {
  const [settings, row] = [
    await readSettings(db),
    await matchingRevisions(db, { resource: resource.name })
      .select((eb) => eb.fn.max("id").as("version"))
      .executeTakeFirst(),
  ];
  return { ...settings, id: "site", version: row?.version ?? 0 };
}

/**
 * Changes the named settings and returns all settings; the database stores only values that differ from the defaults. Throws
 * `precondition-failed` with the current settings when `ifVersion` is not their version.
 */
export async function saveSettings(
  tx: Write,
  changes: Partial<Settings>,
  { ifVersion }: { ifVersion?: number | undefined } = {},
): Promise<SettingsAnswer> {
  await tx.bumpContentVersion(); // also a lock, so that of two simultaneous changes the second sees the first
  const before = await readVersionedSettings(tx.db);
  if (ifVersion !== undefined && ifVersion !== before.version)
    throw new AppError("precondition-failed", { current: before });
  const after = { ...before, ...changes };
  const changed = keysOf(settings.fields).filter((key) => !same(before[key], after[key]));
  if (changed.length === 0) return before;
  if (
    endsTooEarly(after) &&
    (!same(before.announcementFrom, after.announcementFrom) ||
      !same(before.announcementUntil, after.announcementUntil))
  )
    throw invalid({ announcementUntil: fieldMessages.endBeforeStart });
  await tx.db.deleteFrom("settings").where("key", "in", changed).execute();
  const own = changed.filter((key) => !same(after[key], defaultSettings[key]));
  if (own.length > 0)
    await tx.db
      .insertInto("settings")
      .values(own.map((key) => ({ key, value: JSON.stringify(after[key]) })))
      .execute();
  if (before.version === 0) {
    // A revision of the values before the first change, so that they can be restored.
    await appendRevision({ ...tx, actor: system }, resource, "create", "site", null, stored(before, tx));
  }
  await appendRevision(tx, resource, "update", "site", stored(before, tx), stored(after, tx));
  return readVersionedSettings(tx.db);
}

/** When one of these settings was changed last, ISO in UTC; undefined for never. */
export async function lastChangeOf(db: Db, keys: readonly (keyof Settings)[]): Promise<string | undefined> {
  const row = await matchingRevisions(db, { resource: resource.name, action: "update" })
    .select("at")
    .where((eb) => eb.or(keys.map((key) => eb("fields", "like", `%"${key}"%`))))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** What a revision tells of the settings; those that came later or are gone are left out. Throws `not-found`. */
export async function settingsOfRevision(db: Db, revision: number): Promise<Partial<Settings>> {
  return fitting(JSON.parse(await stateAfter(db, revision, { resource: resource.name })));
}

const resource = { name: "settings", personal: false };

const stored = (settings: SettingsAnswer, { at }: Write) => ({
  ...settings,
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
});

/**
 * The settings among stored values, without invalid ones, in whose place others hold, since every page needs its settings.
 * Reading uses the schema of saving, so that every saved value is read back.
 */
function fitting(values: Record<string, unknown>): Partial<Settings> {
  const fitting: Record<string, unknown> = {};
  for (const [key, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(values, key)) continue;
    const parsed = rule.safeParse(values[key]);
    if (parsed.success) fitting[key] = parsed.data;
  }
  return fitting as Partial<Settings>; // each value was checked by its own rule
}

const rules = bodySchemas(settings).update.required().shape;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
