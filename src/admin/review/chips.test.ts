import { expect, test } from "vitest";
import { chipOf, chips, withChip } from "./chips.ts";

const [wording = "", wrong = "", remove = ""] = chips;

test("SAY-01 a chip fills an empty text or stands before it; another takes its place, and the same one again leaves", () => {
  expect(chips).toHaveLength(3);
  expect(withChip("", remove)).toBe(remove);
  expect(withChip("  ", remove)).toBe(remove);
  expect(withChip("اذكروا الشرقية", wording)).toBe(`${wording}: اذكروا الشرقية`);
  expect(withChip(`${wording}: اذكروا الشرقية`, wrong)).toBe(`${wrong}: اذكروا الشرقية`);
  expect(withChip(`${wrong}: اذكروا الشرقية`, wrong)).toBe("اذكروا الشرقية");
  expect(withChip(remove, wording)).toBe(wording);
  expect(withChip(remove, remove)).toBe("");
});

test("SAY-01 a text names its chip only where it begins with it whole", () => {
  expect(chipOf(`${wording}: هنا`)).toBe(wording);
  expect(chipOf(remove)).toBe(remove);
  expect(chipOf(`${remove}ا`)).toBeUndefined();
  expect(chipOf(`قلت ${wording}`)).toBeUndefined();
});
