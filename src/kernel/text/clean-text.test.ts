import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { fieldMessages } from "../resource/field-messages.text.ts";
import { cleanInput } from "./clean-text.ts";

function refusal(value: unknown) {
  try {
    cleanInput(value);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: error.fields };
    throw error;
  }
  return null;
}

const nested = (depth: number): unknown => (depth === 0 ? "x" : { in: nested(depth - 1) });

test("AR-05 strips bidi and control characters from every text, and keeps lines, tabs and spaces", () => {
  const input = {
    name: "\u202Eأحمد\u200F ",
    list: ["a\u2066b\u2069", { deep: "سطر\r\n\tثان\u0007\u009F\u061C" }],
    count: 3,
    flag: true,
    nothing: null,
  };
  expect(cleanInput(input)).toEqual({
    name: "أحمد ",
    list: ["ab", { deep: "سطر\n\tثان" }],
    count: 3,
    flag: true,
    nothing: null,
  });
});

test.each(["\r\n", "\r", "\u000B", "\u000C", "\u0085", "\u2028", "\u2029"])(
  "AR-05 TRIAL-01 F15: %j between two words becomes one line feed",
  (end) => {
    expect(cleanInput({ text: `سطر${end}ثانٍ` })).toEqual({ text: "سطر\nثانٍ" });
  },
);

const invisible = [
  ..."\u200B\u200C\u200D\u200E\u061C\u00AD\u034F\u2060\u2063\uFEFF\u115F\u1160\u3164\uFFA0\u2800\u180E\uFE0F\u17B4\u206A",
  "\u{E0100}",
  "\u{E0041}",
  "\u{1D159}",
  "\u{1D173}",
  " \u200B\u00A0\u3000 ",
  "\u0007\u200B",
];
test.each(invisible.map((sign) => [sign.codePointAt(0)?.toString(16) ?? "", sign]))(
  "AR-05 API-02 TRIAL-01 F16: a text of U+%s alone is empty, and a name beside it stays",
  (_code, sign) => {
    expect(cleanInput({ name: sign.repeat(3) })).toEqual({ name: "" });
    expect(String(cleanInput(`نورة${sign}`))).toMatch(/^نورة/);
  },
);

test("AR-05 keeps joiners, marks and emoji", () => {
  const text = "شُرفة می‌خواهم 👨‍👩‍👧";
  expect(cleanInput({ text })).toEqual({ text });
});

test("SEC-08 refuses NUL and half characters with the path of each field", () => {
  expect(refusal({ name: "a\0b", features: ["ok", "ok", "\uD800"], fine: "😀" })).toEqual({
    code: "invalid",
    fields: { name: fieldMessages.badCharacters, "features.2": fieldMessages.badCharacters },
  });
  expect(refusal("\uDC00")).toEqual({ code: "invalid", fields: { body: fieldMessages.badCharacters } });
  expect(refusal({ a: { "k\0": 1 } })).toEqual({
    code: "invalid",
    fields: { a: fieldMessages.badCharacters },
  });
});

test("SEC-08 refuses more than 200 entries of a list", () => {
  expect(refusal({ features: Array(200).fill("x") })).toBeNull();
  const refused = refusal({ features: Array(201).fill("x") });
  expect(refused?.code).toBe("invalid");
  expect(refused?.fields.features).toContain("200");
});

test("SEC-08 refuses more than 8 levels as a bad request", () => {
  expect(refusal(nested(8))).toBeNull();
  expect(refusal(nested(9))?.code).toBe("bad-request");
  expect(refusal(JSON.parse("[".repeat(3000) + "]".repeat(3000)))?.code).toBe("bad-request");
});

test("SEC-08 a key __proto__ changes no prototype", () => {
  const cleaned = cleanInput(JSON.parse('{"__proto__":{"admin":true},"name":"x"}'));
  expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
  expect((cleaned as { admin?: boolean }).admin).toBeUndefined();
});

test("SEC-10 files pass through untouched", () => {
  const file = new File(["x"], "x.png");
  expect(cleanInput({ file })).toEqual({ file });
});
