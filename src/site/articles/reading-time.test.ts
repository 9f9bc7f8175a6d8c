import { expect, test } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

test("ART-01 words are counted as readers do: marks, signs and tags do not count", () => {
  expect(
    countWords("<p>مَوقعٌ سريع، و«واضح» — بلا React.</p><ul><li><p>أول</p></li><li><p>ثانٍ</p></li></ul>"),
  ).toBe(7);
  expect(countWords("<table><tr><th><p>أ</p></th><td>ب</td></tr></table><pre><code>a\nb</code></pre>")).toBe(
    4,
  );
  expect(countWords("")).toBe(0);
});

test("ART-01 an article takes whole minutes to read, at least one", () => {
  expect(readingMinutes("<p>كلمة</p>")).toBe(1);
  expect(readingMinutes(`<p>${"كلمة ".repeat(540)}</p>`)).toBe(3);
  expect(readingMinutes(`<p>${"كلمة ".repeat(270)}</p>`)).toBe(2);
});
