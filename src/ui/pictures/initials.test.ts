import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["سارة العتيبي", "س"],
  ["رائد سالم", "ر"],
  ["العنود خالد", "ع"],
  ["سارة Ali", "س"],
  ["Omar Ali", "OA"],
  ["Omar", "O"],
  ["علی", "ع"],
  ["", ""],
])(
  "BELL-01 TRIAL-01 J6: the initials of «%s» are «%s», never two letters that join into a word",
  (name, wanted) => {
    expect(initialsOf(name)).toBe(wanted);
    expect(initialsOf(name)).not.toMatch(/\p{Script=Arabic}{2}/u);
  },
);
