import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Day, type DayHours, days } from "../../content/settings/opening-hours.ts";
import { weekText } from "./week-strip.text.ts";
import { WeekStrip } from "./week-strip.tsx";

const on = (open: readonly Day[], opens: string, closes: string): DayHours[] =>
  open.map((day) => ({ day, opens, closes }));

/** The strip: its days as words, and the hours of each as dots, `o` for open. */
function draw(openingHours: DayHours[], isSaid = true) {
  const strip = parseHTML(
    renderToStaticMarkup(<WeekStrip {...{ openingHours, isSaid }} />),
  ).document.querySelector("ol");
  const rows = [...(strip?.querySelectorAll("li") ?? [])];
  return {
    isHidden: strip?.getAttribute("aria-hidden") === "true",
    words: rows.map(({ textContent }) => textContent),
    dots: rows.map((row) =>
      [...row.querySelectorAll("i")].map((dot) => (dot.className || row.className ? "-" : "o")).join(""),
    ),
  };
}

test.each([
  ["09:00", "18:00", 9],
  ["09:30", "17:00", 8],
  ["08:00", "08:30", 1],
  ["17:00", "01:00", 8],
  ["20:00", "12:00", 16],
])("SITE-03 ASET-01 a day from %s to %s has %i dots, and so have the closed days", (opens, closes, count) => {
  const { dots } = draw(on(["sunday", "saturday"], opens, closes));
  expect(dots).toEqual(days.map((day) => (/^s[ua]/.test(day) ? "o" : "-").repeat(count)));
});

test("SITE-03 ASET-01 a shorter day shows which of the week's hours it has", () => {
  const { dots } = draw([
    ...on(["sunday", "monday"], "09:00", "18:00"),
    ...on(["thursday"], "10:00", "13:00"),
  ]);
  expect(dots).toEqual([
    "ooooooooo",
    "ooooooooo",
    "---------",
    "---------",
    "-ooo-----",
    "---------",
    "---------",
  ]);
});

test("SITE-03 AR-04 screen readers get the sentence in place of the strip, or its days where no sentence can say them", () => {
  const office = on(days.slice(0, 5), "09:00", "18:00");
  expect(draw(office)).toMatchObject({
    isHidden: true,
    words: expect.arrayContaining(["الأحد", "الجمعةمغلق"]),
  });
  const spoken = ["الأحدمن 09:00 إلى 18:00", "الجمعةمغلق"];
  expect(draw(office, false)).toMatchObject({ isHidden: false, words: expect.arrayContaining(spoken) });
  const shorter = [...office.slice(0, 4), ...on(["thursday"], "09:00", "13:00")];
  expect(draw(shorter)).toMatchObject({
    isHidden: false,
    words: expect.arrayContaining([...spoken, "الخميسمن 09:00 إلى 13:00"]),
  });
});

test("SITE-03 TRIAL-01 I: a closed day says so on that day too", () => {
  expect(weekText.note(true, false)).toBe("اليوم، مغلق");
  expect(weekText.note(true, true)).toBe("اليوم");
  expect(weekText.note(false, false)).toBe("مغلق");
  expect(weekText.note(false, true)).toBe("");
});
