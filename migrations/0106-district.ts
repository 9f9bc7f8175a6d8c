import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { changeRevisions } from "../src/kernel/db/migration-records.server.ts";
import { commas } from "./texts/0100-city-and-hours.text.ts";

/**
 * Takes the district out of the end of the first line of the address for the last time: it is a setting of its own from now on. Pages
 * stay as they are, and so does what a restored revision makes of them. Requirement BRAND-01
 */
export async function up(db: LooseDb) {
  const stored = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "addressLine1")
    .executeTakeFirst();
  const district = stored && districtOf(lineOf(stored.value));
  if (district !== undefined)
    await db
      .insertInto("settings")
      .values({ key: "district", value: JSON.stringify(district) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  await changeRevisions(db, "settings", (state) => {
    const district = districtOf(state.addressLine1);
    return district === undefined ? state : { district, ...state };
  });
}

/** The end of a line of an address; undefined for what is no line, which is replaced by its default when settings are read. */
function districtOf(line: unknown): string | undefined {
  if (typeof line !== "string" || line.length > 200) return undefined;
  return line.split(commas).at(-1)?.trim() ?? "";
}

/** A stored value; undefined for what is no JSON. */
function lineOf(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}
