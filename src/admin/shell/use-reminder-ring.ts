import { useEffect, useEffectEvent, useRef } from "react";
import type { Reminder } from "../../content/sales/requests/arrivals/arrivals.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { bellText as text } from "./bell.text.ts";

const kept = "shurfa-rung";
const most = 50;

/**
 * Shows a toast for each reminder that becomes due while the admin is open; earlier ones are only in the bell. Of several tabs,
 * only the first visible one shows the toast; requirement DESK-06.
 */
export function useReminderRing(reminders: readonly Reminder[] | undefined) {
  const known = useRef<ReadonlySet<string> | null>(null);
  const ring = useEffectEvent((now: readonly Reminder[]) => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...now.map(nameOf)]);
    if (!before || document.visibilityState !== "visible") return;
    for (const reminder of now)
      if (!before.has(nameOf(reminder)) && isFirstToRing(reminder))
        toasts.success(text.rings(reminder.title));
  });
  useEffect(() => {
    if (reminders) ring(reminders);
  }, [reminders]);
}

const nameOf = ({ id, at }: Reminder) => `${id} ${at}`;

/** Whether no other tab of this browser has shown the reminder yet; marks it as shown. */
function isFirstToRing(reminder: Reminder): boolean {
  try {
    const rung = (localStorage.getItem(kept) ?? "").split("\n");
    if (rung.includes(nameOf(reminder))) return false;
    localStorage.setItem(kept, [...rung, nameOf(reminder)].slice(-most).join("\n"));
  } catch {
    // Without local storage each tab shows the reminder.
  }
  return true;
}
