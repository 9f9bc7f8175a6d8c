import { expect, test } from "vitest";
import { standardChoices } from "../../kernel/notices.ts";
import { nextDigest, quietUntil } from "./quiet.ts";

const { quiet: standard, digest: ofDay } = standardChoices(false);
const night = { ...standard, isOn: true };
/** A moment by the clocks of Riyadh; 2026-11-29 is a Sunday. */
const at = (moment: string) => new Date(`2026-${moment}:00+03:00`);
const until = (quiet: typeof night, moment: string, kind?: "due" | "mentioned" | "request") =>
  quietUntil(quiet, at(moment), kind)?.toISOString() ?? null;

test.each([
  ["11-29T21:59", null],
  ["11-29T22:00", "11-30T07:00"],
  ["11-29T22:01", "11-30T07:00"],
  ["11-30T06:59", "11-30T07:00"],
  ["11-30T07:00", null],
  ["11-30T07:01", null],
])("NOTICE-01 hours from 22 to 7 in Riyadh: at %s the quiet ends %s", (moment, end) => {
  expect(until(night, moment)).toBe(end && at(end).toISOString());
  expect(until({ ...night, isOn: false }, moment)).toBeNull();
});

test("NOTICE-01 quiet hours within a day, a quiet weekend, and what comes nevertheless", () => {
  const noon = { ...night, from: 12, to: 14 };
  expect(until(noon, "11-29T11:59")).toBeNull();
  expect(until(noon, "11-29T13:30")).toBe(at("11-29T14:00").toISOString());
  // Thursday night joins the weekend, which ends with the night to Sunday.
  const weekend = { ...night, weekend: true };
  expect(until(weekend, "12-03T21:00")).toBeNull();
  for (const moment of ["12-03T23:00", "12-04T12:00", "12-05T21:00"])
    expect(until(weekend, moment), moment).toBe(at("12-06T07:00").toISOString());
  expect(until(night, "11-29T23:00", "due")).toBeNull();
  expect(until(night, "11-29T23:00", "mentioned")).toBeNull();
  expect(until(night, "11-29T23:00", "request")).not.toBeNull();
  expect(until({ ...night, exceptUrgent: false }, "11-29T23:00", "due")).not.toBeNull();
});

test("NOTICE-01 a digest comes at its hour of the chosen days, once a day, and after the quiet hours", () => {
  const digest = { ...ofDay, isOn: true, hour: 8 };
  const next = (moment: string, toldOn: string | null = null, quiet = standard) =>
    nextDigest({ digest, quiet }, at(moment), toldOn)?.toISOString();
  expect(next("11-29T07:59")).toBe(at("11-29T08:00").toISOString());
  expect(next("11-29T08:00")).toBe(at("11-30T08:00").toISOString());
  // Told today already, at another hour that was chosen before.
  expect(next("11-29T07:00", "2026-11-29")).toBe(at("11-30T08:00").toISOString());
  expect(next("12-03T09:00")).toBe(at("12-06T08:00").toISOString()); // Thursday to Sunday
  expect(next("11-29T07:00", null, { ...night, to: 10 })).toBe(at("11-29T10:00").toISOString());
  expect(
    nextDigest({ digest: { ...digest, isOn: false }, quiet: standard }, at("11-29T07:00"), null),
  ).toBeNull();
});
