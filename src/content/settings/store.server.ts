import type { Db } from "../../kernel/database.server.ts";
import { type Settings, settingsSchema } from "./schema.ts";
import { defaultSettings } from "./settings.text.ts";

/** The settings: the defaults of the code, overlaid with what the database holds. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  const stored = new Map(rows.map((row) => [row.key, parseJson(String(row.value))]));
  const settings: Record<string, unknown> = { ...defaultSettings };
  for (const [key, rule] of Object.entries(settingsSchema.shape)) {
    if (!stored.has(key)) continue;
    // A row that no longer fits its setting gives way to the default: every page needs its settings.
    const parsed = rule.safeParse(stored.get(key));
    if (parsed.success) settings[key] = parsed.data;
  }
  return settings as Settings;
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
