import { expect, test } from "vitest";
import { lettersOf, shownOf } from "./search-limits.ts";

test("OWN-01 what does not fit is cut between words, and inside a word only where nothing else fits", () => {
  const atMost = (most: number) => (text: string) => lettersOf(text).length <= most;
  expect(shownOf("ثلاث كلمات هنا", atMost(14))).toEqual({ shown: "ثلاث كلمات هنا", isCut: false });
  expect(shownOf("ثلاث كلمات هنا", atMost(13))).toEqual({ shown: "ثلاث كلمات…", isCut: true });
  expect(shownOf("ثلاث كلمات هنا", atMost(10))).toEqual({ shown: "ثلاث…", isCut: true });
  expect(shownOf("فسيكفيكهم الله", atMost(5))).toEqual({ shown: "فسيك…", isCut: true });
  expect(shownOf("", atMost(0))).toEqual({ shown: "", isCut: false });
  expect(shownOf("كلمة", atMost(0))).toEqual({ shown: "", isCut: true });
});

test("OWN-01 AR-06 a letter with its marks is one, and is never cut apart", () => {
  expect(lettersOf("مُعَلِّم")).toHaveLength(4);
  expect(shownOf("مُعَلِّمون", (text) => lettersOf(text).length <= 4).shown).toBe("مُعَلِّ…");
});

test("OWN-01 a text of thousands of words is cut with few looks", () => {
  let looks = 0;
  const { shown } = shownOf("كلمة ".repeat(1000).trim(), (text) => {
    looks += 1;
    return text.length <= 160;
  });
  expect(shown).toHaveLength(160);
  expect(looks).toBeLessThan(14);
});
