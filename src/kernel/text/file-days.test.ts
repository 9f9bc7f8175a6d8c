import { describe, expect, test } from "vitest";
import { type DayOrder, orderOf, readFileDay } from "./file-days.ts";

const today = "2026-11-27";
const read = (cell: string, order?: DayOrder) => {
  const found = readFileDay(cell, today, order);
  return "day" in found ? found.day : found.fault;
};

describe("days of files", () => {
  test.each([
    ["2024-04-21", "2024-04-21"],
    ["21/04/2024", "2024-04-21"],
    ["4/21/2024", "2024-04-21"],
    ["٢١/٠٤/٢٠٢٤", "2024-04-21"],
    ["٢٠٢٤-٠٤-٢١", "2024-04-21"],
    ["۲۱/۴/۲۰۲۴", "2024-04-21"],
    ["21-04-24", "2024-04-21"],
    ["21.4.2024", "2024-04-21"],
    ["21-Apr-24", "2024-04-21"],
    ["April 21, 2024", "2024-04-21"],
    ["Sunday, April 21, 2024", "2024-04-21"],
    ["الأحد، 21 أبريل، 2024", "2024-04-21"],
    ["21 أبريل 2024", "2024-04-21"],
    ["4/21/2024 0:00", "2024-04-21"],
    ["2024-04-21 00:00:00", "2024-04-21"],
    ["21/04/2024 12:00:00 AM", "2024-04-21"],
    ["21/04/2024 12:00:00 ص", "2024-04-21"],
    ["2024-04-21T22:30:00Z", "2024-04-22"],
    ["20240421", "2024-04-21"],
    ["5/5/2024", "2024-05-05"],
    ["12/10/1445", "2024-04-21"],
    ["12/10/1445 هـ", "2024-04-21"],
    ["١٤٤٥/١٠/١٢", "2024-04-21"],
    ["12 شوال 1445", "2024-04-21"],
    ["\u200F21/\u200F04/\u200F2024", "2024-04-21"],
  ])("RES-04 ADM-03 TRIAL-01 F5: %s is the day %s", (cell, day) => {
    expect(read(cell)).toBe(day);
  });

  test.each([
    ["3/4/2024", "ambiguous"],
    ["٣/٤/٢٠٢٤", "ambiguous"],
    ["03-04-24", "ambiguous"],
    ["05042024", "ambiguous"],
    ["3/4/2024 0:00", "ambiguous"],
    ["45403", "count"],
    ["45403.5", "count"],
    ["25/11", "year"],
    ["25-Nov", "year"],
    ["غدًا", "year"],
    ["30/02/2024", "unread"],
    ["32/13/2024", "unread"],
    ["لا أدري", "unread"],
  ])("RES-04 ADM-03 TRIAL-01 F5: %s is refused: %s", (cell, fault) => {
    expect(read(cell)).toBe(fault);
  });

  test("RES-04 ADM-03 TRIAL-01 F5: an ambiguous day is read in the order that other days have, if they agree", () => {
    expect(orderOf(["3/4/2024", "21/04/2024", "", "نص", "2024-01-02"], today)).toBe("day");
    expect(orderOf(["3/4/2024", "4/21/2024 0:00"], today)).toBe("month");
    expect(orderOf(["3/4/2024", "21/04/2024", "4/21/2024"], today)).toBeUndefined();
    expect(orderOf(["3/4/2024", "5/5/2024", "12/10/1445"], today)).toBeUndefined();
    expect([read("3/4/2024", "day"), read("3/4/2024", "month")]).toEqual(["2024-04-03", "2024-03-04"]);
    expect([read("21/04/2024", "month"), read("12/10/1445", "month")]).toEqual(["2024-04-21", "2024-04-21"]);
  });

  test("RES-04 TRIAL-01 F5: a refusal names both readings", () => {
    expect(readFileDay("3/4/2024", today)).toEqual({
      fault: "ambiguous",
      readings: ["2024-04-03", "2024-03-04"],
    });
  });

  test("SEC-08 TRIAL-01 F5: a cell with a very long run of spaces is read in a time that grows with its length", () => {
    // Tried at each space anew, this run takes longer than any test may.
    const spaces = " ".repeat(400_000);
    expect(read(`21/04/2024${spaces}12:00`)).toBe("2024-04-21");
    expect(read(`21/04/2024${spaces}x`)).toBe("unread");
  });
});
