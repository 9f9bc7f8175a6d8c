/** In ms: how far the clocks of machines that share a database may be apart. */
const clocksApart = 60_000;

/**
 * The latest plausible value of a past timestamp at `now`. A later one was written while a clock was wrong: what began at it (a
 * window, a session, a lease) counts as over, because it would otherwise last until that time comes. Times of planned events (a
 * publish, a backup, a reminder) must not be compared with it.
 */
export function latestPast(now: Date): Date {
  return new Date(now.getTime() + clocksApart);
}
