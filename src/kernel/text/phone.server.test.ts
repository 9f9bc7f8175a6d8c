import { expect, test } from "vitest";
import { storedPhone } from "./phone.server.ts";

test.each([
  "٠٥٥١٢٣٤٥٦٧",
  "۰۵۵۱۲۳۴۵۶۷",
  "0551234567",
  "00966551234567",
  "+966 55 123 4567",
  "\u202A+966 55-123-4567\u202C",
  " 055 123 4567 ",
])("AR-03 stores the mobile %j as one number", (typed) => {
  expect(storedPhone(typed)).toBe("+966551234567");
});

test.each([
  ["011 000 0000", "+966110000000"],
  ["0126543210", "+966126543210"],
  ["9200 12345", "+966920012345"],
  ["920012345", "+966920012345"],
  ["+971 50 123 4567", "+971501234567"],
])("AR-03 stores %s as %s", (typed, stored) => {
  expect(storedPhone(typed)).toBe(stored);
});

test.each(["", "123", "لا يوجد", "0110000028 تحويلة 12", "0551234567 ext. 3", "بعد العصر 0551234567"])(
  "AR-03 keeps %j as typed",
  (typed) => {
    expect(storedPhone(typed)).toBe(typed);
  },
);
