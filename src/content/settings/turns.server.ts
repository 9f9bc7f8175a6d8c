import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { isoDay, isoDayAfter, startOfDay } from "../../kernel/text/format.ts";
import { closuresBetween, toldBefore } from "./holidays/holidays.ts";
import type { Settings } from "./settings.ts";
import { readSettings } from "./store.server.ts";

/** What the pages show changes at these moments by itself, without a change of anything that is stored. */
type Turning = Pick<Settings, "announcementFrom" | "announcementUntil" | "holidays">;

/** The clocks of several processes differ; a page that a slower one renders before the moment must not stand under the new version. */
const clockError = 1000; // ms

const momentsOf = ({ announcementFrom, announcementUntil, holidays }: Turning, now: Date) => [
  announcementFrom,
  announcementUntil,
  midnightOfHolidays(holidays, now),
];

/** The last moment up to `now` at which the pages changed by themselves; ISO in UTC, undefined for none. */
function lastTurn(moments: readonly (string | null)[], now: Date): string | undefined {
  return moments
    .filter((moment) => moment !== null && Date.parse(moment) <= now.getTime())
    .map((moment) => new Date(moment ?? 0).toISOString())
    .toSorted()
    .at(-1);
}

/** The beginning of the day, if a holiday is told of today or was yesterday: what is said of it changes from day to day. */
function midnightOfHolidays(holidays: Turning["holidays"], now: Date): string | null {
  const [yesterday, today] = [isoDayAfter(now, -1), isoDay(now)];
  const told = closuresBetween(holidays, yesterday, isoDayAfter(today, toldBefore));
  return told.length === 0 ? null : startOfDay(today).toISOString();
}

/**
 * Raises the content version when such a moment has come, so that no page of before is shown any longer: within two seconds, once
 * for all processes, and after a start for what was missed; requirements OWN-02, SURV-08. One look of the timer, which asks the
 * database only after a change of the content, on a new day and when a moment has come.
 */
export function turner(kernel: Kernel): () => Promise<void> {
  let known: { version: number; day: string; moments: readonly (string | null)[] } | undefined;
  let turned = "";
  return async () => {
    const version = kernel.contentVersion.current();
    const now = new Date(kernel.now().getTime() - clockError);
    const day = isoDay(now);
    if (known?.version !== version || known.day !== day)
      known = { version, day, moments: momentsOf(await readSettings(kernel.reads), now) };
    const due = lastTurn(known.moments, now);
    if (due === undefined || due <= turned) return;
    if ((await readTurned(kernel)) < due) await turn(kernel, due);
    turned = due;
  };
}

// Stored in the table of settings, but no setting, like the notes of the set-up.
const key = "turned";

async function readTurned({ db }: Kernel): Promise<string> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row ? String(JSON.parse(row.value)) : "";
}

function turn(kernel: Kernel, moment: string) {
  return write(kernel, system, async (tx) => {
    await tx.bumpContentVersion();
    const value = JSON.stringify(moment);
    await tx.db
      .insertInto("settings")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  });
}
