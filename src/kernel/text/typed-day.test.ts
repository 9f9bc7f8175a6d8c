import {
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  toCalendar,
} from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareOf } from "../testing/test-share.ts";
import { dayFault } from "./days.ts";
import { gregorianMonths, hijriMonths, weekdays } from "./format.text.ts";
import { formatDate, formatHijri, formatLongDate, isoDay } from "./format.ts";
import { gregorianMonthNames, hijriMonthNames, typedDayText } from "./typed-day.text.ts";
import { parseTypedDay } from "./typed-day.ts";

const today = "2026-11-22"; // a Sunday, 12 Jumada II 1448
const read = (text: string, now = today) => {
  const found = parseTypedDay(text, now);
  return "day" in found ? found.day : found.refusal;
};

describe("what is typed", () => {
  test.each([
    ["25/11/2026", "2026-11-25"],
    ["٢٥/١١/٢٠٢٦", "2026-11-25"],
    ["۲۵.۱۱.۲۰۲۶", "2026-11-25"],
    ["25-11-2026", "2026-11-25"],
    ["25 11 2026", "2026-11-25"],
    ["٢٥، ١١، ٢٠٢٦", "2026-11-25"],
    ["٢٥؍١١؍٢٠٢٦", "2026-11-25"],
    [" 5 / 1 / 2027 ", "2027-01-05"],
    ["25/11/26", "2026-11-25"],
    ["25/11/98", "1998-11-25"],
    ["2026-11-25", "2026-11-25"],
    ["2026/9/5", "2026-09-05"],
    ["٢٠٢٦-٩-٢٠", "2026-09-20"],
    ["\u200f٢٥/١١/٢٠٢٦", "2026-11-25"],
    ["25112026", "2026-11-25"],
    ["20261125", "2026-11-25"],
    ["251126", "2026-11-25"],
    ["20111920", "1920-11-20"],
    ["19201120", "1920-11-20"],
    ["٢٥١١٢٦", "2026-11-25"],
    ["25/11/2026 م", "2026-11-25"],
    ["25/11/2026م", "2026-11-25"],
    ["25 نوفمبر 2026", "2026-11-25"],
    ["٢٥ نوفمبر ٢٠٢٦م", "2026-11-25"],
    ["25نوفمبر2026", "2026-11-25"],
    ["٢٥ تشرين الثاني ٢٠٢٦", "2026-11-25"],
    ["25 تشرين ثاني 26", "2026-11-25"],
    ["1 كانون الأول 2026", "2026-12-01"],
    ["1 كانون الثاني 2027", "2027-01-01"],
    ["7 إبريل 2027", "2027-04-07"],
    ["7 ابريل، 2027", "2027-04-07"],
    ["7 أيار 2027", "2027-05-07"],
    ["3 يونيه 2027", "2027-06-03"],
    ["25 Nov 2026", "2026-11-25"],
    ["November 25, 2026", "2026-11-25"],
    ["2026 نوفمبر 25", "2026-11-25"],
    ["الأربعاء 25 نوفمبر 2026", "2026-11-25"],
    ["يوم الاربعا ٢٥/١١", "2026-11-25"],
  ])("RES-04 %s is a day of the Gregorian calendar", (typed, day) => {
    expect(parseTypedDay(typed, today)).toEqual({ day, calendar: "gregorian" });
  });

  test.each([
    ["15/6/1448", "2026-11-25"],
    ["1448/6/15", "2026-11-25"],
    ["١٤٤٨-٠٦-١٥", "2026-11-25"],
    ["15061448", "2026-11-25"],
    ["14480615", "2026-11-25"],
    ["14010101", "1980-11-09"],
    ["15/6/1448هـ", "2026-11-25"],
    ["15/6/1448 هجري", "2026-11-25"],
    ["15/6/48 ه", "2026-11-25"],
    ["15 جمادى الآخرة 1448", "2026-11-25"],
    ["١٥ جمادي الاخره ١٤٤٨ هـ", "2026-11-25"],
    ["15 جمادى الثانية 1448", "2026-11-25"],
    ["الأربعاء 15 جماد ثاني 1448", "2026-11-25"],
    ["1 محرّم 1449", "2027-06-06"],
    ["1 رَمَضان 1448", "2027-02-08"],
    ["9 ذو الحجة 1448", "2027-05-15"],
    ["9 ذي الحجه 1448هـ", "2027-05-15"],
    ["9 ذوالحجة 1448", "2027-05-15"],
  ])("RES-04 %s is a day of the Hijri calendar", (typed, day) => {
    expect(parseTypedDay(typed, today)).toEqual({ day, calendar: "hijri" });
  });

  test.each([
    ["25/11", "2026-11-25"],
    ["٢٥/١١", "2026-11-25"],
    ["22/11", "2026-11-22"],
    ["21/11", "2027-11-21"],
    ["1/1", "2027-01-01"],
    ["٢٥ نوفمبر", "2026-11-25"],
    ["3 شباط", "2027-02-03"],
    ["15 جمادى الآخرة", "2026-11-25"],
    ["12 جمادى الآخرة", "2026-11-22"],
    ["11 جمادى الآخرة", "2027-11-10"],
    ["15/6 هـ", "2026-11-25"],
    ["الخميس 26/11", "2026-11-26"],
  ])("RES-04 %s is the next such day, today among them", (typed, day) => {
    expect(read(typed)).toBe(day);
  });

  test.each([
    ["اليوم", "2026-11-22"],
    ["غدًا", "2026-11-23"],
    ["غدا", "2026-11-23"],
    ["بكره", "2026-11-23"],
    ["بعد غد", "2026-11-24"],
    ["بعد غدٍ", "2026-11-24"],
    ["أمس", "2026-11-21"],
    ["امس", "2026-11-21"],
    ["أول أمس", "2026-11-20"],
    ["بعد ٣ أيام", "2026-11-25"],
    ["بعد ثلاثة أيام", "2026-11-25"],
    ["بعد 3ايام", "2026-11-25"],
    ["بعد 11 يومًا", "2026-12-03"],
    ["بعد يوم", "2026-11-23"],
    ["بعد يومين", "2026-11-24"],
    ["بعد أسبوع", "2026-11-29"],
    ["بعد اسبوعين", "2026-12-06"],
    ["بعد ثمانية أسابيع", "2027-01-17"],
    ["بعد شهر", "2026-12-22"],
    ["بعد شهرين", "2027-01-22"],
    ["بعد ١٢ شهرًا", "2027-11-22"],
    ["بعد سنة", "2027-11-22"],
    ["بعد عامين", "2028-11-22"],
    ["قبل أسبوع", "2026-11-15"],
    ["قبل 11 شهرا", "2025-12-22"],
    ["قبل سنتين", "2024-11-22"],
    ["الخميس", "2026-11-26"],
    ["خميس", "2026-11-26"],
    ["يوم الثلاثاء", "2026-11-24"],
    ["الأربعا", "2026-11-25"],
    ["الاثنين القادم", "2026-11-23"],
    ["الإثنين", "2026-11-23"],
    ["الجمعة المقبلة", "2026-11-27"],
    ["السبت", "2026-11-28"],
    ["الأحد", "2026-11-29"],
    ["نهاية الشهر", "2026-11-30"],
    ["آخر الشهر", "2026-11-30"],
    ["أول الشهر القادم", "2026-12-01"],
    ["نهاية العام", "2026-12-31"],
  ])("RES-04 %s counts from today", (typed, day) => {
    expect(parseTypedDay(typed, today)).toEqual({ day, calendar: "gregorian" });
  });

  test("RES-04 if the target month is too short, its last day is meant", () => {
    expect(read("بعد شهر", "2027-01-31")).toBe("2027-02-28");
    expect(read("قبل شهر", "2028-03-31")).toBe("2028-02-29");
    expect(read("بعد سنة", "2028-02-29")).toBe("2029-02-28");
    expect(read("نهاية الشهر", "2028-02-10")).toBe("2028-02-29");
    expect(read("أول الشهر القادم", "2026-12-10")).toBe("2027-01-01");
  });
});

describe("what is refused", () => {
  const last = (day: number) => typedDayText.noSuchDay.replace("{last}", String(day));

  test.each([
    ["31/2", 28],
    ["29/2", 28],
    ["29/2/2027", 28],
    ["30/2/2028", 29],
    ["31/4/2027", 30],
    ["31 نوفمبر", 30],
    ["2026-02-30", 28],
    ["31022027", 28],
    ["310227", 28],
    ["30/6/1448", 29],
    ["30 جمادى الآخرة 1448", 29],
    ["31/7/1448", 30],
  ])("RES-04 %s is no day of its month, which ends with day %i", (typed, day) => {
    expect(read(typed)).toBe(last(day));
  });

  test.each([
    "1899-12-31",
    "31/12/1899",
    "1/1/2101",
    "1/1/1600",
    "1/1/1501",
    "1/1/1299",
    "1/1/1300", // Hijri, and before 1900
    "2026/11/25 هـ",
    "15/6/1448 م",
    "25 نوفمبر 1448",
    "15 رمضان 2026",
    "0026-01-01",
    "5/5/202",
    "بعد 200 سنة",
    "قبل 9999 أسبوع",
    "قبل 9999 شهر",
  ])("RES-04 the year of %s is none that is stored", (typed) => {
    expect(read(typed)).toBe(typedDayText.year);
  });

  test.each([
    "",
    "   ",
    "نص",
    "25",
    "نوفمبر",
    "نوفمبر 2026",
    "11/25/2026",
    "11/25",
    "0/5/2027",
    "5/0/2027",
    "32/1/2027",
    "2026",
    "2511",
    "2026-09",
    "202609",
    "25/11/2026/1",
    "25/11/2026 10:30",
    "25 نوفمبر ديسمبر",
    "25 نوفمبر 2026 هـ",
    "15 رجب 1448 م",
    "1 2 نوفمبر 2026",
    "بعد",
    "بعد 3",
    "بعد 3 يومين",
    "بعد كم يوم",
    "بعد 3 أيام ونصف",
    "بعد 12345 يوم",
    "الخميس الجمعة",
    "هـ",
    "ربيع 15",
    "25/١١/2026م هـ",
    "غدًا ".repeat(40),
  ])("RES-04 «%s» is not understood", (typed) => {
    expect(read(typed)).toBe(typedDayText.unread);
  });

  test("RES-04 a weekday that is not that of the date is refused, not ignored", () => {
    const sentence = (weekday: string) => typedDayText.weekday.replace("{weekday}", weekday);
    expect(read("الثلاثاء 25 نوفمبر 2026")).toBe(sentence("الأربعاء"));
    expect(read("الثلاثاء 15/6/1448")).toBe(sentence("الأربعاء"));
  });

  test("RES-04 any typed text gives a day that the server accepts, or a sentence", () => {
    const word = fc.constantFrom(
      ...["25", "٣١", "12", "2026", "1448", "/", "-", " ", "،", "هـ", "م", "بعد", "يوم", "الخميس"],
      ...["أسبوعين", "شهر", "9999", "ربيع", "الأول", "نوفمبر", "ذو", "الحجة", "\u200f", "x", "\u0000"],
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 8 }).map((words) => words.join("")),
      fc.array(word, { maxLength: 6 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = parseTypedDay(text, today);
        if ("day" in found) expect(dayFault(found.day)).toBeUndefined();
        else expect(found.refusal).not.toBe("");
      }),
      { numRuns: 2000 },
    );
  });
});

describe("every day from 1950 to 2076", () => {
  const umalqura = new IslamicUmalquraCalendar();
  const digits = (text: string, zero: number) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  const days: string[] = [];
  for (let time = Date.UTC(1950, 0, 1); time <= Date.UTC(2076, 11, 31); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10));

  /** The Hijri year, month and day, as the library counts them. */
  const hijriOf = (day: string) => {
    const [year = 0, month = 0, number = 0] = day.split("-").map(Number);
    return toCalendar(new CalendarDate(new GregorianCalendar(), year, month, number), umalqura);
  };
  const two = (number: number) => String(number).padStart(2, "0");

  test("RES-04 a day printed in any form is read back as the same day", () => {
    const wrong: string[] = [];
    const expectRead = (text: string, day: string, now = today) => {
      if (wrong.length < 10 && read(text, now) !== day) wrong.push(`${text}: ${read(text, now)} for ${day}`);
    };
    for (const [index, day] of shareOf([...days.entries()], 11)) {
      const [year = 0, month = 0, number = 0] = day.split("-").map(Number);
      const hijri = hijriOf(day);
      const [m, d] = [two(month), two(number)];
      const [hm, hd] = [two(hijri.month), two(hijri.day)];
      const separator = ["/", "-", ".", " ", "، "][index % 5] ?? "";
      const always = [day, `${d}${m}${year}`, formatLongDate(day), formatHijri(day)];
      // Each form on every fourth day, so that all of them are tried with every day of month and week.
      const inTurn = [
        [number, month, year].join(separator),
        [year, month, number].join(separator),
        `${year}${m}${d}`,
        `${number} ${month} ${year} م`,
        [hijri.day, hijri.month, hijri.year].join(separator),
        [hijri.year, hijri.month, hijri.day].join(separator),
        `${hd}${hm}${hijri.year}`,
        `${hijri.year}${hm}${hd}`,
      ];
      const zero = [0x30, 0x660, 0x6f0][index % 3] ?? 0x30;
      for (const form of [...always, ...inTurn.filter((_, place) => place % 4 === index % 4)])
        expectRead(digits(form, zero), day);
      // A date without a year, or with two digits of it, is read from a day shortly before.
      const before = days[index - 20];
      if (before === undefined) continue;
      expectRead(`${number}/${month}`, day, before);
      expectRead(`${d}${m}${two(year % 100)}`, day, before);
      if (index % 4 === 0) expectRead(`${number} ${gregorianMonths[month - 1]}`, day, before);
      if (index % 4 === 1) expectRead(`${hijri.day} ${hijriMonths[hijri.month - 1]}`, day, before);
      if (index % 4 === 2) expectRead(`${hijri.day}/${hijri.month}/${two(hijri.year % 100)} هـ`, day, before);
    }
    expect(wrong).toEqual([]);
  });

  test("RES-04 the browser counts Hijri days as the table of Umm al-Qura does, from 1900 to the end of 1500", () => {
    const counted: string[] = [];
    for (let time = Date.UTC(1900, 0, 1); time < Date.UTC(2077, 10, 17); time += 86_400_000)
      counted.push(new Date(time).toISOString().slice(0, 10));
    const wrong = counted.filter((day) => {
      const { year, month, day: number } = hijriOf(day);
      return formatHijri(day) !== `${number} ${hijriMonths[month - 1]} ${year}هـ`;
    });
    expect(wrong).toEqual([]);
  });

  test("RES-04 every spelling of every month is read, with its weekday", () => {
    for (const [month, names] of gregorianMonthNames.entries())
      for (const name of names) expect(read(`10 ${name} 2027`), name).toBe(`2027-${two(month + 1)}-10`);
    for (const [month, names] of hijriMonthNames.entries())
      for (const name of names) {
        const day = read(`10 ${name} 1448`);
        expect(formatHijri(day), name).toBe(`10 ${hijriMonths[month]} 1448هـ`);
        expect(read(`${weekdays[new Date(day).getUTCDay()]} 10 ${name} 1448 هجرية`), name).toBe(day);
      }
    expect(isoDay("2027-01-10")).toBe("2027-01-10");
    expect(read(formatDate("2027-01-10"))).toBe("2027-01-10");
  });
});
