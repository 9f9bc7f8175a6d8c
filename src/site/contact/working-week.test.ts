import { expect, test } from "vitest";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { weekText } from "./working-week.text.ts";
import { workingWeek } from "./working-week.ts";

const office = [0, 1, 2, 3, 4];

test.each([
  [defaultSettings.workingHours, office, 9, 18],
  ["الأحد – الخميس: ٩ ص - ٦ م", office, 9, 18],
  ["من الأحد إلى الخميس من 9:30 صباحًا حتى 5 مساءً", office, 9.5, 17],
  ["السبت إلى الأربعاء، 08:00 - 17:00", [0, 1, 2, 3, 6], 8, 17],
  ["الأحد إلى الخميس، من 9 إلى 6. الجمعة والسبت إجازة.", office, 9, 18],
  ["الأحد والثلاثاء والخميس من 4 عصرًا إلى 9 ليلًا", [0, 2, 4], 16, 21],
  ["يوميًا من 12 ظهرًا إلى 8 مساءً", [0, 1, 2, 3, 4, 5, 6], 12, 20],
  ["كل يوم من 5 مساءً إلى 1 صباحًا", [0, 1, 2, 3, 4, 5, 6], 17, 25],
])("ASET-01 SITE-03 «%s» is read as a week", (text, days, from, to) => {
  expect(workingWeek(text)).toEqual({ days, from, to });
});

test.each([
  "",
  "كل يوم",
  "على مدار الساعة",
  "كل يوم، 24/7",
  "اتصل بنا قبل الزيارة",
  "الأحد إلى الخميس",
  "من 9 صباحًا إلى 6 مساءً",
  "الأحد إلى الخميس، من 9 إلى 12 ومن 4 إلى 8",
  "الأحد إلى الخميس من 9 إلى 6. السبت من 10 إلى 2.",
  "الأحد من 1 إلى 23",
  "الأحد إلى الخميس من 9 صباحًا إلى 3 صباحًا",
])("ASET-01 SITE-03 «%s» cannot be read and stays a text", (text) => {
  expect(workingWeek(text)).toBeNull();
});

test("SITE-03 TRIAL-01 I: a closed day says so on that day too", () => {
  expect(weekText.note(true, false)).toBe("اليوم، مغلق");
  expect(weekText.note(true, true)).toBe("اليوم");
  expect(weekText.note(false, false)).toBe("مغلق");
  expect(weekText.note(false, true)).toBe("");
});
