/** In ms: how far the clocks of machines that share a database may be apart. */
const clocksApart = 60_000;

/**
 * The latest that a stamp of the past may be, as `now` has it. What lies beyond was written while a clock was wrong: what it
 * began (a window, a session, a lease) counts as over, since it would otherwise last until that time comes. What is planned for
 * a time (a publish, a backup, a reminder) is no such stamp.
 */
export function latestPast(now: Date): Date {
  return new Date(now.getTime() + clocksApart);
}
