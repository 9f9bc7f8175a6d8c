import { countAfterPreposition } from "../../../kernel/text/format.ts";
import { reportText } from "./report.text.ts";

const [minute, hour, day] = [60, 3600, 86_400]; // seconds

/** How long something took, in the unit that tells it best, as it stands after «within»: minutes up to two hours, hours up to two days. */
export function durationInWords(seconds: number): string {
  if (seconds < minute) return reportText.figures.moment;
  if (seconds < 2 * hour) return countAfterPreposition("minute", Math.round(seconds / minute));
  if (seconds < 2 * day) return countAfterPreposition("hour", Math.round(seconds / hour));
  return countAfterPreposition("day", Math.round(seconds / day));
}
