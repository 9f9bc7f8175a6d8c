import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { initialsOf, tintOf } from "../pictures/initials.ts";
import { Portrait } from "../pictures/portrait.tsx";
import { contrast, shadeOf } from "./colours.ts";
import { families } from "./families.ts";
import { paletteOf } from "./palette.ts";
import { standardColours, themes } from "./standard.ts";

/*
 * Contrast alone does not say that a colour is the right one: tints that are all equal are as legible. So each colour of the design
 * and of three brands is recorded. After a wanted change: npx vitest run src/ui/palette -u
 */
const brands = ["#0b1f4b", "#eaff00", "#808080"];

test("BRAND-01 TRIAL-01 R7: every colour of the design and of a dark, a light and a grey brand is the recorded one", async () => {
  const lines = themes.flatMap((theme) =>
    [...standardColours[theme]].map(([token, colour]) => {
      const branded = Object.hasOwn(families, token)
        ? brands.map((brand) => paletteOf(brand)[theme].get(token))
        : [];
      return [theme, token, colour, ...branded].join(" ");
    }),
  );
  expect(lines.length).toBeGreaterThan(100);
  await expect(`${["theme token design", ...brands].join(" ")}\n${lines.join("\n")}\n`).toMatchFileSnapshot(
    "recorded-colours.txt",
  );
});

test.each([
  ["#0b1f4b", "#99c0ff"],
  ["#000000", "#c1c1c1"],
  ["#5a0014", "#ff9da0"],
])(
  "BRAND-01 SHELL-06 TRIAL-01 R7: the dark brand colour %s is lightened to %s in the dark theme, and stays itself in the light one",
  (chosen, lightened) => {
    const { light, dark } = paletteOf(chosen);
    expect([light.get("brand"), dark.get("brand")]).toEqual([chosen, lightened]);
    expect(shadeOf(lightened).l).toBeCloseTo(shadeOf(standardColours.dark.get("brand") ?? "").l, 1);
    for (const ground of ["bg", "surface", "raised"])
      expect(contrast(lightened, dark.get(ground) ?? ""), ground).toBeGreaterThan(6);
  },
);

test.each(themes)("BRAND-01 TRIAL-01 R7: no two tints look alike in the %s theme", (theme) => {
  const colours = standardColours[theme];
  const tints = [...colours].filter(([token]) => token.endsWith("-tint") && !token.startsWith("on-"));
  expect(tints.length).toBeGreaterThan(8);
  // Of two families that share a colour on purpose, both names stand here.
  const byColour = Object.groupBy(tints, ([, colour]) => colour);
  const equal = Object.values(byColour).flatMap((same = []) =>
    same.length > 1 ? [same.map(([name]) => name)] : [],
  );
  expect(equal).toEqual([]);
});

test("BELL-01 TRIAL-01 R7: avatars have four tints by value, and people in a row differ", () => {
  expect(["ب", "ة", "ت", "ث"].map(tintOf)).toEqual(["", "green", "purple", "grey"]);
  expect(tintOf("سارة العتيبي")).toBe(tintOf("سارة العتيبي"));
  expect(new Set(["سارة", "رائد", "نورة", "فهد", "هند", "ليلى"].map(tintOf)).size).toBeGreaterThan(2);
  expect(initialsOf("سارة")).toBe("س");
  const styles = readFileSync("src/ui/pictures/avatar.module.css", "utf8");
  const pairs = [
    ...styles.matchAll(/\.avatar(?:\.(green|purple|grey))? \{[^}]*?background: ([^;]+);\s+color: ([^;]+);/g),
  ];
  expect(pairs.map(([, name = "", ground, ink]) => [name, ground, ink])).toEqual([
    ["", "var(--accent-tint)", "var(--on-accent-tint)"],
    ["green", "var(--brand-tint)", "var(--on-brand-tint)"],
    ["purple", "var(--cat-residential-tint)", "var(--cat-residential)"],
    ["grey", "var(--cat-industrial-tint)", "var(--cat-industrial)"],
  ]);
});

test("LEAD-01 TRIAL-01 R7: portraits have four grounds by value, which the name decides", () => {
  const groundOf = (name: string) =>
    /<rect[^>]*fill="([^"]*)"/.exec(renderToStaticMarkup(createElement(Portrait, { name })))?.[1];
  const names = ["سارة", "رائد", "نورة", "فهد", "هند", "ليلى", "منى", "خالد", "ريم", "يزيد", "عبير", "ماجد"];
  expect(new Set(names.map(groundOf))).toEqual(
    new Set([
      "var(--accent-tint)",
      "var(--brand-tint)",
      "var(--cat-residential-tint)",
      "var(--cat-industrial-tint)",
    ]),
  );
  expect(groundOf("سارة")).toBe(groundOf("سارة"));
});
