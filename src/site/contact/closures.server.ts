import { type Closure, closuresBetween, toldBefore } from "../../content/settings/holidays/holidays.ts";
import { days } from "../../content/settings/opening-hours.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { formatLongDate, formatTime, isoDay, isoDayAfter } from "../../kernel/text/format.ts";
import { riyadhMoment } from "../../kernel/text/riyadh-moment.ts";
import { closuresText } from "./closures.text.ts";

type Hours = Pick<Settings, "openingHours" | "holidays">;

/** What a page says of holidays on a day: a title and a sentence for each, and those of a year for search engines. */
export type Closures = {
  isClosedToday: boolean;
  notes: { title: string; text: string }[];
  ofYear: Closure[];
};

const mostTold = 3;
const mostOfYear = 50;

/**
 * The closures that a page shows at a moment: whether the agency is closed today and when it is back, and which holidays come within
 * a month. The page is made anew at each midnight (`turns.server.ts`). Requirement OWN-02.
 */
export function closuresAt({ openingHours, holidays }: Hours, now: Date): Closures {
  const today = isoDay(now);
  const ofYear = closuresBetween(holidays, today, isoDayAfter(today, 365)).slice(0, mostOfYear);
  const current = ofYear.find(({ from, until }) => from <= today && today <= until);
  const soon = ofYear.filter(({ from }) => from > today && from <= isoDayAfter(today, toldBefore));
  const back = current && nextOpening(openingHours, ofYear, today);
  return {
    isClosedToday: current !== undefined,
    notes: [
      ...(current ? [{ title: closuresText.today, text: closuresText.sentence(current.name, back) }] : []),
      ...soon.slice(0, mostTold).map((closure) => ({ title: closuresText.soon, text: inWords(closure) })),
    ],
    ofYear,
  };
}

function inWords({ name, from, until }: Closure) {
  return from === until
    ? closuresText.oneDay(name, formatLongDate(from))
    : closuresText.days(name, formatLongDate(from), formatLongDate(until));
}

/** The first day after today that is a working one and no holiday, with its hour; undefined if none is known within a year. */
function nextOpening(hours: Hours["openingHours"], closures: readonly Closure[], today: string) {
  for (let after = 1; after <= 365; after++) {
    const day = isoDayAfter(today, after);
    if (closures.some(({ from, until }) => from <= day && day <= until)) continue;
    const open = hours.find(({ day: weekday }) => weekday === days[new Date(day).getUTCDay()]);
    const moment = open && riyadhMoment(day, open.opens);
    if (moment) return closuresText.from(formatLongDate(day), formatTime(moment));
    if (hours.length === 0) return formatLongDate(day);
  }
  return undefined;
}
