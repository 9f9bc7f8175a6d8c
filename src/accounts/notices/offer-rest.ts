import { remember, remembered } from "../../admin-kit/remembered.ts";
import { addDays } from "../../kernel/text/format.ts";

const rest = 30; // days
const mostOffers = 2;

/** How often a person put the offer of notices off in this browser, and when last. */
function putOff(userId: number): { times: number; at: string } {
  const [id, times, at] = (remembered("push-offer") ?? "").split(" ");
  return Number(id) === userId ? { times: Number(times), at: at ?? "" } : { times: 0, at: "" };
}

/** Whether a person may be offered notices in this browser: not within 30 days of putting it off, and not after the second time. NOTICE-01 */
export function mayOffer(userId: number, now = new Date()): boolean {
  const { times, at } = putOff(userId);
  return times === 0 || (times < mostOffers && addDays(now, -rest).toISOString() >= at);
}

/** Notes that a person put the offer off. */
export function restOffer(userId: number, now = new Date()): void {
  remember("push-offer", `${userId} ${putOff(userId).times + 1} ${now.toISOString()}`);
}
