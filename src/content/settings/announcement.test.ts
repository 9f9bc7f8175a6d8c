import { expect, test } from "vitest";
import { announcementState, endsTooEarly, isAnnouncedOn } from "./announcement.ts";

const [eight, nine, ten] = [
  "2026-12-01T05:00:00.000Z",
  "2026-12-01T06:00:00.000Z",
  "2026-12-01T07:00:00.000Z",
];
const state = (announcementFrom: string | null, announcementUntil: string | null, announcement = "إعلان") =>
  announcementState({ announcement, announcementFrom, announcementUntil }, new Date(nine));

test("OWN-02 an announcement is shown from its first moment, and over at its last", () => {
  expect([state(null, null), state(nine, null), state(eight, ten), state(null, ten)]).toEqual(
    Array(4).fill("now"),
  );
  expect([state(ten, null), state(ten, ten)]).toEqual(["soon", "soon"]);
  expect([state(null, nine), state(eight, nine), state(eight, eight)]).toEqual(Array(3).fill("over"));
  expect(state(null, null, "  ")).toBe("none");
});

test("OWN-02 an announcement stands on all pages, or on the chosen ones and those below them", () => {
  const on = (paths: string[], path: string) =>
    isAnnouncedOn({ announcementPages: paths.map((href) => ({ href })) }, path);
  expect(on([], "/faq")).toBe(true);
  expect([on(["/"], "/"), on(["/"], "/faq")]).toEqual([true, false]);
  expect(
    ["/projects", "/projects/a-1", "/PROJECTS", "/projectsx"].map((path) => on(["/projects"], path)),
  ).toEqual([true, true, true, false]);
  expect(on(["/faq", "/%D8%B9%D8%B1%D8%B6"], "/عرض")).toBe(true);
  expect(on(["https://other.example/faq"], "/faq")).toBe(false);
});

test("OWN-02 an announcement that ends before it begins is noticed", () => {
  const early = (announcementFrom: string | null, announcementUntil: string | null) =>
    endsTooEarly({ announcementFrom, announcementUntil });
  expect([early(nine, eight), early(nine, nine)]).toEqual([true, true]);
  expect([early(nine, ten), early(null, eight), early(nine, null)]).toEqual([false, false, false]);
});
