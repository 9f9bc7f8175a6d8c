import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors } from "../field-messages.ts";
import { address, cleanAddress, numberedAddress, suggestAddress } from "./address.ts";

const field = address({ under: "/articles", suggestedFrom: "title", required: true });

test.each([
  ["كيف تكتب مُلخّصًا جيّدًا؟", "كيف-تكتب-ملخصا-جيدا"],
  ["  الأســرع  في  الرياض ", "الأسرع-في-الرياض"],
  ["What Makes a Site FAST?", "what-makes-a-site-fast"],
  ["React و TypeScript: ٢٠٢٦", "react-و-typescript-2026"],
  ["a_b/c.d--e", "a-b-c-d-e"],
  ["%D9%85%D9%82%D8%A7%D9%84-1", "مقال-1"],
  ["100% و 50%", "100-و-50"],
  ["\u202Eمقال\u200F \u200Cجديد", "مقال-جديد"],
  ["ﻣﻘﺎﻝ", "مقال"],
  ["أول۔ ثانٍ", "أول-ثان"],
  ["…؟!", ""],
])("ART-01 AR-05 the address %s is cleaned, and a clean one stays as it is", (typed, clean) => {
  expect(cleanAddress(typed)).toBe(clean);
  expect(cleanAddress(clean)).toBe(clean);
  expect(cleanAddress(encodeURIComponent(clean))).toBe(clean);
});

test("ART-01 an address is cleaned, needs a letter or digit, and has a maximum length", () => {
  const taken = (typed: string) => {
    const parsed = field.schema(z).safeParse(typed);
    return parsed.success ? parsed.data : fieldErrors(parsed.error);
  };
  expect(taken(" مقالٌ أوّل ")).toBe("مقال-أول");
  expect(taken("؟؟")).toEqual({ body: "اكتب في الرابط حرفًا أو رقمًا على الأقل" });
  expect(taken("س".repeat(80))).toHaveLength(80);
  expect(taken("س".repeat(81))).toEqual({ body: "النص أطول من المسموح. أكثر عدد للأحرف: 80" });
  expect(address({ under: "/a", suggestedFrom: "title" }).schema(z).parse("؟")).toBe("");
});

test("ART-01 an address made of a long title keeps whole words", () => {
  expect(suggestAddress("كلمة ".repeat(30))).toBe("كلمة-".repeat(16).slice(0, -1));
  expect(suggestAddress("س".repeat(90))).toBe("س".repeat(80));
  expect(suggestAddress("كيف تبدأ؟")).toBe("كيف-تبدأ");
});

test("ART-01 a number is added to a long address within its maximum length", () => {
  expect(numberedAddress("مقال", 2)).toBe("مقال-2");
  expect(numberedAddress("س".repeat(80), 12)).toBe(`${"س".repeat(77)}-12`);
});
