import { type Digest, type NoticeKind, type Quiet, urgentKinds } from "../../kernel/notices.ts";
import { isoDay, riyadhClock, startOfDay } from "../../kernel/text/format.ts";

const hour = 60 * 60_000; // ms

/** Whether an hour of a day of the week is quiet. */
export function isQuietHour({ isOn, from, to, weekend }: Quiet, day: number, at: number): boolean {
  if (!isOn) return false;
  if (weekend && day >= 5) return true;
  return from < to ? at >= from && at < to : at >= from || at < to;
}

const isQuiet = (quiet: Quiet, at: Date) => {
  const { weekday, hour } = riyadhClock(at);
  return isQuietHour(quiet, weekday, hour);
};

/** When the quiet hours end in which a moment lies; null if it lies in none, or if what happened may come nevertheless. */
export function quietUntil(quiet: Quiet, at: Date, kind?: NoticeKind): Date | null {
  if (!isQuiet(quiet, at)) return null;
  if (kind && quiet.exceptUrgent && urgentKinds.includes(kind)) return null;
  let end = new Date(Math.floor(at.getTime() / hour + 1) * hour);
  for (let hours = 0; hours < 7 * 24 && isQuiet(quiet, end); hours++) end = new Date(end.getTime() + hour);
  return end;
}

/**
 * The next moment of a digest after another moment, on a later day than the one on which the last was told; after the quiet hours if
 * it lies in them. Null if none is wanted.
 */
export function nextDigest(
  { digest, quiet }: { digest: Digest; quiet: Quiet },
  after: Date,
  toldOn: string | null,
): Date | null {
  if (!digest.isOn) return null;
  const midnight = startOfDay(isoDay(after)).getTime();
  for (let days = 0; days <= 14; days++) {
    const asked = new Date(midnight + (days * 24 + digest.hour) * hour);
    if (!digest.days.includes(riyadhClock(asked).weekday)) continue;
    const at = quietUntil(quiet, asked) ?? asked;
    if (at > after && (toldOn === null || isoDay(at) > toldOn)) return at;
  }
  return null;
}
