import { raisePresenceVersion } from "../db/content-version.server.ts";
import type { Db, Generated } from "../db/database.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { type Present, reportInterval } from "./present.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    presence: {
      tab: string;
      user_id: number;
      user_name: string;
      place: string;
      is_editing: number;
      field: Generated<string>;
      seen_at: string;
    };
  }
}

type Store = Pick<Kernel, "db" | "reads" | "now" | "contentVersion">;

/** A tab that has missed two calls is taken for closed, so that it disappears within 15 seconds. */
const lasts = 2 * reportInterval + 2000; // ms
const mostTabs = 20; // of one user
const mostShown = 500;

/** Notes that a tab has a record open. Each call writes the row, but other processes are told only of changes. */
export async function enter(kernel: Store, { tab, userId, name, place, isEditing, field }: Present) {
  const now = kernel.now().toISOString();
  const is_editing = isEditing ? 1 : 0;
  const seen = await kernel.db
    .updateTable("presence")
    .set({ seen_at: now })
    .where("tab", "=", tab)
    .where("user_id", "=", userId)
    .where("place", "=", place)
    .where("is_editing", "=", is_editing)
    .where("field", "=", field)
    .executeTakeFirst();
  if (seen.numUpdatedRows > 0n) return;
  if ((await tabsOf(kernel.db, userId, tab)) >= mostTabs) return;
  await kernel.db
    .insertInto("presence")
    .values({ tab, user_id: userId, user_name: name, place, is_editing, field, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column("tab")
        .doUpdateSet({ place, is_editing, field, seen_at: now })
        .where("presence.user_id", "=", userId),
    )
    .execute();
  await publishPresence(kernel);
}

/** Notes that a tab has left its record, or is hidden. */
export async function leave(kernel: Store, userId: number, tab: string) {
  const gone = await kernel.db
    .deleteFrom("presence")
    .where("tab", "=", tab)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n) await publishPresence(kernel);
}

/** Everybody who has a record open, at most 500. */
export async function listPresent({ reads, now }: Pick<Store, "reads" | "now">): Promise<Present[]> {
  const rows = await reads
    .selectFrom("presence")
    .selectAll()
    .where("seen_at", ">=", deadline(now()))
    .orderBy("tab")
    .limit(mostShown)
    .execute();
  return rows.map(({ tab, place, user_id: userId, user_name: name, is_editing, field }) => ({
    tab,
    place,
    userId,
    name,
    isEditing: is_editing === 1,
    field,
  }));
}

/** Removes the tabs that have stopped reporting; writes nothing if there are none. */
export async function removeDead(kernel: Store) {
  const before = deadline(kernel.now());
  const dead = await kernel.reads
    .selectFrom("presence")
    .select("tab")
    .where("seen_at", "<", before)
    .limit(1)
    .executeTakeFirst();
  if (!dead) return;
  await kernel.db.deleteFrom("presence").where("seen_at", "<", before).execute();
  await publishPresence(kernel);
}

async function tabsOf(db: Db, userId: number, besides: string) {
  const row = await db
    .selectFrom("presence")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .where("tab", "!=", besides)
    .executeTakeFirstOrThrow();
  return row.total;
}

async function publishPresence({ db, contentVersion }: Store) {
  contentVersion.notePresenceVersion(await raisePresenceVersion(db));
}

const deadline = (now: Date) => new Date(now.getTime() - lasts).toISOString();
