import { beforeEach, expect, test, vi } from "vitest";
import { mayOffer, restOffer } from "./offer-rest.ts";

const day = (days: number) => new Date(Date.parse("2026-11-30T08:00:00Z") + days * 24 * 60 * 60_000);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

test("NOTICE-01 the offer of notices rests for 30 days of its person, and for good after the second time", () => {
  expect(mayOffer(1, day(0))).toBe(true);
  restOffer(1, day(0));
  expect(mayOffer(1, day(0))).toBe(false);
  expect(mayOffer(1, day(29.99))).toBe(false);
  expect(mayOffer(1, day(30))).toBe(true);
  expect(mayOffer(2, day(0))).toBe(true); // who shares the computer
  restOffer(1, day(31));
  expect(mayOffer(1, day(400))).toBe(false);
});
