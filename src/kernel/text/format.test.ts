import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { counted } from "./format.text.ts";
import {
  addDays,
  countAfterPreposition,
  countOf,
  displayPhone,
  formatDate,
  formatDateTime,
  formatDay,
  formatHijri,
  formatLongDate,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTime,
  isoDay,
  isoDayAfter,
  isWholeNumber,
  relativeDay,
  relativeTime,
  riyalInWords,
  startOfDay,
  telLink,
  waLink,
} from "./format.ts";

const lateEvening = "2026-11-21T22:30:00.000Z"; // half past one on the next day in Riyadh

describe("dates", () => {
  test("AR-02 days ahead and ago are counted from the day in Riyadh, across the ends of months and years", () => {
    expect([isoDayAfter(lateEvening, 0), isoDayAfter(lateEvening, 30)]).toEqual(["2026-11-22", "2026-12-22"]);
    expect(isoDayAfter(new Date(lateEvening), -22)).toBe("2026-10-31");
    expect([isoDayAfter("2028-02-28", 1), isoDayAfter("2026-12-31", 1)]).toEqual([
      "2028-02-29",
      "2027-01-01",
    ]);
    expect(addDays(lateEvening, -2).toISOString()).toBe("2026-11-19T22:30:00.000Z");
    expect(startOfDay("2026-11-22").toISOString()).toBe("2026-11-21T21:00:00.000Z");
  });

  test("AR-02 prints the day of Riyadh, not of UTC, in both calendars", () => {
    expect(formatDate(lateEvening)).toBe("22 نوفمبر 2026");
    expect(formatHijri(lateEvening)).toBe("12 جمادى الآخرة 1448هـ");
    expect(formatDate("2026-11-21T20:59:00Z")).toBe("21 نوفمبر 2026");
    expect(formatHijri("2026-11-21T20:59:00Z")).toBe("11 جمادى الآخرة 1448هـ");
  });

  test("AR-02 prints the other forms of a date", () => {
    expect(formatDay(lateEvening)).toBe("22 نوفمبر");
    expect(formatLongDate(lateEvening)).toBe("الأحد، 22 نوفمبر 2026");
    expect(formatDateTime(lateEvening)).toBe("22 نوفمبر 2026، 1:30\u00a0ص");
    expect(isoDay(lateEvening)).toBe("2026-11-22");
    expect(formatDate(new Date(lateEvening))).toBe("22 نوفمبر 2026");
    expect(formatDate("2024-03-03")).toBe("3 مارس 2024");
  });

  test.each([
    ["2026-01-01T21:00Z", "12:00\u00a0ص"],
    ["2026-01-01T09:05Z", "12:05\u00a0م"],
    ["2026-01-01T13:20Z", "4:20\u00a0م"],
    ["2026-01-01T07:12Z", "10:12\u00a0ص"],
  ])("AR-02 prints the time of %s", (moment, time) => {
    expect(formatTime(moment)).toBe(time);
  });

  test("AR-02 shows a text that is not a date as it was typed", () => {
    expect(formatDate("ربيع 2026")).toBe("ربيع 2026");
    expect(formatDate("3/4/2026")).toBe("3/4/2026");
    expect(formatDate("2026-11-21T22:30")).toBe("2026-11-21T22:30");
    expect(formatHijri("")).toBe("");
    expect(relativeTime("لاحقًا", lateEvening)).toBe("لاحقًا");
  });

  test("AR-02 agrees with ICU on every day of three years, in both calendars", () => {
    const icu = (calendar: string) =>
      new Intl.DateTimeFormat(`ar-SA-u-ca-${calendar}-nu-latn`, {
        dateStyle: "long",
        timeZone: "Asia/Riyadh",
      });
    const [gregorian, hijri] = [icu("gregory"), icu("islamic-umalqura")];
    for (let day = 0; day < 1100; day += 1) {
      const date = new Date(Date.UTC(2025, 0, 1 + day, 12));
      expect(formatDate(date)).toBe(gregorian.format(date));
      expect(formatHijri(date)).toBe(hijri.format(date).replace(" هـ", "هـ"));
    }
  });
});

describe("on a machine with another language, time zone and calendar", () => {
  const zone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = "America/Los_Angeles";
  });
  afterEach(() => {
    process.env.TZ = zone ?? "";
    vi.resetModules();
  });

  test("AR-02 prints the same text", async () => {
    vi.resetModules();
    const elsewhere = await import("./format.ts");
    expect(elsewhere.formatLongDate(lateEvening)).toBe("الأحد، 22 نوفمبر 2026");
    expect(elsewhere.formatDateTime("2026-11-22")).toBe("22 نوفمبر 2026، 3:00\u00a0ص");
  });
});

describe("relative times", () => {
  const now = "2026-11-22T09:00:00Z"; // noon in Riyadh

  test.each([
    ["2026-11-22T08:59:30Z", "الآن"],
    ["2026-11-22T08:58:00Z", "قبل دقيقتين"],
    ["2026-11-22T08:49:00Z", "قبل 11 دقيقة"],
    ["2026-11-22T08:00:00Z", "قبل ساعة"],
    ["2026-11-21T10:00:00Z", "قبل 23 ساعة"],
    ["2026-11-21T08:00:00Z", "أمس"],
    ["2026-11-20T08:00:00Z", "قبل يومين"],
    ["2026-11-18T08:00:00Z", "قبل 4 أيام"],
    ["2026-11-08T08:00:00Z", "قبل أسبوعين"],
    ["2026-10-20T08:00:00Z", "قبل شهر"],
    ["2023-11-01T08:00:00Z", "قبل 3 سنوات"],
    ["2026-11-22T12:00:00Z", "بعد 3 ساعات"],
    ["2026-11-24T12:00:00Z", "بعد يومين"],
  ])("AR-02 says how far %s is", (moment, words) => {
    expect(relativeTime(moment, now)).toBe(words);
  });

  test("AR-02 counts due dates by the calendar of Riyadh", () => {
    expect(relativeDay("2026-11-22", now)).toBe("اليوم");
    expect(relativeDay("2026-11-22T21:30:00Z", now)).toBe("غدًا");
    expect(relativeDay("2026-11-21", now)).toBe("أمس");
    expect(relativeDay("2026-11-25", now)).toBe("بعد 3 أيام");
  });
});

describe("numbers and prices", () => {
  test("AR-02 groups thousands with Latin digits", () => {
    expect(formatNumber(1234567.891)).toBe("1,234,567.89");
    expect(formatNumber(-5)).toBe("-5");
    expect(formatPercent(72)).toBe("72%");
  });

  test("SVC-02 AR-02 prints a price as a number and the riyal", () => {
    expect(formatPrice(1400)).toBe("1,400\u00a0ريال");
    expect(formatPrice(0)).toBe("0\u00a0ريال");
    expect(formatPrice(99.5)).toBe("99.50\u00a0ريال");
    expect(formatPrice(39, "شهريًا")).toBe("39\u00a0ريالًا شهريًا");
    expect(formatPrice(39, "\u20C1 شهريًا")).toBe("39\u00a0ريالًا شهريًا");
    expect(formatPrice(39, "\u20C1")).toBe("39\u00a0ريالًا");
  });

  test.each([
    [1, "1\u00a0ريال"],
    [2, "2\u00a0ريال"],
    [3, "3\u00a0ريالات"],
    [10, "10\u00a0ريالات"],
    [11, "11\u00a0ريالًا"],
    [100, "100\u00a0ريال"],
    [349, "349\u00a0ريالًا"],
    [1_002, "1,002\u00a0ريال"],
    [3.5, "3.50\u00a0ريال"],
  ])("SVC-02 AR-02 the riyal behind %d stands in the form that the number asks for", (amount, shown) => {
    expect(formatPrice(amount)).toBe(shown);
  });
});

describe("plurals", () => {
  test.each([
    [0, "لا أسئلة"],
    [1, "سؤال واحد"],
    [2, "سؤالان"],
    [3, "3 أسئلة"],
    [10, "10 أسئلة"],
    [103, "103 أسئلة"],
    [11, "11 سؤالًا"],
    [99, "99 سؤالًا"],
    [111, "111 سؤالًا"],
    [100, "100 سؤال"],
    [102, "102 سؤال"],
    [1.5, "1.5 سؤال"],
  ])("AR-02 counts %d questions", (count, words) => {
    expect(countOf(counted.question, count)).toBe(words);
  });

  test("AR-02 tells many from other, and groups the figure", () => {
    expect(countOf(counted.project, 11)).toBe("11 مشروعًا");
    expect(countOf(counted.project, 100)).toBe("100 مشروع");
    expect(countOf(counted.project, 12400)).toBe("12,400 مشروع");
  });

  test("AR-02 uses the genitive after a preposition", () => {
    expect(countAfterPreposition("day", 2)).toBe("يومين");
    expect(countOf(counted.day, 2)).toBe("يومان");
  });
});

describe("phones", () => {
  test.each([
    ["+966551234567", "+966 55 123 4567"],
    ["+966110000000", "+966 11 000 0000"],
    ["+966920012345", "+966 9200 12345"],
    ["+9668001234567", "+966 800 123 4567"],
    ["+97141234567", "+97141234567"],
    ["تحويلة 12", "تحويلة 12"],
    ["+966551234567 (بعد العصر)", "+966 55 123 4567 (بعد العصر)"],
  ])("AR-03 SHELL-08 shows %s in groups", (stored, shown) => {
    expect(displayPhone(stored)).toBe(shown);
  });

  test("HOME-06 AR-03 makes links from digits only", () => {
    expect(waLink("+966 55 123 4567")).toBe("https://wa.me/966551234567");
    expect(waLink("+966551234567", "مرحبًا & أهلًا")).toBe(
      `https://wa.me/966551234567?text=${encodeURIComponent("مرحبًا & أهلًا")}`,
    );
    expect(telLink("+966 55 123 4567")).toBe("tel:+966551234567");
  });

  test("AR-03 a phone stored as typed is dialled by its number only, without extension or second number", () => {
    expect(telLink("٠١١ ٢٣٤ ٥٦٧٨ تحويلة ١٠٢")).toBe("tel:0112345678");
    expect(telLink("تحويلة 102 على (011) 234-5678")).toBe("tel:0112345678");
    expect(telLink("0551234567 / 0557654321")).toBe("tel:0551234567");
    expect(waLink("+966551234567 ext 5")).toBe("https://wa.me/966551234567");
    expect(telLink("لا يوجد")).toBe("tel:");
  });

  test("AR-03 a whole number is one that could be read, not a text that was stored as typed", () => {
    const whole = ["+966551234567", "+12", "+966551234567 (بعد العصر)"];
    expect(whole.filter(isWholeNumber)).toEqual(whole);
    const typed = ["", "+", "0551234567", "+966 55 123 4567", "+966551234567 تحويلة 5", "+٩٦٦", "+9665\n"];
    expect(typed.filter(isWholeNumber)).toEqual([]);
  });
});

test.each([
  ["القيمة 9,000\u20C1", "القيمة 9,000 ريال"],
  ["\u20C11,400.50 للشهر", "1,400.50 ريال للشهر"],
  ["\u20C1 ٥٠٠.", "٥٠٠ ريال."],
  ["بالـ(\u20C1) فقط", "بالـ(ريال) فقط"],
  ["5 \u20C1", "5 ريال"],
  ["بلا علامة", "بلا علامة"],
])("AR-02 SVC-03 the sign of the riyal is shown as its word: %s", (text, shown) => {
  expect(riyalInWords(text)).toBe(shown);
});

test("AR-02 TRIAL-01 D: a single unit before or after now is named without its number, a promised period with it", () => {
  const now = "2026-11-22T09:00:00Z";
  expect(relativeTime("2026-11-22T08:59:00Z", now)).toBe("قبل دقيقة");
  expect(relativeTime("2026-11-15T09:00:00Z", now)).toBe("قبل أسبوع");
  expect(relativeTime("2026-12-22T09:00:00Z", now)).toBe("بعد شهر");
  expect(countAfterPreposition("month", 1)).toBe("شهر واحد");
});

test("AR-02 TRIAL-01 I: the mark of the half day and the riyal never begin a line", () => {
  expect(formatTime("2026-11-22T22:08:00Z")).toBe("1:08\u00a0ص");
  expect(formatPrice(2939)).toBe("2,939\u00a0ريالًا");
  expect(formatHijri("2026-11-22")).toMatch(/1448هـ$/);
});
