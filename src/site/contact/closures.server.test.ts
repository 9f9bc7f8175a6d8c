import { expect, test } from "vitest";
import type { Holiday } from "../../content/settings/holidays/holidays-field.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { closuresAt } from "./closures.server.ts";

const { openingHours } = defaultSettings; // Sunday to Thursday, from nine
const holiday = (name: string, from: string, until = ""): Holiday => ({
  ...{ key: from, name, from, until, repeats: "once" },
});
const national = holiday("إجازة اليوم الوطني", "2026-09-23", "2026-09-24"); // Wednesday and Thursday
const at = (moment: string, holidays: Holiday[] = [national], hours = openingHours) => {
  const { notes, isClosedToday } = closuresAt({ openingHours: hours, holidays }, new Date(moment));
  return [isClosedToday, ...notes.map(({ title, text }) => `${title}: ${text}`)];
};
const soon = "إجازة قادمة: إجازة اليوم الوطني: من الأربعاء، 23 سبتمبر 2026 إلى الخميس، 24 سبتمبر 2026";
const closed = "مغلق اليوم: إجازة اليوم الوطني. نعود الأحد، 27 سبتمبر 2026، 9:00\u00a0ص.";

test("OWN-02 a holiday is told of a month before, and on its days of Riyadh the next working day and its hour", () => {
  expect(at("2026-08-20T12:00:00Z")).toEqual([false]);
  expect(at("2026-08-24T12:00:00Z")).toEqual([false, soon]);
  expect(at("2026-09-22T20:59:59Z")).toEqual([false, soon]);
  expect(at("2026-09-22T21:00:00Z")).toEqual([true, closed]);
  expect(at("2026-09-24T20:59:59Z")).toEqual([true, closed]);
  expect(at("2026-09-24T21:00:00Z")).toEqual([false]);
});

test("OWN-02 the next opening passes over other holidays, and without a week it is the next day that is none", () => {
  const bridge = holiday("إجازة الأحد", "2026-09-27");
  const [, today, next] = at("2026-09-23T12:00:00Z", [national, bridge]);
  expect(today).toContain("نعود الاثنين، 28 سبتمبر 2026، 9:00");
  expect(next).toBe("إجازة قادمة: إجازة الأحد: الأحد، 27 سبتمبر 2026");
  expect(at("2026-09-23T12:00:00Z", [national], [])[1]).toBe(
    "مغلق اليوم: إجازة اليوم الوطني. نعود الجمعة، 25 سبتمبر 2026.",
  );
});

test("OWN-02 at most three coming holidays are told of, and many are bounded for search engines", () => {
  const many = Array.from({ length: 28 }, (_, day) =>
    holiday(`إجازة ${day}`, `2026-10-${String(day + 1).padStart(2, "0")}`),
  );
  const { notes, ofYear } = closuresAt({ openingHours, holidays: many }, new Date("2026-09-30T12:00:00Z"));
  expect([notes.length, ofYear.length]).toEqual([3, 28]);
});
