import { expect, test } from "vitest";
import { newPasswordField } from "./password-rules.server.ts";

const isTaken = (password: string) => newPasswordField.safeParse(password).success;

test("SEC-02 a new password has 12 characters or more, and at most 1024", () => {
  expect(isTaken("k7#pQz!m2Xv")).toBe(false);
  expect(isTaken("k7#pQz!m2Xvw")).toBe(true);
  expect(isTaken("كلمة مرور طو")).toBe(true);
  expect(isTaken(`k7#pQz!m2Xv${"w".repeat(1013)}`)).toBe(true);
  expect(isTaken(`k7#pQz!m2Xv${"w".repeat(1014)}`)).toBe(false);
});

test.each([
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "qwertyqwerty",
  "123456789012",
  "987654321098",
  "abcdefghijkl",
  "ABCDEFGHIJKL",
])("SEC-02 %s is a repetition or a sequence, and is refused", (password) => {
  expect(isTaken(password)).toBe(false);
});

test.each(["q1w2e3r4t5y6", "qazxswedc123", "Q1W2E3R4T5Y6"])(
  "SEC-02 %s is a common password, and is refused",
  (password) => {
    expect(isTaken(password)).toBe(false);
  },
);
