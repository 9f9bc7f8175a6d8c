import { describe, expect, test } from "vitest";
import { findName, type PersonName, readName, withoutName } from "./person-name.ts";

const nameOf = (name: string): PersonName => readName(name) ?? [];

describe("a person's name in a text", () => {
  test.each([
    ["نورة القحطاني", "سألت نورة القحطاني عن موعدها", "سألت [-] عن موعدها"],
    ["نورة القحطاني", "نوره  بنت سعد القحطانى", "[-]  بنت سعد [-]"],
    ["نورة القحطاني", "أرسلها لنُورة القَحطاني.", "أرسلها ل[-]."],
    ["نورة القحطاني", "القحطاني، نورة", "[-]"],
    ["عبدالله العتيبي", "اتصل عبد الله العتيبي", "اتصل [-]"],
    ["عبد الله العتيبي", "وعبدالله العتيبي حضر", "و[-] حضر"],
    ["هند", "قالت هند: نعم، وهند حضرت", "قالت [-]: نعم، و[-] حضرت"],
    ["Sara Ali", "SARA ALI's file", "[-]'s file"],
  ])("PRIV-02 TRIAL-01 S4: %s is found in «%s»", (name, text, left) => {
    expect(withoutName(text, nameOf(name), "[-]")).toBe(left);
  });

  test.each([
    ["علي", "الموعد عليك وعليهم"],
    ["هند", "زار الهند والمهندس هندي"],
    ["نورة القحطاني", "نورة الشمري حضرت"],
    ["نورة القحطاني", "محمد القحطاني حضر"],
    ["Ali", "alignment 5Ali"],
  ])("PRIV-02 TRIAL-01 S4: %s is not found in «%s»", (name, text) => {
    expect(findName(text, nameOf(name))).toEqual([]);
  });

  test("PRIV-02 TRIAL-01 S4: a name of links and single letters alone finds nothing", () => {
    expect(readName("بن")).toBeUndefined();
    expect(readName(" . ")).toBeUndefined();
  });
});
