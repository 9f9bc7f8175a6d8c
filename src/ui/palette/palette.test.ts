import { describe, expect, test } from "vitest";
import { contrast, distance, shadeOf } from "./colours.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { standardColour, standardColours, themes } from "./standard.ts";

const everyCase = process.env.EVERY_CASE === "1";

/** The pairs of the contrast table whose contrast a palette does not reach. */
const faultsOf = (palette: Pick<Palette, "light" | "dark">) =>
  themes.flatMap((theme) =>
    contrastPairs.flatMap(([text, ground, ratio]) => {
      const [a = "", b = ""] = [palette[theme].get(text), palette[theme].get(ground)];
      const found = contrast(a, b);
      return found >= ratio ? [] : [`${theme}: ${text} ${a} on ${ground} ${b} is ${found.toFixed(2)}`];
    }),
  );

/** The same colours in each run. */
function* randomColours(count: number) {
  let seed = 20_261_124;
  for (let made = 0; made < count; made++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(seed >>> 8).toString(16).padStart(6, "0")}`;
  }
}

test("BRAND-01 the design itself reaches the contrast of every pair of its table", () => {
  expect(faultsOf(standardColours)).toEqual([]);
  expect(standardColour).toBe("#015a3f");
});

describe("BRAND-01 a palette of one colour", () => {
  test.each([
    ["black", "#000000"],
    ["white", "#ffffff"],
    ["grey", "#808080"],
    ["neon yellow", "#eaff00"],
    ["pure red", "#ff0000"],
    ["pure green", "#00ff00"],
    ["pure blue", "#0000ff"],
    ["orange", "#ff7a00"],
    ["navy", "#0b1f4b"],
    ["pale pink", "#ffd9e3"],
  ])("reaches the contrast of every pair in both themes when the colour is %s", (_name, colour) => {
    expect(faultsOf(paletteOf(colour))).toEqual([]);
  });

  test(`reaches the contrast of every pair in both themes for ${everyCase ? "1,000" : "50"} random colours`, () => {
    const faults = [...randomColours(everyCase ? 1000 : 50)].flatMap((colour) =>
      faultsOf(paletteOf(colour)).map((fault) => `${colour} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("shows the chosen colour wherever it is legible, and says when it had to be changed", () => {
    const navy = paletteOf("#0b1f4b");
    expect([navy.light.get("brand"), navy.isMoved]).toEqual(["#0b1f4b", false]);
    const yellow = paletteOf("#eaff00");
    expect(yellow.isMoved).toBe(true);
    expect(yellow.dark.get("brand")).toBe("#eaff00");
  });

  test("keeps accent and spark apart from the brand's colour", () => {
    for (const colour of ["#714cae", "#f5d542", "#00a3a3", "#1d4ed8", "#c81e5b", "#808080"])
      for (const theme of themes) {
        const { [theme]: colours } = paletteOf(colour);
        const brand = colours.get("brand") ?? "";
        for (const other of ["accent", "sun"])
          expect(distance(brand, colours.get(other) ?? ""), `${colour} ${theme} ${other}`).toBeGreaterThan(
            0.08,
          );
      }
  });

  test("tints nothing when the colour is a grey, and never changes the colours of states", () => {
    const { light } = paletteOf("#444444");
    for (const token of ["bg", "ink", "band", "brand-tint", "wall-ground"])
      expect(shadeOf(light.get(token) ?? "").c, token).toBeLessThan(0.004);
    expect(light.get("danger")).toBe(standardColours.light.get("danger"));
  });
});
