const riyadhOffset = 3; // hours ahead of UTC, all year round

/** Whether it is morning in Riyadh, wherever the browser is. */
export function isMorning(now: Date): boolean {
  return (now.getUTCHours() + riyadhOffset) % 24 < 12;
}
