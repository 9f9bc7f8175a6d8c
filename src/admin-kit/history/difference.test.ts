import { expect, test } from "vitest";
import { difference, wordDifference } from "./difference.ts";

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, value }) => (kind === "same" ? value : `[${kind} ${value}]`))
    .join("");

test("ADM-03 SURV-05 the history marks removed and added words", () => {
  expect(marked("واجهةٌ تشبه أعمالك", "واجهةٌ تليق بأعمالك")).toBe("واجهةٌ [del تشبه أعمالك][ins تليق بأعمالك]");
  expect(marked("نرسمها لك ثم نسلّمها", "نرسمها لك ونبنيها ثم نسلّمها")).toBe(
    "نرسمها لك [ins ونبنيها ]ثم نسلّمها",
  );
  expect(marked("", "جديد")).toBe("[ins جديد]");
  expect(marked("كما هو", "كما هو")).toBe("كما هو");
});

test("ADM-03 a changed list keeps its common entries", () => {
  expect(difference(["أ", "ب", "ج"], ["ب", "د", "ج"])).toEqual([
    { kind: "del", value: "أ" },
    { kind: "same", value: "ب" },
    { kind: "ins", value: "د" },
    { kind: "same", value: "ج" },
  ]);
});

test("ADM-03 the marks always rebuild both texts, also of very long ones", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const textOf = (length: number) => Array.from({ length }, () => "أبتث"[random(4)]).join(" ");
  for (const length of [0, 1, 5, 12, 40, 2500]) {
    const [before, after] = [textOf(length), textOf(length)];
    const pieces = wordDifference(before, after);
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ value }) => value)
        .join("");
    expect(without("ins")).toBe(before);
    expect(without("del")).toBe(after);
  }
});
